// A person's questions, messages, files, saved homes and bookings.
import { sql } from 'kysely';
import {
  anyOf,
  byColumn,
  byEmail,
  byTracking,
  type Condition,
  erasedAll,
  type PersonalTable,
  viaTable,
} from '@/server/modules/account/personalData/types';

const leadRows = anyOf(byColumn('user_id'), byEmail('email'));
/** Their own, and those of homes they own. */
const runRows = anyOf(byColumn('person_id'), viaTable('home_id', 'homes', byColumn('owner_id')));
const inThread = (column: string): Condition =>
  anyOf(
    viaTable(column, 'thread_participants', byColumn('user_id'), 'thread_id'),
    // Written before there was an account.
    viaTable(column, 'thread_guests', byEmail('email'), 'thread_id'),
  );

/** Threads between them and us alone. */
const onlyParticipant =
  (column: string): Condition =>
  ({ id }) =>
    sql`not exists (select from thread_participants other join users on users.id = other.user_id
      where other.thread_id = t.${sql.ref(column)} and other.user_id <> ${id} and users.type not in ('staff', 'editor'))`;

export const memberTables: readonly PersonalTable[] = [
  {
    table: 'lead_events',
    title: 'Addresses you entered, and how you found us',
    reach: anyOf(viaTable('lead_id', 'leads', leadRows), byTracking),
    rules: erasedAll,
  },
  { table: 'leads', title: 'Your questions to us', reach: leadRows, rules: erasedAll, secret: ['dedupe_key'] },
  {
    table: 'home_alerts',
    title: 'Your alerts about homes',
    reach: byEmail('email'),
    rules: erasedAll,
    secret: ['key'],
  },
  {
    table: 'consent_choices',
    title: 'Your privacy choices',
    reach: byColumn('user_id'),
    rules: [
      {
        retention: 'unlinked',
        set: () => sql`user_id = null`,
        reason: 'It proves that a choice was made and followed. It names no one after that.',
      },
    ],
  },
  { table: 'waitlist_entries', title: 'Your waitlists', reach: byEmail('email'), rules: erasedAll },
  {
    table: 'flags',
    title: 'Feature flags you changed',
    reach: byColumn('updated_by'),
    rules: [
      { retention: 'unlinked', set: () => sql`updated_by = null`, reason: 'Its rules are ours, and name no one.' },
    ],
  },
  { table: 'flag_exposures', title: 'Versions of pages you saw', reach: byTracking, rules: erasedAll },
  { table: 'flag_conversions', title: 'What you did after you saw them', reach: byTracking, rules: erasedAll },
  { table: 'site_visits', title: 'Pages you opened', reach: byTracking, rules: erasedAll },
  {
    table: 'analytics_events',
    title: 'What you did on our site',
    reach: anyOf(byTracking, byColumn('user_id')),
    rules: erasedAll,
  },
  {
    table: 'analytics_profiles',
    title: 'Your analytics profile',
    reach: anyOf(byTracking, byColumn('user_id')),
    rules: erasedAll,
  },
  {
    table: 'session_replay_chunks',
    title: 'What recordings of your visits hold',
    reach: viaTable('replay_id', 'session_replays', anyOf(byTracking, byColumn('user_id'))),
    rules: erasedAll,
    secret: ['events'],
  },
  {
    table: 'session_replays',
    title: 'Recordings of your visits to public pages',
    reach: anyOf(byTracking, byColumn('user_id')),
    rules: erasedAll,
  },
  { table: 'saved_homes', title: 'Homes you saved', reach: byColumn('user_id'), rules: erasedAll },
  {
    table: 'saved_searches',
    title: 'Your saved searches',
    reach: byColumn('user_id'),
    rules: erasedAll,
    secret: ['key'],
  },
  { table: 'notified_homes', title: 'Homes we emailed you about', reach: byColumn('user_id'), rules: erasedAll },
  {
    table: 'file_uploads',
    title: 'Unfinished uploads',
    reach: anyOf(byColumn('owner_id'), viaTable('flow_run_id', 'flow_runs', runRows)),
    rules: erasedAll,
  },
  {
    table: 'documents',
    title: 'Your documents, and those sent to you',
    reach: anyOf(
      byColumn('owner_id'),
      viaTable('flow_run_id', 'flow_runs', runRows),
      viaTable('message_id', 'messages', inThread('thread_id')),
    ),
    rules: [
      {
        retention: 'kept',
        where: ({ id }) => sql`t.is_record and t.owner_id = ${id}`,
        reason: 'The law asks us to keep leases, notices, statements, receipts, and tax forms.',
        term: 'seven years after your account ends',
      },
      { retention: 'erased', where: anyOf(byColumn('owner_id'), viaTable('flow_run_id', 'flow_runs', runRows)) },
      {
        retention: 'erased',
        where: (who) => sql`t.message_id in (select t.id from messages t where ${onlyParticipant('thread_id')(who)})`,
      },
      { retention: 'kept', reason: 'What others sent belongs to them.', term: 'as long as they keep it' },
    ],
    secret: ['storage_key', 'sha256'],
    file: 'storage_key',
  },
  {
    table: 'messages',
    title: 'Messages you wrote, and those written to you',
    reach: anyOf(byColumn('author_id'), inThread('thread_id')),
    rules: [
      { retention: 'erased', where: onlyParticipant('thread_id') },
      {
        retention: 'unlinked',
        where: byColumn('author_id'),
        set: () => sql`author_id = null, mail_id = null`,
        reason: 'What you wrote to other members stays with them, without your name.',
      },
      { retention: 'kept', reason: 'What others wrote belongs to them.', term: 'as long as they keep it' },
    ],
  },
  {
    table: 'threads',
    title: 'Your conversations',
    reach: inThread('id'),
    rules: [
      { retention: 'erased', where: onlyParticipant('id') },
      {
        retention: 'kept',
        reason: 'A conversation with other members is theirs too.',
        term: 'as long as they keep it',
      },
    ],
  },
  {
    table: 'thread_guests',
    title: 'Your part in conversations',
    reach: byEmail('email'),
    rules: erasedAll,
    secret: ['reply_key'],
  },
  {
    table: 'thread_participants',
    title: 'Your part in conversations',
    reach: byColumn('user_id'),
    rules: erasedAll,
    secret: ['reply_key'],
  },
  {
    table: 'appointments',
    title: 'Your tours and meetings',
    reach: anyOf(byColumn('user_id'), byEmail('email')),
    rules: erasedAll,
    secret: ['key'],
  },
  {
    table: 'estimate_links',
    title: 'Links to your rent estimates',
    reach: viaTable('estimate_id', 'estimates', viaTable('run_id', 'flow_runs', runRows)),
    rules: erasedAll,
    secret: ['hash'],
  },
  {
    table: 'estimates',
    title: 'Your rent estimates',
    reach: viaTable('run_id', 'flow_runs', runRows),
    rules: erasedAll,
  },
  {
    table: 'qualifications',
    title: 'Whether your homes qualify',
    reach: viaTable('id', 'flow_runs', runRows),
    rules: erasedAll,
  },
  {
    table: 'flow_run_links',
    title: 'Links to forms you started',
    reach: viaTable('run_id', 'flow_runs', runRows),
    rules: erasedAll,
    secret: ['hash'],
  },
  {
    table: 'flow_runs',
    title: 'Your answers in forms',
    reach: runRows,
    rules: erasedAll,
    secret: ['guest_token_hashes'],
  },
  { table: 'referral_codes', title: 'Your referral link', reach: byColumn('user_id'), rules: erasedAll },
  {
    table: 'referrals',
    title: 'Friends you invited, and who invited you',
    reach: anyOf(byColumn('referrer_id'), byColumn('invitee_id')),
    rules: [
      {
        retention: 'kept',
        where: (who) => sql`${byColumn('referrer_id')(who)} and t.status in ('reward_due', 'paid')`,
        reason: 'Tax law requires us to keep our books, including rewards (26 CFR § 1.6001-1).',
        term: 'seven years after the year it belongs to',
      },
      { retention: 'erased', where: byColumn('referrer_id') },
      {
        retention: 'unlinked',
        set: () => sql`invitee_id = null`,
        reason: 'The person who invited you keeps their reward, without your name.',
      },
    ],
  },
  { table: 'affiliates', title: 'Your part in our partner program', reach: byColumn('user_id'), rules: erasedAll },
  {
    table: 'outbox',
    title: 'Emails and texts we sent you',
    // In letters to others, their host say, they are named by their address.
    reach: ({ emails, phones, id }) => sql`(t.recipient = any(${[...emails, ...phones]}::text[])
      or exists (select from unnest(${emails}::text[]) each where strpos(t.data::text || coalesce(t.body, '') || t.attachments::text, each) > 0)
      or exists (select from messages where author_id = ${id} and t.dedupe_key like 'message:' || messages.id || ':%'))`,
    rules: erasedAll,
    secret: ['dedupe_key'],
  },
  {
    table: 'delivery_events',
    title: 'What became of emails and texts we sent you',
    reach: ({ emails, phones }) => sql`exists (select from outbox sent where sent.id = t.message_id
      and sent.recipient = any(${[...emails, ...phones]}::text[]))`,
    rules: erasedAll,
    secret: ['vendor_id'],
  },
  {
    table: 'payment_methods',
    title: 'Your saved bank accounts and cards',
    reach: byColumn('user_id'),
    rules: erasedAll,
    secret: ['processor_ref', 'fingerprint', 'setup_ref'],
  },
  { table: 'autopays', title: 'Your autopay', reach: byColumn('user_id'), rules: erasedAll },
  { table: 'autopay_runs', title: 'What autopay did', reach: byColumn('user_id'), rules: erasedAll },
  {
    table: 'listing_reports',
    title: 'Listings you reported',
    reach: anyOf(byColumn('person_id'), byEmail('email')),
    rules: erasedAll,
  },
];
