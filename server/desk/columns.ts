import type { ReportColumn } from '@/contract/platform/reports/schemas';

// Columns of reports, short to write.
export const text = (label: string): ReportColumn => ({ label, kind: 'text', hasTotal: false });
export const date = (label: string): ReportColumn => ({ label, kind: 'date', hasTotal: false });
/** Days and other figures that do not add up. */
export const number = (label: string): ReportColumn => ({ label, kind: 'number', hasTotal: false });
export const count = (label: string): ReportColumn => ({ label, kind: 'number', hasTotal: true });
export const money = (label: string): ReportColumn => ({ label, kind: 'cents', hasTotal: true });
