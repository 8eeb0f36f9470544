// How long rows are kept, for everybody: what the registry promises to those who leave holds for those who stay as well.
import { sql } from 'kysely';
import { careSweeps } from './care.data';
import { documentSweeps } from './documents.data';
import type { RetentionSweep } from './types';

export type { RetentionSweep } from './types';

const expired = (column: string) => (now: Date) => sql`t.${sql.ref(column)} < ${now}`;
const older = (column: string, age: string) => (now: Date) =>
  sql`t.${sql.ref(column)} < ${now}::timestamptz - ${age}::interval`;
/** Seven whole years after the one a row belongs to. */
const olderThanTaxYears = (column: string) => (now: Date) =>
  sql`t.${sql.ref(column)} < date_trunc('year', ${now}::timestamptz) - interval '7 years'`;

const NOT_LEASED = sql`('declined', 'withdrawn', 'homeowner_withdrew', 'expired', 'leased_to_another')`;

/**
 * Applications that ended without a lease two years ago, and those with a lease that ended seven years ago: as the privacy
 * policy says. One without a lease (deleted, or never made) counts from its last change.
 */
const oldApplications = (now: Date) => sql`select id from applications where (status in ${NOT_LEASED}
    and updated_at < ${now}::timestamptz - interval '2 years'
    and coalesce(decided_at, updated_at) < ${now}::timestamptz - interval '2 years')
  or (status in ('lease_signed', 'lease_ended')
    and updated_at < ${now}::timestamptz - interval '7 years'
    and not exists (select from leases where leases.application_id = applications.id
      and (leases.ended_at is null or leases.ended_at >= ${now}::timestamptz - interval '7 years')))`;
const ofOldApplications = (now: Date) => sql`t.application_id in (${oldApplications(now)})`;
const ofOldApplicants = (now: Date) =>
  sql`t.applicant_id in (select id from applicants where application_id in (${oldApplications(now)}))`;
const oldLeases = (now: Date) => sql`select id from leases where ended_at < ${now}::timestamptz - interval '7 years'`;
const ofOldOffboardings = (now: Date) => sql`t.updated_at < ${now}::timestamptz - interval '7 years'`;
const ofOldLeases = (now: Date) => sql`t.lease_id in (${oldLeases(now)})`;
const ofOldMoveOuts = (now: Date) =>
  sql<boolean>`t.move_out_id in (select id from move_outs where lease_id in (${oldLeases(now)}))`;
/** Papers not signed in time, and those of a lease that is gone. */
const oldEnvelopes = (now: Date) => sql`select id from envelopes where
  expires_at < ${now}::timestamptz - interval '7 years'
  and (status in ('declined', 'expired', 'voided') or subject like 'lease:%' or subject like 'agreement:%' or subject like 'renewal:%' or subject like 'addendum:%')
  and not exists (select from lease_addenda where lease_addenda.envelope_id = envelopes.id)
  and not exists (select from renewals where renewals.envelope_id = envelopes.id)
  and not exists (select from leases where leases.envelope_id = envelopes.id)
  and not exists (select from agreements where agreements.envelope_id = envelopes.id)`;
const AFTER_APPLICATION = 'two years after it ended without a lease; otherwise seven years after the lease ends';
const SEVEN_YEARS = 'seven years after the year it belongs to';
const AFTER_LEASE = 'seven years after the lease ends';

