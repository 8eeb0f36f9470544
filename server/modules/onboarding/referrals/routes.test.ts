import { beforeEach, describe, expect, test } from 'vitest';
import { referrals } from '@/contract/onboarding/referrals/endpoints';
import { asSystem } from '@/server/db/client';
import { changeHomeStatus } from '@/server/modules/homes/homes/statusChanges';
import { refusalOf, testApi } from '@/tests/support/api';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { notifyReferral } from './jobs';

const api = testApi();
beforeEach(() => api.empty('referrals', 'referral_codes', 'outbox'));

const codeOf = async (who: Awaited<ReturnType<typeof createPerson>>) =>
  (await api.callAs(who, referrals.listReferrals)).code;
const statusOf = async (who: Awaited<ReturnType<typeof createPerson>>) =>
  (await api.callAs(who, referrals.listReferrals)).referrals.map(({ status }) => status);

/** A resident moves in, as the API reports it. */
const lease = (homeId: string) =>
  asSystem(api.services.db, async (db) => {
    for (const event of ['hold', 'lease'] as const) await changeHomeStatus(db, homeId, event, api.now);
  });

describe('listReferrals', () => {
  test('gives everybody a code of their own, which stays', async () => {
    const [maya, sam] = [await createPerson(api), await createPerson(api, 'resident')];
    const { code, rewardCents } = await api.callAs(maya, referrals.listReferrals);
    expect(code).toMatch(/^[a-z0-9]{10}$/);
    expect(rewardCents).toBe(100_000);
    expect(await codeOf(maya)).toBe(code);
    expect(await codeOf(sam)).not.toBe(code);
  });
});

describe('inviteHomeowner', () => {
  test('begins a referral without an email, and once for a repeated request', async () => {
    const maya = await createPerson(api);
    const invite = () =>
      api.callAs(maya, referrals.inviteHomeowner, { body: { inviteeName: 'Ada' } }, { idempotencyKey: 'one-press' });
    expect((await invite()).id).toBe((await invite()).id);
    expect(await statusOf(maya)).toEqual(['invited']);
    expect(await api.rows('select id from outbox')).toEqual([]);
  });
});

describe('listAllReferrals', () => {
  test('shows staff people who joined and their referrers, without unused invitations', async () => {
    const [maya, ada, iris] = [await createPerson(api), await createPerson(api), await createPerson(api, 'staff')];
    await api.callAs(maya, referrals.inviteHomeowner, { body: { inviteeName: 'Somebody' } });
    await api.callAs(ada, referrals.claimReferral, { body: { referralUser: await codeOf(maya) } });
    expect(await api.callAs(iris, referrals.listAllReferrals)).toMatchObject([
      { referrer: { email: maya.email }, invitee: { email: ada.email }, status: 'joined' },
    ]);
  });
});

