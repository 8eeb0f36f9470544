import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { asSystem } from '@/server/db/client';
import { renderMessage } from '@/server/emails/renderMessage';
import { handleRefundFailure, refundFees } from '@/server/modules/leasing/applications/fees/fees';
import { accountBalance, accounts } from '@/server/modules/money/ledger';
import { takePayment } from '@/server/modules/money/payments';
import { applyEvent, receiveEvent } from '@/server/modules/money/payments/events';
import { refund } from '@/server/modules/money/payments/refunds';
import { testApi } from '@/tests/support/api';
import { createApplication } from '@/tests/support/fixtures/applications';
import { expectConsistentLedger } from '@/tests/support/fixtures/money/ledger';
import { createHome, createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
const DAY_MS = 86_400_000;

const paid = async (purposeId: string, payerId: string) =>
  takePayment(api.services, {
    payerId,
    amount: 5_500,
    purpose: 'application_fee',
    purposeId,
    method: 'card',
    methodRef: 'pm_card_refundFail',
  });

/** The bank does what is due, its news come, and each is applied twice. */
async function settle() {
  await api.services.payments.sandbox?.advance((body, signature) => receiveEvent(api.services, body, signature));
  for (const { id } of await api.rows<{ id: string }>('select id from processor_events order by id'))
    for (let time = 0; time < 2; time += 1) await applyEvent(api.services, { id });
}
const later = (days: number) => {
  api.now = new Date(api.now.getTime() + days * DAY_MS);
};
const of = async (paymentId: string) =>
  (
    await api.rows(
      `select payments.status, payments.refunded::int, refunds.status as back, refunds.failure from payments
       join refunds on refunds.payment_id = payments.id where payments.id = $1 order by refunds.created_at, refunds.id`,
      [paymentId],
    )
  )[0];
const balance = (account: (typeof accounts)[keyof typeof accounts]) =>
  asSystem(api.services.db, (db) => accountBalance(db, account));

describe('a refund that the bank sends back days later', () => {
  test('is taken out of the books once, owed to the person who paid, and the payment stands as paid again', async () => {
    const { id: paymentId } = await paid(randomUUID(), (await createPerson(api, 'resident')).id);
    const fees = await balance(accounts.applicationFees);
    const owed = await balance(accounts.refundsOwed);
    const id = randomUUID();
    expect(await refund(api.services, { id, paymentId, reason: 'test' })).toMatchObject({ status: 'succeeded' });
    await settle();
    expect(await of(paymentId)).toEqual({ status: 'refunded', refunded: 5_500, back: 'succeeded', failure: null });
    later(6);
    await settle();
    expect(await of(paymentId)).toEqual({
      status: 'succeeded',
      refunded: 0,
      back: 'failed',
      failure: 'lost_or_stolen_card',
    });
    expect(await balance(accounts.applicationFees)).toBe(fees - 5_500);
    expect(await balance(accounts.refundsOwed)).toBe(owed + 5_500);
    expect(await refund(api.services, { id, paymentId, reason: 'test' })).toMatchObject({ status: 'refused' });
    await settle();
    await expectConsistentLedger(api);
  });

  test('before our own answer was written down, it counts as not given; nothing is booked', async () => {
    const { id: paymentId } = await paid(randomUUID(), (await createPerson(api, 'resident')).id);
    const id = randomUUID();
    const killed = {
      ...api.services,
      __failpoint: () => {
        throw new Error('killed');
      },
    };
    await expect(refund(killed, { id, paymentId, reason: 'test' })).rejects.toThrow('killed');
    later(6);
    await settle();
    expect(await of(paymentId)).toMatchObject({ status: 'succeeded', refunded: 0, back: 'failed' });
    expect(await refund(api.services, { id, paymentId, reason: 'test' })).toMatchObject({ status: 'refused' });
    expect(await api.rows('select 1 from ledger_transactions where source_id = $1', [id])).toEqual([]);
    await expectConsistentLedger(api);
  });

  test('the person it was for is asked where else it can go, and staff are asked to pay it', async () => {
    const staff = await createPerson(api, 'staff');
    const ada = await createPerson(api, 'resident');
    const homeId = await createHome(api, { owner: await createPerson(api) });
    const made = await createApplication(api, { homeId, people: [ada], status: 'submitted' });
    const { id: paymentId } = await paid(made.applicants[0] ?? '', ada.id);
    await refundFees(api.services, { applicationId: made.id });
    later(6);
    await settle();
    const [gone] = await api.rows<{ id: string }>('select id from refunds where payment_id = $1', [paymentId]);
    const [job] = await api.rows('select task_identifier as task from graphile_worker.jobs where key = $1', [
      `refund-failed:${gone?.id}`,
    ]);
    expect(job).toEqual({ task: 'handleApplicationRefundFailure' });
    for (let time = 0; time < 2; time += 1) await handleRefundFailure(api.services, { refundId: gone?.id });
    const letters = await api.rows<{ data: object }>(
      `select data from outbox where template = 'applicationFee' and recipient = $1 and data->>'what' = 'refundFailed'`,
      [ada.email],
    );
    expect(letters.map(({ data }) => renderMessage('applicationFee', data).subject)).toEqual([
      'We couldn’t send your refund of $55.00',
    ]);
    expect(await api.rows(`select kind from todos where user_id = $1 and subject = $2`, [staff.id, gone?.id])).toEqual([
      { kind: 'payRefund' },
    ]);
  });
});
