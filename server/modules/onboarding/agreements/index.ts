// How a management agreement comes about: drafted by the owner of a qualified home, then sent to everyone who signs it.

import { fullName } from '@/contract/account/users/personName';
import { cents } from '@/contract/amounts/cents';
import type { AuditEvent } from '@/contract/auditEvents';
import { DAY_MS } from '@/contract/calendar/durations';
import { localDay } from '@/contract/calendar/localDay';
import { type PlanOffer, planOffer } from '@/contract/money/payoutPlans/payout';
import {
  AGREEMENT_MONTHS,
  type AgreementEvent,
  agreementLifecycle,
  DAYS_TO_SIGN_AGREEMENT,
  REPAIR_APPROVAL_CENTS,
} from '@/contract/onboarding/agreements/constants';
import type { AgreementChange, AgreementTerms } from '@/contract/onboarding/agreements/endpoints';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { env } from '@/server/env';
import { audit } from '@/server/http/audit';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { addMember } from '@/server/modules/homes/homeMembers';
import { findHomeById, type HomeRow } from '@/server/modules/homes/homes';
import { changeHomeStatus } from '@/server/modules/homes/homes/statusChanges';
import { isPlanOffered, listPlans } from '@/server/modules/money/payoutPlans';
import { ensureContact } from '@/server/modules/platform/desk/contacts/contacts';
import { createEnvelope, replaceSigner, sendEnvelope } from '@/server/modules/platform/signing';
import { AGREEMENT_EDITION, agreementDocument, supportsAgreementState } from './document';
import { missingFromDraft } from './presenter';
import type { AgreementRow } from './repo';
import * as repo from './repo';

/** The offer with the plans of an agreement. */
const STANDARD_OFFER = 'Standard';

const homeTypes = {
  house: 'a house',
  townhouse: 'a townhouse',
  condo: 'a condominium',
  apartment: 'an apartment',
  multi: 'a home in a duplex, triplex, or fourplex',
  adu: 'an accessory dwelling unit (ADU)',
} as const;

/** The last day of so many months from a local day. */
export function agreementEndDate(startOn: string, months: number): string {
  const [year = 0, month = 1, day = 1] = startOn.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth) - 1)).toISOString().slice(0, 10);
}

/** All payout plans of a region in dollars for a rent. */
export async function planOffers(db: Db, regionId: number, rentCents: number): Promise<PlanOffer[]> {
  const plans = (await listPlans(db, regionId)).filter(({ name }) => name === STANDARD_OFFER);
  const order = ['Monthly', 'Yearly', 'NoGuarantee'];
  return plans
    .sort((one, other) => order.indexOf(one.plan) - order.indexOf(other.plan))
    .map((plan) => planOffer(cents(rentCents), plan));
}

/** Those of them that a home can choose on a local day. */
export const newPlanOffers = async (
  db: Db,
  { regionId, rentCents, state }: { regionId: number; rentCents: number; state: string },
  day: string,
): Promise<PlanOffer[]> =>
  (await planOffers(db, regionId, rentCents)).filter(({ plan: { plan } }) => isPlanOffered({ plan, state }, day));

/**
 * Starts the agreement of a qualified home, or returns the one that is open, as the system. A new one begins with what the
 * last one said, so that nothing is typed twice after a decline.
 */
export async function startAgreement(db: Db, homeId: string, now: Date): Promise<string> {
  const home = await findHomeById(db, homeId);
  if (!home?.ownerId) throw notFound('We couldn’t find that home.');
  const open = await repo.findOpen(db, homeId);
  if (open) return open.id;
  if (home.status !== 'qualified')
    throw conflict('This home doesn’t need an agreement now. Its page shows what comes next.');
  if (!supportsAgreementState(home.state)) throw conflict(`We don’t manage homes in ${home.state} yet.`);
  const owner = await db
    .selectFrom('users')
    .select(['email', 'firstName', 'lastName'])
    .where('id', '=', home.ownerId)
    .executeTakeFirstOrThrow();
  // What another owner of this home answered is theirs.
  const latest = await repo.findLatest(db, homeId);
  const before = latest?.ownerId === home.ownerId ? latest : undefined;
  const name = fullName(owner);
  const id = newId(now.getTime());
  await repo.insert(db, {
    id,
    homeId,
    ownerId: home.ownerId,
    kind: before?.kind ?? 'individual',
    entityName: before?.entityName ?? '',
    holders: JSON.stringify(before?.holders ?? (name ? [{ name, email: owner.email, capacity: '' }] : [])),
    evidence: before?.evidence ?? [],
    plan: before?.plan ?? null,
    createdAt: now,
  });
  await audit(db, {
    event: 'agreement.started',
    subject: `agreement:${id}`,
    personId: home.ownerId,
    detail: { homeId },
  });
  return id;
}

