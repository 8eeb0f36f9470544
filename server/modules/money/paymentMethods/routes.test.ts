import { beforeEach, describe, expect, test } from 'vitest';
import { paymentMethods } from '@/contract/money/paymentMethods/endpoints';
import { asSystem } from '@/server/db/client';
import { renderMessage } from '@/server/emails/renderMessage';
import { refusalOf, testApi } from '@/tests/support/api';
import { findMessages } from '@/tests/support/fixtures/logins';
import { completeMethodSetup } from '@/tests/support/fixtures/money/charges';
import { createPerson } from '@/tests/support/fixtures/people';
import { takeJobs } from '@/tests/support/jobs';
import { blockPaymentMethod } from './index';
import { detachPaymentMethod, handleMethodSetupEvent } from './jobs';

const api = testApi();
type Person = Awaited<ReturnType<typeof createPerson>>;
let sam: Person;
beforeEach(async () => {
  sam = await createPerson(api, 'resident');
});

const list = (person = sam) => api.callAs(person, paymentMethods.listPaymentMethods);
/** Chooses `way` on the processor's page and comes back. */
const add = async (way = 'pm_usBankAccount_success', person = sam) => {
  const kind = way.startsWith('pm_card') ? ('card' as const) : ('bank' as const);
  const session = await completeMethodSetup(api, person, kind, way);
  return api.callAs(person, paymentMethods.addPaymentMethod, { body: { session } });
};
const one = (id: string) => ({ params: { paymentMethodId: id } });
const refOf = async (id: string) =>
  (await api.rows<{ ref: string }>('select processor_ref as ref from payment_methods where id = $1', [id]))[0]?.ref ??
  '';

describe('startPaymentMethod', () => {
  test('opens the processor’s page for one kind, and offers no other there', async () => {
    for (const [kind, shown, hidden] of [
      ['bank', 'A bank account that must be confirmed', 'A debit card'],
      ['card', 'A debit card', 'A bank account'],
    ] as const) {
      const { href } = await api.callAs(sam, paymentMethods.startPaymentMethod, { body: { kind } });
      const page = await (await api.fetch(new URL(href).pathname.replace('/api/consumer', ''))).text();
      expect(page).toContain(shown);
      expect(page).not.toContain(hidden);
    }
  });

  test('brings people who gave up back to where they were', async () => {
    const { href } = await api.callAs(sam, paymentMethods.startPaymentMethod, {
      body: { kind: 'bank', returnTo: '/post-inspection/homeowners/how-to-pay' },
    });
    const page = await (await api.fetch(new URL(href).pathname.replace('/api/consumer', ''))).text();
    expect(page).toContain('/post-inspection/homeowners/how-to-pay?activeModal=PAYMENT_METHODS&amp;setup=canceled');
    expect(await list()).toEqual([]);
  });

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', '/a?next=b', 'accounts', '/.evil', '/a//b'])(
    'leads nowhere but to a page of ours: %s',
    async (returnTo) => {
      const start = api.callAs(sam, paymentMethods.startPaymentMethod, { body: { kind: 'bank', returnTo } });
      await expect(start).rejects.toMatchObject({ status: 400 });
    },
  );
});

describe('addPaymentMethod', () => {
  test('saves a bank account by its name and last four digits; the first is the default', async () => {
    expect(await add()).toMatchObject({
      kind: 'bank',
      funding: 'bank',
      label: 'Sandbox Bank ending in 6789',
      last4: '6789',
      status: 'active',
      isDefault: true,
      verification: null,
    });
    expect(await add('pm_card_visa_debit')).toMatchObject({ funding: 'debit', expires: '2034-08', isDefault: false });
    expect((await list()).map(({ isDefault }) => isDefault)).toEqual([true, false]);
  });

  test('saves the same account once, however often it is added or sent', async () => {
    const { id } = await add();
    const session = await completeMethodSetup(api, sam, 'bank', 'pm_usBankAccount_success');
    const answers = await Promise.all(
      [1, 2, 3].map(() => api.callAs(sam, paymentMethods.addPaymentMethod, { body: { session } })),
    );
    expect(answers.map((answer) => answer.id)).toEqual([id, id, id]);
    expect(await list()).toHaveLength(1);
  });

  test('returns 404 for an abandoned visit or one of another person', async () => {
    const { href } = await api.callAs(sam, paymentMethods.startPaymentMethod, { body: { kind: 'bank' } });
    const unfinished = new URL(href).pathname.split('/').at(-1) ?? '';
    const others = await completeMethodSetup(
      api,
      await createPerson(api, 'resident'),
      'bank',
      'pm_usBankAccount_success',
    );
    for (const session of [unfinished, others, 'cs_unknown'])
      expect(await refusalOf(api.callAs(sam, paymentMethods.addPaymentMethod, { body: { session } }))).toMatchObject({
        status: 404,
        message: 'You did not finish adding a payment method. Nothing was saved. Please try again.',
      });
    expect(await list()).toEqual([]);
  });

  test('does not take a blocked account again', async () => {
    const { id } = await add();
    await asSystem(api.services.db, async (db) => blockPaymentMethod(db, await refOf(id), 'not_authorized', api.now));
    expect(await refusalOf(add())).toMatchObject({ status: 409 });
    expect(await list()).toMatchObject([{ status: 'blocked', blockReason: 'not_authorized', isDefault: false }]);
  });

  test('does not take a blocked account again after it was removed', async () => {
    const { id } = await add();
    await asSystem(api.services.db, async (db) => blockPaymentMethod(db, await refOf(id), 'account_closed', api.now));
    await api.callAs(sam, paymentMethods.removePaymentMethod, { params: { paymentMethodId: id } });
    expect(await refusalOf(add())).toMatchObject({
      status: 409,
      message: expect.stringContaining('Choose a different one'),
    });
    expect(await list()).toEqual([]);
  });

  test('takes an account again that was removed and never blocked', async () => {
    const { id } = await add();
    await api.callAs(sam, paymentMethods.removePaymentMethod, { params: { paymentMethodId: id } });
    expect(await add()).toMatchObject({ status: 'active' });
  });

  test('refuses an eleventh', async () => {
    for (let n = 0; n < 10; n += 1)
      await api.rows(
        `insert into payment_methods (id, user_id, kind, funding, processor_ref, fingerprint, brand, last4, status,
           created_at, updated_at) values (gen_random_uuid(), $1, 'bank', 'bank', $2, $2, 'Bank', '0000', 'active', now(), now())`,
        [sam.id, `pm_${n}`],
      );
    expect(await refusalOf(add())).toMatchObject({ status: 409 });
  });
});

