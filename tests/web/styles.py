"""Whether a page has loaded the styles it needs: with those of all pages it would look the same."""

from __future__ import annotations

from playwright.sync_api import Page

ALL_STYLES = [
    "base",
    "lobby",
    "cards",
    "table",
    "felt",
    "own",
    "result",
    "panel",
    "games",
    "review",
    "moments",
    "room",
    "board",
    "learn",
]  # in the order of stylesheets.js

# What would look otherwise with all styles, without motion, which would look otherwise a moment later. The others are
# loaded first, without effect; both looks are then taken in one breath, so that nothing but the styles can differ: a
# button that comes to lie under the mouse meanwhile would. Variables are left out: what matters is what rules make of
# them.
_MISSED = """async (names) => {
  const link = (name) => Object.assign(
    document.createElement('link'), { rel: 'stylesheet', href: `/static/style/${name}.css`, media: 'not all' });
  const own = [...document.querySelectorAll('link[rel=stylesheet]')];
  const others = names.map(link);
  await Promise.all(others.map((each) => new Promise((loaded) => {
    each.onload = loaded;
    document.head.append(each);
  })));
  const all = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility());
  const look = () => all.map((element) => {
    const style = getComputedStyle(element);
    const read = [...style].filter((name) => !name.startsWith('--'));
    return read.map((name) => `${name}: ${style.getPropertyValue(name)}`);
  });
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
  document.adoptedStyleSheets.push(still);
  const before = look();
  others.forEach((each) => (each.media = 'all'));
  own.forEach((each) => (each.disabled = true));
  const after = look();
  own.forEach((each) => (each.disabled = false));
  others.forEach((each) => each.remove());
  document.adoptedStyleSheets.pop();
  return all.flatMap((element, number) => after[number]
    .filter((value, place) => value !== before[number][place])
    .map((value) => `${element.tagName} ${element.getAttribute('class')} ${value}`));
}"""
_LOADED = (
    "() => [...document.querySelectorAll('link[rel=stylesheet]')].map(({ href }) => /(\\w+)\\.css$/.exec(href)[1])"
)


def loaded_styles(page: Page) -> list[str]:
    """The stylesheets of a page, in the order in which they count."""
    found: list[str] = page.evaluate(_LOADED)
    return found


def assert_styled(page: Page) -> None:
    """Fails where the page, as it is shown now, lacks a rule of a stylesheet that it has not loaded."""
    missed = page.evaluate(_MISSED, ALL_STYLES)
    assert not missed, "\n".join([f"{page.url} would look otherwise with all styles:", *missed[:20]])
