// Paper: what it brings about, and from which day (Cal. Civ. Code §§ 827, 1946.1, and 1950.5, RCW 59.12.040 and 59.18.720,
// Fla. Stat. § 83.56, Va. Code § 55.1-1202). The tests’ today is November 21, 2026, a Saturday.
import { describe, expect, test } from 'vitest';
import { letters } from '@/contract/platform/letters/endpoints';
import { notices } from '@/contract/tenancy/notices/endpoints';
import { renewals } from '@/contract/tenancy/renewals/endpoints';
import { refusalOf, testApi } from '@/tests/support/api';
import { createProof, findLetter, serveLetter } from '@/tests/support/fixtures/letters';
import { createPerson } from '@/tests/support/fixtures/people';
import { createRunningLease, KIRKLAND, sendRenewal, type TestLease } from '@/tests/support/fixtures/renewals';
import { followLetters, printLetter } from './jobs';

const api = testApi();
const TODAY = '2026-11-21';

/** The facts that a notice with a cause says (RCW 59.18.650(6)(b)). */
const FACTS = 'My daughter Ines moves in on March 15, 2027, and lives there.';
const giveNotice = (lease: TestLease, lastDay: string, cause: string | null = null) =>
  api.callAs(lease.owner, notices.giveNotice, {
    params: { leaseId: lease.id },
    body: { lastDay, cause, note: cause ? FACTS : '', forwardingAddress: '', acceptsQuote: false },
  });
const noticesOf = async (lease: TestLease) => (await api.callAs(lease.resident, notices.listNotices)).items;
const subjectOf = ({ id }: { id: string }) => `notice:${id}`;

describe('listLetters', () => {
  test('shows the paper of an owner’s notice to the desk only', async () => {
    const lease = await createRunningLease(api, { state: 'VA' });
    const notice = await giveNotice(lease, '2027-02-28');
    expect(notice).toMatchObject({ status: 'held', awaitsService: true, servedOn: null, givenAt: null });
    const staff = await createPerson(api, 'staff', ['leasing']);
    const letter = (await api.callAs(staff, letters.listLetters)).items.find(({ homeId }) => homeId === lease.homeId);
    expect(letter).toMatchObject({
      kind: 'termination',
      status: 'queued',
      methods: ['personal', 'certifiedMail', 'mail'],
      // Two business days: Tuesday after the weekend.
      dueOn: '2026-11-24',
      served: null,
    });
    expect(letter?.recipients).toHaveLength(1);
    expect(await refusalOf(api.callAs(lease.owner, letters.listLetters))).toMatchObject({ status: 403 });
    expect(await refusalOf(api.callAs(await createPerson(api, 'staff', ['money']), letters.listLetters))).toMatchObject(
      {
        status: 403,
      },
    );
  });
});

describe('createLetterLink', () => {
  test('opens the paper with its envelope and proof of service once it is printed', async () => {
    const lease = await createRunningLease(api, { state: 'VA' });
    const { id } = (await findLetter(api, subjectOf(await giveNotice(lease, '2027-02-28')))) ?? { id: '' };
    const staff = await createPerson(api, 'staff', ['leasing']);
    const link = () => api.callAs(staff, letters.createLetterLink, { params: { letterId: id } });
    expect(await refusalOf(link())).toMatchObject({ status: 409 });
    await printLetter(api.services, { id });
    await printLetter(api.services, { id });
    const { href } = await link();
    const file = await api.fetch(href, { headers: { authorization: `Bearer ${await api.tokenFor(staff)}` } });
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(2_000);
  });
});

