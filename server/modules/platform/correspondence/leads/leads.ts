// Leads as our team works on them: answered in a conversation, called, and closed.
import { fullName } from '@/contract/account/users/personName';
import type { CallNote, DeskLead } from '@/contract/platform/correspondence/endpoints';
import type { Db } from '@/server/db/client';
import { notFound } from '@/server/http/errors';
import type { Person } from '@/server/http/person';
import { newId } from '@/server/ids';
import { findLead, moveLead } from '@/server/modules/account/leads';
import { addStaffMessage, startStaffThread } from '@/server/modules/account/threads';
import { insertContact } from '@/server/modules/platform/correspondence/repo';
import * as repo from './repo';

export type Lead = NonNullable<Awaited<ReturnType<typeof findLead>>>;

interface Writing {
  db: Db;
  author: Person;
  now: Date;
}

export async function describeLead(db: Db, id: string): Promise<DeskLead> {
  const lead = await findLead(db, id);
  const row = lead && (await repo.describeLead(db, id, lead.userId));
  if (!row) throw notFound();
  const isOpen = row.stage === 'new' || row.stage === 'answered';
  const reached = row.applications.length > 0 ? 'applied' : row.tours.length > 0 ? 'touring' : row.stage;
  return { ...row, stage: isOpen ? reached : row.stage };
}

/** Answers a lead. The first answer begins the conversation: in the inbox of a member, by email with anyone else. */
export async function answerLead({ db, author, now }: Writing, lead: Lead, body: string): Promise<DeskLead> {
  const { id, firstName, lastName, email, userId, homeId, topic } = lead;
  const isAdded = lead.threadId && (await addStaffMessage(db, lead.threadId, { author, body, now }));
  const threadId =
    isAdded && lead.threadId
      ? lead.threadId
      : await startStaffThread(db, {
          to: userId ? { userId } : { firstName, lastName, email },
          subject: 'Your question to Belong',
          topic: topic ?? 'other',
          homeId: homeId ?? undefined,
          author,
          body,
          now,
        });
  await moveLead(db, lead, 'answer', threadId);
  return describeLead(db, id);
}

/** Writes down a call with the person of a lead. */
export async function logLeadCall(
  { db, author, now }: Writing,
  { id: leadId, homeId, userId }: Lead,
  { direction, outcome, summary }: Omit<CallNote, 'homeId'>,
): Promise<{ id: string }> {
  const id = newId(now.getTime());
  const writer = await db
    .selectFrom('users')
    .select(['firstName', 'lastName'])
    .where('id', '=', author.id)
    .executeTakeFirstOrThrow();
  const call = { id, kind: 'call', direction, outcome, body: summary, phone: null } as const;
  const authorName = fullName(writer);
  await insertContact(db, { ...call, personId: userId, leadId, homeId, authorId: author.id, authorName, at: now });
  return { id };
}
