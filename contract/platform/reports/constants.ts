/** Rows that a screen shows; the file has them all. */
export const MAX_REPORT_ROWS = 2_000;
