import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { desk as staffDesk } from '@/contract/platform/desk/endpoints';
import { leaseRequests } from '@/contract/tenancy/leaseRequests/endpoints';
import { rentReports } from '@/contract/tenancy/rentReports/endpoints';
import { asSystem } from '@/server/db/client';
import type { Person } from '@/server/http/person';
import { startChargePayment } from '@/server/modules/money/charges/payment/payment';
import { applyPayment, applyReturn } from '@/server/modules/money/payments';
import { refusalOf, testApi } from '@/tests/support/api';
import { findMessages } from '@/tests/support/fixtures/logins';
import { createCharges, createLivedInLease } from '@/tests/support/fixtures/money/charges';
import { createPerson } from '@/tests/support/fixtures/people';
import { makeDueRentReport, offerRentReporting } from './jobs';
import { fileProblems, readAccount } from './metro2/check';

const api = testApi();
type Lease = Awaited<ReturnType<typeof createLivedInLease>>;
type Member = Awaited<ReturnType<typeof createPerson>>;
let resident: Member;
let staff: Member;
let lease: Lease;

const on = (day: string) => {
  api.now = new Date(`${day}T20:00:00Z`);
};

beforeEach(async () => {
  on('2026-12-01');
  [resident, staff] = [await createPerson(api, 'resident'), await createPerson(api, 'staff', ['money'])];
  lease = await createLivedInLease(api, { residents: [resident] });
  await api.rows('delete from rent_report_disputes');
  await api.rows('delete from rent_report_lines');
  await api.rows('delete from rent_reporting_enrollments');
  await api.rows('delete from rent_reports');
});

const choose = (body: object, person: Person = resident, leaseId = lease.id) =>
  api.callAs(person, leaseRequests.makeLeaseRequest, {
    params: { leaseId },
    body: { kind: 'rent_reporting', ...body } as never,
  });
const start = (more: object = {}, person: Person = resident, leaseId = lease.id) =>
  choose({ optIn: true, signature: 'Ada Lovelace', birthDate: '1990-02-03', ...more }, person, leaseId);
const stop = () => choose({ optIn: false });
const read = (person: Person = resident) =>
  api.callAs(person, rentReports.getRentReporting, { params: { leaseId: lease.id } });
const desk = () => api.callAs(staff, rentReports.listRentReports);
/** Items of a queue of the desk. */
const waiting = async (queueId: string) =>
  (await api.callAs(staff, staffDesk.listQueues)).find(({ id }) => id === queueId)?.count;

async function pay(amountCents = 300_000) {
  const payment = await startChargePayment(api.services, {
    leaseId: lease.id,
    payerId: resident.id,
    amountCents,
    key: randomUUID(),
    method: { kind: 'bank', ref: 'pm_usBankAccount_success', label: 'Bank ending in 6789', funding: 'bank' },
    initiatedBy: 'person',
  });
  const ref = payment.processorRef ?? '';
  await asSystem(api.services.db, (db) => applyPayment(db, payment.id, { ref, status: 'succeeded' }, api.now));
  return {
    isReturned: () =>
      asSystem(api.services.db, (db) =>
        applyReturn(db, payment.id, { ref, status: 'failed', failure: 'R10' }, api.now),
      ),
  };
}

/** Makes the file that is due on a day. */
async function make(day: string) {
  on(day);
  staff = await createPerson(api, 'staff', ['money']);
  await makeDueRentReport(api.services);
}

/** The accounts in the newest file. */
async function accounts() {
  const [report] = (await desk()).reports;
  if (!report || report.accounts === 0) return [];
  const { text } = await api.callAs(staff, rentReports.readRentReportFile, {
    params: { rentReportId: report.id },
    body: {},
  });
  return text.split('\n').filter(Boolean).slice(1, -1).map(readAccount);
}

const monthsOf = async () => {
  resident = { ...resident, ...(await loggedIn(resident)) };
  return (await read()).months;
};
/** Sessions end while the clock moves by months. */
const loggedIn = async (person: Member) => {
  const session = await createPerson(api, 'resident');
  await api.rows('update sessions set user_id = $1 where user_id = $2', [person.id, session.id]);
  return { sessionId: session.sessionId };
};

