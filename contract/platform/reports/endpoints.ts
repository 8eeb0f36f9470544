import { endpoint, resource } from '@/contract/endpoint';
import type { reportsSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** Tables of what we manage, for our team: each is named once, as data, on the server. */
export const reports = resource<typeof reportsSchemas>('reports')({
  listReports: endpoint('GET', '/desk/reports', {
    summary: 'The reports of the caller’s duties',
    access: 'staff',
  }),
  getReport: endpoint('GET', '/desk/reports/:reportId', {
    summary: 'A report with its totals; of some, as it was at the end of a day',
    access: 'staff',
    scope: 'reports:read',
  }),
  printReport: endpoint('GET', '/desk/reports/:reportId/pdf', {
    summary: 'A report as a PDF with its totals; the file names how many rows it leaves out',
    access: 'staff',
    rate: 'search',
  }),
  listReportSchedules: endpoint('GET', '/desk/report-schedules', {
    summary: 'The reports that the caller gets by email',
    access: 'staff',
  }),
  setReportSchedule: endpoint('PUT', '/desk/reports/:reportId/schedule', {
    summary: 'Has a report come to the caller by email, or ends that',
    access: 'staff',
    audit: 'report.scheduled',
  }),
  exportReport: endpoint('GET', '/desk/reports/:reportId/csv', {
    summary: 'All rows of a report as CSV',
    access: 'staff',
    rate: 'search',
    audit: 'report.exported',
  }),
});