describe('recordService', () => {
  test('without a recorded service, an owner’s notice ends nothing; with one, it counts from that day', async () => {
    const lease = await createRunningLease(api, { state: 'FL' });
    const notice = await giveNotice(lease, '2027-02-28');
    expect(await noticesOf(lease)).toEqual([]);
    const status = async () =>
      (await api.rows<{ status: string }>('select status from homes where id = $1', [lease.homeId]))[0]?.status;
    expect(await status()).toBe('leased');
    const served = await serveLetter(api, subjectOf(notice));
    expect(served).toMatchObject({
      status: 'served',
      served: { on: TODAY, givenOn: TODAY, method: 'personal', by: 'Sam Server' },
    });
    expect(await noticesOf(lease)).toMatchObject([{ status: 'given', servedOn: TODAY, lastDay: '2027-02-28' }]);
    expect(await status()).toBe('notice_given');
  });

  test('the days of the mail move the day of a notice: one served too late for its last day ends nothing', async () => {
    // Month to month, no cause in Virginia, 30 days: given on Jan 28, it ends on Feb 28; given later, on Mar 31.
    const lease = await createRunningLease(api, {
      state: 'WA',
      place: KIRKLAND,
      startOn: '2025-03-01',
      endOn: '2026-12-31',
    });
    // 90 days from Nov 24 and five for the mail, on Nov 30 after the weekend: Feb 28.
    const notice = await giveNotice(lease, '2027-02-28', 'owner_move_in');
    const before = api.now;
    try {
      api.now = new Date('2026-12-01T20:00:00Z');
      // Posted and mailed on Nov 30, it counts from Dec 7 (Dec 5 is a Saturday), and 90 days end on Mar 7: Mar 31.
      await serveLetter(api, subjectOf(notice), {
        method: 'postedAndMailed',
        servedOn: '2026-11-30',
        certifiedNumber: '',
      });
    } finally {
      api.now = before;
    }
    expect(await findLetter(api, subjectOf(notice))).toMatchObject({ status: 'served', given_on: '2026-12-07' });
    expect(await noticesOf(lease)).toEqual([]);
    expect((await api.callAs(lease.owner, notices.listNotices)).items[0]).toMatchObject({
      status: 'withdrawn',
      endReason: expect.stringContaining('the earliest lawful last day is Mar 31, 2027'),
    });
  });

  test('asks for a lawful method, a day since the paper, and proof', async () => {
    const lease = await createRunningLease(api, { state: 'WA', place: KIRKLAND });
    const subject = subjectOf(await giveNotice(lease, '2027-02-28', 'owner_move_in'));
    const refused = async (more: Parameters<typeof serveLetter>[2]) => {
      const { fields, status } = await refusalOf(serveLetter(api, subject, more));
      return [status, ...Object.keys(fields ?? {})];
    };
    // Mail alone serves no notice that ends a lease in Washington (RCW 59.12.040).
    expect(await refused({ method: 'mail' })).toEqual([400, 'method']);
    expect(await refused({ method: 'certifiedMail', certifiedNumber: '9407 3000 0000' })).toEqual([400, 'method']);
    expect(await refused({ servedOn: '2026-11-22' })).toEqual([400, 'servedOn']);
    expect(await refused({ servedOn: '2026-11-20' })).toEqual([400, 'servedOn']);
    expect(await refused({ proofId: null })).toEqual([400, 'proofId']);
    expect(await refused({ proofId: await createProof(api, lease.owner.id) })).toEqual([400, 'proofId']);
    expect((await serveLetter(api, subject)).status).toBe('served');
    expect(await refusalOf(serveLetter(api, subject))).toMatchObject({ status: 409 });
  });

  test('a notice that is withdrawn first cancels its paper', async () => {
    const lease = await createRunningLease(api, { state: 'FL' });
    const notice = await giveNotice(lease, '2027-02-28');
    await api.callAs(lease.owner, notices.withdrawNotice, {
      params: { noticeId: notice.id },
      body: { reason: 'We changed our mind' },
    });
    expect(await findLetter(api, subjectOf(notice))).toMatchObject({ status: 'canceled' });
    expect(await refusalOf(serveLetter(api, subjectOf(notice)))).toMatchObject({ status: 409 });
  });
});