describe('makeLeaseRequest for rent reporting', () => {
  test('needs a signature, and a date of birth of an adult where the application has none', async () => {
    expect(await read()).toMatchObject({ needsBirthDate: true, startedOn: null, months: [] });
    expect(await refusalOf(start({ signature: undefined }))).toMatchObject({
      fields: { signature: expect.any(String) },
    });
    expect(await refusalOf(start({ birthDate: undefined }))).toMatchObject({
      fields: { birthDate: expect.any(String) },
    });
    expect(await refusalOf(start({ birthDate: '2015-02-03' }))).toMatchObject({
      fields: { birthDate: expect.any(String) },
    });
    const { details } = await start();
    expect(details).toEqual([{ label: 'Report my rent payments', value: 'Yes' }]);
    expect(await read()).toMatchObject({ needsBirthDate: false, startedOn: '2026-12-01', stoppedOn: null });
    expect((await refusalOf(start())).status).toBe(409);
    const [row] = await api.rows(
      `select consent, bureaus, signature, (select details::text from lease_requests where kind = 'rent_reporting'
         and lease_id = $1) as request from rent_reporting_enrollments`,
      [lease.id],
    );
    expect(row).toMatchObject({
      consent: expect.stringContaining('TransUnion'),
      bureaus: ['transunion'],
      signature: 'Ada Lovelace',
      request: expect.not.stringContaining('1990'),
    });
  });

  test('stops at any time, and starts again six months later with the same account', async () => {
    await start();
    on('2026-12-05');
    await stop();
    expect((await refusalOf(stop())).status).toBe(409);
    expect(await read()).toMatchObject({ stoppedOn: '2026-12-05', startsAgainOn: '2027-06-05' });
    on('2027-06-04');
    resident = { ...resident, ...(await loggedIn(resident)) };
    expect(await refusalOf(start())).toMatchObject({ status: 409, message: expect.stringContaining('2027-06-05') });
    on('2027-06-05');
    await start({ birthDate: undefined });
    const rows = await api.rows('select distinct account_number from rent_reporting_enrollments');
    expect(rows).toHaveLength(1);
  });

  test('stops after the lease has ended, too', async () => {
    await start();
    await api.rows("update leases set status = 'ended', ended_at = now(), end_reason = 'Moved out' where id = $1", [
      lease.id,
    ]);
    expect((await stop()).status).toBe('recorded');
  });

  test('takes the date of birth of the application', async () => {
    await api.rows(
      `with application as (insert into applications (id, home_id, desired_start, term_months, created_at, expires_at, updated_at)
           values (gen_random_uuid(), $1, '2026-12-01', 12, now(), now(), now()) returning id),
         applicant as (insert into applicants (id, application_id, role, status, person_id, name)
           select gen_random_uuid(), id, 'applicant', 'submitted', $2, 'Ada' from application returning id, application_id),
         answers as (insert into applicant_personal_details (applicant_id, answers, updated_at)
           select id, '{"birthDate": "1985-07-04"}', now() from applicant)
       update leases set application_id = (select application_id from applicant) where id = $3`,
      [lease.homeId, resident.id, lease.id],
    );
    expect((await read()).needsBirthDate).toBe(false);
    await start({ birthDate: undefined });
    expect(await api.rows('select birth_on::text from rent_reporting_enrollments')).toEqual([
      { birth_on: '1985-07-04' },
    ]);
  });

  test('writes to the resident when it starts and stops', async () => {
    await start();
    await stop();
    const letters = (await findMessages(api, resident.email)).filter(
      ({ template }) => template === 'rentReportingUpdate',
    );
    expect(letters.map(({ data }) => (data as { event: string }).event).toSorted()).toEqual(['started', 'stopped']);
  });
});

