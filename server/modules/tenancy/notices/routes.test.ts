import { describe, expect, test } from 'vitest';
import { documents } from '@/contract/account/documents/endpoints';
import { threads } from '@/contract/account/threads/endpoints';
import { todos } from '@/contract/account/todos/endpoints';
import { addDays } from '@/contract/calendar/days';
import { type NewNotice, notices } from '@/contract/tenancy/notices/endpoints';
import { renewals } from '@/contract/tenancy/renewals/endpoints';
import { refusalOf, testApi } from '@/tests/support/api';
import { serveLetter } from '@/tests/support/fixtures/letters';
import { findMessages } from '@/tests/support/fixtures/logins';
import { createPerson } from '@/tests/support/fixtures/people';
import { createRunningLease, KIRKLAND, sendRenewal, type TestLease } from '@/tests/support/fixtures/renewals';
import { documentNotice, remindOfEndNotice } from './jobs';

const api = testApi();
const give = (lease: TestLease, side: 'owner' | 'resident', more: Partial<NewNotice> & { lastDay: string }) =>
  api.callAs(lease[side], notices.giveNotice, {
    params: { leaseId: lease.id },
    body: { cause: null, note: '', forwardingAddress: '', acceptsQuote: false, ...more },
  });
const outlook = (lease: TestLease, side: 'owner' | 'resident', lastDay?: string) =>
  api.callAs(lease[side], notices.getNoticeOutlook, { params: { leaseId: lease.id }, query: { lastDay } });
const homeStatus = async (id: string) =>
  (await api.rows<{ status: string }>('select status from homes where id = $1', [id]))[0]?.status;
async function asksForRepair(lease: TestLease) {
  const body = { subject: 'The heating', topic: 'repair' as const, body: 'It is cold.', homeId: lease.homeId };
  const { id } = await api.callAs(lease.resident, threads.createThread, { body });
  await api.rows('update threads set home_id = $2 where id = $1', [id, lease.homeId]);
}

describe('getNoticeOutlook', () => {
  test('tells residents their earliest day and what leaving sooner costs at most', async () => {
    const lease = await createRunningLease(api, { state: 'FL' });
    const seen = await outlook(lease, 'resident', '2027-01-31');
    expect(seen).toMatchObject({ side: 'resident', noticeDays: 30, earliestOn: '2027-02-28', cause: null, open: null });
    const rent = Math.round((lease.rentCents * 12 * 28) / 365);
    expect(seen.quote).toMatchObject({ ifLeavingOn: '2027-01-31', mostCents: rent });
    expect(seen.quote?.expectedCents).toBeLessThanOrEqual(rent);
    expect((await outlook(lease, 'resident', '2027-02-28')).quote).toBeNull();
  });

  test('tells residents first when they may leave without owing more, by the law of the place', async () => {
    const sources = async (state: 'CA' | 'WA' | 'FL' | 'VA', side: 'owner' | 'resident' = 'resident') =>
      (await outlook(await createRunningLease(api, { state }), side, '2027-01-31')).rights.map(({ source }) => source);
    expect(await sources('CA')).toEqual(['50 U.S.C. § 3955', 'Cal. Civ. Code § 1946.7', 'Cal. Civ. Code § 1942']);
    expect(await sources('WA')).toEqual(['50 U.S.C. § 3955', 'RCW 59.18.575', 'RCW 59.18.090(1)']);
    expect(await sources('FL')).toEqual(['50 U.S.C. § 3955', 'Fla. Stat. § 83.56(1)']);
    expect(await sources('VA')).toEqual(['50 U.S.C. § 3955', 'Va. Code § 55.1-1236', 'Va. Code § 55.1-1234']);
    expect(await sources('CA', 'owner')).toEqual([]);
  });

  test('counts the days until a new lease by our own leases, and says how many these are', async () => {
    await api.rows('delete from move_outs');
    const lease = await createRunningLease(api, { state: 'FL' });
    const quoted = async () => (await outlook(lease, 'resident', '2026-12-31')).quote;
    expect(await quoted()).toMatchObject({ days: 25, leases: null });
    // Homes that stood empty for 10, 20, 30, 40, and 50 days.
    for (const days of [50, 10, 30, 20, 40]) {
      const before = await createRunningLease(api, { state: 'FL', startOn: '2025-01-01', endOn: '2025-12-31' });
      await api.rows("update leases set status = 'ended', ended_at = now(), end_reason = 'moved out' where id = $1", [
        before.id,
      ]);
      await api.rows(
        `insert into move_outs (id, home_id, lease_id, time_zone, status, left_on, deposit, created_at, updated_at)
         values (gen_random_uuid(), $1, $2, 'America/New_York', 'returned', '2026-01-01', 0, now(), now())`,
        [before.homeId, before.id],
      );
      const next = await createRunningLease(api, { state: 'FL', startOn: addDays('2026-01-01', days) });
      await api.rows('update leases set home_id = $2 where id = $1', [next.id, before.homeId]);
    }
    const rent = (count: number) => Math.round((lease.rentCents * 12 * count) / 365);
    expect(await quoted()).toMatchObject({ days: 30, leases: 5, expectedCents: rent(30) });
  });

  test('tells an owner which causes the law asks for, each with its earliest day', async () => {
    const lease = await createRunningLease(api, { state: 'WA', place: KIRKLAND, endOn: '2026-12-31' });
    const { cause } = await outlook(lease, 'owner');
    expect(cause?.source).toBe('RCW 59.18.650');
    expect(cause?.choices.map(({ id, earliestOn }) => [id, earliestOn])).toContainEqual([
      'owner_move_in',
      '2027-02-28',
    ]);
    expect((await outlook(await createRunningLease(api, { state: 'VA' }), 'owner')).cause).toBeNull();
  });

  test('counts the months that residents will have lived there when the lease ends', async () => {
    const lease = await createRunningLease(api, { state: 'CA', startOn: '2026-11-20', endOn: '2027-11-19' });
    const seen = await outlook(lease, 'owner');
    expect(seen).toMatchObject({ noticeDays: 60, earliestOn: '2027-11-19' });
    expect(seen.cause?.source).toContain('1946.2');
    const short = await createRunningLease(api, { state: 'CA', startOn: '2026-11-20', endOn: '2027-05-19' });
    expect(await outlook(short, 'owner')).toMatchObject({ noticeDays: 30, earliestOn: '2027-05-19' });
  });

  test('is hidden from other people', async () => {
    const lease = await createRunningLease(api);
    const stranger = await createPerson(api);
    const read = api.callAs(stranger, notices.getNoticeOutlook, { params: { leaseId: lease.id }, query: {} });
    expect(await refusalOf(read)).toMatchObject({ status: 404 });
  });
});

