import { AUDIT_PAGE_SIZE, type AuditFilter, auditLog, MAX_AUDIT_EXPORT } from '@/contract/platform/auditLog/endpoints';
import { auditLogSchemas } from '@/contract/platform/auditLog/schemas';
import type { Db } from '@/server/db/client';
import { ApiError } from '@/server/http/errors';
import { implement } from '@/server/http/implement';
import { toCsv } from '@/server/modules/account/personalData';
import { canReadAuditLog } from './policy';
import { presentLine } from './presenter';
import { type AuditSearch, findHomeIds, findPersonId, searchLines } from './search';

const invalid = (field: string, message: string) =>
  new ApiError('invalid', undefined, { fields: { [field]: message } });

/** The search with ids for what was typed. */
async function resolve(db: Db, { person, home, ...rest }: AuditFilter): Promise<AuditSearch> {
  const personId = person ? await findPersonId(db, person) : undefined;
  if (person && !personId) throw invalid('person', 'No one has this email or ID');
  const homeIds = home ? await findHomeIds(db, home) : undefined;
  if (homeIds?.length === 0) throw invalid('home', 'No home has this address or ID');
  return { ...rest, personId, homeIds };
}

/** Ids alone: an email address has no place in the log. */
const auditedDetail = ({ personId, homeIds, event, from, to }: AuditSearch) => ({ personId, homeIds, event, from, to });

export const auditLogRoutes = implement(auditLog, auditLogSchemas, {
  searchAuditLog: {
    duties: ['admin'],
    authorize: canReadAuditLog,
    handle: async ({ db, query: { before, ...filter }, auditSubject }) => {
      const search = await resolve(db, filter);
      const rows = await searchLines(db, { ...search, before }, AUDIT_PAGE_SIZE + 1);
      const page = rows.slice(0, AUDIT_PAGE_SIZE);
      const last = page.at(-1);
      auditSubject('audit:search', auditedDetail(search));
      return {
        items: page.map(presentLine),
        next: rows.length > page.length && last ? `${last.micros}_${last.id}` : null,
      };
    },
  },
  exportAuditLog: {
    duties: ['admin'],
    authorize: canReadAuditLog,
    handle: async ({ db, query, now, auditSubject }) => {
      const search = await resolve(db, query);
      const rows = await searchLines(db, search, MAX_AUDIT_EXPORT + 1);
      if (rows.length > MAX_AUDIT_EXPORT)
        throw invalid('from', 'More than 10,000 lines fit. Choose fewer days, or one event.');
      auditSubject('audit:export', { ...auditedDetail(search), lines: rows.length });
      const text = toCsv(
        rows.map(presentLine).map(({ person, ...line }) => ({ ...line, personId: person?.id, person: person?.name })),
      );
      return { fileName: `audit-log-${now.toISOString().slice(0, 10)}.csv`, text };
    },
  },
});
