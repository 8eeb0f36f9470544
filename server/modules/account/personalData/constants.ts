import { accountTables } from './tables/account.data';
import { agreementTables } from './tables/agreements.data';
import { applicationTables } from './tables/applications.data';
import { homesTables, pictureTables } from './tables/homes.data';
import { memberTables } from './tables/member.data';
import { workOrderTables } from './tables/workOrders.data';
import type { PersonalTable } from './types';

/**
 * Every table that reaches a person, in the order in which rows are erased: what points comes before what it points at,
 * and the account last. A new table stands here or in `nobodys`; a test reads the catalogue of the database.
 */
export const personalTables: readonly PersonalTable[] = [
  ...memberTables,
  ...workOrderTables,
  ...homesTables,
  ...applicationTables,
  ...agreementTables,
  ...accountTables,
  ...pictureTables,
];

/** Tables without personal data, each with what it holds instead. */
export const tablesWithoutPersonalData: Readonly<Record<string, string>> = {
  audit_heads: 'the last row of each stream of the audit log',
  areas: 'neighborhoods and ZIP Codes',
  backup_runs: 'when backups and drills ran',
  browser_errors: 'errors of our own code, without addresses or names',
  cities: 'cities',
  payout_plans: 'our price list',
  place_aliases: 'nicknames of places',
  place_terms: 'names of places, for search',
  provider_states: 'whether outside services answer',
  request_counts: 'counters of requests under hashed names, gone within an hour',
  rate_limits: 'counters under hashed names, gone within a day',
  regions: 'regions',
  schema_migrations: 'which migrations ran',
  listing_feeds: 'portals that show our homes',
  listing_feed_deliveries: 'when portals read our homes',
  return_rate_alerts: 'how many bank debits came back',
  search_texts: 'copies of names and titles, kept by triggers of the tables they come from: erased with them',
  seals: 'hashes of sealed files and their titles, so that anyone can check a file',
  settings: 'settings of the site',
  top_ups: 'our own money on its way to the payment processor',
  web_vitals: 'how fast pages were, by their pattern',
  'sandbox.keys': 'the pretend payment processor, which real money never meets',
  'sandbox.objects': 'the pretend payment processor, which real money never meets',
};
