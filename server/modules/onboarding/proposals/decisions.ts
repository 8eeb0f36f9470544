import type * as z from 'zod';
import { formatExactMoney } from '@/contract/amounts/cents';
import { canSpread, MAX_SPREAD_CENTS, MIN_SPREAD_CENTS } from '@/contract/money/smoothPayments/constants';
import { findStandard } from '@/contract/onboarding/inspections/standards';
import {
  decisionProblem,
  doneProblem,
  outcomeOf,
  type PaymentChoice,
  totalCents,
  undecided,
} from '@/contract/onboarding/proposals/constants';
import type { proposalsSchemas } from '@/contract/onboarding/proposals/schemas';
import type { Db } from '@/server/db/client';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import { finishProposedWork, openProposedWork } from '@/server/modules/care/workOrders/proposedWork';
import { changeHomeStatus } from '@/server/modules/homes/homes/statusChanges';
import { readFindings } from '@/server/modules/onboarding/inspections';
import { moveToReady, type ProposalCall, requireMove } from '@/server/modules/onboarding/proposals';
import { notifyInspector, notifyOwner } from '@/server/modules/onboarding/proposals/notifications';
import type { ItemRow, ProposalRow } from '@/server/modules/onboarding/proposals/repo';
import * as repo from '@/server/modules/onboarding/proposals/repo';

type Decision = z.output<typeof proposalsSchemas.decideItem.body>;
type Submission = z.output<typeof proposalsSchemas.submitDecisions.body>;

/** The item, locked against other changes. */
async function lockItem(
  { db }: ProposalCall,
  proposal: ProposalRow,
  itemId: string,
  status: 'sent' | 'accepted',
): Promise<ItemRow> {
  if ((await repo.lock(db, proposal.id)) !== status)
    throw conflict(
      status === 'sent'
        ? 'You submitted your decisions already. Ask us to change one.'
        : 'This isn’t possible right now.',
    );
  const item = (await repo.listItems(db, proposal.id)).find(({ id }) => id === itemId);
  if (!item?.included) throw notFound();
  return item;
}

export async function decideItem(call: ProposalCall, proposal: ProposalRow, itemId: string, body: Decision) {
  const item = await lockItem(call, proposal, itemId, 'sent');
  if (item.decision !== null && (await repo.findPayment(call.db, proposal.id)))
    throw conflict('You paid for these decisions. Submit them.');
  const problem = decisionProblem(item, body.decision);
  if (problem) throw conflict(problem);
  await repo.updateItem(call.db, itemId, {
    decision: body.decision,
    declineReason: body.decision === 'decline' ? body.reason : null,
    vendorName: body.decision === 'own_vendor' ? body.vendorName : null,
    ...(body.decision !== 'own_vendor' && { proofDocumentId: null, proofStatus: null, proofNote: null }),
  });
}

/** The items of a proposal that is decided as a whole, and where that leads; refuses with 409 where it is not. */
export async function requireDecided(db: Db, { id }: Pick<ProposalRow, 'id'>) {
  if ((await repo.lock(db, id)) !== 'sent') throw conflict('This proposal has moved on. Reload the page.');
  const items = await repo.listItems(db, id);
  const open = undecided(items);
  if (open.length > 0)
    throw conflict(
      open.length === 1 ? 'One item still needs your decision.' : `${open.length} items still need your decision.`,
    );
  const outcome = outcomeOf(items);
  if (!outcome) throw conflict('A must-do item is still open.');
  return { items, outcome };
}

const invalidField = (field: string, message: string) =>
  new ApiError('invalid', `${message}.`, { fields: { [field]: message } });

/** How accepted work is paid; refuses what is not possible for its total. */
function assertPayable(items: readonly ItemRow[], { payment, months }: Pick<Submission, 'payment' | 'months'>): void {
  if (!items.some(({ included, decision }) => included && decision === 'accept')) return;
  if (payment === null) throw invalidField('payment', 'Choose how you want to pay');
  if (payment !== 'spread') return;
  if (months === null) throw invalidField('months', 'Choose over how many months');
  if (!canSpread(totalCents(items)))
    throw invalidField(
      'payment',
      `Only ${formatExactMoney(MIN_SPREAD_CENTS)} to ${formatExactMoney(MAX_SPREAD_CENTS)} can be spread`,
    );
}

