import { createHash } from 'node:crypto';
import { leadLifecycle, UNKNOWN_ZIPCODE } from '@/contract/account/leads/constants';
import type {
  Contact,
  LeadEventKind,
  LeadReceipt,
  LeadType,
  NewLead,
  Question,
  Topic,
  WaitlistEntry,
} from '@/contract/account/leads/endpoints';
import { canText } from '@/contract/format/phoneText';
import { officeDeadline } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { conflict } from '@/server/http/errors';
import type { Person } from '@/server/http/person';
import { newId } from '@/server/ids';
import { queueMessage, takeStrangerBudget } from '@/server/modules/account/outbox';
import { saveZipcode } from '@/server/modules/account/users';
import { recordConversion } from '@/server/modules/platform/flags';
import { dedupeKey } from './deduplication';
import * as repo from './repo';
import { NO_ADDRESS } from './repo';

type LeadStage = (typeof leadLifecycle.states)[number];
type LeadMove = ReturnType<typeof leadLifecycle.eventsFrom>[number];

/** What a call brings along that a lead needs. */
export interface LeadCall {
  db: Db;
  person: Person | null;
  now: Date;
  auditSubject: (subject: string, detail?: Record<string, unknown>) => void;
}

/** The wording that stands beside the box; kept with each consent because it may change. */
export const TEXT_CONSENT =
  'Belong may text me about this at the number I gave. Message rates may apply. I can reply STOP at any time. Consent is not needed to rent or to work with us.';

/** The end of the next business day at our office: what comes on a Friday is answered by Monday, 6 pm. */
export const answerDeadline = (now: Date): Date => officeDeadline(now, 1);

/** The event that a new lead of a type also counts as, where the specification has one. */
const CREATED_EVENTS: Partial<Record<LeadType, LeadEventKind>> = {
  calculator: 'LeadCreatedCalculator',
  sign_up_flow: 'LeadCreatedSignUpFlow',
  leasing: 'LeadCreatedLeasing',
  rent_estimate: 'LeadCreatedRentEstimate',
};

const consentOf = (contact: Contact, now: Date) =>
  contact.textConsent && contact.phone && canText(contact.phone)
    ? { wording: TEXT_CONSENT, at: now.toISOString(), phone: contact.phone }
    : null;

/** The event a lead counts as: its type’s, or that of a request to try our Pros. */
const eventOf = ({ type, topic }: NewLead): LeadEventKind | undefined =>
  topic === 'pros' ? 'LeadCreatedTryThePros' : CREATED_EVENTS[type];

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Keeps a lead or joins it to the same wish of the same person, counts it, and tells the person that we have it. */
export async function saveLead(
  asking: LeadCall,
  lead: NewLead,
  homeId?: string,
  /** What the person is sent back: their answers, a line each, and the link under which they can change them. */
  copy?: { answers: string; link: () => Promise<string> },
): Promise<LeadReceipt> {
  const { db, person, now } = asking;
  const answerBy = answerDeadline(now);
  const { contact, ...rest } = lead;
  const { id, joined } = await repo.upsertLead(db, {
    ...rest,
    ...contact,
    id: newId(),
    homeId,
    userId: person?.id,
    consent: consentOf(contact, now),
    createdAt: now,
    answerBy,
    dedupeKey: dedupeKey(lead, homeId),
  });
  const zipcode = lead.address?.zipcode ?? UNKNOWN_ZIPCODE;
  if (person && zipcode !== UNKNOWN_ZIPCODE) await saveZipcode(db, person.id, zipcode);
  await recordConversion(db, lead.trackingId, 'lead_created', now);
  const kind = eventOf(lead);
  if (kind) {
    const { trackingId, referrer, encodedPartnerKey, experiments, address = NO_ADDRESS } = lead;
    const attribution = { trackingId, referrer, encodedPartnerKey, experiments };
    await repo.insertEvent(db, { ...attribution, id: newId(), leadId: id, kind, address });
  }
  const message = lead.message ?? '';
  asking.auditSubject(`lead:${id}`, { type: lead.type, joined });
  // The report is an email of its own; a second one would say less.
  const isAnnounced = lead.type !== 'rent_estimate';
  if (!isAnnounced || !(await takeStrangerBudget(db, { recipient: contact.email }, now)))
    return { id, answerBy: answerBy.toISOString() };
  await queueMessage(db, {
    // The same words once more bring no second letter.
    dedupeKey: `lead-received:${id}:${digest(message)}`,
    channel: 'email',
    recipient: contact.email,
    template: 'leadReceived',
    data: {
      firstName: contact.firstName,
      answerBy: answerBy.toISOString(),
      ...(copy && { answers: copy.answers, link: await copy.link() }),
    },
  });
  return { id, answerBy: answerBy.toISOString() };
}

/** A question is a lead of its own type; about one home where `homeId` is given. */
export function askQuestion(asking: LeadCall, question: Question, homeId?: string): Promise<LeadReceipt> {
  return saveLead(asking, { ...question, type: 'ask_a_question' }, homeId);
}

interface StoredLead {
  id: string;
  stage: LeadStage;
  userId: string | null;
  threadId: string | null;
  homeId: string | null;
  firstName: string;
  lastName: string;
  email: string;
  topic: Topic | null;
}

/** Assigns leads from before the account to the person: the address is proven. As the system. */
export async function assignLeads(db: Db, userId: string, email: string): Promise<void> {
  const newest = (await repo.assign(db, userId, email))
    .filter(({ zipcode }) => zipcode !== UNKNOWN_ZIPCODE)
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0];
  if (newest) await saveZipcode(db, userId, newest.zipcode);
}

/** Moves a lead along `leadLifecycle`, and keeps the conversation that answers it. */
export async function moveLead(
  db: Db,
  { id, stage }: Pick<StoredLead, 'id' | 'stage'>,
  move: LeadMove,
  threadId?: string,
): Promise<void> {
  const next = leadLifecycle.after(stage, move);
  if (!next) throw conflict();
  await repo.updateStage(db, id, { stage: next, threadId });
}

/** A lead as our team works on it. */
export const findLead = (db: Db, id: string): Promise<StoredLead | undefined> => repo.findLead(db, id);

/** Anyone who has a home where we are not yet hears from us once we are; as the system. */
export const joinWaitlist = (db: Db, entry: WaitlistEntry): Promise<void> =>
  repo.insertWaitlistEntry(db, { ...entry, id: newId() });
