// An advance from its offer to the books: disclosed by the law of the state, signed by everyone on the title, then posted.

import { cents } from '@/contract/amounts/cents';
import { advanceRule } from '@/contract/law/advances';
import { advanceLifecycle } from '@/contract/money/payouts/constants';
import { officeDay } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { conflict } from '@/server/http/errors';
import { advancePaid } from '@/server/modules/money/ledger';
import { advanceFor } from '@/server/modules/money/payouts/advances';
import { notifyAdvanceNotPaid } from '@/server/modules/money/payouts/notifications';
import { listPayableHomes, type PayableHome } from '@/server/modules/money/payouts/repo';
import { listTitleHolders } from '@/server/modules/onboarding/agreements/planAgreements';
import { createEnvelope, envelopeStatusOf, sendEnvelope } from '@/server/modules/platform/signing';
import { disclosureDocument } from './document';
import { disclosureForms } from './forms';
import { amountsOf, scheduleOf } from './offer';
import type { AdvanceRow } from './repo';
import * as repo from './repo';

const OFFER_ENDED = 'This offer has ended. We’ll email you when there is a new one.';

const LEASE_CHANGED = 'The lease changed since this offer. We’ll email you when there is a new one.';

/** The rent of a month in cents where all that an offer rests on still holds; else why it does not, for its owner. */
async function checkOffer(
  db: Db,
  home: PayableHome,
  offer: AdvanceRow,
  now: Date,
): Promise<{ rent: number; problem?: undefined } | { problem: string }> {
  const { problem, lease, advance } = await advanceFor(db, home, now);
  if (problem) return { problem };
  if (lease?.leaseId !== offer.leaseId || (advance?.months ?? 0) < offer.months) return { problem: LEASE_CHANGED };
  return { rent: lease.rent };
}

/**
 * Sends the disclosure of an offered advance to everyone on the title; answers its envelope. Nothing is in the books before
 * all of them have signed. As the system.
 * @throws {ApiError} conflict, where the offer ended or what it rests on changed
 */
export async function discloseAdvance(
  db: Db,
  home: PayableHome,
  { offerId, personId, now }: { offerId: string; personId: string; now: Date },
): Promise<string> {
  const offer = await repo.lock(db, offerId);
  if (!offer || offer.homeId !== home.homeId || offer.expiresAt <= now) throw conflict(OFFER_ENDED);
  if (offer.status === 'signing')
    throw conflict('The disclosure is with everyone on the title for signature. Check your email.');
  const status = advanceLifecycle.after(offer.status, 'disclose');
  if (!status) throw conflict(OFFER_ENDED);
  const checked = await checkOffer(db, home, offer, now);
  if (checked.problem !== undefined) throw conflict(checked.problem);
  const rule = advanceRule(home.state, officeDay(now));
  const form = rule && disclosureForms[rule.id];
  const { dueOn, aprBps } = await scheduleOf(db, home, offer, now);
  if (!rule || !form || aprBps === null) throw conflict(OFFER_ENDED);
  const holders = await listTitleHolders(db, home.homeId);
  if (holders.length === 0) throw conflict('Sign the management agreement of this home first.');
  const terms = {
    ...amountsOf(offer),
    dueOn,
    aprBps,
    address: home.address,
    owners: holders.map(({ name }) => name),
    rent: cents(checked.rent),
    managementFeeBps: home.terms.offer.plan.managementFeeBps,
    months: offer.months,
    monthly: cents(offer.monthly),
    fee: cents(offer.fee),
  };
  const envelopeId = await createEnvelope(db, {
    subject: `advance:${offerId}`,
    homeId: home.homeId,
    paper: disclosureDocument(terms, form, rule),
    signers: holders.map((holder) => ({ ...holder, role: 'homeowner', turn: 1 })),
    createdBy: personId,
    expiresAt: offer.expiresAt,
    now,
  });
  await repo.update(db, offerId, { status, envelopeId, aprBps, lawRule: rule.id });
  await sendEnvelope(db, envelopeId, now);
  await audit(db, {
    event: 'advance.disclosed',
    subject: `advance:${offerId}`,
    personId,
    detail: {
      homeId: home.homeId,
      lawRule: rule.id,
      paid: terms.paid,
      fee: offer.fee,
      aprBps,
      signers: holders.length,
    },
  });
  return envelopeId;
}

async function lapse(db: Db, { id, homeId }: AdvanceRow, endedFor: string | null): Promise<void> {
  await repo.update(db, id, { status: 'lapsed', endedFor });
  await audit(db, { event: 'advance.lapsed', subject: `advance:${id}`, detail: { homeId, endedFor } });
}

/** All have signed: the advance is in the books, unless what it rests on changed meanwhile. */
async function acceptAdvance(db: Db, advance: AdvanceRow, { now, siteUrl }: { now: Date; siteUrl: string }) {
  const { id, homeId, ownerId, fee } = advance;
  const status = advanceLifecycle.after(advance.status, 'sign');
  if (!status) return;
  const [home] = await listPayableHomes(db, homeId);
  const { problem } =
    home?.ownerId === ownerId ? await checkOffer(db, home, advance, now) : { problem: 'The home has a new owner.' };
  if (problem !== undefined) {
    await lapse(db, advance, problem);
    await notifyAdvanceNotPaid(db, { id, homeId, ownerId, amount: amountsOf(advance).paid, reason: problem }, siteUrl);
    return;
  }
  const { whole } = amountsOf(advance);
  await repo.update(db, id, { status, acceptedAt: now });
  await advancePaid(db, { id, homeId, ownerId }, { whole, fee }, now);
  await audit(db, {
    event: 'advance.accepted',
    subject: `advance:${id}`,
    detail: { homeId, whole, fee, aprBps: advance.aprBps, envelopeId: advance.envelopeId },
  });
}

/** Follows the disclosure of an advance; done again, it does nothing more. As the system. */
export async function applyAdvanceEnvelope(db: Db, id: string, context: { now: Date; siteUrl: string }): Promise<void> {
  const advance = await repo.lock(db, id);
  if (advance?.status !== 'signing' || !advance.envelopeId) return;
  const status = await envelopeStatusOf(db, advance.envelopeId);
  if (status === 'completed') await acceptAdvance(db, advance, context);
  else if (status && ['declined', 'expired', 'voided'].includes(status)) await lapse(db, advance, null);
}
