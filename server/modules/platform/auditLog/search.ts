// The audit log by whom, what, which home, and when.
import { sql } from 'kysely';
import type { AuditFilter } from '@/contract/platform/auditLog/endpoints';
import type { Db } from '@/server/db/client';
import { unionAll } from '@/server/db/unionAll';
import { streamsOf } from '@/server/http/audit';
import { idOrNull } from '@/server/ids';

/** Homes that one search may mean by the start of an address. */
const MAX_HOMES = 20;

export const findPersonId = async (db: Db, emailOrId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('users')
      .select('id')
      .where((where) => where.or([where('id', '=', idOrNull(emailOrId)), where('email', '=', emailOrId.toLowerCase())]))
      .executeTakeFirst()
  )?.id;

export async function findHomeIds(db: Db, addressOrId: string): Promise<string[]> {
  const start = addressOrId.toLowerCase();
  // Text that sorts after every address that starts so: a comparison has an index under row-level security, `like` has none.
  const { rows } = await sql<{ id: string }>`select id from homes
    where id = ${idOrNull(addressOrId)} or (address_key >= ${start} and address_key < ${`${start}\u{10ffff}`})
    order by id limit ${MAX_HOMES}`.execute(db);
  return rows.map(({ id }) => id);
}

/** What of a home has lines of its own: the noun of the subject and its table. */
const partsOfHome = [
  ['agreement', 'agreements'],
  ['application', 'applications'],
  ['appointment', 'appointments'],
  ['charge', 'charges'],
  ['document', 'documents'],
  ['envelope', 'envelopes'],
  ['inspection', 'inspections'],
  ['lease', 'leases'],
  ['notice', 'notices'],
  ['payout', 'payouts'],
  ['proposal', 'proposals'],
  ['renewal', 'renewals'],
  ['thread', 'threads'],
  ['work_order', 'work_orders'],
] as const;

/** The subjects of the lines of homes and of what belongs to them. */
async function subjectsOf(db: Db, homeIds: readonly string[]): Promise<string[]> {
  const parts = partsOfHome.map(
    ([noun, table]) =>
      sql`select ${sql.lit(`${noun}:`)} || id::text as subject from ${sql.table(table)} where home_id = any(${[...homeIds]}::uuid[])`,
  );
  const found = await unionAll<{ subject: string }>(db, parts);
  return [...homeIds.map((id) => `home:${id}`), ...found.map(({ subject }) => subject)];
}

export interface AuditSearch extends Pick<AuditFilter, 'event' | 'from' | 'to'> {
  personId?: string | undefined;
  homeIds?: readonly string[] | undefined;
  /** Microseconds and id of the last line seen. */
  before?: string | undefined;
}

export interface AuditRow {
  id: string;
  at: Date;
  /** Microseconds since the epoch. */
  micros: string;
  event: string;
  personId: string | null;
  personName: string | null;
  subject: string | null;
  requestId: string | null;
  detail: string;
}

export async function searchLines(db: Db, search: AuditSearch, limit: number): Promise<AuditRow[]> {
  const { personId, homeIds, event, from, to, before } = search;
  const [micros, id] = before?.split('_') ?? [];
  const conditions = [
    sql`true`,
    ...(personId
      ? [sql`(line.person_id = ${personId} or line.subject in (${`person:${personId}`}, ${`user:${personId}`}))`]
      : []),
    ...(homeIds ? [sql`line.subject = any(${await subjectsOf(db, homeIds)}::text[])`] : []),
    ...(event
      ? [
          sql`line.stream = any(${streamsOf(event.split('.')[0] ?? event)})
            and line.event = ${event}`,
        ]
      : []),
    ...(from ? [sql`line.at >= ${from}::timestamptz`] : []),
    ...(to ? [sql`line.at < ${to}::timestamptz`] : []),
    ...(before
      ? [sql`(line.at, line.id) < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::bigint)`]
      : []),
  ];
  const { rows } = await sql<AuditRow>`select line.id::text as id, line.at, line.event, line.subject,
      (extract(epoch from line.at) * 1000000)::bigint::text as micros,
      line.person_id as "personId", line.request_id as "requestId", line.detail::text as detail,
      (select trim(concat_ws(' ', users.first_name, users.last_name)) from users where users.id = line.person_id) as "personName"
    from audit_log line where ${sql.join(conditions, sql` and `)}
    order by line.at desc, line.id desc limit ${limit}`.execute(db);
  return rows;
}
