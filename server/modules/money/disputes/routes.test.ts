// Evidence goes to the bank once, in time, and for cards alone: the sandbox holds to what Stripe does.
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { charges } from '@/contract/money/charges/endpoints';
import type { EvidencePart } from '@/contract/money/disputes/constants';
import { disputes } from '@/contract/money/disputes/endpoints';
import { paymentMethods } from '@/contract/money/paymentMethods/endpoints';
import { asSystem } from '@/server/db/client';
import { deliverReceipt } from '@/server/modules/money/charges/receipts/jobs';
import { takePayment } from '@/server/modules/money/payments';
import { paymentQueues } from '@/server/modules/money/payments/deskQueues';
import { applyEvent, receiveEvent } from '@/server/modules/money/payments/events';
import { refusalOf, testApi } from '@/tests/support/api';
import { completeMethodSetup, createLivedInLease } from '@/tests/support/fixtures/money/charges';
import { createPerson } from '@/tests/support/fixtures/people';
import { takeJobs } from '@/tests/support/jobs';
import { sendDisputeEvidence } from './jobs';

const api = testApi();
const DAY = 86_400_000;
type Someone = Awaited<ReturnType<typeof createPerson>>;
let staff: Someone;
const text = 'The resident signed the lease electronically, lives in the home, and paid the rent of December.';

const sandbox = () => api.services.payments.sandbox ?? expect.fail('no sandbox');

/** The processor's messages arrive and are applied. */
async function hear(): Promise<void> {
  await sandbox().advance((body, signature) => receiveEvent(api.services, body, signature));
  for (const event of await api.rows<{ id: string }>('select id from processor_events where applied_at is null'))
    await applyEvent(api.services, event);
}

/** Rent that a resident paid by card, with its receipt, and disputed. */
async function disputedRent(): Promise<{ id: string; paymentId: string; ref: string }> {
  const sam = await createPerson(api, 'resident');
  const lease = await createLivedInLease(api, { residents: [sam] });
  const session = await completeMethodSetup(api, sam, 'card', 'pm_card_visa_debit');
  const method = await api.callAs(sam, paymentMethods.addPaymentMethod, { body: { session } });
  const { charges: open } = await api.callAs(sam, charges.listCharges, { params: { leaseId: lease.id } });
  const rent = open.find(({ kind }) => kind === 'rent') ?? expect.fail('no rent');
  const payment = await api.callAs(
    sam,
    charges.payCharges,
    {
      params: { leaseId: lease.id },
      body: { chargeIds: [rent.id], method: { paymentMethodId: method.id, feeCents: 0 as never } },
    },
    { idempotencyKey: randomUUID() },
  );
  await deliverReceipt(api.services, payment.id);
  const [row] = await api.rows<{ ref: string }>('select processor_ref as ref from payments where id = $1', [
    payment.id,
  ]);
  const ref = row?.ref ?? '';
  const id = await sandbox().dispute(ref, {});
  await hear();
  return { id, paymentId: payment.id, ref };
}

const list = () => api.callAs(staff, disputes.listDisputes);
const read = async (id: string) => (await list()).items.find((item) => item.id === id) ?? expect.fail('no dispute');
const send = (disputeId: string, parts: EvidencePart[] = ['receipt', 'statement', 'activity']) =>
  api.callAs(staff, disputes.sendDisputeEvidence, { params: { disputeId }, body: { text, parts } });
async function runJobs(): Promise<void> {
  for (const job of await takeJobs(api, 'sendDisputeEvidence')) await sendDisputeEvidence(api.services, job);
}
const atProcessor = async (id: string) =>
  (await api.rows<{ body: Record<string, unknown> }>('select body from sandbox.objects where id = $1', [id]))[0]?.body;
const queued = async () => {
  const queue = paymentQueues.find((each) => each.id === 'disputes_open') ?? expect.fail('no queue');
  return (await asSystem(api.services.db, (trx) => queue.items(api.now).execute(trx))).rows;
};

