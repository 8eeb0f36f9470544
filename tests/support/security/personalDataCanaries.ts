// Fills every table that can name a person with rows of theirs, from the catalogue of the database alone.
import { randomBytes, randomUUID } from 'node:crypto';
import type { TestApi } from '../api';

interface Column {
  table: string;
  column: string;
  type: string;
  isFree: boolean;
  checks: string | null;
  target: string | null;
  targetColumn: string | null;
}

type Row = Record<string, unknown>;

const COLUMNS = `
  select c.relname as table, a.attname as column, t.typname as type,
    a.attidentity <> '' or a.attgenerated <> '' as "isFree",
    (select string_agg(pg_get_constraintdef(k.oid), ' ') from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey @> array[a.attnum]) as checks,
    f.target, f."targetColumn"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join lateral (select p.relname as target, pa.attname as "targetColumn" from pg_constraint k
      join pg_class p on p.oid = k.confrelid
      join pg_attribute pa on pa.attrelid = p.oid and pa.attnum = k.confkey[array_position(k.conkey, a.attnum)]
      where k.conrelid = c.oid and k.contype = 'f' and k.conkey @> array[a.attnum]
      order by cardinality(k.conkey) limit 1) f on true
  where c.relkind in ('r', 'p') order by c.relname, a.attnum`;

/** Tables of the database with where their foreign keys lead. */
export async function tableColumns(api: TestApi): Promise<Column[]> {
  return api.rows<Column>(COLUMNS);
}

/** Tables from which a foreign key, or one after another, leads to a person. */
export function tablesReachingPeople(columns: readonly Column[]): Set<string> {
  const reaching = new Set(['users']);
  for (let size = 0; size !== reaching.size; ) {
    size = reaching.size;
    for (const { table, target } of columns) if (target && reaching.has(target)) reaching.add(table);
  }
  return reaching;
}

const firstAllowed = (checks: string | null, column: string) =>
  new RegExp(`\\(?${column}\\)?(?:::text)? = ANY \\(+ARRAY\\['([^']+)'`).exec(checks ?? '')?.[1];

export interface PersonalDataOwner {
  id: string;
  email: string;
  phone: string;
  trackingId: string;
}

/** Values where a type alone does not tell them. */
type ColumnOverrides = Record<string, Row>;

function validValue({ table, column, type, checks }: Column, whose: PersonalDataOwner): unknown {
  if (column === 'email' || column === 'recipient') return whose.email;
  if (column === 'phone') return whose.phone;
  if (column === 'tracking_id') return whose.trackingId;
  const allowed = firstAllowed(checks, column);
  if (allowed) return allowed;
  const canary = `canary ${table} ${column}`;
  if (type.startsWith('_')) return type === '_bytea' ? [randomBytes(8)] : [];
  switch (type) {
    case 'uuid':
      return randomUUID();
    case 'jsonb':
    case 'json':
      return JSON.stringify({ canary });
    case 'bytea':
      return randomBytes(32);
    case 'bool':
      return false;
    case 'date':
      return '2026-11-21';
    case 'timestamptz':
      return '2026-11-21T12:00:00Z';
    case 'time':
      return '12:00';
    case 'int2':
    case 'int4':
    case 'int8':
    case 'numeric':
    case 'float4':
    case 'float8':
      return 1;
    case 'bpchar':
      return 'CA';
    case 'xid8':
      return '1';
    default:
      return canary;
  }
}

