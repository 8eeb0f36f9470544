// Notices in the form of a statute: prepared by our team, served on paper, and followed until they end. As the system.
import { cents } from '@/contract/amounts/cents';
import { localDay } from '@/contract/calendar/localDay';
import { formatDay } from '@/contract/format/days';
import {
  demandable,
  type FormKind,
  formText,
  missingFacts,
  needsDefault,
  plannedDeadline,
  whyNoForm,
} from '@/contract/law/forms';
import { serviceLaw } from '@/contract/law/service';
import {
  formFactLabels,
  formKindLabels,
  type NewStatutoryNotice,
  type StatutoryNoticeEvent,
  statutoryNoticeLifecycle,
} from '@/contract/tenancy/statutoryNotices/endpoints';
import type { Db } from '@/server/db/client';
import { env } from '@/server/env';
import { audit } from '@/server/http/audit';
import { ApiError, conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { findLawContext, type LawContext } from '@/server/modules/leasing/leases';
import { listMissedCharges } from '@/server/modules/money/charges/account/account';
import { cancelLetter, queueLetter, serveBy } from '@/server/modules/platform/letters';
import type { NoticedLease, StatutoryNoticeRow } from './repo';
import * as repo from './repo';
import { type Demand, demandedCents, fillForm, placeOf } from './words';

export interface FormContext extends LawContext {
  lease: NoticedLease;
  today: string;
  demand: Demand;
  /** Money of the residents that pays nothing yet: until it does, it is not known what they owe. */
  spareCents: number;
}

export async function findFormContext(db: Db, lease: NoticedLease, now: Date): Promise<FormContext> {
  const law = await findLawContext(db, lease.homeId);
  if (!law) throw new Error('The home of this lease is gone');
  const today = localDay(now, law.timeZone);
  const { charges, spareCents } = await listMissedCharges(db, lease.id);
  return { ...law, lease, today, spareCents, demand: demandable(law.where, charges, today) };
}

/** Why no notice of a kind is prepared for a lease today; undefined where one is, once its facts are known. */
export function refusalOf(
  { where, today, lease, demand, spareCents }: FormContext,
  kind: FormKind,
  facts: { federallyBacked: boolean | null },
): string | undefined {
  const noForm = whyNoForm(where, today, kind, facts);
  if (noForm) return `${noForm} We have no form of this notice for the home. Talk to our lawyer.`;
  if (kind === 'abandonedProperty') {
    if (!lease.leftOn) return 'The residents have not moved out, as far as we know.';
    if (needsDefault(where, today) && demandedCents(demand) === 0)
      return 'They left owing no rent, so this law does not cover what they left (RCW 59.18.310). Talk to our lawyer.';
    return undefined;
  }
  if (lease.status !== 'active' || lease.leftOn) return 'This lease isn’t running.';
  if (spareCents > 0) return 'Money of the residents pays nothing yet. Apply it first, so that the amount is right.';
  if (demandedCents(demand) === 0) return 'No rent is past due that is not on its way, planned, or disputed.';
  return undefined;
}

const rejectFacts = (missing: ReturnType<typeof missingFacts>) =>
  new ApiError('invalid', 'The notice lacks a fact that the law asks for.', {
    fields: Object.fromEntries(
      missing.map(({ fact, law }) => [`facts.${fact}`, `Say this: ${formFactLabels[fact].toLowerCase()} (${law}).`]),
    ),
  });

/**
 * Where a paper goes besides the home: to the last address that is known as well (Cal. Civ. Code § 1983(c), RCW 59.18.310(2),
 * Fla. Stat. § 715.104(3)), or a copy to the dispute resolution center (RCW 59.18.057(2)).
 */
function extraAddress(
  kind: FormKind,
  { place, forwardingAddress, copyTo }: { place: string; forwardingAddress: string; copyTo: string },
): { typedAddress?: string } {
  if (kind === 'payOrQuit') return copyTo ? { typedAddress: `${place}\nA copy to: ${copyTo}` } : {};
  return forwardingAddress ? { typedAddress: `${forwardingAddress}\nA copy to: ${place}` } : {};
}

interface Prepared {
  lease: NoticedLease;
  body: NewStatutoryNotice;
  personId: string;
  now: Date;
}

/** Fills in the form and puts it into the queue of papers. Answers its id. */
export async function prepareNotice(db: Db, { lease, body, personId, now }: Prepared): Promise<string> {
  await repo.lockLease(db, lease.id);
  const { kind, facts } = body;
  if (await repo.findOpen(db, lease.id, kind)) throw conflict('A notice of this kind is open already. Close it first.');
  const context = await findFormContext(db, lease, now);
  const { where, today, timeZone, demand } = context;
  const missing = missingFacts(where, kind, facts);
  if (missing.length > 0) throw rejectFacts(missing);
  const refusal = refusalOf(context, kind, facts);
  if (refusal) throw conflict(refusal);
  const { NOTICE_ADDRESS: address, NOTICE_PHONE: phone } = env();
  const dueOn = serveBy(where.state, today);
  const plannedDay = plannedDeadline(where, kind, dueOn, serviceLaw(where, today, kind).methods, facts);
  const { terms, forwardingAddress } = lease;
  const paper = fillForm({
    kind,
    where,
    terms,
    facts,
    demand,
    plannedDay,
    leftOn: lease.leftOn,
    forwardingAddress,
    office: { address, phone },
    datedOn: today,
  });
  const id = newId(now.getTime());
  await repo.insert(db, {
    id,
    homeId: lease.homeId,
    leaseId: lease.id,
    kind,
    status: 'prepared',
    citation: formText(where.state, kind).citation,
    paper: JSON.stringify(paper),
    facts: JSON.stringify(facts),
    amount: kind === 'payOrQuit' ? demandedCents(demand) : null,
    plannedDay,
    preparedBy: personId,
    createdAt: now,
    updatedAt: now,
  });
  await queueLetter(db, {
    homeId: lease.homeId,
    leaseId: lease.id,
    subject: `statutory_notice:${id}`,
    kind,
    title: `${formKindLabels[kind]}: ${terms.address.streetAddress}`,
    recipients: terms.residents,
    home: terms.address,
    ...extraAddress(kind, { place: placeOf(terms), forwardingAddress, copyTo: facts.copyTo }),
    where,
    timeZone,
    dueOn,
    now,
  });
  return id;
}

interface Move {
  now: Date;
  change?: Parameters<typeof repo.update>[2];
}

/** Moves a locked notice along its lifecycle; a conflict where it lacks the move. */
export async function moveNotice(db: Db, notice: StatutoryNoticeRow, event: StatutoryNoticeEvent, move: Move) {
  const status = statutoryNoticeLifecycle.after(notice.status, event);
  if (!status) throw conflict('This notice can’t be changed now.');
  await repo.update(db, notice.id, { ...move.change, status, updatedAt: move.now });
}

/** Withdraws a notice that was not served, or says how one that was served ended. */
export async function closeNotice(
  db: Db,
  { id, reason, personId, now }: { id: string; reason: string; personId: string; now: Date },
): Promise<void> {
  const notice = await repo.lock(db, id);
  if (!notice) throw conflict('This notice is gone.');
  const change = { reason, closedBy: personId };
  if (notice.status !== 'prepared') return moveNotice(db, notice, 'close', { now, change });
  await moveNotice(db, notice, 'withdraw', { now, change });
  await cancelLetter(db, `statutory_notice:${id}`, now);
}

/**
 * Why a notice that was served has no effect: too late for the day that it names, or for more than is owed by then; a
 * demand of too much is void.
 */
export function failureOf(
  notice: Pick<StatutoryNoticeRow, 'plannedDay' | 'amount'>,
  lastDay: string,
  owedCents: number,
): string | undefined {
  if (lastDay > notice.plannedDay)
    return `It was served too late for the day in it, ${formatDay(notice.plannedDay, 'medium')}: residents have through ${formatDay(lastDay, 'medium')}. Prepare a new one.`;
  if (notice.amount !== null && notice.amount > owedCents)
    return 'Rent was paid before it was served, so it demands more than is owed. Prepare a new one.';
  return undefined;
}

/** Records a failed service of a notice. */
export async function failNotice(db: Db, notice: StatutoryNoticeRow, { reason, ...move }: Move & { reason: string }) {
  await moveNotice(db, notice, 'fail', { ...move, change: { ...move.change, reason } });
  await audit(db, { event: 'statutory_notice.failed', subject: `statutory_notice:${notice.id}`, detail: { reason } });
}

export const amountOf = ({ amount }: Pick<StatutoryNoticeRow, 'amount'>) => (amount === null ? null : cents(amount));
