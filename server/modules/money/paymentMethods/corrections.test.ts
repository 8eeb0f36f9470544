// Notifications of change (Nacha Operating Rules, appendix five): an originator corrects the account before its next debit.
import { beforeEach, expect, test } from 'vitest';
import { autopays } from '@/contract/money/autopays/endpoints';
import { paymentMethods } from '@/contract/money/paymentMethods/endpoints';
import { applyEvent, receiveEvent } from '@/server/modules/money/payments/events';
import type { ChangeNotice } from '@/server/providers/payments/sandbox/corrections';
import { testApi } from '@/tests/support/api';
import { completeMethodSetup, createLivedInLease } from '@/tests/support/fixtures/money/charges';
import { createPerson } from '@/tests/support/fixtures/people';
import { takeJobs } from '@/tests/support/jobs';
import { handleMethodUpdateEvent } from './jobs';

const api = testApi();
let sam: Awaited<ReturnType<typeof createPerson>>;
let methodId: string;

beforeEach(async () => {
  api.now = new Date('2026-12-01T20:00:00Z');
  sam = await createPerson(api, 'resident');
  const lease = await createLivedInLease(api, { residents: [sam] });
  const session = await completeMethodSetup(api, sam, 'bank', 'pm_usBankAccount_success');
  methodId = (await api.callAs(sam, paymentMethods.addPaymentMethod, { body: { session } })).id;
  await api.callAs(sam, autopays.setAutopay, {
    params: { leaseId: lease.id },
    body: { paymentMethodId: methodId, day: null, capCents: null, share: 'all' },
  });
});

const refOf = async () =>
  (await api.rows<{ ref: string }>('select processor_ref as ref from payment_methods where id = $1', [methodId]))[0]
    ?.ref ?? '';

/** The bank's word arrives at the processor, and the processor's at ours. */
async function hear(): Promise<void> {
  await api.services.payments.sandbox?.advance((body, signature) => receiveEvent(api.services, body, signature));
  for (const event of await api.rows<{ id: string }>('select id from processor_events where applied_at is null'))
    await applyEvent(api.services, event);
  for (const job of await takeJobs(api, 'handleMethodUpdateEvent')) await handleMethodUpdateEvent(api.services, job);
}

const saved = async () =>
  (
    await api.rows<{ brand: string; last4: string; type: string }>(
      'select brand, last4, account_type as type from payment_methods where id = $1',
      [methodId],
    )
  )[0];
const before = { brand: 'Sandbox Bank', last4: '6789', type: 'checking' };
const [accountNumber, routingNumber, accountType] = ['000123454321', '021000021', 'savings' as const];

test.each<[ChangeNotice, Partial<typeof before>]>([
  [{ code: 'C01', accountNumber }, { last4: '4321' }],
  [{ code: 'C02', routingNumber }, { brand: 'Bank 021000021' }],
  [
    { code: 'C03', accountNumber, routingNumber },
    { last4: '4321', brand: 'Bank 021000021' },
  ],
  [{ code: 'C04', name: 'Samuel Roe' }, {}],
  [{ code: 'C05', accountType }, { type: 'savings' }],
  [
    { code: 'C06', accountNumber, accountType },
    { last4: '4321', type: 'savings' },
  ],
  [
    { code: 'C07', accountNumber, routingNumber, accountType },
    { last4: '4321', brand: 'Bank 021000021', type: 'savings' },
  ],
])('$code corrects the saved account, and autopay goes on with it', async (notice, change) => {
  expect(await saved()).toEqual(before);
  await api.services.payments.sandbox?.correctMethod(await refOf(), notice);
  await hear();
  expect(await saved()).toEqual({ ...before, ...change });
  const [method] = await api.callAs(sam, paymentMethods.listPaymentMethods);
  expect(method).toMatchObject({ id: methodId, status: 'active', isDefault: true, hasAutopay: true });
  const log = await api.rows('select event from audit_log where subject = $1 and event = $2', [
    `paymentMethod:${methodId}`,
    'payment_method.corrected',
  ]);
  expect(log).toHaveLength(1);
});

test('an older correction that arrives later changes nothing', async () => {
  const update = { ref: await refOf(), brand: 'New Bank', fingerprint: 'fp_new', expires: null, accountType: null };
  await handleMethodUpdateEvent(api.services, { ...update, last4: '2222', at: '2026-12-03T20:00:00.000Z' });
  await handleMethodUpdateEvent(api.services, { ...update, last4: '1111', at: '2026-12-02T20:00:00.000Z' });
  expect(await saved()).toMatchObject({ last4: '2222' });
});

test('a removed account stays as it was', async () => {
  await api.rows("update payment_methods set status = 'removed', is_default = false where id = $1", [methodId]);
  await api.services.payments.sandbox?.correctMethod(await refOf(), { code: 'C01', accountNumber });
  await hear();
  expect(await saved()).toEqual(before);
});
