import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { renderMessage } from '@/server/emails/renderMessage';
import { testApi } from '@/tests/support/api';
import { advanceClock, findMessages } from '@/tests/support/fixtures/logins';
import { chargeRent, createPaidHome, createSignedAgreement } from '@/tests/support/fixtures/money/payouts';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { sendOwnerDigests } from './jobs';

const api = testApi();

test('each owner gets one email a week, also where nothing happened', async () => {
  api.now = new Date('2026-12-07T17:00:00Z');
  const quiet = await createPaidHome(api);
  const busy = await createPaidHome(api);
  await chargeRent(api, busy, { dueOn: '2026-12-01' });
  await sendOwnerDigests(api.services);
  advanceClock(api, 2 * 86_400);
  await sendOwnerDigests(api.services);
  const digestsOf = async (email: string) =>
    (await findMessages(api, email)).filter(({ template }) => template === 'ownerDigest');
  const [about, ...more] = await digestsOf(busy.owner.email);
  expect(more).toEqual([]);
  expect(about?.data).toMatchObject({ homes: [{ nextPayOn: '2026-12-07', nextCents: 120_000 }] });
  const [nothing] = await digestsOf(quiet.owner.email);
  const { subject, body } = renderMessage('ownerDigest', nothing?.data);
  expect(subject).toBe('Your week at 12 Alder Lane');
  expect(body).toContain('A quiet week: nothing came in, and nothing went out. Next payout: December 7.');
  advanceClock(api, 5 * 86_400);
  await sendOwnerDigests(api.services);
  expect(await digestsOf(quiet.owner.email)).toHaveLength(2);
});

test('the week counts what paid rent and charges in it, and our payouts to this owner alone', async () => {
  api.now = new Date('2026-12-14T17:00:00Z');
  const home = await createPaidHome(api);
  const { owner, homeId, leaseId } = home;
  const resident = await createPerson(api, 'resident');
  const rent = await chargeRent(api, home, { dueOn: '2026-12-01' });
  const deposit = await chargeRent(api, home, { dueOn: '2026-12-02', kind: 'deposit' });
  const pay = async (
    amount: number,
    more: { chargeId?: string; on?: string; purpose?: string; reversed?: boolean },
  ) => {
    const { chargeId, on = '2026-12-10', purpose = 'rent', reversed = false } = more;
    const id = randomUUID();
    await api.rows(
      `insert into payments (id, payer_id, purpose, purpose_id, amount, status, method, method_ref, lease_id, home_id,
         created_at, updated_at) values ($1, $2, $3, $1, $4, 'succeeded', 'bank', 'pm_usBankAccount_success', $5, $6, $7, $8)`,
      [id, resident.id, purpose, amount, purpose === 'rent' ? leaseId : null, homeId, on, api.now],
    );
    if (chargeId)
      await api.rows(
        `insert into payment_allocations (id, payment_id, charge_id, lease_id, home_id, amount, created_at, applied_at,
           reversed_at) values ($1, $2, $3, $4, $5, $6, $7, $7, $8)`,
        [randomUUID(), id, chargeId, leaseId, homeId, amount, on, reversed ? on : null],
      );
  };
  await pay(120_000, { chargeId: rent });
  await pay(50_000, { chargeId: rent, on: '2026-12-03' });
  await pay(70_000, { chargeId: rent, reversed: true });
  await pay(300_000, { chargeId: deposit });
  await sendOwnerDigests(api.services);
  const digest = (await findMessages(api, owner.email)).find(({ template }) => template === 'ownerDigest');
  expect(digest?.data).toMatchObject({ homes: [{ rentCents: 120_000, paidCents: 0 }] });
  expect(renderMessage('ownerDigest', digest?.data).body).toContain('$1,200.00 of rent and charges came in.');
});

test('an owner who wants no email about their homes gets none', async () => {
  const { owner } = await createPaidHome(api);
  await api.rows(
    "insert into notification_preferences (user_id, topic, channel, wanted) values ($1, 'homes', 'email', false)",
    [owner.id],
  );
  await sendOwnerDigests(api.services);
  expect((await findMessages(api, owner.email)).map(({ template }) => template)).not.toContain('ownerDigest');
});

test('a home without a lease has no next payout', async () => {
  const owner = await createPerson(api);
  const homeId = await createHome(api, { owner, status: 'active' });
  await createSignedAgreement(api, { homeId, ownerId: owner.id, plan: 'Monthly', rent: 3_000 });
  await sendOwnerDigests(api.services);
  const digest = (await findMessages(api, owner.email)).find(({ template }) => template === 'ownerDigest');
  expect(renderMessage('ownerDigest', digest?.data).body).not.toContain('Next payout');
});
