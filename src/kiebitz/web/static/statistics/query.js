/**
 * Where the games behind a number are listed.
 *
 * @import { Filter } from "../games/filter.js"
 * @import { StatisticsGroup } from "../types.js"
 */

import { queryOf } from "../games/filter.js";

/**
 * What the list of games is asked for: what the numbers were asked for, and the group that one of them is of.
 *
 * @param {Filter} filter @param {StatisticsGroup["by"]} by @param {string} name @param {Date} now
 */
export function gamesBehind(filter, by, name, now = new Date()) {
  const whose = filter.name === "" ? "mine" : "";
  return queryOf({ ...filter, whose, help: filter.help || "without", ...ofGroup(filter, by, name, now) });
}

/** @param {Filter} filter @param {StatisticsGroup["by"]} by @param {string} name @param {Date} now @returns {Partial<Filter>} */
function ofGroup(filter, by, name, now) {
  if (by === "opponent") return { against: name };
  if (name === "passed in") return { outcome: name };
  if (by === "recent") return within(filter, daysBefore(now, name === "now" ? 30 : 60), daysBefore(now, name === "now" ? 0 : 31));
  if (by === "month") return within(filter, `${name}-01`, lastDay(name));
  if (by === "role" || by === "kind" || by === "seat") return { [by]: name };
  return {};
}

/** The days of a group, as far as the filter lets them through. @param {Filter} filter @param {string} from @param {string} until */
const within = (filter, from, until) => ({
  from: filter.from > from ? filter.from : from,
  until: filter.until !== "" && filter.until < until ? filter.until : until,
});

/** The last day of a month. @param {string} month */
function lastDay(month) {
  const [year, number] = month.split("-").map(Number);
  return `${month}-${String(new Date(Date.UTC(year, number, 0)).getUTCDate()).padStart(2, "0")}`;
}

/** @param {Date} now @param {number} days */
const daysBefore = (now, days) => new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
