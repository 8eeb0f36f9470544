import { type RawBuilder, sql } from 'kysely';
import type { Db } from '@/server/db/client';
import { idOrNull } from '@/server/ids';
import type { ThreadStatus, Topic } from './types';

export interface CardRow {
  id: string;
  subject: string;
  topic: Topic;
  status: ThreadStatus;
  homeId: string | null;
  streetAddress: string | null;
  from: string | null;
  lastMessageAt: Date;
  excerpt: string;
  unread: number;
  muted: boolean;
  /** Where it stands in the list, for the page after it. */
  position: string;
}

const card = (userId: string, join: 'join' | 'left join') => sql`
  select thread.id, thread.subject, thread.topic, thread.status, thread.last_message_at as "lastMessageAt",
    home.id as "homeId", home.street_address as "streetAddress", coalesce(own.muted, false) as muted,
    (extract(epoch from thread.last_message_at) * 1000000)::bigint || '_' || thread.id as position,
    coalesce((select trim(concat_ws(' ', users.first_name, users.last_name)) from messages join users on users.id = messages.author_id
      where messages.thread_id = thread.id and not messages.from_staff order by messages.created_at limit 1),
      (select trim(concat_ws(' ', first_name, last_name)) from thread_guests where thread_id = thread.id),
      (select trim(concat_ws(' ', users.first_name, users.last_name)) from thread_participants party join users on users.id = party.user_id
        where party.thread_id = thread.id and users.type <> 'staff' order by party.joined_at limit 1)) as "from",
    coalesce((select left(body, 140) from messages where messages.thread_id = thread.id order by created_at desc, id desc limit 1), '') as excerpt,
    (select count(*)::int from messages where messages.thread_id = thread.id and own.user_id is not null
      and messages.created_at > own.last_read_at and messages.author_id is distinct from ${userId}::uuid) as unread
  from threads thread
    ${sql.raw(join)} thread_participants own on own.thread_id = thread.id and own.user_id = ${userId}
    left join homes home on home.id = thread.home_id`;

/** How many messages of others this person has not read, as a value within a query. */
export const unreadMessages = (userId: RawBuilder<unknown>) => sql<number>`(
  select count(*)::int from messages join thread_participants own using (thread_id)
  where own.user_id = ${userId} and messages.created_at > own.last_read_at
    and messages.author_id is distinct from own.user_id)`;

export async function countUnread(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ unread: number }>`select ${unreadMessages(sql`${userId}::uuid`)} as unread`.execute(db);
  return rows[0]?.unread ?? 0;
}

const pattern = (words: string) => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

/** How much our team searches, the newest first: row-level security keeps every index of words from being used. */
const SEARCHED_THREADS = 20_000;
const SEARCHED_MESSAGES = 50_000;

/** Ids of threads with these words in their subject, address, or messages. Each side is asked by itself, starting from the reader’s threads. */
function withWords(words: string, { id, isStaff }: ThreadReader) {
  const like = pattern(words);
  const own = sql`(select thread_id from thread_participants where user_id = ${id})`;
  const readable = isStaff
    ? sql`select id, subject, home_id from threads order by last_message_at desc, id desc limit ${SEARCHED_THREADS}`
    : sql`select id, subject, home_id from threads where id in ${own}`;
  const messages = isStaff
    ? sql`select thread_id, body from messages order by created_at desc limit ${SEARCHED_MESSAGES}`
    : sql`select thread_id, body from messages where thread_id in ${own}`;
  return sql`(
    select readable.id from (${readable}) readable left join homes on homes.id = readable.home_id
      where readable.subject ilike ${like} or homes.street_address ilike ${like}
    union select thread_id from (${messages}) message where message.body ilike ${like})`;
}

export interface ThreadReader {
  id: string;
  isStaff: boolean;
}

interface ThreadFilter {
  search?: string | undefined;
  status?: ThreadStatus | undefined;
  /** The position of the last one of the page before. */
  after?: string | undefined;
  limit: number;
}