describe('giveNotice', () => {
  test('from residents: both sides see it, get it as a PDF, and hear of it; an open offer ends', async () => {
    const lease = await createRunningLease(api, { state: 'FL' });
    await sendRenewal(api, lease);
    const given = await give(lease, 'resident', { lastDay: '2027-02-28', forwardingAddress: '1 New St, Miami' });
    expect(given).toMatchObject({ status: 'given', side: 'resident', isMine: true, breaksLease: false });
    expect(await homeStatus(lease.homeId)).toBe('notice_given');
    expect((await api.callAs(lease.resident, renewals.listRenewals)).items[0]).toMatchObject({ status: 'withdrawn' });
    await documentNotice(api.services, { id: given.id });
    await documentNotice(api.services, { id: given.id });
    for (const person of [lease.owner, lease.resident]) {
      const { items } = await api.callAs(person, documents.listDocuments);
      expect(items.filter(({ category }) => category === 'notice')).toHaveLength(1);
      expect((await findMessages(api, person.email)).map(({ template }) => template)).toContain('noticeUpdate');
      expect((await api.callAs(person, todos.listTodos)).map(({ kind }) => kind)).toContain('notice.given');
    }
    const [checklist] = (await api.callAs(lease.resident, todos.listTodos)).filter(
      ({ kind }) => kind === 'notice.given',
    );
    expect(checklist?.action.href).toBe(`/accounts/home/properties#checklist-of-${lease.id}`);
    expect((await api.callAs(lease.owner, notices.listNotices)).items[0]).toMatchObject({ isMine: false });
    expect(await refusalOf(give(lease, 'owner', { lastDay: '2027-02-28' }))).toMatchObject({ status: 409 });
    expect(await refusalOf(sendRenewal(api, lease))).toMatchObject({ status: 409 });
  });

  test('too early is refused with the lawful day, unless residents accept the quote', async () => {
    const lease = await createRunningLease(api, { state: 'VA' });
    const early = { lastDay: '2027-02-27' };
    expect(await refusalOf(give(lease, 'resident', early))).toMatchObject({
      status: 400,
      message: expect.stringContaining('Feb 28, 2027'),
    });
    expect(await refusalOf(give(lease, 'owner', { ...early, acceptsQuote: true }))).toMatchObject({ status: 400 });
    expect(await refusalOf(give(lease, 'resident', { lastDay: '2026-11-20' }))).toMatchObject({ status: 400 });
    expect(await refusalOf(give(lease, 'resident', { lastDay: '2206-02-28' }))).toMatchObject({
      status: 400,
      fields: { lastDay: 'Check the year. Choose a day through Feb 28, 2028.' },
    });
    const broken = await give(lease, 'resident', { ...early, acceptsQuote: true });
    expect(broken).toMatchObject({ breaksLease: true, quote: { days: 1 } });
  });

  test.each([
    ['WA', 'owner_move_in', '2027-02-28'],
    ['VA', null, '2027-02-28'],
    ['FL', null, '2027-02-28'],
  ] as const)(
    'of an owner in %s with cause %s ends the lease on its last day, and not a day before',
    async (state, cause, day) => {
      const lease = await createRunningLease(api, { state, ...(state === 'WA' && { place: KIRKLAND }) });
      const note = 'My daughter Ines moves in on March 15, 2027.';
      const given = (lastDay: string) => give(lease, 'owner', { lastDay, cause, note });
      expect(await refusalOf(given('2027-02-27'))).toMatchObject({ status: 400 });
      const { id } = await given(day);
      await serveLetter(api, `notice:${id}`);
      expect((await outlook(lease, 'owner')).open).toMatchObject({ status: 'given', side: 'owner', lastDay: day });
    },
  );

  test('of an owner without a cause is refused where the law asks for one', async () => {
    const washington = await createRunningLease(api, { state: 'WA', place: KIRKLAND });
    expect(await refusalOf(give(washington, 'owner', { lastDay: '2027-02-28' }))).toMatchObject({
      status: 400,
      message: expect.stringContaining('RCW 59.18.650'),
    });
  });

  test('of an owner in Washington says the facts behind its cause', async () => {
    const lease = await createRunningLease(api, { state: 'WA', place: KIRKLAND });
    const given = (note: string) => give(lease, 'owner', { lastDay: '2027-02-28', cause: 'owner_move_in', note });
    for (const note of ['', 'My daughter moves in'.slice(0, 19)])
      expect(await refusalOf(given(note))).toMatchObject({
        status: 400,
        fields: { note: expect.stringContaining('RCW 59.18.650(6)(b)') },
      });
    expect(await given('My daughter moves in')).toMatchObject({ awaitsService: true, needsForm: false });
  });

  // SMC ch. 22.205 and the code of Tacoma have causes of their own; those of Bellevue are not read.
  test.each([
    { city: 'seattle-wa', zipcode: '98101' },
    { city: 'tacoma-wa', zipcode: '98402' },
    { city: 'bellevue-wa', zipcode: '98005' },
  ])('of an owner in $city waits at the desk and is not given', async (place) => {
    const lease = await createRunningLease(api, { state: 'WA', place });
    const asked = await give(lease, 'owner', {
      lastDay: '2027-07-31',
      cause: 'owner_move_in',
      note: 'My daughter Ines moves in on August 15, 2027.',
    });
    expect(asked).toMatchObject({ status: 'held', needsForm: true, awaitsService: false, guardUntil: null });
    const reviewer = await createPerson(api, 'staff');
    const review = api.callAs(reviewer, notices.reviewNotice, {
      params: { noticeId: asked.id },
      body: { reason: 'The owner asks again.' },
    });
    expect(await refusalOf(review)).toMatchObject({ status: 409, message: expect.stringContaining(', WA') });
  });

  test('of an owner in California waits at the desk and is not given, whatever the cause', async () => {
    const lease = await createRunningLease(api, { state: 'CA' });
    expect(await refusalOf(give(lease, 'owner', { lastDay: '2027-02-28' }))).toMatchObject({ status: 400 });
    expect(await outlook(lease, 'owner')).toMatchObject({ needsForm: true });
    const choices = (await outlook(lease, 'owner')).cause?.choices.map(({ id }) => id);
    expect(choices).toEqual(['withdraw', 'remodel', 'government_order']);
    expect(await refusalOf(give(lease, 'owner', { lastDay: '2027-02-28', cause: 'owner_move_in' }))).toMatchObject({
      status: 400,
    });
    const asked = await give(lease, 'owner', { lastDay: '2027-02-28', cause: 'withdraw' });
    expect(asked).toMatchObject({ status: 'held', needsForm: true, givenAt: null, guardUntil: null });
    expect((await api.callAs(lease.resident, notices.listNotices)).items).toEqual([]);
    expect(await homeStatus(lease.homeId)).toBe('leased');
    const reviewer = await createPerson(api, 'staff');
    const review = api.callAs(reviewer, notices.reviewNotice, {
      params: { noticeId: asked.id },
      body: { reason: 'The owner sells next year.' },
    });
    expect(await refusalOf(review)).toMatchObject({ status: 409, message: expect.stringContaining('Oakland, CA') });
    // The law of residents is complete: their notice goes out as before.
    const own = await createRunningLease(api, { state: 'CA' });
    expect(await give(own, 'resident', { lastDay: '2027-02-28' })).toMatchObject({ status: 'given', needsForm: false });
  });

  test('of an owner after a repair request waits for a second person', async () => {
    const lease = await createRunningLease(api, { state: 'FL' });
    await asksForRepair(lease);
    const held = await give(lease, 'owner', { lastDay: '2027-02-28' });
    expect(held).toMatchObject({ status: 'held', guardUntil: '2027-05-20' });
    expect(await homeStatus(lease.homeId)).toBe('leased');
    expect((await api.callAs(lease.resident, notices.listNotices)).items).toEqual([]);
    expect((await outlook(lease, 'resident')).open).toBeNull();
    const staff = await createPerson(api, 'staff');
    const review = () =>
      api.callAs(staff, notices.reviewNotice, { params: { noticeId: held.id }, body: { reason: 'Planned in spring' } });
    expect(await review()).toMatchObject({ status: 'held', awaitsService: true });
    await serveLetter(api, `notice:${held.id}`);
    expect(await refusalOf(review())).toMatchObject({ status: 409 });
    expect(await homeStatus(lease.homeId)).toBe('notice_given');
  });
});

