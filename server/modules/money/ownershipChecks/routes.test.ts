// Accounts belong to the people who use them: names are compared, and one of our team decides about another name.
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { ownershipChecks } from '@/contract/money/ownershipChecks/endpoints';
import { paymentMethods } from '@/contract/money/paymentMethods/endpoints';
import { payoutAccounts } from '@/contract/money/payoutAccounts/endpoints';
import { asSystem } from '@/server/db/client';
import { listHolds } from '@/server/modules/money/debitHolds';
import { activatePayoutAccounts, cancelRejectedAccount } from '@/server/modules/money/payoutAccounts/jobs';
import { stripeOwnership } from '@/server/providers/ownership/stripe';
import { refusalOf, testApi } from '@/tests/support/api';
import { completeMethodSetup } from '@/tests/support/fixtures/money/charges';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { takeJobs } from '@/tests/support/jobs';
import { stripeReplay } from '@/tests/support/stripe/replay';
import { ownershipQueues } from './deskQueues';
import { checkDebitOwners } from './jobs';

const api = testApi();
type Someone = Awaited<ReturnType<typeof createPerson>>;
let staff: Someone;
let owner: Someone;
let homeId: string;

beforeEach(async () => {
  api.now = new Date('2026-12-01T18:00:00Z');
  for (const table of ['ownership_checks', 'disputes', 'payment_allocations', 'payments'])
    await api.rows(`delete from ${table}`);
  staff = await createPerson(api, 'staff', ['money']);
  owner = await createPerson(api);
  homeId = await createHome(api, { owner });
});

const add = (holderName: string) =>
  api.callAs(
    owner,
    payoutAccounts.addPayoutAccount,
    {
      body: {
        homeId: null,
        holderName,
        kind: 'checking',
        routingNumber: '110000000',
        accountNumber: '000123456789',
        accountNumberAgain: '000123456789',
      },
    },
    { idempotencyKey: randomUUID() },
  );
const statusOf = async (id: string) =>
  (await api.rows<{ status: string }>('select status from payout_accounts where id = $1', [id]))[0]?.status;
const list = async () => (await api.callAs(staff, ownershipChecks.listOwnershipChecks)).items;
const results = () => api.rows<{ result: string; source: string }>('select result, source from ownership_checks');
const decide = async (decision: 'accepted' | 'rejected', by = staff) => {
  const [check] = await list();
  return api.callAs(by, ownershipChecks.decideOwnershipCheck, {
    params: { ownershipCheckId: check?.id ?? '' },
    body: { decision, note: 'We called them' },
  });
};
const queued = async () => {
  const [queue] = ownershipQueues;
  return (await asSystem(api.services.db, async (trx) => queue?.items(api.now).execute(trx)))?.rows;
};
async function waitDays(days: number) {
  api.now = new Date(api.now.getTime() + days * 86_400_000);
  staff = await createPerson(api, 'staff', ['money']);
  await activatePayoutAccounts(api.services);
}

describe('listOwnershipChecks', () => {
  test.each([
    ['the name of the account', (name: string) => name],
    ['other case, accents, and signs', (name: string) => name.toUpperCase().replace('A', 'Á').replace(' ', '-')],
  ])('a payout account with %s is active after its hold', async (_, write) => {
    const { id } = await add(write(owner.name));
    expect(await results()).toEqual([{ result: 'match', source: 'typed' }]);
    expect(await queued()).toEqual([]);
    await waitDays(3);
    expect(await statusOf(id)).toBe('active');
  });

  test('a payout account with the business name of the tax form is a match', async () => {
    await api.rows(
      `insert into w9s (id, user_id, status, account_name, created_at) values (gen_random_uuid(), $1, 'open', 'Alder Homes LLC', now())`,
      [owner.id],
    );
    await add('Alder Homes, LLC');
    expect(await results()).toMatchObject([{ result: 'match' }]);
  });

  test('a payout account with another name waits for a decision, and is active once it is accepted', async () => {
    const { id } = await add('Mallory Vane');
    expect(await list()).toMatchObject([
      { kind: 'payout_account', personId: owner.id, found: ['Mallory Vane'], expected: [owner.name], decision: null },
    ]);
    expect(await queued()).toHaveLength(1);
    await waitDays(4);
    expect(await statusOf(id)).toBe('waiting');
    await decide('accepted');
    await activatePayoutAccounts(api.services);
    expect(await statusOf(id)).toBe('active');
    expect(await queued()).toEqual([]);
    expect(await refusalOf(decide('rejected'))).toMatchObject({ status: 409 });
  });

  test('a payout account that is rejected is canceled', async () => {
    const { id } = await add('Mallory Vane');
    await decide('rejected');
    for (const job of await takeJobs(api, 'cancelRejectedAccount')) await cancelRejectedAccount(api.services, job);
    await waitDays(4);
    expect(await statusOf(id)).toBe('canceled');
    expect(await list()).toMatchObject([{ decision: 'rejected', note: 'We called them' }]);
  });
});