/** The threads a member takes part in, the latest first; all of them for staff. */
export async function findThreads(
  db: Db,
  reader: ThreadReader,
  { search, status, after, limit }: ThreadFilter,
): Promise<CardRow[]> {
  const [microseconds, last] = after?.split('_') ?? [];
  const isAfter = sql`(thread.last_message_at, thread.id)
    < ('epoch'::timestamptz + ${microseconds}::bigint * interval '1 microsecond', ${last}::uuid)`;
  const { rows } = await sql<CardRow>`${card(reader.id, reader.isStaff ? 'left join' : 'join')}
    where ${status ? sql`thread.status = ${status}` : sql`true`}
      and ${search ? sql`thread.id in ${withWords(search, reader)}` : sql`true`}
      and ${after ? isAfter : sql`true`}
    order by thread.last_message_at desc, thread.id desc limit ${limit}`.execute(db);
  return rows;
}

export interface OwnThreadRow {
  id: string;
  subject: string;
  status: ThreadStatus;
  lastMessageAt: Date;
  unread: boolean;
  /** Who wrote what is unread. */
  from: string | null;
}

/** Threads of a member that are not closed, with whether something in them is unread. */
export async function listOpenThreads(db: Db, userId: string): Promise<OwnThreadRow[]> {
  const { rows } = await sql<OwnThreadRow>`
    select thread.id, thread.subject, thread.status, thread.last_message_at as "lastMessageAt",
      unread.id is not null as unread, writer.first_name as "from"
    from thread_participants own join threads thread on thread.id = own.thread_id
      left join lateral (select id, author_id from messages where messages.thread_id = thread.id
        and messages.created_at > own.last_read_at and messages.author_id is distinct from own.user_id
        order by messages.created_at desc limit 1) unread on true
      left join users writer on writer.id = unread.author_id
    where own.user_id = ${userId} and (thread.status <> 'closed' or unread.id is not null)
    order by thread.last_message_at desc limit 50`.execute(db);
  return rows;
}

export async function findThread(db: Db, id: string, userId: string): Promise<CardRow | undefined> {
  const { rows } = await sql<CardRow>`${card(userId, 'left join')} where thread.id = ${idOrNull(id)}`.execute(db);
  return rows[0];
}

export interface ParticipantRow {
  userId: string;
  firstName: string;
  lastName: string;
  staff: boolean;
  mediaId: string | null;
  lastReadAt: Date;
}
/** The people who take part, and the colleague who has it on their desk. */
export async function findWatchers(db: Db, threadId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select "userId" as id from app.thread_participant_names(${threadId})
    union select id from app.thread_assignees(${threadId}) id`.execute(db);
  return rows.map(({ id }) => id);
}

/** A person without an account who reads and answers by email. */
export async function insertGuest(
  db: Db,
  guest: { threadId: string; firstName: string; lastName: string; email: string; replyKey: string },
): Promise<void> {
  await db.insertInto('threadGuests').values(guest).execute();
}

export interface MessageRow {
  id: string;
  authorId: string | null;
  firstName: string | null;
  lastName: string | null;
  fromStaff: boolean;
  body: string;
  via: 'site' | 'mail';
  createdAt: Date;
  attachments: AttachmentRow[];
}
export interface AttachmentRow {
  id: string;
  name: string;
  category: 'message';
  mime: string;
  bytes: number;
  version: number;
  createdAt: string;
}

/** Names of people in a thread are for those who read it: users are otherwise seen by themselves alone. */
export async function findParticipants(db: Db, threadId: string): Promise<ParticipantRow[]> {
  const { rows } = await sql<ParticipantRow>`select * from app.thread_participant_names(${threadId})`.execute(db);
  return rows;
}

export async function findMessages(db: Db, threadId: string): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select said.id, said.author_id as "authorId", coalesce(person."firstName", guest.first_name) as "firstName",
      coalesce(person."lastName", guest.last_name) as "lastName", said.from_staff as "fromStaff", said.body, said.via,
      said.created_at as "createdAt",
      coalesce((select json_agg(json_build_object('id', id, 'name', name, 'category', category, 'mime', mime, 'bytes', bytes,
        'version', version, 'createdAt', created_at) order by created_at, id) from documents where message_id = said.id), '[]') as attachments
    from messages said left join app.thread_participant_names(${threadId}) person on person."userId" = said.author_id
      left join thread_guests guest on guest.thread_id = said.thread_id and said.author_id is null and not said.from_staff
    where said.thread_id = ${threadId} order by said.created_at, said.id limit 1000`.execute(db);
  return rows;
}