/** What a row must hold beside what its type tells. */
export const canaryOverrides = (whose: PersonalDataOwner): Record<string, Row> => ({
  audit_log: { person_id: whose.id, stream: 'canary' },
  home_members: { setup_group: null, invite_hash: null },
  idempotency_keys: { scope: `x:${whose.id}` },
  contact_log: { outcome: null },
  desk_assignment_rules: { duties: ['care'] },
  homes: {
    host_id: null,
    status: 'off_market',
    beds: 1,
    baths: 1,
    zipcode: '94601',
    rent: 300_000,
    lease_months: '[12]',
    fees: '[]',
    features: '[]',
  },
  applicants: { may_co_sign: null },
  charges: { kind: 'rent', status: 'partly_paid', amount: 2, paid: 1, credited: 0, written_off: 0 },
  payment_allocations: { credit_id: null },
  media: { id: 'ca'.repeat(16) },
  payer_charges: { amount: 2, paid: 1, credited: 0 },
  // Two people: the others are not the one that is looked for.
  payer_payments: { approved_by: randomUUID() },
  write_offs: { approved_by: randomUUID() },
  debt_letters: { status: 'sent', lines: '[]' },
  debt_holds: { kind: 'dispute' },
  collection_placements: {
    status: 'closed',
    approved_by: randomUUID(),
    agency: JSON.stringify({ name: 'A', address: 'B', phone: '5105550199', site: 'https://a.example' }),
    telling: null,
  },
  agency_payments: { gross: 100, fee: 10 },
  // A check: it has no account number. Two people agree, and the other one is not the one that is looked for.
  expense_rules: {
    method: 'check',
    routing_number: null,
    payee_account: null,
    account_ending: null,
    approved_by: randomUUID(),
    first_due_on: '2026-12-01',
    until_on: null,
  },
  expenses: {
    method: 'check',
    routing_number: null,
    payee_account: null,
    account_ending: null,
    approved_by: randomUUID(),
    status: 'requested',
    interest: null,
    order_id: null,
    paid_on: null,
  },
  unclaimed_items: {
    state: 'CA',
    status: 'found',
    reason: null,
    dormant_on: null,
    letter_from: null,
    letter_until: null,
    report_by: null,
    remit_by: null,
    held_at: null,
  },
  unclaimed_reports: { state: 'CA', status: 'filed' },
  contribution_requests: { due_on: '2026-12-01', held_until: null },
  owner_contributions: { kind: 'request' },
  ownership_checks: {
    result: 'mismatch',
    source: 'typed',
    payment_id: null,
    decision: 'accepted',
    decided_by: randomUUID(),
  },
  dispute_evidence: { status: 'sending', submitted_at: null, refusal: null, parts: ['receipt'] },
  api_keys: { scopes: ['homes:read'], networks: [] },
  api_key_secrets: { prefix: randomBytes(8).toString('hex') },
  webhook_endpoints: { events: ['lease.signed'] },
  month_closings: { month: '2026-11-01', closed_by: randomUUID(), reopened_by: randomUUID() },
  reconciliation_packs: { account: 'trust', bank: 1, in_transit: 1, unbooked: 1, book: 1, owed: 1 },
  bank_orders: { to_place: 'deposits', status: 'proposed', sent_at: null },
  bank_statements: { account_ending: '1234' },
  money_requests: {
    kind: 'refund',
    status: 'requested',
    refund_id: null,
    credit_id: null,
    payee_id: null,
    entries: null,
    effective_on: null,
    title: null,
    wish: null,
  },
  appointments: { feedback: null, meeting_type: null, key: 'canary'.repeat(5), ends_at: '2026-11-21T13:00:00Z' },
  envelopes: { status: 'completed' },
  estimates: { coverage_type: 'out_of_coverage', estimate: null, low: null, high: null },
  bill_disputes: { status: 'adjusted' },
  installment_plans: { months: 3 },
  payment_plans: { parts: 3 },
  offboardings: { finished_at: null },
  price_rules: { every_days: 7 },
  work_order_reply_keys: { key: 'ca'.repeat(16) },
  reconciliation_exceptions: { status: 'explained' },
  payout_runs: { released_at: null, released_by: null },
  payouts: { status: 'ready', held_for: null, period: '2026-11-01', pay_on: '2026-11-05' },
  processor_events: { body: JSON.stringify({ data: { object: { id: 'canary payments processor_ref' } } }) },
  proposal_items: { included: true, decision: 'decline', severity: 'optional', done_at: null },
  tax_forms: { released_at: null, released_by: null, tax_year: 2026, corrects: null, pro_id: null },
  w9s: { pro_id: null },
  work_order_photos: { video_id: 'ca'.repeat(16) },
  work_order_visits: { ends_at: '2026-11-21T13:00:00Z' },
  work_orders: { status: 'new', duplicate_of: null, spread_months: 3 },
  service_orders: { status: 'declined' },
  pros: { trades: '{plumbing}', email: whose.email },
  pro_documents: { expires_on: '2027-01-01' },
  recurrences: { rrule: 'FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=1', paused_at: null },
  recurrence_occurrences: { status: 'done' },
  todos: { kind: 'canary' },
  referral_codes: { code: 'canary0021' },
  // Another person's: no one can be both the inviter and the invited.
  referrals: { invitee_id: null, invitee_name: 'canary' },
  affiliates: { partner_key: 'canary000021' },
  notices: { side: 'owner', breaks_lease: false },
  move_outs: { status: 'planned', returned: 0, deposit: 100 },
  move_out_changes: { author_side: 'owner' },
  deposit_deductions: {
    inspection_item: '0.0',
    status: 'proposed',
    proof_kind: 'account',
    agreed: null,
    cost: 100,
    charged: 50,
  },
  ledger_accounts: { normal_side: 'D', currency: 'USD', part: 0 },
  host_hours: { closes: '13:00' },
  team_invitations: { withdrawn_at: null },
  duty_requests: { decided_at: null },
});

