import type { AuditLine } from '@/contract/platform/auditLog/endpoints';
import type { AuditRow } from './search';

export const presentLine = ({
  id,
  at,
  event,
  personId,
  personName,
  subject,
  requestId,
  detail,
}: AuditRow): AuditLine => ({
  id,
  event,
  subject,
  requestId,
  detail,
  at: at.toISOString(),
  person: personId ? { id: personId, name: personName || 'Deleted account' } : null,
});
