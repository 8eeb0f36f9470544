// Homes that a person owns, and pictures of theirs.
import { sql } from 'kysely';
import {
  anyOf,
  byColumn,
  byEmail,
  type Condition,
  erasedAll,
  type PersonalTable,
  retained,
  viaTable,
} from '@/server/modules/account/personalData/types';

const homeRows = byColumn('owner_id');
/** Never published, and referred to by no row of another person. */
const drafts: Condition =
  () => sql`t.status in ('qualified', 'agreement', 'setup', 'inspection', 'proposal', 'work', 'ready', 'in_review')
  and not exists (select from appointments where appointments.home_id = t.id)
  and not exists (select from leads where leads.home_id = t.id)`;
const ofDraftHomes: Condition = (who) =>
  sql`t.home_id in (select t.id from homes t where ${homeRows(who)} and ${drafts(who)})`;
const HOME_RETAINED_REASON =
  'A home that was listed stays without your name, because other people’s tours, questions, and leases refer to it.';

const COMPANY_REASON = retained('We close team accounts once someone else has taken over the work.', 'until then');

/** What belongs to an inspection stays with the home, without its owner and without the staff member who wrote it. */
const ofInspection = (table: string, title: string, staffColumn?: string): PersonalTable => ({
  table,
  title,
  reach: staffColumn ? anyOf(homeRows, byColumn(staffColumn)) : homeRows,
  rules: [
    { retention: 'erased', where: ofDraftHomes },
    {
      retention: 'unlinked',
      set: ({ id }) =>
        sql.join(
          ['owner_id', ...(staffColumn ? [staffColumn] : [])].map(
            (column) => sql`${sql.ref(column)} = nullif(${sql.ref(column)}, ${id})`,
          ),
        ),
      reason: HOME_RETAINED_REASON,
    },
  ],
});

/** A company that worked for us stays on its jobs and invoices. */
const PRO_REASON = retained('Jobs and invoices name the company that did the work.', 'seven years after its last job');