describe('makeDueRentReport', () => {
  test('reports a month that was paid in full and on time, once, from the 10th of the next month', async () => {
    await start();
    await pay();
    await make('2027-01-09');
    expect((await desk()).reports).toEqual([]);
    await make('2027-01-10');
    await makeDueRentReport(api.services);
    expect(await desk()).toMatchObject({
      enrolled: 1,
      isDemo: true,
      reports: [{ month: '2026-12-01', accounts: 1, leftOut: 0, bureaus: ['transunion'], deliveries: [] }],
    });
    expect(await accounts()).toMatchObject([
      {
        accountStatus: '11',
        dateOpened: '12012026',
        scheduledPayment: '000003000',
        actualPayment: '000003000',
        currentBalance: '000000000',
        dateOfLastPayment: '12012026',
        paymentHistory: 'B'.repeat(24),
        ecoaCode: '1',
        birthDate: '02031990',
        surname: 'LOVELACE',
      },
    ]);
    expect(await monthsOf()).toMatchObject([{ month: '2026-12-01', outcome: 'reported', reason: null, dispute: null }]);
  });

  test('leaves out a month that was late, in part, or not paid, and reports nothing bad about it', async () => {
    await start();
    on('2026-12-20');
    await pay();
    await make('2027-01-10');
    expect(await desk()).toMatchObject({ reports: [{ accounts: 0, leftOut: 1, toMend: 0 }] });
    const [report] = (await desk()).reports;
    const params = { rentReportId: report?.id ?? '' };
    const { items } = await api.callAs(staff, rentReports.listRentReportLines, { params });
    expect(items).toMatchObject([
      { outcome: 'left_out', reason: 'not_on_time', dueCents: 300_000, paidCents: 300_000 },
    ]);
    expect((await refusalOf(api.callAs(staff, rentReports.readRentReportFile, { params, body: {} }))).status).toBe(409);
    await createCharges(api, lease.id);
    await pay(100_000);
    await make('2027-02-10');
    expect(await monthsOf()).toMatchObject([{ reason: 'not_on_time' }, { reason: 'not_on_time' }]);
  });

  test('a month within the days of grace counts, and a gap between reported months says nothing', async () => {
    await start();
    on('2026-12-06');
    await pay();
    await make('2027-01-10');
    await createCharges(api, lease.id);
    await make('2027-02-10');
    expect(await accounts()).toEqual([]);
    on('2027-03-01');
    await createCharges(api, lease.id);
    await pay(900_000);
    await make('2027-04-10');
    expect((await accounts())[0]?.paymentHistory).toBe(`DD0${'B'.repeat(21)}`);
  });

  test('a payment that was returned later is taken back: by the history of a paid month, else by deleting the account', async () => {
    await start();
    const december = await pay();
    await make('2027-01-10');
    await december.isReturned();
    await make('2027-02-10');
    expect(await accounts()).toMatchObject([{ accountStatus: 'DA', accountNumber: expect.stringMatching(/^RENT/) }]);
    expect(await monthsOf()).toMatchObject([
      { month: '2027-01-01', outcome: 'removed' },
      { month: '2026-12-01', outcome: 'reported', isCorrected: true },
    ]);
    on('2027-03-01');
    await createCharges(api, lease.id);
    await pay(1_500_000);
    await make('2027-04-10');
    expect(await accounts()).toMatchObject([{ accountStatus: '11', paymentHistory: 'B'.repeat(24) }]);
  });

  test('says nothing more of one who stopped', async () => {
    await start();
    await pay();
    await stop();
    await make('2027-01-10');
    expect((await desk()).reports).toEqual([]);
  });

  test('reports each enrolled resident of a joint lease alone, and closes the account when the lease ends', async () => {
    const roommate = await createPerson(api, 'resident');
    lease = await createLivedInLease(api, { residents: [resident, roommate] });
    await start();
    await pay();
    await api.rows(
      "update leases set status = 'ended', ended_at = '2026-12-20T20:00:00Z', end_reason = 'Moved out' where id = $1",
      [lease.id],
    );
    await make('2027-01-10');
    expect(await accounts()).toMatchObject([
      { ecoaCode: '2', accountStatus: '13', paymentRating: '0', dateClosed: '12202026', scheduledPayment: '000000000' },
    ]);
    await make('2027-02-10');
    expect((await desk()).reports).toHaveLength(1);
  });
});

describe('listRentReportLines', () => {
  test('has who is left out because the bureaus cannot read the name, with the reason', async () => {
    await start();
    await pay();
    await api.rows("update users set first_name = '小明' where id = $1", [resident.id]);
    await make('2027-01-10');
    expect(await desk()).toMatchObject({ reports: [{ accounts: 0, leftOut: 1, toMend: 1 }] });
    const { items } = await api.callAs(staff, rentReports.listRentReportLines, {
      params: { rentReportId: (await desk()).reports[0]?.id ?? '' },
    });
    expect(items).toMatchObject([{ reason: 'not_latin' }]);
    expect(await waiting('rent_report_left_out')).toBe(1);
  });
});

