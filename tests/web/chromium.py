"""The Chromium in which the tests of the web table run: the first one found that starts, or else one installed now.

    python -m tests.web.chromium     # finds or installs one and says which; `make unit` begins with it

Found is what the variable KIEBITZ_CHROMIUM names, and then nothing else is tried; otherwise a Chromium of the system or
the one that Playwright has downloaded. Installed is by Playwright's download or, for those who may, by apt-get.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress

from playwright.sync_api import Browser, Playwright, sync_playwright
from playwright.sync_api import Error as PlaywrightError

_NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
_OURS_ALONE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost"  # nobody else is looked up
_WHAT_TO_DO = """\
The tests of the web table need a Chromium, and none starts. Do one of these:
    .venv/bin/playwright install --with-deps chromium-headless-shell
    sudo apt install chromium-headless-shell     (or: chromium)
    export KIEBITZ_CHROMIUM=/path/to/chromium
Tried so far:"""


class NoChromium(Exception):
    """None starts; the text says what was tried and what to do."""


def start(playwright: Playwright) -> Browser:
    """The first Chromium that starts. Raises NoChromium if none does."""
    tried = []
    for path in _places():
        try:
            return playwright.chromium.launch(executable_path=path, args=[_OURS_ALONE])
        except PlaywrightError as error:
            tried.append(f"    {path or 'the one downloaded by Playwright'}: {_first_line(str(error))}")
    raise NoChromium("\n".join([_WHAT_TO_DO, *tried]))


def start_or_install(playwright: Playwright) -> Browser:
    """The first Chromium that starts, after installing one if need be. Raises NoChromium if that does not help."""
    for command in _installations():
        with suppress(NoChromium):
            return start(playwright)
        print("No Chromium starts yet, so:", *command, flush=True)
        subprocess.run(command, stdin=subprocess.DEVNULL)
    return start(playwright)


def _places() -> list[str | None]:
    """Where a Chromium may be; None is where Playwright puts its own."""
    if named := os.environ.get("KIEBITZ_CHROMIUM"):
        return [named]
    return [*filter(None, map(shutil.which, _NAMES)), None]


def _installations() -> Iterator[list[str]]:
    """Commands of which, in this order, one should bring a Chromium."""
    if "KIEBITZ_CHROMIUM" in os.environ:
        return
    download = [sys.executable, "-m", "playwright", "install"]
    yield [*download, "chromium-headless-shell"]
    if shutil.which("apt-get") and (root := _becoming_root()) is not None:
        yield [*root, "apt-get", "update"]
        for package in ("chromium-headless-shell", "chromium"):
            yield [*root, "apt-get", "install", "--yes", "--no-install-recommends", package]
        yield [*download, "--with-deps", "chromium-headless-shell"]


def _becoming_root() -> list[str] | None:
    """What stands before a command that root shall run; None if this user may not."""
    if os.geteuid() == 0:
        return []
    sudo = ["sudo", "--non-interactive"]
    may = shutil.which("sudo") and subprocess.run([*sudo, "true"], capture_output=True).returncode == 0
    return sudo if may else None


def _first_line(text: str) -> str:
    return text.strip().partition("\n")[0]


def main() -> None:
    with sync_playwright() as playwright:
        try:
            browser = start_or_install(playwright)
        except NoChromium as error:
            sys.exit(str(error))
        print("Chromium", browser.version)
        browser.close()


if __name__ == "__main__":
    main()