beforeEach(async () => {
  api.now = new Date('2026-12-01T20:00:00Z');
  for (const table of ['dispute_evidence', 'disputes']) await api.rows(`delete from ${table}`);
  staff = await createPerson(api, 'staff', ['money']);
});

describe('sendDisputeEvidence', () => {
  test('sends receipt, statement, and activity to the bank, which reviews them and decides', async () => {
    const { id, paymentId } = await disputedRent();
    expect(await read(id)).toMatchObject({
      status: 'needs_response',
      evidenceDueAt: '2026-12-08T20:00:00.000Z',
      unanswerable: null,
      parts: ['receipt', 'statement', 'activity'],
    });
    expect(await queued()).toMatchObject([{ id: paymentId, title: (await read(id)).payer }]);
    await send(id);
    expect(await queued()).toEqual([]);
    expect(await read(id)).toMatchObject({ unanswerable: 'sent', evidence: { status: 'sending', text } });
    await runJobs();
    await hear();
    expect(await read(id)).toMatchObject({
      status: 'under_review',
      unanswerable: 'sent',
      evidence: { status: 'sent', submittedAt: '2026-12-01T20:00:00.000Z', refusal: null },
    });
    const { evidence, evidence_details: details } = (await atProcessor(id)) ?? {};
    expect(Object.keys(evidence as object).toSorted()).toEqual([
      'access_activity_log',
      'customer_email_address',
      'customer_name',
      'product_description',
      'receipt',
      'service_date',
      'service_documentation',
      'uncategorized_text',
    ]);
    expect(evidence).toMatchObject({ uncategorized_text: text, service_date: '2026-12-01' });
    expect(details).toMatchObject({ submission_count: 1, past_due: false });
    await sandbox().closeDispute(id, true);
    await hear();
    expect(await read(id)).toMatchObject({ status: 'won', unanswerable: 'sent' });
    const [payment] = await api.rows('select status from payments where id = $1', [paymentId]);
    expect(payment).toEqual({ status: 'succeeded' });
  });

  test('sends it once: a second time is refused, and so is a lost reply that is asked again', async () => {
    const { id } = await disputedRent();
    await send(id);
    expect(await refusalOf(send(id))).toMatchObject({ status: 409 });
    const [job] = await takeJobs(api, 'sendDisputeEvidence');
    sandbox().failNext('lostReply');
    await sendDisputeEvidence(api.services, job).catch(() => undefined);
    // The key is forgotten after a day; the dispute itself says what was submitted.
    api.now = new Date(api.now.getTime() + 2 * DAY);
    await sendDisputeEvidence(api.services, job);
    await hear();
    expect((await atProcessor(id))?.evidence_details).toMatchObject({ submission_count: 1 });
    staff = await createPerson(api, 'staff', ['money']);
    expect(await read(id)).toMatchObject({ evidence: { status: 'sent' } });
    expect(await refusalOf(send(id))).toMatchObject({ status: 409 });
  });

  test('is refused once the day for evidence has passed', async () => {
    const { id } = await disputedRent();
    api.now = new Date(api.now.getTime() + 7 * DAY - 1_000);
    staff = await createPerson(api, 'staff', ['money']);
    expect(await read(id)).toMatchObject({ unanswerable: null });
    api.now = new Date(api.now.getTime() + 1_000);
    staff = await createPerson(api, 'staff', ['money']);
    expect(await read(id)).toMatchObject({ unanswerable: 'late' });
    expect(await refusalOf(send(id))).toMatchObject({ status: 409, message: 'The day for evidence has passed.' });
  });

  test('shows why the processor refused it, and can be sent again', async () => {
    const { id } = await disputedRent();
    await send(id);
    // The job comes too late.
    api.now = new Date(api.now.getTime() + 8 * DAY);
    await runJobs();
    staff = await createPerson(api, 'staff', ['money']);
    expect(await read(id)).toMatchObject({
      unanswerable: 'late',
      evidence: { status: 'refused', refusal: 'evidence_past_due' },
    });
    api.now = new Date('2026-12-02T20:00:00Z');
    staff = await createPerson(api, 'staff', ['money']);
    expect(await queued()).toHaveLength(1);
    await send(id, ['receipt']);
    await runJobs();
    await hear();
    expect(await read(id)).toMatchObject({ status: 'under_review', evidence: { status: 'sent', parts: ['receipt'] } });
  });

  test('answers an inquiry, which moved no money', async () => {
    const { id, paymentId, ref } = await disputedRent();
    await sandbox().closeDispute(id, true);
    const inquiry = await sandbox().dispute(ref, { isInquiry: true });
    await hear();
    expect(await read(inquiry)).toMatchObject({ status: 'warning_needs_response', unanswerable: null });
    await send(inquiry);
    await runJobs();
    await hear();
    expect(await read(inquiry)).toMatchObject({ status: 'warning_under_review' });
    const [payment] = await api.rows('select status from payments where id = $1', [paymentId]);
    expect(payment).toEqual({ status: 'succeeded' });
  });

  test('takes no evidence for a bank debit: its return is final', async () => {
    const payer = await createPerson(api, 'resident');
    const paid = await takePayment(api.services, {
      payerId: payer.id,
      amount: 5_500,
      purpose: 'application_fee',
      purposeId: randomUUID(),
      method: 'bank',
      methodRef: 'pm_usBankAccount_success',
    });
    api.now = new Date(api.now.getTime() + 4 * DAY);
    await hear();
    const id = await sandbox().dispute(paid.processorRef ?? '', { reason: 'debit_not_authorized' });
    await hear();
    staff = await createPerson(api, 'staff', ['money']);
    expect(await read(id)).toMatchObject({ unanswerable: 'bank_debit', parts: ['activity'] });
    expect(await refusalOf(send(id, ['activity']))).toMatchObject({ status: 409 });
    const answer = await api.services.payments.sendEvidence({ key: 'k', disputeRef: id, texts: {}, files: [] });
    expect(answer).toEqual({ refusal: 'dispute_not_contestable' });
  });

  test('refuses papers that do not exist, no papers, and a few words', async () => {
    const { id } = await disputedRent();
    expect(await refusalOf(send(id, ['lease']))).toMatchObject({ status: 400, code: 'invalid' });
    expect(await refusalOf(send(id, []))).toMatchObject({ status: 400 });
    expect(
      await refusalOf(
        api.callAs(staff, disputes.sendDisputeEvidence, {
          params: { disputeId: id },
          body: { text: 'They paid.', parts: ['receipt'] },
        }),
      ),
    ).toMatchObject({ status: 400 });
  });
});

