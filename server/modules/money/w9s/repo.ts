import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { W9Status } from '@/contract/money/w9s/constants';
import type { WaitingW9 } from '@/contract/money/w9s/endpoints';
import type { Db } from '@/server/db/client';
import type { W9s } from '@/server/db/types';

/** Forms that a new one supersedes. */
const IN_FORCE: readonly W9Status[] = ['certified', 'foreign'];

export type W9Row = Selectable<W9s>;

/** Whom we pay: a member, or a Pro, who has no account. */
export type Payee = { readonly userId: string } | { readonly proId: string };

export function payeeOf({ userId, proId }: Pick<W9Row, 'userId' | 'proId'>): Payee {
  if (userId) return { userId };
  if (proId) return { proId };
  throw new Error('A form is about nobody');
}

const columnOf = (payee: Payee) => ('userId' in payee ? 'userId' : 'proId');
const idOf = (payee: Payee) => ('userId' in payee ? payee.userId : payee.proId);

export const findById = (db: Db, id: string): Promise<W9Row | undefined> =>
  db.selectFrom('w9s').selectAll().where('id', '=', id).executeTakeFirst();

export const lock = (db: Db, id: string): Promise<W9Row | undefined> =>
  db.selectFrom('w9s').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** A payee's own forms, also for staff. */
export const listByPayee = (db: Db, payee: Payee): Promise<W9Row[]> =>
  db
    .selectFrom('w9s')
    .selectAll()
    .where(columnOf(payee), '=', idOf(payee))
    .orderBy('createdAt', 'desc')
    .limit(50)
    .execute();

export const insert = (db: Db, values: Insertable<W9s>) => db.insertInto('w9s').values(values).execute();

export const update = (db: Db, id: string, values: Updateable<W9s>) =>
  db.updateTable('w9s').set(values).where('id', '=', id).execute();

/** What counted before counts no more. */
export const supersede = (db: Db, payee: Payee) =>
  db
    .updateTable('w9s')
    .set({ status: 'superseded' })
    .where(columnOf(payee), '=', idOf(payee))
    .where('status', 'in', IN_FORCE)
    .execute();

export interface AccountFacts {
  name: string;
  ownership: string;
  askedAt: Date | null;
}

/** A Pro: name of the company, and when we first needed a form, with the first job they accepted or invoiced. */
async function findProFacts(db: Db, proId: string): Promise<AccountFacts> {
  const { rows } = await sql<Pick<AccountFacts, 'name' | 'askedAt'>>`
    select company as name, least(
      (select min(answered_at) from pro_offers where pro_id = pros.id and status = 'accepted'),
      (select min(created_at) from work_order_invoices where pro_id = pros.id)) as "askedAt"
    from pros where id = ${proId}`.execute(db);
  return { name: rows[0]?.name ?? '', ownership: '', askedAt: rows[0]?.askedAt ?? null };
}

/** A member: name of the account, who owns its homes, and when we first needed a form, with its first signed agreement, or once it reports a part of a home's rent. */
async function findMemberFacts(db: Db, userId: string): Promise<AccountFacts> {
  const { rows } = await sql<{ name: string; ownership: string | null; askedAt: Date | null }>`
    select trim(first_name || ' ' || last_name) as name,
      (select kind || ':' || entity_name from agreements where owner_id = users.id and status = 'signed'
        order by signed_at desc limit 1) as ownership,
      least((select min(signed_at) from agreements where owner_id = users.id and status = 'signed'
          and (select coalesce(bool_or(person_id = users.id), true) from tax_reporters where home_id = agreements.home_id)),
        (select min(since) from tax_reporters where person_id = users.id and owner_id <> users.id)) as "askedAt"
    from users where id = ${userId}`.execute(db);
  const [row] = rows;
  return { name: row?.name ?? '', ownership: row?.ownership ?? '', askedAt: row?.askedAt ?? null };
}

export const findAccountFacts = (db: Db, payee: Payee): Promise<AccountFacts> =>
  'userId' in payee ? findMemberFacts(db, payee.userId) : findProFacts(db, payee.proId);

/** Contact of a payee for emails about their form. */
export async function findContact(db: Db, payee: Payee): Promise<{ email: string; name: string }> {
  const { rows } = await ('userId' in payee
    ? sql<{ email: string; name: string }>`select email, first_name as name from users where id = ${payee.userId}`
    : sql<{ email: string; name: string }>`select email, coalesce(nullif(contact_name, ''), company) as name
        from pros where id = ${payee.proId}`
  ).execute(db);
  const [contact] = rows;
  if (!contact) throw new Error('Somebody we pay is gone');
  return contact;
}

export interface WaitingRow {
  id: string;
  /** The member or the Pro who filed the form. */
  personId: string | null;
  proId: string | null;
  name: string;
  email: string;
  waits: WaitingW9['waits'];
  since: Date;
  tinKind: W9Row['tinKind'];
  tinLastFour: string | null;
  /** As typed on the form; null before it is certified. */
  formName: string | null;
}

/** Forms that staff review, the oldest first: the one text of the queue and of its page. */
export const WAITING = sql`select w9.id, w9.user_id as "personId", w9.pro_id as "proId", w9.tin_kind as "tinKind",
    w9.tin_last_four as "tinLastFour", w9.form->>'name' as "formName", coalesce(pro.company, trim(concat_ws(' ', users.first_name, users.last_name))) as name,
    coalesce(pro.email, users.email)::text as email,
    coalesce(w9.certified_at, w9.created_at) as since,
    case when w9.status = 'open' then 'open' when w9.status = 'foreign' then 'foreign'
      when w9.match_code between 1 and 3 then 'mismatch'
      when (w9.form->>'struckOut')::boolean then 'struck_out' else 'unmatched' end as waits
  from w9s w9 left join users on users.id = w9.user_id left join pros pro on pro.id = w9.pro_id
  where w9.status in ('open', 'foreign') or (w9.status = 'certified'
    and (w9.match_code is null or w9.match_code between 1 and 5 or (w9.form->>'struckOut')::boolean))`;

export async function listWaiting(db: Db): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`${WAITING} order by since, id limit 200`.execute(db);
  return rows;
}
