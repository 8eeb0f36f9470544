// S3-14: the pattern of people who try out stolen cards ends with us, not only at the processor's page.
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { paymentMethods } from '@/contract/money/paymentMethods/endpoints';
import { testApi } from '@/tests/support/api';
import { completeMethodSetup } from '@/tests/support/fixtures/money/charges';
import { createPerson } from '@/tests/support/fixtures/people';
import { type PaymentRequest, takePayment } from './index';

const api = testApi();
type Someone = Awaited<ReturnType<typeof createPerson>>;
const start = new Date('2026-12-01T20:00:00Z');

beforeEach(() => {
  api.now = start;
});

const pay = ({ id }: Someone, methodRef = 'pm_card_chargeDeclined', more: Partial<PaymentRequest> = {}) =>
  takePayment(api.services, {
    payerId: id,
    amount: 5_500,
    purpose: 'application_fee',
    purposeId: randomUUID(),
    method: 'card',
    methodRef,
    ...more,
  });

/** A person who is logged in from an address. */
async function from(address: string): Promise<Someone> {
  const person = await createPerson(api, 'resident');
  await api.rows('update sessions set address = $2, last_seen_at = $3 where user_id = $1', [
    person.id,
    address,
    api.now.toISOString(),
  ]);
  return person;
}

const refused = { code: 'tooManyRequests' };

test('a person waits an hour after five cards that were declined, and may pay by bank meanwhile', async () => {
  const sam = await from('198.51.100.1');
  for (let n = 0; n < 5; n += 1) expect(await pay(sam)).toMatchObject({ status: 'failed' });
  await expect(pay(sam, 'pm_card_visa')).rejects.toMatchObject(refused);
  expect(await pay(sam, 'pm_usBankAccount_success', { method: 'bank' })).toMatchObject({ status: 'processing' });
  api.now = new Date(start.getTime() + 61 * 60_000);
  expect(await pay(sam, 'pm_card_visa')).toMatchObject({ status: 'succeeded' });
});

test('fifteen cards that were declined at one address stop the next one there for every person, and none elsewhere', async () => {
  const people = await Promise.all(['1', '2', '3', '4'].map(() => from('198.51.100.2')));
  for (let n = 0; n < 15; n += 1)
    expect(await pay(people[n % 4] ?? expect.fail('no one'))).toMatchObject({ status: 'failed' });
  const fifth = await from('198.51.100.2');
  await expect(pay(fifth, 'pm_card_visa')).rejects.toMatchObject(refused);
  expect(await pay(await from('198.51.100.3'), 'pm_card_visa')).toMatchObject({ status: 'succeeded' });
  api.now = new Date(start.getTime() + 61 * 60_000);
  expect(await pay(fifth, 'pm_card_visa')).toMatchObject({ status: 'succeeded' });
});

test('a card that was declined five times is refused for everyone who saved it', async () => {
  const way = 'pm_card_chargeDeclined';
  const save = async (person: Someone) => {
    const session = await completeMethodSetup(api, person, 'card', way);
    const { id } = await api.callAs(person, paymentMethods.addPaymentMethod, { body: { session } });
    const [row] = await api.rows<{ ref: string }>('select processor_ref as ref from payment_methods where id = $1', [
      id,
    ]);
    return row?.ref ?? '';
  };
  const people = [await from('198.51.100.4'), await from('198.51.100.5'), await from('198.51.100.6')];
  const refs: string[] = [];
  for (const person of people) refs.push(await save(person));
  for (let n = 0; n < 5; n += 1)
    expect(await pay(people[n % 2] ?? expect.fail('no one'), refs[n % 2])).toMatchObject({ status: 'failed' });
  const [, , third] = people;
  await expect(pay(third ?? expect.fail('no one'), refs[2])).rejects.toMatchObject({
    ...refused,
    message: 'This card was declined too many times. Use another card, or pay by bank.',
  });
  expect(await pay(third ?? expect.fail('no one'), 'pm_card_visa')).toMatchObject({ status: 'succeeded' });
});

test('autopay goes on: a machine of ours tries out no cards', async () => {
  const sam = await from('198.51.100.7');
  for (let n = 0; n < 5; n += 1) await pay(sam);
  expect(await pay(sam, 'pm_card_visa', { initiatedBy: 'autopay' })).toMatchObject({ status: 'succeeded' });
});

test('a person saves at most ten cards in a day, also where they remove each', async () => {
  const sam = await from('198.51.100.8');
  const add = async () => {
    const session = await completeMethodSetup(api, sam, 'card', 'pm_card_visa');
    const { id } = await api.callAs(sam, paymentMethods.addPaymentMethod, { body: { session } });
    await api.callAs(sam, paymentMethods.removePaymentMethod, { params: { paymentMethodId: id } });
  };
  for (let n = 0; n < 10; n += 1) await add();
  await expect(add()).rejects.toMatchObject(refused);
  const session = await completeMethodSetup(api, sam, 'bank', 'pm_usBankAccount_success');
  expect(await api.callAs(sam, paymentMethods.addPaymentMethod, { body: { session } })).toMatchObject({ kind: 'bank' });
});
