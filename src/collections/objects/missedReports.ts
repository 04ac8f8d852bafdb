/**
 * How many reports are overdue; one that is late by less than half of the interval is under way.
 *
 * @param ageMs since the last report, in milliseconds
 * @param paceSeconds how often one is to come
 */
export function missedReports(ageMs: number, paceSeconds: number): number {
  return Math.max(0, Math.floor(ageMs / (paceSeconds * 1_000) - 0.5));
}

/** How many in a row are missing when an object counts as silent. */
export const SILENT_AFTER = 3;
