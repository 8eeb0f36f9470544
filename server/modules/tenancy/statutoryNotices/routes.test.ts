// Notices in the form of a statute: prepared from what is owed, refused where a fact or a form is missing, and counted from
// their service. The tests' today is November 21, 2026, a Saturday; the desk serves papers by Tuesday, November 24.
import { describe, expect, test } from 'vitest';
import { charges } from '@/contract/money/charges/endpoints';
import { moveOuts } from '@/contract/tenancy/moveOuts/endpoints';
import { type NewStatutoryNotice, statutoryNotices } from '@/contract/tenancy/statutoryNotices/endpoints';
import type { FormFacts } from '@/contract/tenancy/statutoryNotices/schemas';
import { refusalOf, testApi } from '@/tests/support/api';
import { findLetter, serveLetter } from '@/tests/support/fixtures/letters';
import { createCharges } from '@/tests/support/fixtures/money/charges';
import { createPerson } from '@/tests/support/fixtures/people';
import { createRunningLease, KIRKLAND, type TestLease } from '@/tests/support/fixtures/renewals';

const api = testApi();
const FACTS: FormFacts = {
  payTo: 'Robin Reyes',
  payHours: 'Monday to Friday, 9 AM to 5 PM',
  federallyBacked: false,
  copyTo: 'Dispute Resolution Center of King County, 4649 Sunnyside Ave N, Seattle, WA 98103',
  cityCode: 'Oakland Municipal Code 8.22.360, which asks for nothing more',
  description: 'A blue bicycle, a desk, and two boxes of books',
  claimAt: '1 Storage Way, Oakland, CA 94607',
  isSmall: true,
};
const staff = () => createPerson(api, 'staff', ['leasing']);
const list = async ({ homeId }: TestLease) =>
  api.callAs(await staff(), statutoryNotices.listStatutoryNotices, { params: { homeId } });
const prepare = async (lease: TestLease, kind: NewStatutoryNotice['kind'], more: Partial<FormFacts> = {}) =>
  api.callAs(await staff(), statutoryNotices.prepareStatutoryNotice, {
    params: { leaseId: lease.id },
    body: { kind, facts: { ...FACTS, ...more } },
  });
const subjectOf = ({ id }: { id: string }) => `statutory_notice:${id}`;
const paperOf = async ({ id }: { id: string }) => {
  const [row] = await api.rows<{ paper: { title: string; paragraphs: string[] } }>(
    'select paper from statutory_notices where id = $1',
    [id],
  );
  return [row?.paper.title, ...(row?.paper.paragraphs ?? [])].join('\n');
};

/** A lease with the rent of November alone unpaid, due on November 1. */
async function createLateLease(more: Parameters<typeof createRunningLease>[1] = {}) {
  const lease = await createRunningLease(api, { startOn: '2026-11-01', endOn: '2027-10-31', ...more });
  await createCharges(api, lease.id);
  await api.rows(
    `update charges set status = 'paid', paid = amount - credited where lease_id = $1 and (kind <> 'rent' or due_on > '2026-11-01')`,
    [lease.id],
  );
  return lease;
}
const payRent = (lease: TestLease) =>
  api.rows(`update charges set status = 'paid', paid = amount - credited where lease_id = $1`, [lease.id]);
async function createLeftLease(more: Parameters<typeof createRunningLease>[1] = {}) {
  const lease = await createLateLease(more);
  await api.callAs(lease.owner, moveOuts.recordMoveOut, {
    params: { tenancyId: lease.id },
    body: { leftOn: '2026-11-20' },
  });
  return lease;
}

describe('listStatutoryNotices', () => {
  test('shows what can be prepared, and why a form is missing', async () => {
    const virginia = await list(await createLateLease({ state: 'VA' }));
    const [choice, property] = virginia.leases[0]?.choices ?? [];
    expect(choice).toMatchObject({ kind: 'payOrQuit', refusal: null, asks: ['payTo', 'federallyBacked'] });
    expect(choice?.amountCents).toBeGreaterThan(0);
    expect(property?.refusal).toMatch(/have not moved out/);
    const seattle = await list(await createLateLease({ state: 'WA' }));
    expect(seattle.leases[0]?.choices[0]?.refusal).toMatch(/Seattle has its own law .* lawyer/);
  });

  test('is for our leasing team alone', async () => {
    const lease = await createLateLease({ state: 'VA' });
    const call = { params: { homeId: lease.homeId } };
    expect(await refusalOf(api.callAs(lease.owner, statutoryNotices.listStatutoryNotices, call))).toMatchObject({
      status: 403,
    });
  });
});

