import { expect, test } from 'vitest';
import { renderMessage } from '@/server/emails/renderMessage';
import { testApi } from '@/tests/support/api';
import { advanceClock, findMessages } from '@/tests/support/fixtures/logins';
import { chargeRent, createPaidHome } from '@/tests/support/fixtures/money/payouts';
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
  expect(body).toContain('A quiet week: nothing needs you. Next payout: December 7.');
  advanceClock(api, 5 * 86_400);
  await sendOwnerDigests(api.services);
  expect(await digestsOf(quiet.owner.email)).toHaveLength(2);
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
