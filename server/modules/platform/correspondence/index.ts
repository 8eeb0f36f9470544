// What our team writes to people outside of a repair: conversations, texts, and calls.
import { fullName } from '@/contract/account/users/personName';
import type { CallNote } from '@/contract/platform/correspondence/endpoints';
import { OFFICE_TIME_ZONE } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { conflict } from '@/server/http/errors';
import type { Person } from '@/server/http/person';
import { newId } from '@/server/ids';
import { queueMessage } from '@/server/modules/account/outbox';
import * as repo from './repo';

interface Writing {
  db: Db;
  author: Person;
  now: Date;
}

async function nameOf(db: Db, { id }: Person): Promise<string> {
  const author = await db
    .selectFrom('users')
    .select(['firstName', 'lastName'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return fullName(author);
}

/** Texts a person who agreed to it at the number they have now; the text waits for daylight where they are. */
export async function sendText(
  { db, author, now }: Writing,
  personId: string,
  { homeId, body }: { homeId: string | null; body: string },
): Promise<{ id: string }> {
  const [person] = await repo.listCorrespondents(db, [personId]);
  if (!person?.phone || person.textProblem) throw conflict(person?.textProblem ?? 'They get no texts.');
  const { phone } = person;
  const id = newId(now.getTime());
  const authorName = await nameOf(db, author);
  const text = { id, kind: 'text', direction: 'out', outcome: null } as const;
  await repo.insertContact(db, { ...text, personId, homeId, phone, body, authorId: author.id, authorName, at: now });
  await queueMessage(db, {
    dedupeKey: `desk-text:${id}`,
    channel: 'sms',
    recipient: phone,
    template: 'deskText',
    data: { body },
    timeZone: (await repo.findTimeZone(db, personId, homeId)) ?? OFFICE_TIME_ZONE,
  });
  return { id };
}

/** Writes down a call with the visitor of a tour. */
export async function logVisitorCall(
  { db, author, now }: Writing,
  { id: appointmentId, personId, homeId, phone }: repo.VisitorRow,
  { direction, outcome, summary }: Omit<CallNote, 'homeId'>,
): Promise<{ id: string }> {
  const id = newId(now.getTime());
  const call = { id, kind: 'call', direction, outcome, body: summary, appointmentId } as const;
  const authorName = await nameOf(db, author);
  await repo.insertContact(db, { ...call, personId, homeId, phone, authorId: author.id, authorName, at: now });
  return { id };
}

/** Writes down a call with a person. */
export async function logCall(
  { db, author, now }: Writing,
  { id: personId, phone }: repo.PersonRow,
  { homeId, direction, outcome, summary }: CallNote,
): Promise<{ id: string }> {
  const id = newId(now.getTime());
  const call = { id, kind: 'call', direction, outcome, body: summary } as const;
  const authorName = await nameOf(db, author);
  await repo.insertContact(db, { ...call, personId, homeId, phone, authorId: author.id, authorName, at: now });
  return { id };
}
