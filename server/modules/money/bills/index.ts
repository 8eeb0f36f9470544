// Bills and what is said about them. Everything here is as the system: anyone who calls it was authorized for the lease.

import { cents } from '@/contract/amounts/cents';
import { billStatusOf, type DisputeStatus } from '@/contract/money/bills/constants';
import type { Bill, Dispute, LeaseBills } from '@/contract/money/bills/endpoints';
import type { Charge, LeaseAccount } from '@/contract/money/charges/endpoints';
import { chargeKindRules } from '@/contract/money/charges/kinds';
import { routes } from '@/contract/routes';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { shareWithAll } from '@/server/modules/account/documents';
import { queueMessage } from '@/server/modules/account/outbox';
import { type AccountAccess, presentAccount } from '@/server/modules/money/charges/account/account';
import { addCredit, waiveCharge } from '@/server/modules/money/charges/adjustments';
import * as repo from './repo';

/** Who acts on which bill of which lease. */
export interface BillCall extends AccountAccess {
  chargeId: string;
  personId: string;
  now: Date;
}

function presentDispute(row: repo.DisputeRow, messages: readonly repo.MessageRow[], personId: string): Dispute {
  return {
    id: row.id,
    status: row.status as DisputeStatus,
    adjustedCents: cents(row.adjusted),
    openedAt: row.openedAt.toISOString(),
    messages: messages
      .filter(({ disputeId }) => disputeId === row.id)
      .map(({ id, firstName, side, authorId, body, createdAt }) => ({
        id,
        from: side === 'staff' ? null : firstName,
        side: side as Dispute['messages'][number]['side'],
        isMine: authorId === personId,
        text: body,
        at: createdAt.toISOString(),
      })),
  };
}

export async function presentBills(
  db: Db,
  { leaseId, side }: AccountAccess,
  { personId, now }: { personId: string; now: Date },
): Promise<LeaseBills> {
  const { charges, address } = await presentAccount(db, { leaseId, side }, now);
  const disputes = await repo.listDisputes(db, leaseId);
  // What residents and the homeowner write to each other is not for a co-signer.
  const messages = side === 'coSigner' ? [] : await repo.listMessages(db, leaseId);
  const documents = await repo.documentsOf(db, leaseId, personId);
  const items = charges
    .filter(({ kind }) => chargeKindRules[kind].isBill)
    .map((charge): Bill => {
      const own = disputes.filter(({ chargeId }) => chargeId === charge.id);
      const status = billStatusOf(
        charge.status,
        own.map((dispute) => dispute.status as DisputeStatus),
      );
      const { id: chargeId, kind, description, dueOn, amountCents, paidCents, openCents, pendingCents } = charge;
      return {
        chargeId,
        kind,
        description,
        dueOn,
        amountCents,
        paidCents,
        openCents,
        pendingCents,
        status,
        documentId: documents.get(chargeId) ?? null,
        canDispute: side === 'resident' && status !== 'disputed' && charge.status !== 'waived',
        disputes: own.map((dispute) => presentDispute(dispute, messages, personId)),
      };
    })
    .sort((one, other) => other.dueOn.localeCompare(one.dueOn) || one.chargeId.localeCompare(other.chargeId));
  return { leaseId, address, side, items };
}

async function findBill(db: Db, call: BillCall): Promise<{ bill: Charge; account: LeaseAccount }> {
  const account = await presentAccount(db, call, call.now);
  const bill = account.charges.find(({ id, kind }) => id === call.chargeId && chargeKindRules[kind].isBill);
  if (!bill) throw notFound();
  return { bill, account };
}

const requireDispute = async (db: Db, chargeId: string) => {
  const dispute = await repo.lockOpenDispute(db, chargeId);
  if (!dispute) throw conflict('There is no open dispute for this bill.');
  return dispute;
};

/** Writes to the thread, and to everybody of the lease but its author. */
async function addMessage(
  db: Db,
  { leaseId, side, personId, now }: BillCall,
  { disputeId, bill, text, siteUrl }: { disputeId: string; bill: Charge; text: string; siteUrl: string },
): Promise<void> {
  if (side === 'coSigner') throw new Error('Co-signers read bills and dispute none');
  const id = newId(now.getTime());
  await repo.insertMessage(db, { id, disputeId, leaseId, authorId: personId, side, body: text, createdAt: now });
  for (const person of await repo.listPeople(db, leaseId))
    if (person.id !== personId)
      await queueMessage(db, {
        dedupeKey: `billDispute:${id}:${person.id}`,
        channel: 'email',
        recipient: person.email,
        template: 'billDispute',
        data: {
          firstName: person.firstName,
          bill: bill.description,
          text,
          link: `${siteUrl}${routes.accounts.bills()}`,
        },
      });
}