describe('a higher rent', () => {
  /** In Washington, our cities ask for up to 180 days. */
  const years = { startOn: '2025-03-01', endOn: '2027-05-31' };
  const raiseTo = (lease: TestLease, cents: number) =>
    sendRenewal(api, lease, {
      startOn: '2027-06-01',
      options: [{ months: 12, rentCents: (lease.rentCents + cents) as never }],
    });

  test.each([
    ['CA', true],
    ['WA', true],
    ['FL', false],
    ['VA', false],
  ] as const)('in %s goes on paper: %s', async (state, onPaper) => {
    const lease = await createRunningLease(api, { state, ...years });
    const { id } = await raiseTo(lease, 1_000);
    const letter = await findLetter(api, `renewal:${id}`);
    expect(letter?.kind).toBe(onPaper ? 'increase' : undefined);
    const [row] = await api.rows<{ given_on: string | null }>('select given_on::text from renewals where id = $1', [
      id,
    ]);
    expect(row?.given_on).toBe(onPaper ? null : TODAY);
    if (!onPaper) return;
    const number = state === 'WA' ? { method: 'postedAndMailed', certifiedNumber: '9407300000' } : { method: 'mail' };
    await serveLetter(api, `renewal:${id}`, number as never);
    // Mailed on Saturday, Nov 21, and five days for the mail end on Thanksgiving: the next business day is Monday.
    expect(await findLetter(api, `renewal:${id}`)).toMatchObject({ status: 'served', given_on: '2026-11-30' });
  });

  test('a form that was not copied from the official text is compared before it is served, and no mail service gets it', async () => {
    const lease = await createRunningLease(api, { state: 'WA', ...years });
    const { id } = await raiseTo(lease, 1_000);
    const postal: unknown[] = [];
    const postalMail = {
      send: async (paper: { postal: unknown }) => void postal.push(paper.postal),
      find: async () => undefined,
    };
    const letter = await findLetter(api, `renewal:${id}`);
    await printLetter({ ...api.services, postalMail } as never, { id: letter?.id });
    expect(postal).toEqual([null]);
    const staff = await createPerson(api, 'staff', ['leasing']);
    const listed = (await api.callAs(staff, letters.listLetters)).items.find((each) => each.id === letter?.id);
    expect(listed?.compareWith).toBe('RCW 59.18.720');
    const serve = (formCompared: boolean) =>
      serveLetter(api, `renewal:${id}`, { method: 'postedAndMailed', certifiedNumber: '9407300000', formCompared });
    expect(await refusalOf(serve(false))).toMatchObject({
      status: 400,
      fields: { formCompared: 'Compare the paper with the form of RCW 59.18.720 first.' },
    });
    await serve(true);
    expect(await findLetter(api, `renewal:${id}`)).toMatchObject({ status: 'served' });
  });

  test('the certified number of Washington’s form is asked for', async () => {
    const lease = await createRunningLease(api, { state: 'WA', ...years });
    const { id } = await raiseTo(lease, 1_000);
    expect(await refusalOf(serveLetter(api, `renewal:${id}`, { method: 'postedAndMailed' }))).toMatchObject({
      status: 400,
      fields: { certifiedNumber: 'Enter the certified mail number.' },
    });
  });

  test('the same or a lower rent needs no paper, and an offer that ends cancels it', async () => {
    const lease = await createRunningLease(api, years);
    const same = await sendRenewal(api, lease, { startOn: '2027-06-01' });
    expect(await findLetter(api, `renewal:${same.id}`)).toBeUndefined();
    const withdraw = (renewalId: string) =>
      api.callAs(lease.owner, renewals.decideRenewal, {
        params: { renewalId },
        body: { decision: 'withdraw', reason: 'Plans changed' },
      });
    await withdraw(same.id);
    const raise = await raiseTo(lease, 1_000);
    await withdraw(raise.id);
    expect(await findLetter(api, `renewal:${raise.id}`)).toMatchObject({ status: 'canceled' });
  });

  test('is refused where the desk and the mail leave too few days', async () => {
    // The paper of Nov 21 is served by Nov 24, counts from Nov 30 at the latest, and 180 days end on May 29.
    const lease = await createRunningLease(api, { state: 'WA', startOn: '2025-02-28', endOn: '2027-05-27' });
    const offer = (startOn: string) =>
      sendRenewal(api, lease, { startOn, options: [{ months: 12, rentCents: (lease.rentCents + 1_000) as never }] });
    expect(await refusalOf(offer('2027-05-28'))).toMatchObject({
      status: 400,
      message: expect.stringContaining('May 29, 2027'),
    });
  });
});

test('a mail service that has posted nothing records nothing', async () => {
  await followLetters(api.services);
});