describe('listNotices', () => {
  test('is empty for who has none', async () => {
    expect((await api.callAs(await createPerson(api), notices.listNotices)).items).toEqual([]);
  });
});

describe('withdrawNotice', () => {
  test('is for the side that gave it, while the home is not on its way to others', async () => {
    const lease = await createRunningLease(api, { state: 'FL' });
    const { id } = await give(lease, 'resident', { lastDay: '2027-02-28' });
    const withdraw = (side: 'owner' | 'resident') =>
      api.callAs(lease[side], notices.withdrawNotice, { params: { noticeId: id }, body: { reason: 'We stay' } });
    expect(await refusalOf(withdraw('owner'))).toMatchObject({ status: 403 });
    await api.rows(`update homes set status = 'in_review' where id = $1`, [lease.homeId]);
    expect(await refusalOf(withdraw('resident'))).toMatchObject({ status: 409 });
    await api.rows(`update homes set status = 'notice_given' where id = $1`, [lease.homeId]);
    expect(await withdraw('resident')).toMatchObject({ status: 'withdrawn', endReason: 'We stay' });
    expect(await homeStatus(lease.homeId)).toBe('leased');
    expect((await give(lease, 'resident', { lastDay: '2027-02-28' })).status).toBe('given');
  });
});

describe('reviewNotice', () => {
  test('is refused for one that was given', async () => {
    const lease = await createRunningLease(api, { state: 'FL' });
    const { id } = await give(lease, 'resident', { lastDay: '2027-02-28' });
    const review = api.callAs(await createPerson(api, 'staff'), notices.reviewNotice, {
      params: { noticeId: id },
      body: { reason: 'Nothing to review' },
    });
    expect(await refusalOf(review)).toMatchObject({ status: 409 });
  });
});