export async function openDispute(db: Db, call: BillCall, text: string, siteUrl: string): Promise<void> {
  const { bill, account } = await findBill(db, call);
  if (bill.status === 'waived') throw conflict('This bill was taken off your account. There is nothing to dispute.');
  const { leaseId, chargeId, personId, now } = call;
  const id = newId(now.getTime());
  const lease = await db
    .selectFrom('homes')
    .select('ownerId')
    .where('id', '=', account.homeId)
    .executeTakeFirstOrThrow();
  const isNew = await repo.insertDispute(db, {
    id,
    chargeId,
    leaseId,
    homeId: account.homeId,
    ownerId: lease.ownerId,
    openedBy: personId,
    openedAt: now,
  });
  if (!isNew) throw conflict('This bill is disputed already. Add to the messages below it.');
  await addMessage(db, call, { disputeId: id, bill, text, siteUrl });
}

export async function writeToDispute(db: Db, call: BillCall, text: string, siteUrl: string): Promise<void> {
  const { bill } = await findBill(db, call);
  const { id: disputeId } = await requireDispute(db, call.chargeId);
  await addMessage(db, call, { disputeId, bill, text, siteUrl });
}

export async function withdrawDispute(db: Db, call: BillCall): Promise<void> {
  await findBill(db, call);
  const { id } = await requireDispute(db, call.chargeId);
  await repo.closeDispute(db, id, {
    status: 'withdrawn',
    adjustedCents: 0,
    closedAt: call.now,
    closedBy: call.personId,
  });
}

/** A bill in dispute from which so much can come off, or a refusal. Locks the dispute. */
export async function readAdjustable(db: Db, call: BillCall, adjustedCents: number) {
  const { bill, account } = await findBill(db, call);
  await requireDispute(db, call.chargeId);
  if (adjustedCents > bill.amountCents)
    throw new ApiError('invalid', 'That is more than the bill.', { fields: { adjustedCents: 'More than the bill' } });
  const { ownerId } = await db
    .selectFrom('charges')
    .select('ownerId')
    .where('id', '=', call.chargeId)
    .executeTakeFirstOrThrow();
  return { description: bill.description, homeId: account.homeId, home: account.address, ownerId };
}

/** Takes something off, first from what is still open, the rest as credit; or lets the bill stand. */
export async function resolveDispute(
  db: Db,
  call: BillCall,
  { adjustedCents, text }: { adjustedCents: number | null; text: string },
  siteUrl: string,
): Promise<void> {
  const { bill } = await findBill(db, call);
  const { id: disputeId } = await requireDispute(db, call.chargeId);
  const off = adjustedCents ?? 0;
  if (off > bill.amountCents)
    throw new ApiError('invalid', 'That is more than the bill.', { fields: { adjustedCents: 'More than the bill' } });
  const { leaseId, chargeId, personId: by, now } = call;
  const reason = text.slice(0, 600);
  const isWaived = off > 0 && bill.openCents > 0 && off >= bill.openCents;
  if (isWaived) await waiveCharge(db, chargeId, { reason, now });
  const credit = isWaived ? off - bill.openCents : off;
  if (credit > 0) await addCredit(db, leaseId, { amountCents: credit, reason, by, now });
  await addMessage(db, call, { disputeId, bill, text, siteUrl });
  await repo.closeDispute(db, disputeId, {
    status: off > 0 ? 'adjusted' : 'upheld',
    adjustedCents: off,
    closedAt: now,
    closedBy: by,
  });
  if (off === 0)
    await audit(db, { event: 'bill.dispute_resolved', subject: `charge:${chargeId}`, personId: by, detail: { text } });
}

/** A bill that our team waives while it is disputed: the waiver decides the dispute, and its reason is the answer. */
export async function settleWaived(
  db: Db,
  call: BillCall,
  { adjustedCents, text }: { adjustedCents: number; text: string },
  siteUrl: string,
): Promise<void> {
  const dispute = await repo.lockOpenDispute(db, call.chargeId);
  if (!dispute) return;
  const { bill } = await findBill(db, call);
  await addMessage(db, call, { disputeId: dispute.id, bill, text, siteUrl });
  await repo.closeDispute(db, dispute.id, {
    status: 'adjusted',
    adjustedCents,
    closedAt: call.now,
    closedBy: call.personId,
  });
}

/** Lays the paper among the documents of everybody of the lease. */
export async function attachDocument(db: Db, call: BillCall, documentId: string): Promise<void> {
  const { account } = await findBill(db, call);
  const { leaseId, chargeId, personId, now } = call;
  const people = await repo.listPeople(db, leaseId);
  const ids = await shareWithAll(db, {
    documentId,
    fromId: personId,
    ownerIds: people.map(({ id }) => id),
    homeId: account.homeId,
    category: 'statement',
    now,
  });
  if (!ids) throw notFound('We couldn’t find that file among yours.');
  const copies = [
    ...people.map(({ id }, n) => ({ readerId: id, documentId: ids[n] ?? '' })),
    { readerId: personId, documentId },
  ];
  for (const copy of copies) await repo.saveDocument(db, { ...copy, chargeId, leaseId });
}
