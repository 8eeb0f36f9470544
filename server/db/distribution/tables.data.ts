/*
 * How the data spreads over several servers, where one is not enough (docs/how-to/sharding.md): all rows of one home are on
 * one of them, so what joins by the home stays there.
 */

/** Tables in which every row names its home, except for `elsewhere`; a test reads the catalog. */
export const distributedTables = [
  'homes',
  ...['advances', 'agreements', 'applications', 'availability_checks', 'bill_disputes', 'charges', 'credits'],
  ...['deposit_deductions', 'home_access_codes', 'home_events', 'home_members', 'home_visit_days', 'house_guides'],
  ...[
    'inspection_changes',
    'inspection_photos',
    'inspections',
    'installment_bills',
    'installment_plans',
    'installments',
  ],
  ...[
    'insurance_policies',
    'insurance_selections',
    'lead_disclosures',
    'lease_addenda',
    'lease_due_days',
    'lease_requests',
    'letters',
    'lease_residents',
    'leases',
  ],
  ...['move_out_changes', 'move_out_photos', 'move_outs', 'notices', 'offboardings', 'payment_allocations'],
  ...[
    'payment_plan_charges',
    'payment_plans',
    'payout_lines',
    'payout_parts',
    'payout_plan_changes',
    'payout_reporters',
    'payout_run_homes',
  ],
  ...['payout_settings', 'payout_shares', 'payouts', 'price_rules', 'pro_offers', 'proposal_items', 'proposals'],
  ...[
    'recurrence_occurrences',
    'recurrences',
    'renewals',
    'service_orders',
    'statutory_notices',
    'tax_reporters',
    'wealth_plans',
  ],
  ...['work_order_events', 'work_order_invoices', 'work_order_payments', 'work_order_photos', 'work_order_quotes'],
  ...['work_order_reply_keys', 'work_order_visits', 'work_orders'],
] as const;

/** What a row of a distributed table is distributed by. */
export const distributionKey = (table: string): string => (table === 'homes' ? 'id' : 'home_id');

/** They name a home as well, and are read by the person, with payments and bank lines, by the worker of the search engine, or by a monthly file. */
export const elsewhere: readonly string[] = [
  ...['saved_homes', 'notified_homes', 'rent_reporting_enrollments', 'rent_report_disputes', 'listing_reports'],
  ...['contribution_requests', 'owner_contributions', 'lease_payers', 'lease_payer_shares'],
  ...['payer_charges', 'payer_payments', 'expenses', 'expense_rules', 'write_offs', 'unclaimed_items'],
  ...['debt_letters', 'debt_holds', 'collection_placements', 'agency_payments'],
];

/** Small, rarely written, and joined with homes: each server has them whole. */
export const referenceTables: readonly string[] = ['cities', 'regions'];

/** Foreign keys that lead from one home to another. */
export const betweenHomes: readonly string[] = ['homes.property_id'];

/**
 * Columns with values of one home although no foreign key says so, or with long random values: with the home a
 * unique key of them means the same.
 */
export const ofOneHome: readonly string[] = [
  ...['id', 'agreement_id', 'application_id', 'envelope_id', 'plan_id', 'request_id', 'resends', 'video_id'],
  ...['hash', 'invite_hash', 'token_hash', 'work_order_reply_keys.key'],
];

/** Unique keys that hold across homes, and no longer do where the home is part of them. */
export const acrossHomes: readonly string[] = ['work_orders.number', 'work_orders.source_key'];