describe('decideOwnershipCheck', () => {
  let methodRef: string;
  let methodId: string;

  /** $12,000 that were paid in for a home, settled today. */
  beforeEach(async () => {
    const sam = await createPerson(api, 'resident');
    const session = await completeMethodSetup(api, sam, 'bank', 'pm_usBankAccount_success');
    methodId = (await api.callAs(sam, paymentMethods.addPaymentMethod, { body: { session } })).id;
    const [row] = await api.rows<{ ref: string }>('select processor_ref as ref from payment_methods where id = $1', [
      methodId,
    ]);
    methodRef = row?.ref ?? '';
    const id = randomUUID();
    await api.rows(
      `insert into owner_contributions (id, home_id, owner_id, kind, amount, created_at) values ($1, $2, $3, 'reserve', 1200000, now())`,
      [id, homeId, owner.id],
    );
    await api.rows(
      `insert into payments (id, payer_id, purpose, purpose_id, amount, method, method_ref, processor_ref, status, created_at,
         updated_at, settled_on)
       values (gen_random_uuid(), $1, 'owner_contribution', $2, 1200000, 'bank', $3, $4, 'succeeded', $5, $5, '2026-12-01')`,
      [sam.id, id, methodRef, `pi_${id}`, api.now.toISOString()],
    );
  });

  const name = (owners: string) =>
    api.services.payments.sandbox?.correctMethod(methodRef, { code: 'C04', name: owners });
  const heldOn = async (day: string) =>
    (await asSystem(api.services.db, (db) => listHolds(db, day, homeId))).reduce((sum, { wanted }) => sum + wanted, 0);

  test('a large debit from an account with another name stays held until it is accepted', async () => {
    await name('Mallory Vane');
    await checkDebitOwners(api.services);
    await checkDebitOwners(api.services);
    expect(await list()).toMatchObject([{ kind: 'debit', found: ['Mallory Vane'], source: 'bank' }]);
    expect(await heldOn('2026-12-20')).toBe(1_200_000);
    await decide('accepted');
    expect([await heldOn('2026-12-07'), await heldOn('2026-12-08')]).toEqual([1_200_000, 0]);
  });

  test('a large debit that is rejected stays held, and its account is not charged again', async () => {
    await name('Mallory Vane');
    await checkDebitOwners(api.services);
    await decide('rejected');
    expect(await heldOn('2026-12-20')).toBe(1_200_000);
    const [method] = await api.rows('select status from payment_methods where id = $1', [methodId]);
    expect(method).toEqual({ status: 'blocked' });
  });

  test('a large debit from an account that no bank names an owner of is no mismatch', async () => {
    await checkDebitOwners(api.services);
    expect(await results()).toEqual([{ result: 'unknown', source: null }]);
    expect(await heldOn('2026-12-20')).toBe(0);
  });
});

test('is for the people who handle money', async () => {
  const other = await createPerson(api, 'staff', ['care']);
  expect(await refusalOf(api.callAs(other, ownershipChecks.listOwnershipChecks))).toMatchObject({ status: 403 });
});

/** Objects as Stripe documents them: https://docs.stripe.com/api/financial_connections */
describe('Stripe', () => {
  const { answer, asked, through } = stripeReplay();
  const ownership = stripeOwnership({ secretKey: 'sk_test_replay', fetch: through });
  const account = { methodRef: 'cus_1:pm_1', holderName: null };
  const method = (linked: string | null) => ({
    id: 'pm_1',
    object: 'payment_method',
    type: 'us_bank_account',
    us_bank_account: { financial_connections_account: linked },
  });
  const linked = (more: object) => ({
    id: 'fca_1',
    object: 'financial_connections.account',
    permissions: ['ownership', 'payment_method'],
    ownership: null,
    ownership_refresh: null,
    ...more,
  });

  test('reads the owners whom the bank names', async () => {
    answer(method('fca_1'));
    answer(linked({ ownership: 'fcaowns_1' }));
    answer({ object: 'list', has_more: false, url: '/v1', data: [{ id: 'fcaown_1', name: 'Ada Lovelace' }] });
    expect(await ownership.readOwners(account)).toEqual({ names: ['Ada Lovelace'], source: 'bank' });
  });

  test('asks the bank for the owners first, and is asked again', async () => {
    answer(method('fca_1'));
    answer(linked({}));
    answer(linked({ ownership_refresh: { status: 'pending' } }));
    await expect(ownership.readOwners(account)).rejects.toThrow('are being asked for');
    expect(asked.at(-1)?.form).toMatchObject({ 'features[0]': 'ownership' });
  });

  test('knows no owner of an account that was typed, or without the permission', async () => {
    answer(method(null));
    expect(await ownership.readOwners(account)).toBeNull();
    answer(method('fca_1'));
    answer(linked({ permissions: ['payment_method'] }));
    expect(await ownership.readOwners({ ...account, holderName: 'Ada' })).toEqual({ names: ['Ada'], source: 'typed' });
  });
});