/** What names a row goes before the row: a sweep that finds it still named leaves it to the next hour. */
export const retentionSweeps: readonly RetentionSweep[] = [
  // ===== Codes, links, counters =====
  { table: 'idempotency_keys', term: '30 days', where: older('created_at', '30 days') },
  { table: 'verification_codes', term: 'until they expire', where: expired('expires_at') },
  { table: 'image_uploads', term: 'until they expire', where: expired('expires_at') },
  { table: 'file_uploads', term: 'until they expire', where: expired('expires_at') },
  { table: 'flow_run_links', term: 'until they expire', where: expired('expires_at') },
  { table: 'estimate_links', term: 'until they expire', where: expired('expires_at') },
  { table: 'file_links', term: 'until they expire', where: expired('expires_at') },
  { table: 'login_steps', term: 'until they expire', where: expired('expires_at') },
  { table: 'refresh_tokens', term: 'one day after they expire', where: older('expires_at', '1 day') },
  { table: 'sessions', term: '90 days after they expire', where: older('expires_at', '90 days') },
  { table: 'known_devices', term: 'one year after they were last seen', where: older('last_seen_at', '1 year') },
  { table: 'request_counts', term: 'until they expire', where: (now) => sql`t.expire < ${now.getTime()}` },
  { table: 'rate_limits', term: 'until they expire', where: (now) => sql`t.expire < ${now.getTime()}` },

  { table: 'portfolio_import_files', term: '90 days', where: older('uploaded_at', '90 days') },

  { table: 'consent_choices', term: 'three years', where: older('at', '3 years') },
  { table: 'session_replays', term: '30 days', where: older('started_at', '30 days') },
  { table: 'backup_runs', term: 'one year', where: older('started_at', '1 year') },
  { table: 'listing_feed_deliveries', term: '90 days', where: older('delivered_at', '90 days') },
  { table: 'webhook_messages', term: '30 days', where: older('created_at', '30 days') },
  { table: 'browser_errors', term: '90 days after it was last seen', where: older('last_at', '90 days') },
  { table: 'analytics_profiles', term: '13 months after it last changed', where: older('updated_at', '13 months') },
  // ===== Started by visitors without an account =====
  ...documentSweeps,
  {
    table: 'flow_runs',
    term: 'one year after the last answer of somebody without an account',
    where: (
      now,
    ) => sql`t.person_id is null and t.home_id is null and t.updated_at < ${now}::timestamptz - interval '1 year'
      and not exists (select from documents where flow_run_id = t.id)`,
  },
  { table: 'home_visit_days', term: 'thirteen months after the day', where: older('day', '13 months') },
  { table: 'flag_exposures', term: 'thirteen months after it was seen', where: older('at', '13 months') },
  { table: 'flag_conversions', term: 'thirteen months after it happened', where: older('at', '13 months') },
  {
    table: 'lead_events',
    term: 'two years, where no question followed',
    where: (now) => sql`t.lead_id is null and t.at < ${now}::timestamptz - interval '2 years'`,
  },

  {
    table: 'home_alerts',
    term: 'a week, where they were not confirmed; 30 days after they ended; two years after they were asked for',
    where: (now) => sql`t.created_at < ${now}::timestamptz - interval '2 years'
      or t.ended_at < ${now}::timestamptz - interval '30 days'
      or (t.confirmed_at is null and t.created_at < ${now}::timestamptz - interval '7 days')`,
  },
  // ===== Messages we sent =====
  {
    table: 'outbox',
    name: 'words and files',
    term: '90 days after it was sent',
    where: (now) =>
      sql`t.body is not null and t.sent_at is not null and t.sent_at < ${now}::timestamptz - interval '90 days'`,
    clears: ['body', 'attachments'],
  },
  {
    table: 'outbox',
    term: 'one year after it was sent',
    where: (now) => sql`coalesce(t.sent_at, t.created_at) < ${now}::timestamptz - interval '1 year'`,
  },
  {
    table: 'text_consents',
    term: 'four years after you gave it, and while we text you',
    where: (now) => sql`t.given_at < ${now}::timestamptz - interval '4 years' and exists (select from users
      where users.id = t.user_id and (erased_at is not null or phone is distinct from t.phone))`,
  },
  {
    table: 'account_deletions',
    term: 'two years',
    where: (now) => sql`t.status <> 'requested' and t.ended_at < ${now}::timestamptz - interval '2 years'`,
  },
  // ===== Applications =====
  {
    table: 'applicant_personal_details',
    name: 'identity numbers',
    term: '30 days after an application ended without a lease, or somebody left it',
    where: (now) => sql`t.identity is not null and t.applicant_id in (
      select applicants.id from applicants join applications on applications.id = applicants.application_id
      where applications.updated_at < ${now}::timestamptz - interval '30 days'
        and (applications.status in ${NOT_LEASED} or applicants.status in ('withdrawn', 'replaced', 'declined')))`,
    clears: ['identity'],
  },
  { table: 'decision_letter_drafts', term: AFTER_APPLICATION, where: ofOldApplicants },
  { table: 'decision_letters', term: AFTER_APPLICATION, where: ofOldApplicants, file: 'storage_key' },
  {
    table: 'decisions',
    term: AFTER_APPLICATION,
    where: (now) => sql`${ofOldApplications(now)}
      and not exists (select from decision_letters where decision_id = t.id)
      and not exists (select from decision_letter_drafts where decision_id = t.id)`,
  },
  { table: 'criteria_results', term: AFTER_APPLICATION, where: ofOldApplications },
  { table: 'screenings', term: AFTER_APPLICATION, where: ofOldApplicants },
  { table: 'applicant_consents', term: AFTER_APPLICATION, where: ofOldApplicants },
  {
    table: 'applicants',
    term: AFTER_APPLICATION,
    where: (now) => sql`${ofOldApplications(now)}
      and not exists (select from applicants later where later.reused_from = t.id)
      and not exists (select from applicant_consents where applicant_id = t.id)
      and not exists (select from screenings where applicant_id = t.id)
      and not exists (select from decision_letters where applicant_id = t.id)`,
  },
  {
    table: 'applications',
    term: AFTER_APPLICATION,
    where: (now) => sql`t.id in (${oldApplications(now)})
      and not exists (select from applicants where application_id = t.id)
      and not exists (select from decisions where application_id = t.id)`,
  },
  // ===== Money =====
  { table: 'processor_events', term: SEVEN_YEARS, where: olderThanTaxYears('received_at') },
  { table: 'ownership_checks', term: SEVEN_YEARS, where: olderThanTaxYears('checked_at') },
  { table: 'dispute_evidence', term: SEVEN_YEARS, where: olderThanTaxYears('created_at') },
  {
    table: 'disputes',
    term: SEVEN_YEARS,
    where: (now) =>
      sql`${olderThanTaxYears('created_at')(now)} and not exists (select from dispute_evidence where dispute_id = t.id)`,
  },
  { table: 'money_requests', term: SEVEN_YEARS, where: olderThanTaxYears('requested_at') },
  {
    table: 'refunds',
    term: SEVEN_YEARS,
    where: (now) =>
      sql`${olderThanTaxYears('created_at')(now)} and not exists (select from money_requests where refund_id = t.id)`,
  },
  {
    table: 'payment_allocations',
    term: `${AFTER_LEASE}, and ${SEVEN_YEARS}`,
    where: (now) => sql`${ofOldLeases(now)} and ${olderThanTaxYears('created_at')(now)}`,
  },
  {
    table: 'bill_dispute_messages',
    term: `${AFTER_LEASE}, and ${SEVEN_YEARS}`,
    where: (now) => sql`${ofOldLeases(now)} and ${olderThanTaxYears('created_at')(now)}`,
  },
  {
    table: 'bill_disputes',
    term: `${AFTER_LEASE}, and ${SEVEN_YEARS}`,
    where: (now) => sql`${ofOldLeases(now)} and ${olderThanTaxYears('opened_at')(now)}
      and not exists (select from bill_dispute_messages where dispute_id = t.id)`,
  },
  { table: 'bill_documents', term: AFTER_LEASE, where: ofOldLeases },
  { table: 'payment_plan_charges', term: AFTER_LEASE, where: ofOldLeases },
  {
    table: 'payment_plans',
    term: AFTER_LEASE,
    where: (now) => sql`${ofOldLeases(now)} and not exists (select from payment_plan_charges where plan_id = t.id)`,
  },
  { table: 'lease_due_days', term: AFTER_LEASE, where: ofOldLeases },
  {
    table: 'charges',
    term: `${AFTER_LEASE}, and ${SEVEN_YEARS}`,
    where: (now) => sql`${ofOldLeases(now)} and ${olderThanTaxYears('created_at')(now)}
      and not exists (select from bill_disputes where charge_id = t.id)
      and not exists (select from bill_documents where charge_id = t.id)
      and not exists (select from deposit_deductions where charge_id = t.id)
      and not exists (select from payment_allocations where charge_id = t.id)`,
  },
  {
    table: 'credits',
    term: `${AFTER_LEASE}, and ${SEVEN_YEARS}`,
    where: (now) => sql`${ofOldLeases(now)} and ${olderThanTaxYears('created_at')(now)}
      and not exists (select from payment_allocations where credit_id = t.id)
      and not exists (select from money_requests where credit_id = t.id)`,
  },
  {
    table: 'payments',
    term: SEVEN_YEARS,
    where: (now) =>
      sql`${olderThanTaxYears('created_at')(now)} and not exists (select from refunds where payment_id = t.id)
        and not exists (select from money_requests where payment_id = t.id)
        and not exists (select from disputes where payment_id = t.id)
        and not exists (select from payment_allocations where payment_id = t.id)
        and not exists (select from payments later where later.retry_of = t.id)
        and (t.lease_id is null or ${ofOldLeases(now)})`,
  },
  ...careSweeps,
  {
    table: 'referrals',
    term: SEVEN_YEARS,
    where: (now) => sql`t.status in ('paid', 'declined')
      and coalesce(t.paid_at, t.joined_at, t.invited_at) < date_trunc('year', ${now}::timestamptz) - interval '7 years'`,
  },
  // ===== Leases =====
  { table: 'condition_pictures', term: AFTER_LEASE, where: ofOldLeases },
  { table: 'condition_records', term: AFTER_LEASE, where: ofOldLeases, file: 'sealed_key' },
  { table: 'move_ins', term: AFTER_LEASE, where: ofOldLeases },
  { table: 'deposit_deductions', term: AFTER_LEASE, where: ofOldMoveOuts },
  { table: 'deposit_returns', term: AFTER_LEASE, where: ofOldMoveOuts },
  { table: 'move_out_changes', term: AFTER_LEASE, where: ofOldMoveOuts },
  { table: 'move_out_photos', term: AFTER_LEASE, where: ofOldMoveOuts },
  {
    table: 'move_outs',
    term: AFTER_LEASE,
    where: (now) => sql`${ofOldLeases(now)}
      and not exists (select from deposit_deductions where move_out_id = t.id)
      and not exists (select from move_out_changes where move_out_id = t.id)
      and not exists (select from move_out_photos where move_out_id = t.id)`,
  },
  { table: 'offboardings', term: AFTER_LEASE, where: ofOldOffboardings },
  { table: 'lease_addenda', term: AFTER_LEASE, where: ofOldLeases },
  { table: 'lease_requests', term: AFTER_LEASE, where: ofOldLeases },
  { table: 'rent_report_disputes', term: AFTER_LEASE, where: ofOldLeases },
  { table: 'rent_report_lines', term: AFTER_LEASE, where: ofOldLeases },
  { table: 'rent_reporting_enrollments', term: AFTER_LEASE, where: ofOldLeases },
  { table: 'rent_reporting_offers', term: AFTER_LEASE, where: ofOldLeases },
  { table: 'rent_report_deliveries', term: SEVEN_YEARS, where: olderThanTaxYears('recorded_at') },
  {
    table: 'rent_reports',
    term: `${SEVEN_YEARS}, and ${AFTER_LEASE}`,
    where: (now) => sql`${olderThanTaxYears('created_at')(now)}
      and not exists (select from rent_report_lines where t.id in (rent_report_id, corrected_by))`,
  },
  { table: 'notices', term: AFTER_LEASE, where: ofOldLeases },
  { table: 'statutory_notices', term: AFTER_LEASE, where: ofOldLeases },
  { table: 'letters', term: AFTER_LEASE, where: ofOldLeases, file: 'storage_key' },
  { table: 'renewals', term: AFTER_LEASE, where: ofOldLeases },
  { table: 'lease_residents', term: AFTER_LEASE, where: ofOldLeases },
  {
    table: 'leases',
    term: AFTER_LEASE,
    where: (now) => sql`t.id in (${oldLeases(now)})
      and not exists (select from condition_records where lease_id = t.id)
      and not exists (select from condition_pictures where lease_id = t.id)
      and not exists (select from move_ins where lease_id = t.id)
      and not exists (select from renewals where lease_id = t.id)
      and not exists (select from payment_allocations where lease_id = t.id)
      and not exists (select from charges where lease_id = t.id)
      and not exists (select from payment_plans where lease_id = t.id)
      and not exists (select from credits where lease_id = t.id)
      and not exists (select from payments where lease_id = t.id)
      and not exists (select from notices where lease_id = t.id)
      and not exists (select from move_outs where lease_id = t.id)`,
  },
  { table: 'payout_accounts', term: SEVEN_YEARS, where: olderThanTaxYears('ended_at') },
  {
    table: 'w9s',
    term: 'four years after a newer form replaced it, or after your home or your last job left us',
    where: (now) => sql`t.created_at < ${now}::timestamptz - interval '4 years' and (t.status in ('open', 'superseded')
      or (t.user_id is not null and not exists (select from homes where homes.owner_id = t.user_id
        and (homes.status <> 'offboarded' or homes.updated_at > ${now}::timestamptz - interval '4 years')))
      or (t.pro_id is not null and not exists (select from pro_offers where pro_id = t.pro_id
        and link_expires_at > ${now}::timestamptz - interval '4 years')))
      and not exists (select from tax_forms where w9_id = t.id)`,
    file: 'sealed_key',
  },
  {
    table: 'agreements',
    term: 'seven years after the agreement ends',
    // A signed one ends when its home leaves us.
    where: (now) => sql`(t.status in ('draft', 'declined', 'expired', 'voided')
        and t.created_at < ${now}::timestamptz - interval '7 years')
      or (t.status = 'signed' and exists (select from homes where homes.id = t.home_id and homes.status = 'offboarded'
        and homes.updated_at < ${now}::timestamptz - interval '7 years'))`,
  },
  {
    table: 'envelope_signers',
    term: 'seven years after the paper ends',
    where: (now) => sql`t.envelope_id in (${oldEnvelopes(now)})
      and not exists (select from envelope_signers delegate where delegate.delegated_to = t.id)`,
  },
  {
    table: 'envelopes',
    term: 'seven years after the paper ends',
    where: (now) => sql`t.id in (${oldEnvelopes(now)})
      and not exists (select from envelope_signers where envelope_id = t.id)`,
    file: 'sealed_key',
  },
];

export const sweepName = ({ table, name }: RetentionSweep) => (name ? `${table}: ${name}` : table);
