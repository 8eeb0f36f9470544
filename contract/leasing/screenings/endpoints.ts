import { endpoint, resource } from '@/contract/endpoint';
import type { screeningsSchemas } from './schemas';

export type * from './schemas';

/** How applicants are looked at. What reports say is for the person and for those of us who screen. */
export const screenings = resource<typeof screeningsSchemas>('screenings')({
  listOwnReports: endpoint('GET', '/screening-reports', {
    summary: 'The reports about the caller: what was asked, what came, and what only they can open',
    access: 'signedIn',
    audit: 'screening.own_report_read',
  }),
  answerRecord: endpoint('POST', '/screening-reports/:screeningId/answer', {
    summary: 'What the caller says about a record that was reported, before anyone weighs it',
    access: 'signedIn',
    audit: 'screening.record_answered',
  }),
  listScreenings: endpoint('GET', '/screenings', {
    summary: 'Applications being screened, and records that wait to be weighed',
    access: 'staff',
  }),
  getScreening: endpoint('GET', '/screenings/:screeningId', {
    summary: 'The reports about one applicant; each reading is written down',
    access: 'staff',
    sudo: true,
    audit: 'screening.report_read',
  }),
  checkDocuments: endpoint('POST', '/screenings/:screeningId/document-check', {
    summary: 'Records what an applicant’s documents show, or asks them for more',
    access: 'staff',
    sudo: true,
    audit: 'screening.documents_checked',
  }),
  reviewRecords: endpoint('POST', '/screenings/:screeningId/weighing', {
    summary: 'Says, as a person, whether the records found count, and why',
    access: 'staff',
    sudo: true,
    audit: 'screening.records_reviewed',
  }),
});
