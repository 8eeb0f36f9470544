/*
 * What a row of each table on a hot path is distributed by, where one server is not enough (docs/how-to/sharding.md): the
 * home it belongs to. All of one home is on one shard then, so what joins by the home stays there.
 */
export const distributionKeys: Readonly<Record<string, string>> = {
  homes: 'id',
  applications: 'home_id',
  leases: 'home_id',
  lease_addenda: 'home_id',
  lease_due_days: 'home_id',
  charges: 'home_id',
  credits: 'home_id',
  payment_allocations: 'home_id',
  notices: 'home_id',
  renewals: 'home_id',
  move_outs: 'home_id',
  move_out_changes: 'home_id',
  move_out_photos: 'home_id',
  work_orders: 'home_id',
  work_order_events: 'home_id',
  work_order_photos: 'home_id',
  work_order_quotes: 'home_id',
  work_order_visits: 'home_id',
  work_order_invoices: 'home_id',
  work_order_payments: 'home_id',
  recurrences: 'home_id',
  inspections: 'home_id',
  inspection_photos: 'home_id',
  proposals: 'home_id',
  payouts: 'home_id',
  payout_lines: 'home_id',
};

/** Columns that name something of one home where no foreign key to a distributed table says so. */
export const namesOneHome: readonly string[] = ['id', 'application_id', 'envelope_id', 'request_id', 'video_id'];

/** What holds across homes, and so stays on the coordinator or is not enforced: docs/how-to/sharding.md says how. */
export const acrossHomes: readonly string[] = ['homes.property_id', 'work_orders.number', 'work_orders.source_key'];
