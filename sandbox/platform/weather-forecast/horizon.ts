/** How far the forecast reaches. */
export const HORIZON_HOURS = 12;