export interface NewThreadRow {
  id: string;
  subject: string;
  topic: Topic;
  homeId: string | null;
  answerBy?: Date | null;
  now: Date;
}

export async function insertThread(
  db: Db,
  { id, subject, topic, homeId, answerBy = null, now }: NewThreadRow,
): Promise<void> {
  await sql`insert into threads (id, subject, topic, home_id, answer_by, created_at, last_message_at)
    values (${id}, ${subject}, ${topic}, ${homeId}, ${answerBy}, ${now}, ${now})`.execute(db);
}

/** Adds a reader; an existing one stays as they are. */
export async function insertParticipant(
  db: Db,
  { threadId, userId, replyKey, now }: { threadId: string; userId: string; replyKey: string; now: Date },
): Promise<void> {
  await sql`insert into thread_participants (thread_id, user_id, joined_at, last_read_at, reply_key)
    values (${threadId}, ${userId}, ${now}, ${now}, ${replyKey}) on conflict do nothing`.execute(db);
}

export interface NewMessageRow {
  id: string;
  threadId: string;
  authorId: string | null;
  fromStaff: boolean;
  body: string;
  via: 'site' | 'mail';
  mailId: string | null;
  now: Date;
}

export async function insertMessage(db: Db, { now, ...row }: NewMessageRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('messages')
    .values({ ...row, createdAt: now })
    .onConflict((conflict) => conflict.column('mailId').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Once we have answered, the promised time is kept. */
export async function updateStatus(db: Db, id: string, { status, now }: { status: ThreadStatus; now?: Date }) {
  await sql`update threads set status = ${status}, last_message_at = coalesce(${now ?? null}, last_message_at),
      answer_by = case when ${status} = 'waiting' then answer_by end
    where id = ${id}`.execute(db);
}

export async function markRead(db: Db, threadId: string, userId: string, now: Date): Promise<void> {
  await sql`update thread_participants set last_read_at = greatest(last_read_at, ${now})
    where thread_id = ${threadId} and user_id = ${userId}`.execute(db);
}

export async function setMuted(db: Db, threadId: string, userId: string, muted: boolean): Promise<void> {
  await sql`update thread_participants set muted = ${muted} where thread_id = ${threadId} and user_id = ${userId}`.execute(
    db,
  );
}

/** Anyone who answers letters with this key, as the system sees them. */
/** The message that an email became; whether files came with it. As the system. */
export async function findMailMessage(db: Db, mailId: string): Promise<{ id: string; hasFiles: boolean } | undefined> {
  const { rows } = await sql<{ id: string; hasFiles: boolean }>`
    select id, exists (select from documents where message_id = messages.id) as "hasFiles"
    from messages where mail_id = ${mailId}`.execute(db);
  return rows[0];
}

export async function findByReplyKey(db: Db, replyKey: string) {
  const { rows } = await sql<{
    threadId: string;
    userId: string;
    email: string;
    type: 'homeowner' | 'resident' | 'staff';
  }>`
    select thread_id as "threadId", users.id as "userId", users.email, users.type
    from thread_participants join users on users.id = user_id where reply_key = ${replyKey}`.execute(db);
  return rows[0];
}

export interface UnreadNotification {
  replyKey: string;
  email: string;
  firstName: string;
  staff: boolean;
  subject: string;
  messageId: string;
  body: string;
  from: string;
}

/** The oldest unread message of a person in a thread they have not muted, with all fields that an email about it needs. */
export async function findUnreadBy(db: Db, threadId: string, userId: string): Promise<UnreadNotification | undefined> {
  const { rows } = await sql<UnreadNotification>`
    select own.reply_key as "replyKey", reader.email, reader.first_name as "firstName", reader.type = 'staff' as staff, thread.subject,
      said.id as "messageId", said.body, coalesce(author.first_name, 'Somebody') as "from"
    from thread_participants own join users reader on reader.id = own.user_id join threads thread on thread.id = own.thread_id
      join messages said on said.thread_id = thread.id and said.created_at > own.last_read_at and said.author_id is distinct from own.user_id
      left join users author on author.id = said.author_id
    where own.thread_id = ${threadId} and own.user_id = ${userId} and not own.muted
    order by said.created_at limit 1`.execute(db);
  return rows[0];
}