describe('recordRentReportDelivery', () => {
  test('keeps the day and the receipt for each bureau, once, and the file leaves the desk’s queue', async () => {
    await start();
    await pay();
    await make('2027-01-10');
    const [report] = (await desk()).reports;
    const send = (more: object = {}) =>
      api.callAs(staff, rentReports.recordRentReportDelivery, {
        params: { rentReportId: report?.id ?? '' },
        body: { bureau: 'transunion', sentOn: '2027-01-10', receipt: 'TU-2027-01', ...more } as never,
      });
    expect(await refusalOf(send({ sentOn: '2027-01-11' }))).toMatchObject({ fields: { sentOn: expect.any(String) } });
    expect(await refusalOf(send({ sentOn: '2027-01-09' }))).toMatchObject({ fields: { sentOn: expect.any(String) } });
    expect(await refusalOf(send({ bureau: 'equifax' }))).toMatchObject({ fields: { bureau: expect.any(String) } });
    expect(await waiting('rent_reports')).toBe(1);
    expect(await send()).toMatchObject({
      reports: [
        { deliveries: [{ bureau: 'transunion', sentOn: '2027-01-10', receipt: 'TU-2027-01', by: staff.name }] },
      ],
    });
    expect(await waiting('rent_reports')).toBe(0);
    expect((await refusalOf(send())).status).toBe(409);
  });
});

describe('recordRentReportRefusal', () => {
  const lines = async () => {
    const [report] = (await desk()).reports;
    return (await api.callAs(staff, rentReports.listRentReportLines, { params: { rentReportId: report?.id ?? '' } }))
      .items;
  };
  const refuse = (rentReportLineId: string, more: object = {}) =>
    api.callAs(staff, rentReports.recordRentReportRefusal, {
      params: { rentReportLineId },
      body: { bureau: 'transunion', reason: 'Date of birth differs', ...more } as never,
    });

  test('names the bureau and its reason to our team and the resident, and the next file has the month again', async () => {
    await start();
    await pay();
    await make('2027-01-10');
    const [line] = await lines();
    const id = line?.id ?? '';
    expect(await refusalOf(refuse(id, { bureau: 'equifax' }))).toMatchObject({
      fields: { bureau: expect.any(String) },
    });
    expect(await refusalOf(refuse(id, { reason: '' }))).toMatchObject({ fields: { reason: expect.any(String) } });
    expect(await waiting('rent_report_left_out')).toBe(0);
    await refuse(id);
    expect((await refuse(id, { reason: 'Name differs' })).items).toMatchObject([
      { refusal: { bureaus: ['transunion'], reason: 'Name differs', at: '2027-01-10T20:00:00.000Z' } },
    ]);
    expect(await desk()).toMatchObject({ reports: [{ toMend: 1 }] });
    expect(await waiting('rent_report_left_out')).toBe(1);
    expect(await monthsOf()).toMatchObject([{ outcome: 'reported', refusedBy: ['transunion'] }]);

    on('2027-01-02');
    await createCharges(api, lease.id);
    await pay();
    await make('2027-02-10');
    expect(await accounts()).toMatchObject([{ paymentHistory: `0${'B'.repeat(23)}` }]);
    expect(await waiting('rent_report_left_out')).toBe(0);
  });

  test('is not for a resident about whom the file says nothing', async () => {
    await start();
    await make('2027-01-10');
    const [line] = await lines();
    expect((await refusalOf(refuse(line?.id ?? ''))).status).toBe(409);
  });
});

describe('listRentReports', () => {
  test('is for staff who handle money', async () => {
    const other = await createPerson(api, 'staff', ['care']);
    for (const person of [resident, other])
      expect((await refusalOf(api.callAs(person, rentReports.listRentReports))).status).toBe(403);
  });
});

describe('getRentReporting', () => {
  test('is there for a resident who moved out, who can still dispute a month', async () => {
    await start();
    await pay();
    await make('2027-01-10');
    await api.rows("update leases set status = 'ended', ended_at = now(), end_reason = 'Moved out' where id = $1", [
      lease.id,
    ]);
    const [month] = await monthsOf();
    const params = { rentReportLineId: month?.id ?? '' };
    const { months } = await api.callAs(resident, rentReports.disputeRentReport, {
      params,
      body: { body: 'I paid less.' },
    });
    expect(months[0]?.dispute?.body).toBe('I paid less.');
  });

  test('is for the residents of the lease, about themselves', async () => {
    await start();
    const roommate = await createPerson(api, 'resident');
    expect((await refusalOf(read(roommate))).status).toBe(404);
    const other = await createLivedInLease(api, { residents: [resident, roommate] });
    const params = { leaseId: other.id };
    await start({}, resident, other.id);
    const { startedOn, consent } = await api.callAs(roommate, rentReports.getRentReporting, { params });
    expect({ startedOn, consent }).toMatchObject({ startedOn: null, consent: expect.any(Array) });
  });
});

