/** Rows that a screen shows; the file has them all. */
export const MAX_REPORT_ROWS = 2_000;
/** Rows that a PDF prints. */
export const MAX_PRINTED_ROWS = 1_000;