describe('claimReferral', () => {
  test('anyone who joins by a named invitation takes its place, by the open link one of their own', async () => {
    const [maya, ada, bob] = [await createPerson(api), await createPerson(api), await createPerson(api)];
    const code = await codeOf(maya);
    const { id } = await api.callAs(maya, referrals.inviteHomeowner, { body: { inviteeName: 'Aunt Ada' } });
    const claimed = await api.callAs(ada, referrals.claimReferral, { body: { referralUser: code, referralId: id } });
    expect(claimed).toEqual({ claimed: true });
    await api.callAs(bob, referrals.claimReferral, { body: { referralUser: code, referralId: 'nonsense' } });
    const list = (await api.callAs(maya, referrals.listReferrals)).referrals;
    expect(list.map(({ inviteeName, status }) => [inviteeName, status])).toEqual(
      expect.arrayContaining([
        ['Aunt Ada', 'joined'],
        ['', 'joined'],
      ]),
    );
    expect(list).toHaveLength(2);
  });

  test('rejects one’s own, repeated, unknown, and existing accounts', async () => {
    const [maya, sam, ada] = [await createPerson(api), await createPerson(api), await createPerson(api)];
    const [mayas, sams] = [await codeOf(maya), await codeOf(sam)];
    const claim = (who: typeof maya, referralUser: string) =>
      api.callAs(who, referrals.claimReferral, { body: { referralUser } });
    expect(await claim(maya, mayas)).toEqual({ claimed: false });
    expect(await claim(ada, 'aaaaaaaaaa')).toEqual({ claimed: false });
    expect(await claim(ada, "'; drop table referrals; --")).toEqual({ claimed: false });
    expect(await claim(ada, mayas)).toEqual({ claimed: true });
    expect(await claim(ada, sams)).toEqual({ claimed: false });
    const old = await createPerson(api);
    await api.rows("update users set created_at = $2::timestamptz - interval '3 days' where id = $1", [
      old.id,
      api.now,
    ]);
    expect(await claim(old, mayas)).toEqual({ claimed: false });
    const household = await createPerson(api);
    await api.rows("update users set phone = '+14155550111' where id = any($1)", [[household.id, maya.id]]);
    expect(await claim(household, mayas)).toEqual({ claimed: false });
  });

  test('ten browsers of one newcomer at once make one referral', async () => {
    const [maya, ada] = [await createPerson(api), await createPerson(api)];
    const referralUser = await codeOf(maya);
    const body = { body: { referralUser } };
    const all = await Promise.all(Array.from({ length: 10 }, () => api.callAs(ada, referrals.claimReferral, body)));
    expect(all.filter(({ claimed }) => claimed)).toHaveLength(1);
    expect(await statusOf(maya)).toEqual(['joined']);
  });
});

describe('payReferral', () => {
  test('listed, leased, paid: each once, and the referrer hears of the reward', async () => {
    const [maya, ada] = [await createPerson(api), await createPerson(api)];
    const [iris, otto] = [await createPerson(api, 'staff'), await createPerson(api, 'staff')];
    await api.callAs(ada, referrals.claimReferral, { body: { referralUser: await codeOf(maya) } });
    const homeId = await createHome(api, { owner: ada, status: 'in_review' });
    expect(await statusOf(maya)).toEqual(['joined']);
    await api.rows("update homes set status = 'active' where id = $1", [homeId]);
    expect(await statusOf(maya)).toEqual(['home_listed']);
    await lease(homeId);
    expect(await statusOf(maya)).toEqual(['reward_due']);
    const [due] = await api.callAs(iris, referrals.listAllReferrals);
    await notifyReferral(api.services, { referralId: due?.id });
    await notifyReferral(api.services, { referralId: due?.id });
    const pay = { params: { referralId: due?.id ?? '' }, body: { paymentReference: 'ACH 1' } };
    expect(await api.callAs(iris, referrals.payReferral, pay)).toMatchObject({
      status: 'reward_due',
      paymentRequest: { reference: 'ACH 1', isMine: true },
    });
    expect((await refusalOf(api.callAs(iris, referrals.payReferral, pay))).status).toBe(409);
    const { params } = pay;
    expect(await api.callAs(otto, referrals.approveReferralPayment, { params })).toMatchObject({ status: 'paid' });
    expect((await refusalOf(api.callAs(otto, referrals.approveReferralPayment, { params }))).status).toBe(409);
    await notifyReferral(api.services, { referralId: due?.id });
    const letters = await api.rows("select recipient, data->>'status' as status from outbox order by created_at");
    expect(letters).toEqual([
      { recipient: maya.email, status: 'reward_due' },
      { recipient: maya.email, status: 'paid' },
    ]);
  });

  test('a home leased more than a year after they joined brings no reward', async () => {
    const [maya, ada] = [await createPerson(api), await createPerson(api)];
    await api.callAs(ada, referrals.claimReferral, { body: { referralUser: await codeOf(maya) } });
    await api.rows("update referrals set joined_at = $1::timestamptz - interval '13 months'", [api.now]);
    await lease(await createHome(api, { owner: ada }));
    expect(await statusOf(maya)).toEqual(['home_listed']);
  });
});