describe('verifyPaymentMethod', () => {
  const verify = (id: string, amounts: [number, number], person = sam) =>
    api.callAs(person, paymentMethods.verifyPaymentMethod, { ...one(id), body: { amounts } });

  test('confirms the two deposits, in either order, and makes the account usable', async () => {
    const added = await add('pm_usBankAccount_microdeposits');
    expect(added).toMatchObject({
      status: 'pending_verification',
      isDefault: false,
      verification: { type: 'amounts', depositsOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    });
    expect(await refusalOf(verify(added.id, [32, 44]))).toMatchObject({
      status: 400,
      message: 'Those amounts do not match. Check your bank statement and try again.',
    });
    expect(await verify(added.id, [45, 32])).toMatchObject({ status: 'active', isDefault: true, verification: null });
    expect(await refusalOf(verify(added.id, [32, 45]))).toMatchObject({ status: 409 });
  });

  test('what was confirmed on the processor’s own page, or came to nothing there, counts as well', async () => {
    const setupOf = async (id: string) =>
      (await api.rows<{ ref: string }>('select setup_ref as ref from payment_methods where id = $1', [id]))[0]?.ref;
    const { id } = await add('pm_usBankAccount_microdeposits');
    for (let time = 0; time < 2; time += 1)
      await handleMethodSetupEvent(api.services, { ref: await setupOf(id), outcome: 'verified' });
    expect(await list()).toMatchObject([{ id, status: 'active', isDefault: true }]);
    await handleMethodSetupEvent(api.services, { ref: await setupOf(id), outcome: 'expired' });
    await handleMethodSetupEvent(api.services, { ref: 'seti_unknown', outcome: 'failed' });
    expect(await list()).toMatchObject([{ id, status: 'active' }]);
  });

  test('blocks the account after too many wrong tries, and says so by email', async () => {
    const { id } = await add('pm_usBankAccount_microdeposits');
    for (let tries = 0; tries < 10; tries += 1) await refusalOf(verify(id, [1, 2]));
    expect(await refusalOf(verify(id, [32, 45]))).toMatchObject({ status: 409 });
    expect(await list()).toMatchObject([{ status: 'blocked', blockReason: 'verification_failed' }]);
    const [message] = (await findMessages(api, sam.email)).filter(
      ({ template }) => template === 'paymentMethodBlocked',
    );
    if (!message) return expect.fail('no email');
    const { subject, body } = renderMessage(message.template, message.data);
    expect(subject).toBe('Sandbox Bank ending in 1116 can’t be used');
    expect(body).toContain('The deposit amounts were wrong too many times.');
  });

  test('holds where the processor’s reply was lost', async () => {
    const { id } = await add('pm_usBankAccount_microdeposits');
    api.services.payments.sandbox?.failNext('lostReply');
    expect(await verify(id, [32, 45])).toMatchObject({ status: 'active' });
  });
});

describe('setDefaultPaymentMethod', () => {
  test('moves the default, and refuses one that cannot be used', async () => {
    const [bank, card] = [await add(), await add('pm_card_visa')];
    expect(await api.callAs(sam, paymentMethods.setDefaultPaymentMethod, one(card.id))).toMatchObject({
      isDefault: true,
    });
    expect((await list()).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [card.id, true],
      [bank.id, false],
    ]);
    const waiting = await add('pm_usBankAccount_microdeposits');
    expect(await refusalOf(api.callAs(sam, paymentMethods.setDefaultPaymentMethod, one(waiting.id)))).toMatchObject({
      status: 409,
    });
  });
});

describe('removePaymentMethod', () => {
  test('removes it here and at the processor; it can be added again', async () => {
    const { id } = await add();
    await api.callAs(sam, paymentMethods.removePaymentMethod, one(id));
    expect(await list()).toEqual([]);
    const [job] = await takeJobs(api, 'detachPaymentMethod');
    await detachPaymentMethod(api.services, job);
    expect(await refusalOf(api.callAs(sam, paymentMethods.removePaymentMethod, one(id)))).toMatchObject({
      status: 404,
    });
    expect((await add()).id).not.toBe(id);
  });

  test('is for its owner alone', async () => {
    const { id } = await add();
    const other = await createPerson(api, 'resident');
    expect(await refusalOf(api.callAs(other, paymentMethods.removePaymentMethod, one(id)))).toMatchObject({
      status: 404,
    });
    expect(await list()).toHaveLength(1);
  });
});

describe('listPaymentMethods', () => {
  test('shows only the caller’s own', async () => {
    await add();
    expect(await list(await createPerson(api, 'resident'))).toEqual([]);
  });
});
