// A table grows without end unless its rows leave again: each is kept by the month, is swept, or has a reason why it need
// not be.
import { expect, test } from 'vitest';
import { retentionSweeps } from '@/server/modules/account/personalData/retention/constants';
import { partitionedTables } from '@/server/modules/account/personalData/retention/partitions';
import { testApi } from '@/tests/support/api';
import { filesMatching } from '@/tests/support/sources';

const api = testApi();

const ofTheBooks = 'docs/decisions/0105: the books and the log stay whole';
const ofMoney = 'a few for each home and month, or bank day, kept as long as the books';
const ofAHome = 'a few for each home, lease, or repair, and they end with it';
const ofAPerson = 'a few for each person, and they end with the account';
const ofOurs = 'a few that our team or a release makes';
const STAY: Readonly<Record<string, readonly string[]>> = {
  [ofTheBooks]: ['audit_log', 'ledger_accounts', 'ledger_entries', 'ledger_transactions', 'messages', 'trust_entries'],
  [ofMoney]: [
    ...['advances', 'bank_lines', 'bank_statements', 'installment_bills', 'installment_plans', 'installments'],
    ...['payout_lines', 'payout_parts', 'payout_reporters', 'payout_run_homes'],
    ...['payout_runs', 'payouts', 'reconciliation_exceptions'],
    ...[
      'bank_orders',
      'contribution_requests',
      'agency_payments',
      'collection_placements',
      'debt_holds',
      'debt_letters',
      'expense_rules',
      'expenses',
      'lease_payers',
      'lease_payer_shares',
      'month_closings',
      'owner_contributions',
      'payer_allocations',
      'payer_charges',
      'payer_payments',
      'reconciliation_packs',
      'residency_forms',
      'return_rate_alerts',
      'tax_forms',
      'top_ups',
      'unclaimed_items',
      'unclaimed_reports',
      'write_offs',
    ],
  ],
  [ofAHome]: [
    ...[
      'autopay_runs',
      'autopays',
      'desk_items',
      'desk_notes',
      'desk_tasks',
      'home_access_codes',
      'home_events',
      'home_members',
    ],
    ...['homes', 'house_guides', 'inspection_changes', 'inspection_photos', 'inspections', 'insurance_policies'],
    ...['lead_disclosures', 'listing_reports'],
    ...['insurance_selections', 'payout_plan_changes', 'payout_settings', 'payout_shares', 'price_rules'],
    ...['pro_job_links', 'pro_offers', 'proposal_items', 'proposals', 'recurrence_occurrences', 'recurrences'],
    ...['service_orders', 'tax_reporters', 'wealth_plans', 'work_order_events', 'work_order_invoices'],
    ...['work_order_payments', 'work_order_quotes', 'work_order_reply_keys', 'work_order_visits', 'work_orders'],
  ],
  [ofAPerson]: [
    ...['affiliates', 'appointments', 'authenticators', 'availability_checks', 'data_exports', 'estimates'],
    ...[
      'contact_log',
      'external_logins',
      'homeowner_contacts',
      'leads',
      'notification_preferences',
      'notified_homes',
      'passkeys',
    ],
    ...['payment_methods', 'push_subscriptions', 'qualifications', 'recovery_codes', 'referral_codes', 'saved_homes'],
    ...[
      'report_schedules',
      'saved_searches',
      'text_opt_outs',
      'thread_guests',
      'thread_participants',
      'threads',
      'todos',
      'users',
    ],
    'waitlist_entries',
  ],
  [ofOurs]: [
    ...['approval_limits', 'areas', 'audit_heads', 'canned_replies', 'cities', 'desk_views', 'flags', 'host_days_off'],
    'content_presence',
    'content_schedules',
    'desk_assignment_rules',
    'handout_editions',
    'legal_figures',
    ...[
      'host_hours',
      'listing_feeds',
      'api_keys',
      'api_key_secrets',
      'webhook_endpoints',
      'meeting_hosts',
      'payout_plans',
      'portfolio_imports',
      'portfolio_import_records',
      'place_aliases',
      'place_terms',
      'provider_states',
      'region_hosts',
      'regions',
      'team_members',
      'team_invitations',
      'duty_requests',
    ],
    ...['schema_migrations', 'settings'],
  ],
  'a line for each sealed file, so that anyone can check it for as long as somebody has it': ['seals'],
  'copies of names and titles, which leave with their row': ['search_texts'],
  'they go with their replay': ['session_replay_chunks'],
  'they go with their message': ['delivery_events', 'webhook_attempts'],
  'photos of a home and pictures of people, which end with them': ['media'],
};

test('every table is kept by the month, swept, or stays for a reason', async () => {
  const leave = [...new Set([...retentionSweeps, ...partitionedTables].map(({ table }) => table))];
  const found = await api.rows<{ name: string }>(
    `select relname::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  );
  const decided = [...leave, ...Object.values(STAY).flat()];
  expect(found.map(({ name }) => name).toSorted()).toEqual(decided.toSorted());
});

test('the tables kept by the month are those of the catalog, with a part for this month and the next', async () => {
  const inCatalog = await api.rows<{ name: string; parts: string[] }>(
    `select parent.relname as name, array_agg(pg_get_expr(part.relpartbound, part.oid)) as parts
     from pg_inherits join pg_class parent on parent.oid = inhparent join pg_class part on part.oid = inhrelid
     where parent.relkind = 'p' group by 1 order by 1`,
  );
  expect(inCatalog.map(({ name }) => name)).toEqual(partitionedTables.map(({ table }) => table).toSorted());
  const [month] = await api.rows<{ now: string; next: string }>(
    "select to_char(now(), 'YYYY-MM') as now, to_char(now() + interval '1 month', 'YYYY-MM') as next",
  );
  for (const { name, parts } of inCatalog)
    for (const start of [month?.now, month?.next])
      expect(
        parts.some((bound) => bound.includes(`FROM ('${start}-01`)),
        `${name} from ${start}`,
      ).toBe(true);
});

test('the record of tables that stay whole names those of the books', () => {
  const [record] = filesMatching('docs/decisions/0105-*.md');
  for (const name of STAY[ofTheBooks] ?? [])
    if (!name.startsWith('ledger_')) expect(record?.text).toContain(`\`${name}\``);
});
