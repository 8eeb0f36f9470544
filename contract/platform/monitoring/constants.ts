/** Of 100 visits, so many are measured. */
export const VITALS_SAMPLE_RATE = 100;
export const VITAL_METRICS = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export const DEVICES = ['phone', 'tablet', 'desktop'] as const;
export const BROWSER_ERROR_KINDS = ['error', 'rejection', 'log'] as const;

export type VitalMetric = (typeof VITAL_METRICS)[number];
export type Device = (typeof DEVICES)[number];
export type BrowserErrorKind = (typeof BROWSER_ERROR_KINDS)[number];

/** What Google calls good at the 75th percentile: milliseconds; CLS has no unit. */
export const GOOD_VITALS: Readonly<Record<VitalMetric, number>> = { LCP: 2_500, INP: 200, CLS: 0.1, TTFB: 800 };

/** So many go with one message, and so many errors are sent by one page. */
export const MAX_REPORTS = 10;
