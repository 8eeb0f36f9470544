// Any part of a name, an address, or a title, also misspelled, and numbers and amounts: for what does not start with it.

import { type RawBuilder, sql } from 'kysely';
import type { Duty } from '@/contract/account/users/endpoints';
import { formatExactMoney } from '@/contract/amounts/cents';
import { MAX_SEARCH_RESULTS, type SearchResults } from '@/contract/platform/desk/endpoints';
import { routes } from '@/contract/routes';
import type { Db } from '@/server/db/client';
import { type SearchedKind, searchTexts } from '@/server/db/searchTexts';

/** What a word and the part of a text most like it have in common at least: less of a short one, as `mya` and `maya`. */
const LIKENESS = { short: 0.28, long: 0.45 };
const SHORT = 4;
const MIN_PART = 3;

type Match = SearchResults['matches'][number];

interface Row {
  id: string;
  label: string;
  aside: string | null;
}

interface Kind {
  readonly kind: SearchedKind;
  readonly duties: readonly Duty[];
  readonly select: RawBuilder<unknown>;
  readonly table: string;
  readonly href: (id: string) => string;
}

const anyDuty: readonly Duty[] = ['leasing', 'care', 'money', 'support', 'admin'];
const homeOf = (alias: string) =>
  sql`(select concat_ws(', ', home.street_address, home.unit) from homes home where home.id = ${sql.ref(`${alias}.home_id`)})`;

const kinds: readonly Kind[] = [
  {
    kind: 'person',
    duties: anyDuty,
    select: sql`id, trim(concat_ws(' ', first_name, last_name)) as label, email::text as aside`,
    table: 'users',
    href: (personId) => routes.accounts.deskPerson({ personId }),
  },
  {
    kind: 'home',
    duties: anyDuty,
    select: sql`homes.id, concat_ws(', ', street_address, unit) as label,
      (select cities.name || ', ' || cities.state from cities where cities.id = homes.city_id) as aside`,
    table: 'homes',
    href: (homeId) => routes.accounts.deskHome({ homeId }),
  },
  {
    kind: 'lease',
    duties: ['money', 'support'],
    select: sql`lease_id as id, name as label, ${homeOf('lease_residents')} as aside`,
    table: 'lease_residents',
    href: (leaseId) => routes.accounts.leaseMoney({ leaseId }),
  },
  {
    kind: 'repair',
    duties: anyDuty,
    select: sql`id, 'W-' || number || ' ' || title as label, ${homeOf('work_orders')} as aside`,
    table: 'work_orders',
    href: (taskId) => routes.accounts.portfolio.maintenanceTask({ taskId }),
  },
  {
    kind: 'pro',
    duties: ['care'],
    select: sql`id, company as label, nullif(contact_name, '') as aside`,
    table: 'pros',
    href: (proId) => routes.accounts.deskPro({ proId }),
  },
  {
    kind: 'invoice',
    duties: ['care', 'money'],
    select: sql`work_order_id as id, vendor_name || ', invoice ' || number as label,
      ${homeOf('work_order_invoices')} as aside`,
    table: 'work_order_invoices',
    href: (taskId) => routes.accounts.portfolio.maintenanceTask({ taskId }),
  },
  {
    kind: 'lead',
    duties: ['leasing', 'support'],
    select: sql`id, trim(concat_ws(' ', first_name, last_name)) as label, email::text as aside`,
    table: 'leads',
    href: (leadId) => routes.accounts.deskLead({ leadId }),
  },
  {
    kind: 'thread',
    duties: ['support', 'care'],
    select: sql`id, subject as label, status as aside`,
    table: 'threads',
    href: (threadId) => `${routes.accounts.inbox()}?thread=${threadId}`,
  },
];

/** The matches of each kind, as its table shows them. */
async function findKinds(
  db: Db,
  wanted: readonly Kind[],
  words: readonly string[],
  likeness?: number,
): Promise<Match[]> {
  const found = await searchTexts(db, {
    words,
    kinds: wanted.map(({ kind }) => kind),
    limit: MAX_SEARCH_RESULTS,
    ...(likeness !== undefined && { likeness }),
  });
  const matches: Match[] = [];
  for (const { kind, select, table, href } of wanted) {
    const ids = found.get(kind);
    if (!ids) continue;
    const { rows } = await sql<Row>`
      select ${select} from ${sql.table(table)} where id = any(${ids}::uuid[])
      order by array_position(${ids}::uuid[], ${sql.ref(`${table}.id`)})`.execute(db);
    matches.push(...rows.map(({ id, label, aside }) => ({ kind, id, label, aside, href: href(id) })));
  }
  return matches;
}

/** `4195`, `$4,195.00`, `4195.5`: an amount in cents; undefined for anything else. */
export function amountOf(phrase: string): number | undefined {
  const match = /^\$?((?:\d{1,3}(?:,\d{3})+)|\d{1,9})(?:\.(\d{1,2}))?$/.exec(phrase);
  if (!match) return undefined;
  return Number(match[1]?.replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

async function findPayments(db: Db, amount: number): Promise<Match[]> {
  const { rows } = await sql<Row & { payerId: string; leaseId: string | null }>`
    select payment.id, payment.payer_id as "payerId", payment.lease_id as "leaseId",
      trim(concat_ws(' ', payer.first_name, payer.last_name)) as label,
      concat_ws(' · ', payment.status, to_char(payment.created_at at time zone 'UTC', 'Mon FMDD, YYYY')) as aside
    from payments payment join users payer on payer.id = payment.payer_id
    where payment.amount = ${amount} order by payment.created_at desc limit ${MAX_SEARCH_RESULTS}`.execute(db);
  return rows.map(({ id, label, aside, payerId, leaseId }) => ({
    kind: 'payment',
    id,
    label: `${formatExactMoney(amount)} from ${label}`,
    aside,
    href: leaseId ? routes.accounts.leaseMoney({ leaseId }) : routes.accounts.deskPerson({ personId: payerId }),
  }));
}

/** As the system, for a reader with these duties. Misspelled words count where nothing has them as typed. */
export async function searchEverything(
  db: Db,
  q: string,
  { duties, isKnown }: { duties: readonly Duty[]; isKnown: boolean },
): Promise<Match[]> {
  const amount = amountOf(q.trim());
  // `$4,195.50` is an amount and nothing else; `4195` may be a number of a house or an invoice as well.
  const text = amount !== undefined && /[$,.]/.test(q) ? '' : q.toLowerCase();
  const words = text
    .split(/[\s,]+/)
    .filter((word) => word.length >= MIN_PART)
    .slice(0, 4);
  const mayRead = (wanted: readonly Duty[]) => wanted.some((duty) => duties.includes(duty));
  const matches: Match[] = [];
  if (amount !== undefined && mayRead(['money', 'support'])) matches.push(...(await findPayments(db, amount)));
  if (words.length === 0) return matches;
  const likeness = words.some((word) => word.length <= SHORT) ? LIKENESS.short : LIKENESS.long;
  const own = kinds.filter((kind) => mayRead(kind.duties));
  matches.push(...(await findKinds(db, own, words)));
  // A number is typed as it is, or it is another one.
  if (matches.length > 0 || isKnown || words.some((word) => /\d/.test(word))) return matches;
  return [...matches, ...(await findKinds(db, own, words, likeness))];
}