describe('readRentReportFile', () => {
  test('is the file as it was made, and each reading is in the audit log', async () => {
    await start();
    await pay();
    await make('2027-01-10');
    const params = { rentReportId: (await desk()).reports[0]?.id ?? '' };
    const file = await api.callAs(staff, rentReports.readRentReportFile, { params, body: {} });
    expect(file.fileName).toBe('rent202612.txt');
    expect(fileProblems(file.text)).toEqual([]);
    const [{ count } = { count: 0 }] = await api.rows<{ count: number }>(
      "select count(*)::int as count from audit_log where event = 'rent_report.file_read' and subject = $1",
      [`rent_report:${params.rentReportId}`],
    );
    expect(count).toBe(1);
  });
});

const dispute = async (body = 'I paid less than this.') => {
  const [line] = await monthsOf();
  return api.callAs(resident, rentReports.disputeRentReport, {
    params: { rentReportLineId: line?.id ?? '' },
    body: { body },
  });
};
const answer = async (upheld: boolean) =>
  api.callAs(staff, rentReports.answerRentReportDispute, {
    params: { rentReportDisputeId: (await desk()).disputes[0]?.id ?? '' },
    body: { upheld, answer: 'We compared it with your payments.' },
  });

describe('disputeRentReport', () => {
  const payMonth = async (day: string) => {
    on(day);
    await createCharges(api, lease.id);
    await pay();
  };

  test('is due in 30 days, marks the account until it is answered, and says then that it was', async () => {
    await start();
    await pay();
    await make('2027-01-10');
    expect((await dispute()).months).toMatchObject([{ dispute: { dueOn: '2027-02-09', answer: null } }]);
    expect((await refusalOf(dispute())).status).toBe(409);
    await payMonth('2027-01-12');
    await api.rows("update charges set due_on = '2027-01-12' where due_on = '2027-01-01' and lease_id = $1", [
      lease.id,
    ]);
    await make('2027-02-10');
    expect(await accounts()).toMatchObject([{ complianceCondition: 'XB', accountStatus: '11' }]);
    expect((await desk()).disputes).toMatchObject([{ month: '2026-12-01', body: 'I paid less than this.' }]);
    expect(await waiting('rent_report_disputes')).toBe(1);
    expect((await answer(false)).disputes).toEqual([]);
    await payMonth('2027-02-10');
    await api.rows("update charges set due_on = '2027-02-10' where due_on = '2027-02-01' and lease_id = $1", [
      lease.id,
    ]);
    await make('2027-03-10');
    expect(await accounts()).toMatchObject([{ complianceCondition: 'XH', paymentHistory: `00${'B'.repeat(22)}` }]);
    const letters = (await findMessages(api, resident.email)).map(
      ({ data }) => data as { event?: string; text?: string },
    );
    expect(letters).toContainEqual(
      expect.objectContaining({ event: 'answered', text: 'We compared it with your payments.' }),
    );
  });

  test('is about the caller’s own months', async () => {
    await start();
    await pay();
    await make('2027-01-10');
    const [line] = await monthsOf();
    const params = { rentReportLineId: line?.id ?? '' };
    const stranger = await createPerson(api, 'resident');
    const body = { body: 'Not mine' };
    expect((await refusalOf(api.callAs(stranger, rentReports.disputeRentReport, { params, body }))).status).toBe(404);
    expect((await refusalOf(read(stranger))).status).toBe(404);
  });
});

describe('answerRentReportDispute', () => {
  test('that says the resident is right takes the month back in the next file', async () => {
    await start();
    await pay();
    await make('2027-01-10');
    await dispute();
    await answer(true);
    expect((await refusalOf(answer(true))).status).toBe(404);
    await make('2027-02-10');
    expect(await accounts()).toMatchObject([{ accountStatus: 'DA' }]);
    expect((await monthsOf()).at(-1)).toMatchObject({ isCorrected: true, dispute: { answer: { upheld: true } } });
  });
});

describe('offerRentReporting', () => {
  test('reaches each resident in California once a year, with what they would agree to', async () => {
    const elsewhere = await createPerson(api, 'resident');
    await createLivedInLease(api, { residents: [elsewhere], state: 'WA' });
    const offers = async (person: Member) =>
      (await findMessages(api, person.email)).filter(({ template }) => template === 'rentReportingOffer');
    for (let time = 0; time < 2; time += 1) await offerRentReporting(api.services);
    expect(await offers(elsewhere)).toEqual([]);
    const [offer] = await offers(resident);
    expect(offer?.data).toMatchObject({ consent: expect.arrayContaining([expect.stringContaining('TransUnion')]) });
    expect(await offers(resident)).toHaveLength(1);
    on('2027-01-01');
    await offerRentReporting(api.services);
    expect(await offers(resident)).toHaveLength(2);
  });
});
