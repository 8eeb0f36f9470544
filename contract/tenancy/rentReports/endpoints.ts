import { endpoint, resource } from '@/contract/endpoint';
import type { rentReportsSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** Rent that was paid on time, reported to credit bureaus for residents who chose it (`makeLeaseRequest`). */
export const rentReports = resource<typeof rentReportsSchemas>('rentReports')({
  getRentReporting: endpoint('GET', '/leases/:leaseId/rent-reporting', {
    summary: 'What the caller agrees to, whether their rent is reported, and what was reported so far',
    access: 'signedIn',
  }),
  disputeRentReport: endpoint('POST', '/rent-report-lines/:rentReportLineId/disputes', {
    summary: 'A resident says that what we reported is wrong; our team answers within 30 days',
    access: 'signedIn',
    audit: 'rent_report.disputed',
  }),
  listRentReports: endpoint('GET', '/rent-reports', {
    summary: 'The monthly files for the credit bureaus, the newest first, and the disputes that wait',
    access: 'staff',
  }),
  listRentReportLines: endpoint('GET', '/rent-reports/:rentReportId/lines', {
    summary: 'The residents of a file, those who are left out first, with the reason',
    access: 'staff',
  }),
  readRentReportFile: endpoint('POST', '/rent-reports/:rentReportId/file', {
    summary: 'The Metro 2 file, with names and dates of birth',
    access: 'staff',
    sudo: true,
    audit: 'rent_report.file_read',
  }),
  recordRentReportDelivery: endpoint('POST', '/rent-reports/:rentReportId/deliveries', {
    summary: 'Records that our team sent a file to a bureau, with its receipt',
    access: 'staff',
    audit: 'rent_report.sent',
  }),
  recordRentReportRefusal: endpoint('POST', '/rent-report-lines/:rentReportLineId/refusals', {
    summary: 'Records that a bureau took a file and not the account of one resident, with its reason',
    access: 'staff',
    audit: 'rent_report.refused',
  }),
  answerRentReportDispute: endpoint('POST', '/rent-report-disputes/:rentReportDisputeId/answer', {
    summary: 'Answers a dispute; where the resident is right, the next file takes the month back',
    access: 'staff',
    audit: 'rent_report.dispute_answered',
  }),
});
