import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { type ImportFileKind, PORTFOLIO_IMPORT_PAGE } from '@/contract/onboarding/portfolioImports/constants';
import type { Db } from '@/server/db/client';
import type { PortfolioImportRecords, PortfolioImports } from '@/server/db/types';
import { addressKeyOf } from './homes';
import type { Known } from './portfolio';
import type { Opening, StoredFile } from './types';

export type ImportView = Selectable<PortfolioImports> & { creatorName: string | null };

const creatorName = sql<string | null>`(select nullif(trim(concat_ws(' ', first_name, last_name)), '') from users
  where id = portfolio_imports.created_by)`;

export const list = (db: Db): Promise<ImportView[]> =>
  db
    .selectFrom('portfolioImports')
    .selectAll()
    .select(creatorName.as('creatorName'))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(PORTFOLIO_IMPORT_PAGE)
    .execute();

export const find = (db: Db, id: string): Promise<ImportView | undefined> =>
  db
    .selectFrom('portfolioImports')
    .selectAll()
    .select(creatorName.as('creatorName'))
    .where('id', '=', id)
    .executeTakeFirst();

export const lock = (db: Db, id: string) =>
  db.selectFrom('portfolioImports').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export const insert = (db: Db, values: Insertable<PortfolioImports>) =>
  db.insertInto('portfolioImports').values(values).execute();

export const update = (db: Db, id: string, values: Updateable<PortfolioImports>) =>
  db.updateTable('portfolioImports').set(values).where('id', '=', id).execute();

export const listFiles = (db: Db, importId: string): Promise<StoredFile[]> =>
  db
    .selectFrom('portfolioImportFiles')
    .select(['kind', 'fileName', 'text', 'columns'])
    .where('importId', '=', importId)
    .orderBy('kind')
    .execute();

export async function saveFile(
  db: Db,
  importId: string,
  { kind, fileName, text }: Pick<StoredFile, 'kind' | 'fileName' | 'text'>,
  { personId: uploadedBy, now: uploadedAt }: { personId: string; now: Date },
): Promise<void> {
  const set = { fileName, text, columns: '{}', uploadedBy, uploadedAt };
  await db
    .insertInto('portfolioImportFiles')
    .values({ ...set, importId, kind })
    .onConflict((each) => each.columns(['importId', 'kind']).doUpdateSet(set))
    .execute();
}

export const saveColumns = (db: Db, importId: string, kind: ImportFileKind, columns: StoredFile['columns']) =>
  db
    .updateTable('portfolioImportFiles')
    .set({ columns: JSON.stringify(columns) })
    .where('importId', '=', importId)
    .where('kind', '=', kind)
    .execute();

export const deleteFile = (db: Db, importId: string, kind: ImportFileKind) =>
  db.deleteFrom('portfolioImportFiles').where('importId', '=', importId).where('kind', '=', kind).execute();

export const deleteFiles = (db: Db, importId: string) =>
  db.deleteFrom('portfolioImportFiles').where('importId', '=', importId).execute();

/** Homes at these addresses, and accounts with these email addresses. As the system. */
export async function findKnown(
  db: Db,
  { emails, zipcodes, proEmails }: { emails: string[]; zipcodes: string[]; proEmails: string[] },
): Promise<Known> {
  const { rows: accounts } = await sql<{ id: string; email: string; type: string; otherType: string | null }>`
    select id, lower(email::text) as email, type, other_type as "otherType" from users
    where email = any(${emails}::citext[])`.execute(db);
  const { rows: homes } = await sql<{ streetAddress: string; unit: string | null; zipcode: string }>`
    select street_address as "streetAddress", unit, zipcode from homes
    where zipcode = any(${zipcodes}::text[]) and status <> 'offboarded'`.execute(db);
  const { rows: pros } = await sql<{ email: string }>`select lower(email::text) as email from pros
    where lower(email::text) = any(${proEmails}::text[])`.execute(db);
  return {
    accounts: new Map(accounts.map((account) => [account.email, account])),
    homes: new Set(homes.map(addressKeyOf)),
    pros: new Set(pros.map(({ email }) => email)),
  };
}

