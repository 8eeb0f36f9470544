// Decisions with their payment: the money is taken first, so that a declined card submits nothing.
import type * as z from 'zod';
import { cents } from '@/contract/amounts/cents';
import { localDay } from '@/contract/calendar/localDay';
import { paymentFee } from '@/contract/law/cardFees';
import { totalCents } from '@/contract/onboarding/proposals/constants';
import type { Proposal } from '@/contract/onboarding/proposals/endpoints';
import type { proposalsSchemas } from '@/contract/onboarding/proposals/schemas';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { failpoint } from '@/server/failpoint';
import { audit } from '@/server/http/audit';
import { ApiError, conflict } from '@/server/http/errors';
import { findUsableMethod } from '@/server/modules/money/paymentMethods';
import { completePayment, orderPayment, type Payment } from '@/server/modules/money/payments';
import { declineMessage } from '@/server/modules/money/payments/declines';
import { readProposal } from '@/server/modules/onboarding/proposals';
import { requireDecided, submitDecisions } from '@/server/modules/onboarding/proposals/decisions';
import * as repo from '@/server/modules/onboarding/proposals/repo';

type Submission = z.output<typeof proposalsSchemas.submitDecisions.body>;

interface PayingOwner {
  personId: string;
  method: Submission['method'];
}

async function orderProposalPayment(
  db: Db,
  proposalId: string,
  { personId, method: chosen }: PayingOwner,
  now: Date,
): Promise<Payment> {
  const proposal = await repo.findById(db, proposalId);
  if (!proposal) throw new Error(`Proposal ${proposalId} has gone`);
  await requireDecided(db, proposal);
  const standing = await repo.findPayment(db, proposalId);
  if (standing) return standing;
  const method = chosen && (await findUsableMethod(db, personId, chosen.paymentMethodId));
  if (!method) throw conflict('This payment method can’t be used. Choose another one.');
  const amount = totalCents(await repo.listItems(db, proposalId));
  if (amount === 0) throw conflict('There is nothing to pay. Submit your decisions.');
  const { state, timeZone } = proposal;
  const feeCents = paymentFee(cents(amount), { funding: method.funding, state, day: localDay(now, timeZone) });
  if (chosen.feeCents !== feeCents)
    throw conflict('The amount or the card fee has changed. Check the total, then pay again.');
  await audit(db, {
    event: 'proposal.payment_started',
    subject: `proposal:${proposalId}`,
    personId,
    detail: { cents: amount, feeCents },
  });
  return orderPayment(
    db,
    {
      payerId: personId,
      amount,
      feeCents,
      purpose: 'proposal',
      purposeId: proposalId,
      initiatedBy: 'person',
      method: method.kind,
      methodRef: method.ref,
      label: method.label,
    },
    now,
  );
}

/** Submits the decisions of an owner; where they pay now, once the money is taken or on its way. */
export async function submitAndPay(
  services: Services,
  proposal: repo.ProposalRow,
  body: Submission,
  personId: string,
): Promise<Proposal> {
  const { db, clock } = services;
  if (body.payment === 'now') {
    const ordered = await asSystem(db, (trx) =>
      orderProposalPayment(trx, proposal.id, { personId, method: body.method }, clock()),
    );
    const payment = ordered.status === 'started' ? await completePayment(services, ordered) : ordered;
    if (payment.status === 'failed') throw new ApiError('paymentDeclined', declineMessage(payment.failure));
    failpoint(services, 'proposals:paid');
  }
  return asSystem(db, async (trx) => {
    await submitDecisions({ db: trx, services, now: clock() }, proposal, body);
    await audit(trx, {
      event: 'proposal.decided',
      subject: `proposal:${proposal.id}`,
      personId,
      detail: { payment: body.payment },
    });
    return readProposal(trx, proposal.id);
  });
}
