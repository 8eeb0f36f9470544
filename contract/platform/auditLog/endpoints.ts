import { endpoint, resource } from '@/contract/endpoint';
import type { auditLogSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** The audit log for administrators. Each look at it is a line of it. */
export const auditLog = resource<typeof auditLogSchemas>('auditLog')({
  searchAuditLog: endpoint('GET', '/audit-log', {
    summary: 'Lines by person, home, event, and date, the latest first; each search is written down',
    access: 'staff',
    rate: 'search',
    audit: 'audit.searched',
  }),
  exportAuditLog: endpoint('GET', '/audit-log/csv', {
    summary: 'All lines of a search as CSV, up to 10,000; each export is written down',
    access: 'staff',
    rate: 'search',
    audit: 'audit.exported',
  }),
});
