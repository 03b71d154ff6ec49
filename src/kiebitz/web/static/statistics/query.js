/**
 * Where the games behind a number are listed.
 *
 * @import { StatisticsGroup } from "../types.js"
 */

/** @param {StatisticsGroup["by"]} by @param {string} name @returns {string | null} what the list is asked for; `null` if it cannot be */
export function gamesBehind(by, name) {
  if (by === "all") return "help=without";
  if (by === "month") return `from=${name}-01&until=${lastDay(name)}&help=without`;
  if (by === "role" && name !== "passed in") return `role=${name}&help=without`;
  if (by === "kind" && name !== "passed in") return `kind=${name}&help=without`;
  if (by === "opponent") return new URLSearchParams({ name, help: "without" }).toString();
  return null;
}

/** The last day of a month. @param {string} month */
function lastDay(month) {
  const [year, number] = month.split("-").map(Number);
  return `${month}-${String(new Date(Date.UTC(year, number, 0)).getUTCDate()).padStart(2, "0")}`;
}
