/*
 * What is wrong with the page, in words. A line of text is what a text node has in one line; it is in sight where no
 * scrolling part of the page hides it. Names may be shortened, cards of a fan and of the trick may lie on each other,
 * and what sticks to an edge lies over what scrolls below it.
 */
({ finger, text, mustFit }) => {
  const root = document.documentElement;
  root.style.fontSize = `${text}%`;
  const faults = [];
  const describe = (element) => {
    const path = [];
    for (let at = element; at !== null && at !== document.body && path.length < 3; at = at.parentElement)
      path.unshift(at.tagName.toLowerCase() + [...at.classList].slice(0, 2).map((name) => `.${name}`).join(''));
    return path.join(' > ');
  };
  const isShown = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.closest('.unseen') === null;
  const sticking = (element) => {
    for (let at = element; at !== null; at = at.parentElement)
      if (['sticky', 'fixed'].includes(getComputedStyle(at).position)) return at;
    return null;
  };
  const meet = (a, b, by) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > by && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;
  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };

  // Cut off by something that does not scroll, or out of sight in something that does.
  const seenPart = (box, element) => {
    let { left, right, top, bottom } = box;
    for (let at = element; at !== null && at !== document.body; at = at.parentElement) {
      const style = styleOf(at);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const frame = at.getBoundingClientRect();
      const isShortened = style.textOverflow === 'ellipsis' && at.closest('.name, .may-shorten') !== null;
      const cutX = left < frame.left - 1.5 || right > frame.right + 1.5;
      const cutY = top < frame.top - 3 || bottom > frame.bottom + 3;
      if (cutX && style.overflowX === 'hidden' && !isShortened) return 'cut off';
      if (cutX && style.overflowX !== 'hidden' && at.closest('.scroll') === null) return 'scrolls sideways';
      if (cutY && style.overflowY === 'hidden') return 'cut off';
      left = Math.max(left, frame.left), right = Math.min(right, frame.right);
      top = Math.max(top, frame.top), bottom = Math.min(bottom, frame.bottom);
      if (right <= left || bottom <= top) return null;
    }
    return { left, right, top, bottom };
  };

  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (node.data.trim() === '' || element.closest('svg, option, textarea, noscript') || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      const what = node.data.trim().slice(0, 40);
      const seen = seenPart(box, element);
      if (typeof seen === 'string') faults.push(`${seen}: "${what}" in ${describe(element)}`);
      else if (seen !== null) {
        const shrink = (seen.bottom - seen.top) * 0.14;
        lines.push({ node, element, what, top: seen.top + shrink, bottom: seen.bottom - shrink, left: seen.left, right: seen.right });
      }
    }
  }
  lines.forEach((line, number) => {
    for (const other of lines.slice(number + 1)) {
      if (other.node === line.node || !meet(line, other, 1.5) || sticking(line.element) !== sticking(other.element)) continue;
      faults.push(`"${line.what}" in ${describe(line.element)} lies over "${other.what}" in ${describe(other.element)}`);
    }
  });

  const targets = [...document.querySelectorAll('button, a[href], input, select, textarea, summary')].filter(isShown);
  const things = [...new Set([...targets, ...document.querySelectorAll('.card')])].filter(isShown);
  const boxes = things.map((thing) => [thing, seenPart(thing.getBoundingClientRect(), thing.parentElement)]);
  for (const [thing, box] of boxes) {
    if (typeof box === 'string') faults.push(`${box}: ${describe(thing)}`);
    if (box === null || typeof box === 'string') continue;
    const covered = lines.find((line) => !thing.contains(line.element) && line.element.closest('.note, .mark, label') === null
      && meet(line, box, 2) && sticking(thing) === sticking(line.element));
    if (covered) faults.push(`${describe(thing)} lies over "${covered.what}" in ${describe(covered.element)}`);
  }
  const apart = boxes.filter(([thing, box]) => box !== null && typeof box !== 'string' && thing.closest('.card') === null);
  apart.forEach(([thing, box], number) => {
    for (const [other, otherBox] of apart.slice(number + 1))
      if (!thing.contains(other) && !other.contains(thing) && meet(box, otherBox, 1) && sticking(thing) === sticking(other))
        faults.push(`${describe(thing)} lies over ${describe(other)}`);
  });

  for (const target of targets) {
    if (target.closest('.hand') !== null) continue;
    const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
    if (Math.round(width) < finger || Math.round(height) < finger)
      faults.push(`${Math.round(width)} x ${Math.round(height)} is too small: ${describe(target)}`);
  }
  const { scrollWidth } = document.scrollingElement;
  if (scrollWidth > innerWidth + 1) {
    const widest = [...document.querySelectorAll('main *')].filter(isShown)
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1);
    faults.push(`the page is ${scrollWidth} wide: ${widest.slice(-3).map(describe)}`);
  }
  if (mustFit)
    for (const needed of document.querySelectorAll(':is(.table, .board) :is(.hand .card, .doing button, .prompt, .quick button, .mine .name)')) {
      const { top, bottom } = needed.getBoundingClientRect();
      if (isShown(needed) && needed.closest('.jumps') === null && (top < -1 || bottom > innerHeight + 1)) faults.push(`out of sight: ${describe(needed)}`);
    }
  root.style.fontSize = '';
  return [...new Set(faults)];
}