/** Saves answers of a draft. */
export async function saveDraft(db: Db, agreement: AgreementRow, change: AgreementChange, now: Date): Promise<void> {
  if (agreement.status !== 'draft') throw conflict('This agreement was sent already, so it can’t be changed.');
  const { holders, termsRead, evidence, ...plain } = change;
  if (evidence) {
    const found = await repo.findDocuments(db, evidence, agreement.ownerId);
    if (found.length < new Set(evidence).size)
      throw new ApiError('invalid', 'One of these files isn’t here anymore. Upload it again.', {
        fields: { evidence: 'Upload it again.' },
      });
  }
  const values = {
    ...plain,
    ...(evidence && { evidence: [...new Set(evidence)] }),
    ...(holders && { holders: JSON.stringify(holders) }),
    ...(termsRead !== undefined && { termsReadAt: termsRead ? now : null }),
  };
  if (Object.keys(values).length > 0) await repo.update(db, agreement.id, values);
}

/** The terms of an agreement sent on a local day. */
export function agreementTerms(agreement: AgreementRow, home: HomeRow, offer: PlanOffer, day: string): AgreementTerms {
  const { streetAddress, unit, city, state, zipcode } = home;
  return {
    address: `${streetAddress}${unit ? `, ${unit}` : ''}, ${city}, ${state} ${zipcode}`,
    state,
    unitType: homeTypes[home.type],
    kind: agreement.kind,
    entityName: agreement.entityName,
    holders: agreement.holders.map(({ name, capacity }) => ({ name, capacity })),
    startOn: day,
    endOn: agreementEndDate(day, AGREEMENT_MONTHS),
    offer,
    repairApprovalCents: cents(REPAIR_APPROVAL_CENTS),
    noticeAddress: env().NOTICE_ADDRESS,
  };
}

/** Sends a complete draft: everyone on the title signs side by side, then we do. As the system. */
export async function sendAgreement(db: Db, id: string, now: Date): Promise<void> {
  const agreement = await repo.lock(db, id);
  if (!agreement) throw notFound();
  if (agreement.status !== 'draft') throw conflict('This agreement was sent already.');
  const [gap] = missingFromDraft(agreement);
  if (gap) throw conflict(gap.problem);
  const home = await findHomeById(db, agreement.homeId);
  if (!home) throw notFound('We couldn’t find that home.');
  const offer = (await newPlanOffers(db, home, officeDay(now))).find(({ plan }) => plan.plan === agreement.plan);
  if (!offer) throw conflict('This payout plan isn’t offered in your region anymore. Choose another one.');
  const counterSigner = await chooseCounterSigner(db, agreement);
  if (!(await changeHomeStatus(db, home.id, 'sendAgreement', now)))
    throw conflict('This home doesn’t need an agreement now. Its page shows what comes next.');
  const day = localDay(now, home.timeZone);
  await sendForSignature(db, agreement, {
    terms: agreementTerms(agreement, home, offer, day),
    day,
    counterSigner,
    now,
  });
}

/** Who signs for us: never a person of the other side. */
export async function chooseCounterSigner(db: Db, { holders }: Pick<AgreementRow, 'holders'>) {
  const counterSigner = await repo.findCounterSigner(db);
  if (!counterSigner) throw conflict('We can’t send it right now. Message us, and we’ll take care of it.');
  if (holders.some(({ email }) => email.toLowerCase() === counterSigner.email.toLowerCase()))
    throw conflict('We can’t countersign our own agreement. Message us, and we’ll take care of it.');
  return counterSigner;
}