/** All decisions at once: work begins, or the home is ready because nothing is to do. */
export async function submitDecisions(call: ProposalCall, proposal: ProposalRow, { payment, months }: Submission) {
  const { db, services, now } = call;
  const { items, outcome } = await requireDecided(db, proposal);
  assertPayable(items, { payment, months });
  const status = await requireMove(db, proposal, outcome);
  if (outcome === 'clear') await moveToReady(db, proposal, 'clear', now);
  else if (!(await changeHomeStatus(db, proposal.homeId, 'acceptWork', now)))
    throw conflict('This home has moved on. Reload the page.');
  if (outcome === 'accept') await openWork(call, proposal, items, payment);
  const spreadMonths = payment === 'spread' ? months : null;
  await repo.update(db, proposal.id, { status, payment, spreadMonths, decidedAt: now }, now);
  await notifyInspector(db, services, proposal, 'decided');
}

/** Each accepted item becomes a work order. */
async function openWork(
  call: ProposalCall,
  { homeId, inspectionId }: ProposalRow,
  items: readonly ItemRow[],
  payment: PaymentChoice | null,
): Promise<void> {
  const { findings } = await readFindings(call.db, inspectionId);
  const work = items
    .filter(({ included, decision }) => included && (decision === 'accept' || decision === 'own_vendor'))
    .map(({ standardId, findingId, ...item }) => ({
      ...item,
      title: findStandard(standardId)?.text ?? standardId,
      note: findings.find(({ id }) => id === findingId)?.note ?? '',
    }));
  await openProposedWork(call, homeId, work, payment);
}

/** The proof may come with the decision or after the work. */
export async function submitProof(call: ProposalCall, proposal: ProposalRow, itemId: string, documentId: string) {
  const { db, services } = call;
  const status = await repo.lock(db, proposal.id);
  const item = await lockItem(call, proposal, itemId, status === 'sent' ? 'sent' : 'accepted');
  if (item.decision !== 'own_vendor') throw conflict('Choose your own Pro for this item first.');
  if (item.proofStatus === 'accepted') throw conflict('We accepted your proof already.');
  if (!proposal.ownerId || !(await repo.ownsDocument(db, proposal.ownerId, documentId)))
    throw notFound('We couldn’t find that file among your documents.');
  await repo.updateItem(db, itemId, { proofDocumentId: documentId, proofStatus: 'submitted', proofNote: null });
  await notifyInspector(db, services, proposal, 'proofSubmitted', `${itemId}:${documentId}`);
}

export async function checkProof(
  call: ProposalCall,
  proposal: ProposalRow,
  itemId: string,
  { accepted, note }: { accepted: boolean; note: string },
) {
  const item = await lockItem(call, proposal, itemId, 'accepted');
  if (item.proofStatus !== 'submitted') throw conflict('There is no proof to check.');
  if (!accepted && note === '')
    throw new ApiError('invalid', 'Say what is missing.', { fields: { note: 'Say what is missing' } });
  await repo.updateItem(call.db, itemId, { proofStatus: accepted ? 'accepted' : 'refused', proofNote: note || null });
  await notifyOwner(call.db, call.services, proposal, accepted ? 'proofAccepted' : 'proofRefused', {
    cause: `${itemId}:${item.proofDocumentId}`,
    note,
  });
}

export async function completeItem(call: ProposalCall, proposal: ProposalRow, itemId: string) {
  const item = await lockItem(call, proposal, itemId, 'accepted');
  const problem = doneProblem(item);
  if (problem) throw conflict(problem);
  if (item.doneAt !== null) return;
  await repo.updateItem(call.db, itemId, { doneAt: call.now });
  await finishProposedWork(call, itemId, { role: 'staff', id: null, name: 'Belong' });
}

/** Staff price an item; once it was sent, only what the owner has not decided. */
export async function saveItem(
  { db }: ProposalCall,
  proposal: ProposalRow,
  itemId: string,
  body: z.output<typeof proposalsSchemas.saveItem.body>,
) {
  const status = await repo.lock(db, proposal.id);
  const item = (await repo.listItems(db, proposal.id)).find(({ id }) => id === itemId);
  if (!item) throw notFound();
  if (status !== 'draft' && !(status === 'sent' && item.decision === null))
    throw conflict('The owner has this item already.');
  if (item.severity === 'must_do' && !body.included) throw conflict('A must-do can’t be left out.');
  await repo.updateItem(db, itemId, body);
}