describe('prepareStatutoryNotice', () => {
  test('fills in the form of Virginia and queues its paper', async () => {
    const lease = await createLateLease({ state: 'VA' });
    const notice = await prepare(lease, 'payOrQuit');
    expect(notice).toMatchObject({
      status: 'prepared',
      citation: 'Va. Code § 55.1-1245(F)',
      amountCents: lease.rentCents,
    });
    const paper = await paperOf(notice);
    expect(paper).toContain('within 14 days after this notice is served');
    expect(paper).toContain('for November 2026');
    expect(paper).toContain('Pay to: Robin Reyes');
    const letter = await findLetter(api, subjectOf(notice));
    expect(letter).toMatchObject({ kind: 'payOrQuit', status: 'queued', due_on: '2026-11-24' });
    expect(await refusalOf(prepare(lease, 'payOrQuit'))).toMatchObject({ status: 409 });
  });

  test('names each fact that the law asks for and that is missing', async () => {
    const oakland = await createLateLease();
    const missing = { payTo: '', payHours: '', federallyBacked: null, cityCode: 'OMC' };
    const { status, fields } = await refusalOf(prepare(oakland, 'payOrQuit', missing));
    expect(status).toBe(400);
    expect(Object.keys(fields ?? {})).toEqual([
      'facts.payTo',
      'facts.payHours',
      'facts.federallyBacked',
      'facts.cityCode',
    ]);
    const kirkland = await createLateLease({ state: 'WA', place: KIRKLAND });
    expect((await refusalOf(prepare(kirkland, 'payOrQuit', { copyTo: '' }))).fields).toEqual({
      'facts.copyTo': 'Say this: dispute resolution center and its address (RCW 59.18.057(2)).',
    });
  });

  test('demands rent alone, never fees, planned or disputed parts, and nothing while money is unapplied', async () => {
    const lease = await createLateLease({ state: 'VA' });
    await api.rows(`update charges set status = 'open', paid = 0 where lease_id = $1 and kind <> 'rent'`, [lease.id]);
    expect((await list(lease)).leases[0]?.choices[0]?.amountCents).toBe(lease.rentCents);
    await api.rows(
      `insert into credits (id, lease_id, home_id, amount, reason, created_at)
       select gen_random_uuid(), id, home_id, 1000, 'Given', $2 from leases where id = $1`,
      [lease.id, api.now],
    );
    expect(await refusalOf(prepare(lease, 'payOrQuit'))).toMatchObject({
      status: 409,
      message: expect.stringContaining('pays nothing yet'),
    });
    const paid = await createLateLease({ state: 'VA' });
    await payRent(paid);
    expect(await refusalOf(prepare(paid, 'payOrQuit'))).toMatchObject({
      status: 409,
      message: expect.stringContaining('No rent is past due'),
    });
  });

  test('gives 30 days to a home with a federally backed loan, and has no form for it where the words fix the days', async () => {
    const notice = await prepare(await createLateLease({ state: 'VA' }), 'payOrQuit', { federallyBacked: true });
    expect(await paperOf(notice)).toContain('within 30 days');
    for (const more of [{ state: 'FL' }, { state: 'WA', place: KIRKLAND }] as const)
      expect(
        await refusalOf(prepare(await createLateLease(more), 'payOrQuit', { federallyBacked: true })),
      ).toMatchObject({
        status: 409,
        message: expect.stringContaining('15 U.S.C. § 9058(c)'),
      });
  });

  test('goes to the last address that residents gave, and to the home that they left', async () => {
    const lease = await createLeftLease();
    await api.rows(`update move_outs set forwarding_address = '9 New Street, Reno, NV 89501' where lease_id = $1`, [
      lease.id,
    ]);
    const notice = await prepare(lease, 'abandonedProperty');
    const [letter] = await api.rows<{ address: { lines: string[] } }>(
      'select address from letters where subject = $1',
      [subjectOf(notice)],
    );
    expect(letter?.address.lines).toEqual([
      '9 New Street, Reno, NV 89501',
      expect.stringMatching(/^A copy to: .*, CA /),
    ]);
    const paper = await paperOf(notice);
    expect(paper).toContain('A blue bicycle, a desk, and two boxes of books');
    // Two days after November 20; 18 days after November 24 is Saturday, December 12: Monday.
    expect(paper).toContain('by November 22, 2026, you may minimize');
    expect(paper).toContain('not later than December 14, 2026');
    expect(paper).toContain('worth less than $700');
  });

  test('covers things left behind in Washington by residents who owe rent alone', async () => {
    const lease = await createLeftLease({ state: 'WA', place: KIRKLAND });
    await payRent(lease);
    expect(await refusalOf(prepare(lease, 'abandonedProperty'))).toMatchObject({
      status: 409,
      message: expect.stringContaining('RCW 59.18.310'),
    });
  });
});