/** A reward that is due, and who works on it. */
async function aDueReward() {
  const [maya, ada, iris] = [
    await createPerson(api),
    await createPerson(api),
    await createPerson(api, 'staff', ['support']),
  ];
  await api.callAs(ada, referrals.claimReferral, { body: { referralUser: await codeOf(maya) } });
  await lease(await createHome(api, { owner: ada }));
  const [due] = await api.callAs(iris, referrals.listAllReferrals);
  return { iris, params: { referralId: due?.id ?? '' } };
}

describe('approveReferralPayment', () => {
  test('returns 409 before the payment is requested', async () => {
    const { params } = await aDueReward();
    const otto = await createPerson(api, 'staff', ['money']);
    expect((await refusalOf(api.callAs(otto, referrals.approveReferralPayment, { params }))).status).toBe(409);
  });

  test('returns 403 to the person who requested it and to staff without the duty, and pays once by another with it', async () => {
    const { iris, params } = await aDueReward();
    const [requester, otto] = [
      await createPerson(api, 'staff', ['money']),
      await createPerson(api, 'staff', ['money']),
    ];
    await api.callAs(requester, referrals.payReferral, { params, body: { paymentReference: 'ACH 2' } });
    const approve = (who: typeof otto) => api.callAs(who, referrals.approveReferralPayment, { params });
    expect((await refusalOf(approve(requester))).status).toBe(403);
    expect((await refusalOf(approve(iris))).status).toBe(403);
    expect(await approve(otto)).toMatchObject({ status: 'paid' });
    const [row] = await api.rows<{ detail: { requestedBy: string } }>(
      "select detail from audit_log where event = 'referral.paid' order by id desc limit 1",
    );
    expect(row?.detail.requestedBy).toBe(requester.id);
  });

  test('returns 403 for requesting a payment without a duty for it', async () => {
    const { params } = await aDueReward();
    const lea = await createPerson(api, 'staff', ['leasing']);
    const request = api.callAs(lea, referrals.payReferral, { params, body: { paymentReference: 'ACH 3' } });
    expect((await refusalOf(request)).status).toBe(403);
  });
});

describe('removeInvitation', () => {
  test('withdraws only unused invitations', async () => {
    const [maya, ada] = [await createPerson(api), await createPerson(api)];
    const invite = () => api.callAs(maya, referrals.inviteHomeowner, { body: { inviteeName: 'Ada' } });
    const [one, other] = [await invite(), await invite()];
    await api.callAs(maya, referrals.removeInvitation, { params: { referralId: one.id } });
    const body = { referralUser: await codeOf(maya), referralId: other.id };
    await api.callAs(ada, referrals.claimReferral, { body });
    const refusal = await refusalOf(api.callAs(maya, referrals.removeInvitation, { params: { referralId: other.id } }));
    expect(refusal.status).toBe(409);
    expect(await statusOf(maya)).toEqual(['joined']);
  });
});

describe('declineReferral', () => {
  test('says why, and cannot be undone by paying', async () => {
    const [maya, ada, iris] = [await createPerson(api), await createPerson(api), await createPerson(api, 'staff')];
    await api.callAs(ada, referrals.claimReferral, { body: { referralUser: await codeOf(maya) } });
    const [one] = await api.callAs(iris, referrals.listAllReferrals);
    const params = { referralId: one?.id ?? '' };
    await api.callAs(iris, referrals.declineReferral, { params, body: { reason: 'One household' } });
    const paying = api.callAs(iris, referrals.payReferral, { params, body: { paymentReference: 'x' } });
    expect((await refusalOf(paying)).status).toBe(409);
    expect((await api.callAs(maya, referrals.listReferrals)).referrals[0]).toMatchObject({
      status: 'declined',
      reason: 'One household',
    });
  });
});