export const homesTables: readonly PersonalTable[] = [
  {
    table: 'availability_checks',
    title: 'What we asked about your homes',
    reach: viaTable('home_id', 'homes', homeRows),
    rules: erasedAll,
    secret: ['hash'],
  },
  {
    table: 'home_events',
    title: 'What happened to your homes',
    reach: viaTable('home_id', 'homes', homeRows),
    rules: [
      { retention: 'erased', where: ofDraftHomes },
      ...retained(`${HOME_RETAINED_REASON} Its history names no one.`, 'as long as the home'),
    ],
  },
  {
    table: 'home_access_codes',
    title: 'Codes that open your homes',
    reach: anyOf(viaTable('home_id', 'homes', homeRows), byColumn('updated_by')),
    rules: [
      { retention: 'erased', where: viaTable('home_id', 'homes', homeRows) },
      {
        retention: 'unlinked',
        set: () => sql`updated_by = null`,
        reason: 'The code belongs to a home of someone else.',
      },
    ],
    secret: ['sealed'],
  },
  {
    table: 'house_guides',
    title: 'House guides of your homes',
    reach: anyOf(viaTable('home_id', 'homes', homeRows), byColumn('owner_id'), byColumn('updated_by')),
    rules: [
      { retention: 'erased', where: viaTable('home_id', 'homes', homeRows) },
      {
        retention: 'unlinked',
        set: () => sql`updated_by = null, owner_id = null`,
        reason: 'The guide belongs to a home of someone else.',
      },
    ],
  },
  {
    table: 'home_members',
    title: 'Homes you help with, and people you invited to yours',
    reach: anyOf(byColumn('person_id'), byEmail('email'), byColumn('invited_by')),
    rules: [
      { retention: 'erased', where: anyOf(byColumn('person_id'), byEmail('email')) },
      {
        retention: 'unlinked',
        set: () => sql`invited_by = null`,
        reason: 'The people you invited keep their access until the owner of the home removes them.',
      },
    ],
    secret: ['invite_hash'],
  },
  {
    table: 'home_visit_days',
    title: 'Page views of your homes',
    reach: viaTable('home_id', 'homes', homeRows),
    rules: retained(`${HOME_RETAINED_REASON} It holds counts and no names.`, 'thirteen months'),
  },
  {
    table: 'homes',
    title: 'Your homes',
    reach: homeRows,
    rules: [
      { retention: 'erased', where: drafts },
      { retention: 'unlinked', set: () => sql`owner_id = null`, reason: HOME_RETAINED_REASON },
    ],
  },
  ofInspection('recurrence_occurrences', 'Planned maintenance of your homes', 'done_by'),
  ofInspection('recurrences', 'Maintenance plans for your homes'),
  {
    ...ofInspection('pro_offers', 'Jobs at your homes that Pros were asked to do'),
    secret: ['token_hash', 'code_hash', 'device_hash'],
  },
  {
    ...ofInspection('service_orders', 'Services ordered for your homes', 'decided_by'),
    reach: anyOf(homeRows, byColumn('orderer_id'), byColumn('decided_by')),
    rules: [
      {
        retention: 'unlinked',
        set: ({ id }) => sql`owner_id = nullif(owner_id, ${id}), decided_by = nullif(decided_by, ${id}),
          orderer_id = nullif(orderer_id, ${id}), scope = case when orderer_id = ${id} then 'Deleted' else scope end`,
        reason: HOME_RETAINED_REASON,
      },
    ],
  },
  ofInspection('proposal_items', 'Work proposed for your homes'),
  ofInspection('proposals', 'Proposals for your homes'),
  ofInspection('inspection_photos', 'Photos of inspections of your homes'),
  ofInspection('inspection_changes', 'Notes of inspections of your homes', 'author_id'),
  ofInspection('inspections', 'Inspections of your homes', 'inspector_id'),
  {
    table: 'pro_job_links',
    title: 'Links to your company’s jobs, as a Pro',
    reach: viaTable('login_id', 'pro_logins', viaTable('pro_id', 'pros', byEmail('email'))),
    rules: erasedAll,
    secret: ['token_hash', 'device_hash'],
  },
  {
    table: 'pro_logins',
    title: 'Logins of your company, as a Pro',
    reach: viaTable('pro_id', 'pros', byEmail('email')),
    rules: erasedAll,
    secret: ['code_hash', 'token_hash', 'email_hash'],
  },
  {
    table: 'pro_bank_accounts',
    title: 'Bank accounts of your company, as a Pro',
    reach: viaTable('pro_id', 'pros', byEmail('email')),
    rules: PRO_REASON,
    secret: ['processor_account', 'processor_ref'],
  },
  {
    table: 'pro_documents',
    title: 'Your company’s documents, as a Pro',
    reach: anyOf(viaTable('pro_id', 'pros', byEmail('email')), byColumn('updated_by')),
    rules: PRO_REASON,
  },
  { table: 'pros', title: 'Your company, as a Pro', reach: byEmail('email'), rules: PRO_REASON },
  { table: 'host_hours', title: 'Hours when you show homes', reach: byColumn('host_id'), rules: COMPANY_REASON },
  {
    table: 'host_days_off',
    title: 'Days when you don’t show homes',
    reach: byColumn('host_id'),
    rules: COMPANY_REASON,
  },
  { table: 'region_hosts', title: 'Regions where you show homes', reach: byColumn('host_id'), rules: COMPANY_REASON },
  { table: 'team_members', title: 'Your work at homes', reach: byColumn('user_id'), rules: COMPANY_REASON },
  {
    table: 'team_invitations',
    title: 'Invitations to our team',
    reach: anyOf(byEmail('email'), byColumn('member_id'), byColumn('invited_by')),
    rules: COMPANY_REASON,
    secret: ['token_hash'],
  },
  {
    table: 'duty_requests',
    title: 'Duties asked for',
    reach: anyOf(byColumn('member_id'), byColumn('requested_by'), byColumn('decided_by')),
    rules: COMPANY_REASON,
  },
  { table: 'meeting_hosts', title: 'Your meeting topics', reach: byColumn('host_id'), rules: COMPANY_REASON },
];

/** Last of all: the account and its uploads point at them. */
export const pictureTables: readonly PersonalTable[] = [
  {
    table: 'media',
    title: 'Your photos',
    reach: byColumn('owner_id'),
    rules: [
      {
        retention: 'unlinked',
        where: () => sql`exists (select from homes where t.id = any(homes.pictures))
          or exists (select from inspection_photos where inspection_photos.media_id = t.id)
          or exists (select from work_order_photos where work_order_photos.media_id = t.id)
          or exists (select from users where users.image_id = t.id and users.id <> t.owner_id)`,
        set: () => sql`owner_id = null`,
        reason: 'Photos of a home stay with the home.',
      },
      { retention: 'erased' },
    ],
  },
];