/** The city of a region by its name, or else the nearest one. */
export async function findCityId(
  db: Db,
  { regionId, city, lat, lng }: { regionId: number; city: string; lat: number; lng: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select id from cities where region_id = ${regionId}
    order by lower(name) = lower(${city}) desc, (lat - ${lat}) ^ 2 + (lng - ${lng}) ^ 2 limit 1`.execute(db);
  return rows[0]?.id;
}

export const RECORD_KINDS = ['user', 'home', 'lease', 'pro'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];
export const recordTables: Readonly<Record<RecordKind, string>> = {
  user: 'users',
  home: 'homes',
  lease: 'leases',
  pro: 'pros',
};

export const insertRecord = (db: Db, record: Insertable<PortfolioImportRecords>) =>
  db
    .insertInto('portfolioImportRecords')
    .values(record)
    .onConflict((each) => each.columns(['importId', 'kind', 'recordId']).doNothing())
    .execute();

/** What changes by itself is no change of anybody. */
const fingerprint = sql`md5((to_jsonb(made) - 'updated_at' - 'search_text')::text)`;

/** Keeps what each new record looks like now. */
export async function saveFingerprints(db: Db, importId: string): Promise<void> {
  for (const kind of RECORD_KINDS)
    await sql`update portfolio_import_records record set fingerprint = ${fingerprint}
      from ${sql.table(recordTables[kind])} made
      where record.import_id = ${importId} and record.kind = ${kind} and record.is_new and made.id = record.record_id`.execute(
      db,
    );
}

/** How many new records of a kind do not look as the import made them, or are gone. */
export async function countChanged(db: Db, importId: string, kind: RecordKind): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from portfolio_import_records record
    left join ${sql.table(recordTables[kind])} made on made.id = record.record_id
    where record.import_id = ${importId} and record.kind = ${kind} and record.is_new
      and record.fingerprint is distinct from ${fingerprint}`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface HomeRecord {
  homeId: string;
  opening: Opening & { leaseId: string | null };
}

export async function listHomeRecords(db: Db, importId: string): Promise<HomeRecord[]> {
  const { rows } = await sql<HomeRecord>`select record_id as "homeId", opening from portfolio_import_records
    where import_id = ${importId} and kind = 'home' order by record_id`.execute(db);
  return rows;
}

export async function listNewIds(db: Db, importId: string, kind: RecordKind): Promise<string[]> {
  const rows = await db
    .selectFrom('portfolioImportRecords')
    .select('recordId')
    .where('importId', '=', importId)
    .where('kind', '=', kind)
    .where('isNew', '=', true)
    .execute();
  return rows.map(({ recordId }) => recordId);
}

/** Of an owner or resident; homes are those of the import. */
export interface Invitee {
  id: string;
  email: string;
  firstName: string;
  type: 'homeowner' | 'resident';
  home: string;
}

/** People of an import without an invitation, each with one of their homes. */
export async function listUninvited(db: Db, importId: string): Promise<Invitee[]> {
  const { rows } = await sql<Invitee>`
    select users.id, users.email::text as email, users.first_name as "firstName", users.type,
      coalesce((select homes.street_address from homes join portfolio_import_records place
          on place.record_id = homes.id and place.import_id = ${importId} and place.kind = 'home'
        where homes.owner_id = users.id order by homes.street_address limit 1),
        (select homes.street_address from lease_residents party join homes on homes.id = party.home_id
          join portfolio_import_records place on place.record_id = homes.id and place.import_id = ${importId} and place.kind = 'home'
        where party.person_id = users.id order by homes.street_address limit 1), '') as home
    from portfolio_import_records record join users on users.id = record.record_id
    where record.import_id = ${importId} and record.kind = 'user' and record.invited_at is null
    order by users.id`.execute(db);
  return rows;
}

export async function countUninvited(db: Db, importId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from portfolio_import_records
    where import_id = ${importId} and kind = 'user' and invited_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

export const markInvited = (db: Db, importId: string, now: Date) =>
  db
    .updateTable('portfolioImportRecords')
    .set({ invitedAt: now })
    .where('importId', '=', importId)
    .where('kind', '=', 'user')
    .where('invitedAt', 'is', null)
    .execute();

/** Whether two people still have to agree on the opening balances. */
export async function isAwaitingApproval(db: Db, importId: string): Promise<boolean> {
  const { rows } = await sql`select from money_requests where kind = 'opening_balances' and status = 'requested'
    and wish->>'importId' = ${importId}::text limit 1`.execute(db);
  return rows.length > 0;
}

interface Reference {
  table: string;
  column: string;
}

/** Columns of other tables that name rows of a table. */
export async function listReferences(db: Db, table: string): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select referrer.relname as "table", named.attname as "column"
    from pg_constraint key join pg_class referrer on referrer.oid = key.conrelid
      join pg_attribute named on named.attrelid = key.conrelid and named.attnum = key.conkey[1]
    where key.contype = 'f' and key.confrelid = to_regclass(${`public.${table}`}) and cardinality(key.conkey) = 1
      and referrer.relkind in ('r', 'p') and not referrer.relispartition
    order by 1, 2`.execute(db);
  return rows;
}

/** Whether a table names one of these rows. */
export async function isNamed(db: Db, { table, column }: Reference, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const { rows } = await sql`select from ${sql.table(table)} where ${sql.ref(column)} = any(${[...ids]}::uuid[])
    limit 1`.execute(db);
  return rows.length > 0;
}

/** As the owner of the database, like retention: no request deletes rows of these tables. */
export async function deleteRows(db: Db, table: string, ids: readonly string[]): Promise<void> {
  await sql`delete from ${sql.table(table)} where id = any(${[...ids]}::uuid[])`.execute(db);
}
