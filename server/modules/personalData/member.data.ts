// What somebody asked, wrote, sent, saved and booked.
import { sql } from 'kysely';
import {
  by,
  byEmail,
  byTracking,
  type Condition,
  either,
  erased,
  type PersonalTable,
  through,
} from './personalData.types';

const leadsOf = either(by('user_id'), byEmail('email'));
const runsOf = by('person_id');
const inThread = (column: string): Condition =>
  either(
    through(column, 'thread_participants', by('user_id'), 'thread_id'),
    // Written before there was an account.
    through(column, 'thread_guests', byEmail('email'), 'thread_id'),
  );

/** Threads in which nobody but them and us has a part. */
const alone =
  (column: string): Condition =>
  ({ id }) =>
    sql`not exists (select from thread_participants other join users on users.id = other.user_id
      where other.thread_id = t.${sql.ref(column)} and other.user_id <> ${id} and users.type not in ('staff', 'editor'))`;

export const memberTables: readonly PersonalTable[] = [
  {
    table: 'lead_events',
    title: 'Addresses you typed, and how you came to us',
    reach: either(through('lead_id', 'leads', leadsOf), byTracking),
    rules: erased,
  },
  { table: 'leads', title: 'What you asked us', reach: leadsOf, rules: erased, secret: ['dedupe_key'] },
  { table: 'waitlist_entries', title: 'Places you wait for', reach: byEmail('email'), rules: erased },
  { table: 'site_visits', title: 'Pages you opened', reach: byTracking, rules: erased },
  { table: 'saved_homes', title: 'Homes you saved', reach: by('user_id'), rules: erased },
  { table: 'saved_searches', title: 'Searches you keep', reach: by('user_id'), rules: erased, secret: ['key'] },
  { table: 'notified_homes', title: 'Homes we wrote to you about', reach: by('user_id'), rules: erased },
  {
    table: 'documents',
    title: 'Your documents, and those sent to you',
    reach: either(
      by('owner_id'),
      through('flow_run_id', 'flow_runs', runsOf),
      through('message_id', 'messages', inThread('thread_id')),
    ),
    rules: [
      { fate: 'erased', where: either(by('owner_id'), through('flow_run_id', 'flow_runs', runsOf)) },
      {
        fate: 'erased',
        where: (who) => sql`t.message_id in (select t.id from messages t where ${alone('thread_id')(who)})`,
      },
      { fate: 'kept', why: 'What others sent is theirs.', term: 'as long as they keep it' },
    ],
    secret: ['storage_key', 'sha256'],
    file: 'storage_key',
  },
  {
    table: 'messages',
    title: 'Messages you wrote, and those written to you',
    reach: either(by('author_id'), inThread('thread_id')),
    rules: [
      { fate: 'erased', where: alone('thread_id') },
      {
        fate: 'unlinked',
        where: by('author_id'),
        set: () => sql`author_id = null, mail_id = null`,
        why: 'What you wrote to other members stays with them, without your name.',
      },
      { fate: 'kept', why: 'What others wrote is theirs.', term: 'as long as they keep it' },
    ],
  },
  {
    table: 'threads',
    title: 'Your conversations',
    reach: inThread('id'),
    rules: [
      { fate: 'erased', where: alone('id') },
      { fate: 'kept', why: 'A conversation with other members is theirs, too.', term: 'as long as they keep it' },
    ],
  },
  {
    table: 'thread_guests',
    title: 'Your part in conversations',
    reach: byEmail('email'),
    rules: erased,
    secret: ['reply_key'],
  },
  {
    table: 'thread_participants',
    title: 'Your part in conversations',
    reach: by('user_id'),
    rules: erased,
    secret: ['reply_key'],
  },
  {
    table: 'appointments',
    title: 'Your tours and meetings',
    reach: either(by('user_id'), byEmail('email')),
    rules: erased,
    secret: ['key'],
  },
  {
    table: 'estimate_links',
    title: 'Links to your rent estimates',
    reach: through('estimate_id', 'estimates', through('run_id', 'flow_runs', runsOf)),
    rules: erased,
    secret: ['hash'],
  },
  { table: 'estimates', title: 'Your rent estimates', reach: through('run_id', 'flow_runs', runsOf), rules: erased },
  {
    table: 'flow_run_links',
    title: 'Links to what you began',
    reach: through('run_id', 'flow_runs', runsOf),
    rules: erased,
    secret: ['hash'],
  },
  {
    table: 'flow_runs',
    title: 'Answers you gave step by step',
    reach: runsOf,
    rules: erased,
    secret: ['guest_token_hashes'],
  },
  { table: 'referral_codes', title: 'Your link for friends', reach: by('user_id'), rules: erased },
  {
    table: 'referrals',
    title: 'Friends you invited, and who invited you',
    reach: either(by('referrer_id'), by('invitee_id')),
    rules: [
      {
        fate: 'kept',
        where: (who) => sql`${by('referrer_id')(who)} and t.status in ('reward_due', 'paid')`,
        why: 'Tax law asks for our books, rewards included (26 CFR § 1.6001-1).',
        term: 'seven years after the year it belongs to',
      },
      { fate: 'erased', where: by('referrer_id') },
      {
        fate: 'unlinked',
        set: () => sql`invitee_id = null`,
        why: 'Whoever invited you keeps what they earned by it, without your name.',
      },
    ],
  },
  { table: 'affiliates', title: 'Your part in our partner program', reach: by('user_id'), rules: erased },
  {
    table: 'outbox',
    title: 'Letters and texts we sent you',
    // In letters to others, their host say, they are named by their address.
    reach: ({ emails, phones, id }) => sql`(t.recipient = any(${[...emails, ...phones]}::text[])
      or exists (select from unnest(${emails}::text[]) each where strpos(t.data::text || coalesce(t.body, '') || t.attachments::text, each) > 0)
      or exists (select from messages where author_id = ${id} and t.dedupe_key like 'message:' || messages.id || ':%'))`,
    rules: erased,
    secret: ['dedupe_key'],
  },
];