/** Everyone on the title signs side by side, then we do. */
export async function sendForSignature(
  db: Db,
  agreement: AgreementRow,
  {
    terms,
    day,
    counterSigner,
    now,
  }: { terms: AgreementTerms; day: string; counterSigner: Awaited<ReturnType<typeof chooseCounterSigner>>; now: Date },
): Promise<void> {
  const envelopeId = await createEnvelope(db, {
    subject: `agreement:${agreement.id}`,
    homeId: agreement.homeId,
    paper: agreementDocument(terms, day),
    signers: [
      ...agreement.holders.map(({ name, email }) => ({ name, email, role: 'homeowner' as const, turn: 1 })),
      {
        name: fullName(counterSigner),
        email: counterSigner.email,
        userId: counterSigner.id,
        role: 'manager',
        turn: 2,
      },
    ],
    createdBy: agreement.ownerId,
    expiresAt: new Date(now.getTime() + DAYS_TO_SIGN_AGREEMENT * DAY_MS),
    now,
  });
  await repo.update(db, agreement.id, {
    status: 'sent',
    terms: JSON.stringify(terms),
    edition: AGREEMENT_EDITION,
    envelopeId,
    sentAt: now,
  });
  await audit(db, {
    event: 'agreement.sent',
    subject: `agreement:${agreement.id}`,
    personId: agreement.ownerId,
    detail: { homeId: agreement.homeId, edition: AGREEMENT_EDITION, signers: agreement.holders.length },
  });
  await sendEnvelope(db, envelopeId, now);
}

const auditEvents: Partial<Record<AgreementEvent, AuditEvent>> = {
  sign: 'agreement.signed',
  decline: 'agreement.declined',
  expire: 'agreement.expired',
  void: 'agreement.voided',
};

/** Moves a sent agreement with its document; false where another request was faster. As the system. */
export async function moveAgreement(
  db: Db,
  agreement: AgreementRow,
  event: AgreementEvent,
  { now, by, reason }: { now: Date; by: string | null; reason: string | null },
): Promise<boolean> {
  const status = agreementLifecycle.after(agreement.status, event);
  const auditEvent = auditEvents[event];
  if (!status || !auditEvent) return false;
  await repo.update(db, agreement.id, {
    status,
    ...(event === 'sign' ? { signedAt: now } : { endedBy: by, endReason: reason }),
  });
  await audit(db, {
    event: auditEvent,
    subject: `agreement:${agreement.id}`,
    detail: { from: agreement.status, to: status, ...(reason !== null && { reason }) },
  });
  await changeHomeStatus(db, agreement.homeId, event === 'sign' ? 'signAgreement' : 'voidAgreement', now);
  if (event === 'sign' && agreement.envelopeId && agreement.ownerId) {
    const signer = await repo.findManagerSigner(db, agreement.envelopeId);
    if (signer) await ensureContact(db, agreement.ownerId, signer, now);
  }
  // Who holds the title acts for the home from now on.
  if (event === 'sign' && agreement.envelopeId)
    for (const personId of await repo.listSignedHolders(db, agreement.envelopeId))
      await addMember(db, { homeId: agreement.homeId, personId, role: 'co_owner', now });
  return true;
}

/** Puts another member of staff in the place of the person who would have countersigned; as the system. */
export async function claimCounterSignature(
  db: Db,
  { id, status, envelopeId }: AgreementRow,
  staffId: string,
): Promise<void> {
  if (status !== 'sent' || !envelopeId) throw conflict('This agreement isn’t waiting for our signature.');
  const staff = await db
    .selectFrom('users')
    .select(['id', 'email', 'firstName', 'lastName'])
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow();
  const name = fullName(staff);
  await replaceSigner(db, envelopeId, 'manager', { userId: staff.id, email: staff.email, name });
  await audit(db, { event: 'agreement.counter_signer_changed', subject: `agreement:${id}`, personId: staffId });
}