describe('listDisputes', () => {
  test('lists those that wait for evidence first, for the people who handle money', async () => {
    const decided = await disputedRent();
    await sandbox().closeDispute(decided.id, false);
    const open = await disputedRent();
    expect((await list()).items.map(({ id, status }) => [id, status])).toEqual([
      [open.id, 'needs_response'],
      [decided.id, 'lost'],
    ]);
    const other = await createPerson(api, 'staff', ['care']);
    expect(await refusalOf(api.callAs(other, disputes.listDisputes))).toMatchObject({ status: 403 });
  });
});

describe('the processor', () => {
  test('refuses fields that it does not know, and files that are no papers', async () => {
    const { id } = await disputedRent();
    const { sendEvidence } = api.services.payments;
    expect(await sendEvidence({ key: 'a', disputeRef: id, texts: { made_up: 'x' } as never, files: [] })).toEqual({
      refusal: 'parameter_unknown',
    });
    const file = { field: 'receipt', name: 'receipt.pdf', bytes: Buffer.from('no paper') } as const;
    expect(await sendEvidence({ key: 'b', disputeRef: id, texts: {}, files: [file] })).toEqual({
      refusal: 'invalid_file_type',
    });
    const large = { ...file, bytes: Buffer.concat([Buffer.from('%PDF'), Buffer.alloc(4_600_000)]) };
    expect(await sendEvidence({ key: 'c', disputeRef: id, texts: {}, files: [large] })).toEqual({
      refusal: 'evidence_too_large',
    });
    expect((await atProcessor(id))?.evidence_details).toMatchObject({ submission_count: 0 });
  });
});
