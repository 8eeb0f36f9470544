import { sql } from 'kysely';
import type { NewLead, NewLeadEvent, Topic, WaitlistEntry } from '@/contract/account/leads/endpoints';
import { UNKNOWN_ZIPCODE } from '@/contract/account/leads/endpoints';
import type { Db } from '@/server/db/client';
import { idOrNull } from '@/server/ids';

export type LeadValues = Omit<NewLead, 'contact'> &
  NewLead['contact'] & {
    id: string;
    homeId?: string;
    userId?: string;
    consent: object | null;
    createdAt: Date;
    answerBy: Date;
    dedupeKey: string;
  };

/** Stands for an unknown address. */
export const NO_ADDRESS = { streetAddress: '', city: '', state: '', zipcode: UNKNOWN_ZIPCODE };

/** Keeps the lead, or joins it to the one with the same key; whatever this browser did on the way becomes its events. */
export async function upsertLead(db: Db, lead: LeadValues): Promise<{ id: string; joined: boolean }> {
  const { address = NO_ADDRESS, textConsent: _, consent, createdAt, answerBy, ...values } = lead;
  const answers = {
    id: values.id,
    type: values.type,
    user_id: values.userId,
    home_id: values.homeId,
    first_name: values.firstName,
    last_name: values.lastName,
    email: values.email,
    phone: values.phone,
    text_consent: consent,
    street_address: address.streetAddress,
    city: address.city,
    state: address.state,
    zipcode: address.zipcode,
    topic: values.topic,
    message: values.message,
    tracking_id: values.trackingId,
    referrer: values.referrer,
    encoded_partner_key: values.encodedPartnerKey,
    experiments: values.experiments,
    created_at: createdAt,
    answer_by: answerBy,
    dedupe_key: values.dedupeKey,
  };
  const { rows } = await sql<{ id: string; joined: boolean }>`
    select id, joined from app.upsert_lead(${JSON.stringify(answers)}::jsonb)`.execute(db);
  const [stored] = rows;
  if (!stored) throw new Error('A lead was neither kept nor joined');
  return stored;
}

export async function findLead(db: Db, id: string) {
  const { rows } = await sql<{
    id: string;
    stage: 'new' | 'answered' | 'won' | 'lost';
    userId: string | null;
    threadId: string | null;
    homeId: string | null;
    firstName: string;
    lastName: string;
    email: string;
    topic: Topic | null;
  }>`select lead.id, lead.stage, coalesce(lead.user_id, (select users.id from users where users.email = lead.email and users.erased_at is null
      and users.type in ('homeowner', 'resident'))) as "userId", lead.thread_id as "threadId", lead.home_id as "homeId", lead.first_name as "firstName", lead.last_name as "lastName",
      lead.email::text as email, lead.topic
    from leads lead where lead.id = ${idOrNull(id)}`.execute(db);
  return rows[0];
}

/** Leads with an email and no account become those of this account; answers the ZIP Code of each with when it came. */
export const assign = (db: Db, userId: string, email: string) =>
  db
    .updateTable('leads')
    .set({ userId })
    .where('email', '=', email)
    .where('userId', 'is', null)
    .returning(['zipcode', 'createdAt'])
    .execute();

export const updateStage = (
  db: Db,
  id: string,
  { stage, threadId }: { stage: string; threadId?: string | undefined },
) =>
  db
    .updateTable('leads')
    .set({ stage, ...(threadId && { threadId }) })
    .where('id', '=', id)
    .execute();

export async function insertEvent(db: Db, event: NewLeadEvent & { id: string; leadId?: string }): Promise<void> {
  const { address, experiments, ...values } = event;
  await db
    .insertInto('leadEvents')
    .values({ ...values, ...address, experiments: JSON.stringify(experiments) })
    .execute();
}

/** Ids of the waitlist, by id. */
export async function listWaitlist(db: Db, { after, limit }: { after: string | null; limit: number }) {
  const rows = await db
    .selectFrom('waitlistEntries')
    .select('id')
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

const WAITING = ['id', 'email', 'audience', 'city', 'state', 'zipcode', 'place'] as const;

export const findWaitlistEntry = (db: Db, id: string) =>
  db.selectFrom('waitlistEntries').select(WAITING).where('id', '=', id).executeTakeFirst();

export const removeWaitlistEntry = (db: Db, id: string) =>
  db.deleteFrom('waitlistEntries').where('id', '=', id).execute();

/** Joins the waitlist; asking again for the same place changes nothing. */
export async function insertWaitlistEntry(db: Db, entry: WaitlistEntry & { id: string }): Promise<void> {
  const { address, experiments, place = '', ...values } = entry;
  await db
    .insertInto('waitlistEntries')
    .values({ ...values, place, ...(address ?? NO_ADDRESS), experiments: JSON.stringify(experiments) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