describe('the service of a notice', () => {
  test('starts the days: three court days in California, without Thanksgiving, the day after it, and the weekend', async () => {
    const lease = await createLateLease();
    const notice = await prepare(lease, 'payOrQuit');
    await serveLetter(api, subjectOf(notice));
    // Nov 21 is a Saturday: Nov 23, 24, and 25 count.
    expect((await list(lease)).items[0]).toMatchObject({
      status: 'served',
      servedOn: '2026-11-21',
      lastDay: '2026-11-25',
    });
  });

  test('in Florida, a notice that is served after the day of our desk names too early a day and has no effect', async () => {
    const lease = await createLateLease({ state: 'FL' });
    const notice = await prepare(lease, 'payOrQuit');
    // Served by Nov 24: Nov 25, Nov 30, and Dec 1 count, and five days for payments by mail end on Sunday, Dec 6.
    expect(await paperOf(notice)).toContain('to wit: on or before December 7, 2026');
    expect(await paperOf(notice)).toContain('Miami-Dade County, Florida');
    const before = api.now;
    try {
      api.now = new Date('2026-12-02T20:00:00Z');
      await serveLetter(api, subjectOf(notice), { servedOn: '2026-12-02' });
    } finally {
      api.now = before;
    }
    expect((await list(lease)).items[0]).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('too late for the day in it, Dec 7, 2026'),
    });
  });

  test('a notice that demands more than is owed on the day of service has no effect', async () => {
    const lease = await createLateLease({ state: 'VA' });
    const notice = await prepare(lease, 'payOrQuit');
    await api.rows(`update charges set status = 'partly_paid', paid = 100 where lease_id = $1 and status = 'open'`, [
      lease.id,
    ]);
    await serveLetter(api, subjectOf(notice));
    expect((await list(lease)).items[0]).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('more than is owed'),
    });
  });

  test('while it runs, a part of the rent may undo it, and the account of the resident says so', async () => {
    const lease = await createLateLease({ state: 'VA' });
    const openNotice = async () =>
      (await api.callAs(lease.resident, charges.listCharges, { params: { leaseId: lease.id } })).hasOpenNotice;
    expect(await openNotice()).toBe(false);
    await serveLetter(api, subjectOf(await prepare(lease, 'payOrQuit')));
    expect(await openNotice()).toBe(true);
  });

  test('the 14-day form of Washington is compared with the official one before it is served', async () => {
    const lease = await createLateLease({ state: 'WA', place: KIRKLAND });
    const subject = subjectOf(await prepare(lease, 'payOrQuit'));
    expect(await refusalOf(serveLetter(api, subject, { formCompared: false }))).toMatchObject({
      fields: { formCompared: 'Compare the paper with the form of RCW 59.18.057 first.' },
    });
    await serveLetter(api, subject);
    expect((await list(lease)).items[0]).toMatchObject({ status: 'served', lastDay: '2026-12-07' });
  });
});

describe('closeStatutoryNotice', () => {
  test('withdraws a notice that was not served, with its paper, and says how one that was served ended', async () => {
    const lease = await createLateLease({ state: 'VA' });
    const close = async (statutoryNoticeId: string, reason: string) =>
      api.callAs(await staff(), statutoryNotices.closeStatutoryNotice, {
        params: { statutoryNoticeId },
        body: { reason },
      });
    const first = await prepare(lease, 'payOrQuit');
    expect(await close(first.id, 'They promised to pay')).toMatchObject({ status: 'withdrawn' });
    expect(await findLetter(api, subjectOf(first))).toMatchObject({ status: 'canceled' });
    const second = await prepare(lease, 'payOrQuit');
    await serveLetter(api, subjectOf(second));
    expect(await close(second.id, 'They paid on November 30')).toMatchObject({
      status: 'closed',
      reason: 'They paid on November 30',
    });
    expect(await refusalOf(close(second.id, 'Again'))).toMatchObject({ status: 409 });
  });
});