describe('remindOfEndNotice', () => {
  const remindedOn = async (lease: TestLease, day: string) => {
    api.now = new Date(`${day}T18:00:00Z`);
    for (let time = 0; time < 2; time += 1) await remindOfEndNotice(api.services);
    return (await findMessages(api, lease.resident.email)).filter(({ template }) => template === 'endNoticeDue');
  };
  const terms = { startOn: '2026-06-01', endOn: '2027-05-31' };

  test('writes once in Florida within the 15 days before notice is due, with the last day for it', async () => {
    const before = api.now;
    const lease = await createRunningLease(api, { state: 'FL', ...terms });
    expect(await remindedOn(lease, '2027-04-15')).toEqual([]);
    expect(await remindedOn(lease, '2027-04-17')).toMatchObject([
      { data: { endOn: '2027-05-31', noticeBy: '2027-05-01' } },
    ]);
    expect(await remindedOn(lease, '2027-05-01')).toHaveLength(1);
    api.now = before;
  });

  test('writes nothing once notice was given, or in a state without that rule', async () => {
    const before = api.now;
    const [florida, washington] = [
      await createRunningLease(api, { state: 'FL', ...terms }),
      await createRunningLease(api, { state: 'WA', ...terms }),
    ];
    await give(florida, 'resident', { lastDay: '2027-05-31' });
    expect(await remindedOn(florida, '2027-04-20')).toEqual([]);
    expect(await remindedOn(washington, '2027-04-20')).toEqual([]);
    api.now = before;
  });
});
