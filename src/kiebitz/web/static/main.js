/** The page: brings the key it was opened with, and shows what its address names. */

import { html, render, useCallback, useEffect, useMemo, useState } from "./vendor/preact.js";
import { useDeck } from "./cards.js";
import { SharedContext } from "./context.js";
import { keepPage } from "./installed.js";
import { bringKey, keyInAddress } from "./keys.js";
import { later } from "./pages/later.js";
import * as lobby from "./pages/lobby.js";
import { NowherePage } from "./pages/nowhere.js";
import * as table from "./pages/table.js";
import { deckName, loadPreferences, storePreferences } from "./preferences.js";
import { addressOf, routeOf, watchAddress } from "./router.js";
import { loadSpeech } from "./words.js";

/**
 * @import { Preferences } from "./preferences.js"
 * @import { Stylesheet } from "./stylesheets.js"
 */

/** @type {Stylesheet[]} */
const TABLE = ["cards", "table", "felt"];
const LobbyPage = later(["lobby", "panel", "moments"], async () => lobby.LobbyPage);
const TablePage = later([...TABLE, "own", "result", "panel", "review", "moments"], async () => table.TablePage);
const RoomsPage = later(["lobby", "panel", "moments", "room"], async () => (await import("./pages/rooms.js")).RoomsPage);
const RoomPage = later(
  ["lobby", ...TABLE, "own", "result", "panel", "review", "moments", "room"],
  async () => (await import("./pages/room.js")).RoomPage,
);
const GamesPage = later(["lobby", "panel", "games", "review"], async () => (await import("./pages/games.js")).GamesPage);
const PortraitPage = later(["lobby", "portrait"], async () => (await import("./pages/portrait.js")).PortraitPage);
const GamePage = later([...TABLE, "result", "panel", "games", "review"], async () => (await import("./pages/game.js")).GamePage);
const ASKING = /** @type {Stylesheet[]} */ (["lobby", "cards", "own", "panel", "games", "practice"]);
const PracticePage = later(ASKING, async () => (await import("./pages/practice.js")).PracticePage);
const PuzzlesPage = later(ASKING, async () => (await import("./pages/practice.js")).PuzzlesPage);
const StatisticsPage = later(["lobby", "games", "panel", "statistics"], async () => (await import("./pages/statistics.js")).StatisticsPage);
const BoardPage = later([...TABLE, "lobby", "panel", "games", "review", "board"], async () => (await import("./pages/board.js")).BoardPage);
const LearnPage = later([...TABLE, "lobby", "games", "review", "learn"], async () => (await import("./pages/learn.js")).LearnPage);

function App() {
  const [preferences, setPreferences] = useState(loadPreferences);
  const [path, setPath] = useState(location.pathname);
  useEffect(() => watchAddress(() => setPath(location.pathname)), []);
  const prefer = useCallback((/** @type {Partial<Preferences>} */ change) => {
    setPreferences((before) => {
      const after = { ...before, ...change };
      storePreferences(after);
      return after;
    });
  }, []);
  const speech = useSpeech(preferences.language);
  useEffect(() => {
    document.documentElement.lang = preferences.language;
    document.documentElement.dataset.theme = preferences.theme;
  }, [preferences.language, preferences.theme]);
  useDeck(deckName(preferences));
  const shared = useMemo(() => ({ ...speech, preferences, prefer }), [speech, preferences, prefer]);
  return html`<${SharedContext.Provider} value=${shared}>${pageOf(path)}<//>`;
}

/** The words of the preferred language; of the one before until they have been loaded. @param {string} language */
function useSpeech(language) {
  const [speech, setSpeech] = useState(first);
  useEffect(() => {
    let isWanted = true;
    void loadSpeech(language).then((loaded) => isWanted && setSpeech(loaded));
    return () => void (isWanted = false);
  }, [language]);
  return speech;
}

/** @param {string} path */
function pageOf(path) {
  const route = routeOf(path);
  switch (route.page) {
    case "lobby":
      return html`<${LobbyPage} />`;
    case "table":
      return html`<${TablePage} key=${route.table} table=${route.table} />`;
    case "rooms":
      return html`<${RoomsPage} />`;
    case "room":
      return html`<${RoomPage} key=${route.room} room=${route.room} />`;
    case "games":
      return html`<${GamesPage} />`;
    case "portrait":
      return html`<${PortraitPage} />`;
    case "game":
      return html`<${GamePage} key=${addressOf(route.source)} source=${route.source} move=${route.move} isReviewed=${route.isReviewed} />`;
    case "board":
      return html`<${BoardPage} key=${route.board ?? ""} board=${route.board} />`;
    case "learn":
      return html`<${LearnPage} key=${route.number ?? ""} number=${route.number} />`;
    case "practice":
      return html`<${PracticePage} />`;
    case "puzzles":
      return html`<${PuzzlesPage} />`;
    case "statistics":
      return html`<${StatisticsPage} />`;
    case "nowhere":
      return html`<${NowherePage} />`;
  }
}

const [first] = await Promise.all([loadSpeech(loadPreferences().language), bringKey()]);
addEventListener("hashchange", () => keyInAddress() !== null && location.reload()); // a link typed over the page's own
render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById("page")));
addEventListener("load", keepPage);
if (document.readyState === "complete") keepPage();
