/** What stands beside the table when it is wanted. */

import { html } from "../vendor/preact.js";
import { useShared } from "../context.js";
import { Panel } from "../panel.js";
import { KeyList, Settings } from "../settings.js";
import { Company, RoomPanel } from "../room/room_panel.js";
import { Guests } from "./guests.js";
import { HintText } from "./hint.js";
import { List } from "./list.js";
import { Menu } from "./menu.js";
import { Practice } from "./practice.js";
import { Fairness } from "./seal.js";
import { SmallTrick } from "./trick.js";

/**
 * @import { Act, Hint, Sight } from "../types.js"
 * @typedef {"menu" | "hint" | "list" | "keys" | "settings" | "fairness" | "last" | "practice" | "guests" | "room"} PanelName
 */

/**
 * @param {{ name: PanelName, sight: Sight, canAct: boolean, hint: Hint | null, act: (act: Act) => void,
 *   claim: () => void, open: (name: PanelName | null) => void, askHint: () => void }} props
 */
export function SidePanel({ name, sight, canAct, hint, act, claim, open, askHint }) {
  const { say } = useShared();
  const titles = {
    menu: say("menu"),
    hint: say("hint"),
    list: say("list"),
    keys: say("keys"),
    settings: say("settings"),
    fairness: say("fairness"),
    last: say("table-last-trick"),
    practice: say("table-earlier-tricks"),
    guests: say("guests"),
    room: say("room"),
  };
  return html`<${Panel} title=${titles[name]} close=${() => open(null)} class=${name}>${content()}<//>`;

  function content() {
    switch (name) {
      case "menu":
        return html`<${Menu} sight=${sight} canAct=${canAct} act=${act} claim=${claim} open=${open} askHint=${askHint} />`;
      case "hint":
        return html`<${HintText} hint=${hint} />`;
      case "list":
        return sight.scores === null ? null : html`<${List} sight=${sight} scores=${sight.scores} />`;
      case "keys":
        return html`<${KeyList} />`;
      case "settings":
        return html`<${Settings} />`;
      case "fairness":
        return html`<${Fairness} sight=${sight} />`;
      case "guests":
        return html`<${Guests} sight=${sight} />`;
      case "room":
        return html`<${Company} /><${RoomPanel} />`;
      case "practice":
        return sight.practice === null ? null : html`<${Practice} sight=${sight} practice=${sight.practice} />`;
      case "last":
        return sight.lastTrick === null ? null : html`<${SmallTrick} sight=${sight} trick=${sight.lastTrick} />`;
    }
  }
}
