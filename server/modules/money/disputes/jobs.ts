// Sends evidence to the processor. Safe to run twice: the processor knows what was submitted by the id of the evidence.
import * as z from 'zod';
import { localDay } from '@/contract/calendar/localDay';
import { evidenceLifecycle } from '@/contract/money/disputes/constants';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import type { Job } from '@/server/jobs/job';
import { paymentPurposes } from '@/server/paymentPurposes';
import type { EvidenceFile, EvidenceOrder, EvidenceText } from '@/server/providers/payments/payments';
import { readWhole } from '@/server/providers/storage/storage';
import { activityText, renderStatement } from './papers';
import { readAccount, readActivity } from './queries';
import * as repo from './repo';

const Payload = z.object({ id: z.uuid() });
/** Banks read the day of a payment in one zone. */
const SERVICE_TIME_ZONE = 'America/New_York';

async function readEvidence({ db }: Services, id: string) {
  return asSystem(db, async (trx) => {
    const evidence = await repo.findEvidence(trx, id);
    const dispute = evidence && (await repo.find(trx, evidence.disputeId));
    if (!dispute || evidence.status !== 'sending') return undefined;
    const { payerId, leaseId } = dispute;
    return {
      evidence,
      dispute,
      account: leaseId && evidence.parts.includes('statement') ? await readAccount(trx, { leaseId, payerId }) : null,
      activity: evidence.parts.includes('activity') ? await readActivity(trx, dispute) : null,
    };
  });
}

type Found = NonNullable<Awaited<ReturnType<typeof readEvidence>>>;

async function composeFiles(
  { storage }: Services,
  { evidence: { parts }, dispute, account }: Found,
): Promise<EvidenceOrder['files']> {
  const files: { field: EvidenceFile; name: string; bytes: Uint8Array }[] = [];
  const add = (field: EvidenceFile, name: string, bytes: Uint8Array | null) => {
    if (!bytes) throw new Error(`The file ${name} of dispute ${dispute.id} is not in the store`);
    files.push({ field, name, bytes });
  };
  const { receiptKey, leaseKey } = dispute;
  if (parts.includes('receipt') && receiptKey) add('receipt', 'receipt.pdf', await readWhole(storage, receiptKey));
  if (parts.includes('lease') && leaseKey) add('customer_signature', 'lease.pdf', await readWhole(storage, leaseKey));
  if (account) add('service_documentation', 'charges-and-payments.pdf', await renderStatement(dispute, account));
  return files;
}

function composeTexts({ evidence, dispute, activity }: Found): Readonly<Partial<Record<EvidenceText, string>>> {
  const { payer, email, purpose, home, paidAt } = dispute;
  const { description } = paymentPurposes[purpose as keyof typeof paymentPurposes];
  const log = activity && activityText(activity);
  return {
    customer_name: payer,
    customer_email_address: email,
    product_description: home ? `${description}, ${home}` : description,
    service_date: localDay(paidAt, SERVICE_TIME_ZONE),
    uncategorized_text: evidence.text,
    ...(log && { access_activity_log: log }),
  };
}

export async function sendDisputeEvidence(services: Services, payload: unknown): Promise<void> {
  const { id } = Payload.parse(payload);
  const { db, payments, clock } = services;
  const found = await readEvidence(services, id);
  if (!found) return;
  const { dispute } = found;
  const files = await composeFiles(services, found);
  const answer = await payments.sendEvidence({ key: id, disputeRef: dispute.id, texts: composeTexts(found), files });
  await asSystem(db, async (trx) => {
    const { refusal } = answer;
    const status = evidenceLifecycle.after('sending', refusal === undefined ? 'send' : 'refuse') ?? 'sending';
    await repo.moveEvidence(trx, id, {
      status,
      ...(refusal === undefined ? { submittedAt: clock() } : { refusal: refusal.slice(0, 500) }),
    });
    await audit(trx, {
      event: refusal === undefined ? 'payment.dispute_evidence_submitted' : 'payment.dispute_evidence_refused',
      subject: `payment:${dispute.paymentId}`,
      detail: { dispute: dispute.id, ...(refusal !== undefined && { refusal }) },
    });
  });
}

export const jobs: Job[] = [{ task: 'sendDisputeEvidence', run: sendDisputeEvidence }];
