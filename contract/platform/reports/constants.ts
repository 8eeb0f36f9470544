/** Rows that a screen shows; the file has them all. */
export const MAX_REPORT_ROWS = 2_000;
/** How often a report comes by email: each morning, on Mondays, or on the first day of the month. */
export const REPORT_CADENCES = ['daily', 'weekly', 'monthly'] as const;
export type ReportCadence = (typeof REPORT_CADENCES)[number];

/** Rows that a PDF prints. */
export const MAX_PRINTED_ROWS = 1_000;