/** Plants a row in each of the tables; rows they point at are planted first, people are the one given. */
export async function insertCanaries(
  api: TestApi,
  tables: readonly string[],
  whose: PersonalDataOwner,
  wishes: ColumnOverrides,
): Promise<void> {
  const columns = await tableColumns(api);
  const planted = new Map<string, Row>();
  const client = await api.owner.connect();

  async function rowOf(table: string): Promise<Row> {
    const known = planted.get(table);
    if (known) return known;
    const row: Row = {};
    planted.set(table, row);
    for (const each of columns.filter((column) => column.table === table && !column.isFree)) {
      const wish = wishes[table] ?? {};
      if (each.column in wish) row[each.column] = wish[each.column];
      else if (each.target === 'users') row[each.column] = whose.id;
      else if (each.target === table) row[each.column] = null;
      else if (each.target && each.targetColumn) row[each.column] = (await rowOf(each.target))[each.targetColumn];
      else row[each.column] = validValue(each, whose);
    }
    const names = Object.keys(row);
    const { rows } = await client.query<Row>(
      `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning *`,
      Object.values(row),
    );
    planted.set(table, Object.assign(row, rows[0]));
    return row;
  }

  try {
    // Rows are planted as they are, whatever would follow from them in life.
    await client.query('set session_replication_role = replica');
    planted.set('users', { id: whose.id });
    for (const table of ['regions', 'cities'])
      planted.set(table, (await client.query<Row>(`select * from ${table} limit 1`)).rows[0] ?? {});
    for (const table of tables)
      await rowOf(table).catch((error: Error) => {
        throw new Error(`${table}: ${error.message}`, { cause: error });
      });
  } finally {
    await client.query('set session_replication_role = origin');
    client.release();
  }
}

/** Tables in which any of the words still stands. */
export async function findResidue(api: TestApi, words: readonly string[]): Promise<string[]> {
  const tables = [...new Set((await tableColumns(api)).map(({ table }) => table))];
  const found: string[] = [];
  for (const table of tables) {
    const like = words.map((_, at) => `strpos(t::text, $${at + 1}) > 0`).join(' or ');
    const rows = await api.rows(`select from ${table} t where ${like} limit 1`, [...words]);
    if (rows.length > 0) found.push(table);
  }
  return found;
}
