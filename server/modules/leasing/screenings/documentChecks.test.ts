import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApplicantFacts } from '@/contract/leasing/applications/constants';
import { applications } from '@/contract/leasing/applications/endpoints';
import { decisions } from '@/contract/leasing/decisions/endpoints';
import { screenings } from '@/contract/leasing/screenings/endpoints';
import { renderMessage } from '@/server/emails/renderMessage';
import type { Person } from '@/server/http/person';
import { screenApplication } from '@/server/modules/leasing/screenings/jobs';
import { CHECKR_COVERS } from '@/server/providers/screening/checkr.constants';
import { testApi } from '@/tests/support/api';
import { createApplication } from '@/tests/support/fixtures/applications';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { completeScreening, screenWithoutIncome, setIdentity } from '@/tests/support/fixtures/screenings';

const api = testApi();
let owner: Person;
let homeId = '';
let restore = () => {};
beforeAll(async () => {
  owner = await createPerson(api);
  homeId = await createHome(api, { owner, rent: 2_000, city: 'san-diego-ca' });
});
beforeEach(() => api.rows('delete from outbox'));
afterEach(() => restore());

interface Wish {
  covers?: typeof CHECKR_COVERS;
  lastFour?: string;
}
/** An applicant with reports from a company that knows courts and people alone. */
async function screened(facts: ApplicantFacts, { covers = CHECKR_COVERS, lastFour = '4321' }: Wish = {}) {
  restore = screenWithoutIncome(api, covers);
  const ada = await createPerson(api, 'resident');
  const { id, applicants } = await createApplication(api, { homeId, people: [{ ...ada, facts }], status: 'screening' });
  await setIdentity(api, applicants[0] ?? '', lastFour);
  await completeScreening(api, id);
  const [row] = await api.rows<{ id: string }>('select id from screenings where applicant_id = $1', [applicants[0]]);
  return { id, ada, applicantId: applicants[0] ?? '', screeningId: row?.id ?? '' };
}
const statusOf = async (id: string) =>
  (await api.rows<{ status: string }>('select status from applications where id = $1', [id]))[0]?.status;
const linesOf = async (id: string) => {
  const [row] = await api.rows<{ verdict: string; lines: { criterion: string; result: string }[] }>(
    'select verdict, lines from criteria_results where application_id = $1',
    [id],
  );
  return { verdict: row?.verdict, ...Object.fromEntries(row?.lines.map((l) => [l.criterion, l.result]) ?? []) };
};
const check = async (screeningId: string, body: object) =>
  api.callAs(await createPerson(api, 'staff'), screenings.checkDocuments, {
    params: { screeningId },
    body: body as never,
  });

describe('checkDocuments', () => {
  test('sends a typed income of $50,000 a month to a person, and tells both sides', async () => {
    const { id, ada, screeningId } = await screened({ grossCents: 5_000_000 });
    expect(await statusOf(id)).toBe('screening');
    const mine = await api.callAs(ada, applications.getApplication, { params: { applicationId: id } });
    expect(mine.checkingDocuments).toBe(true);
    const seen = await api.callAs(owner, decisions.listReceivedApplications, { params: { homeId } });
    expect(seen.applications.find((one) => one.id === id)?.waitingFor).toBe('We’re checking the documents.');
    const staff = await createPerson(api, 'staff');
    const full = await api.callAs(staff, screenings.getScreening, { params: { screeningId } });
    expect(full).toMatchObject({ status: 'document_check', toCheck: ['income'], stated: { grossCents: 5_000_000 } });
    const body = { outcome: 'checked' as const, grossCents: 400_000, reason: 'The pay stubs show $4,000 a month.' };
    await api.callAs(staff, screenings.checkDocuments, { params: { screeningId }, body });
    await screenApplication(api.services, { applicationId: id });
    expect(await statusOf(id)).toBe('in_review');
    expect(await linesOf(id)).toMatchObject({ income: 'not_met', verdict: 'with_conditions' });
  });

  test('what the documents confirm counts, with its trail, once', async () => {
    const { id, screeningId } = await screened({ grossCents: 700_000 });
    await check(screeningId, { outcome: 'checked', grossCents: 700_000 });
    await screenApplication(api.services, { applicationId: id });
    expect(await linesOf(id)).toMatchObject({ income: 'met', credit: 'excluded', verdict: 'qualifies' });
    const [entry] = await api.rows<{ detail: object }>(
      "select detail from audit_log where event = 'screening.documents_checked' and subject = $1",
      [`screening:${screeningId}`],
    );
    expect(entry?.detail).toMatchObject({ kinds: ['income'], differs: false });
    await expect(check(screeningId, { outcome: 'checked', grossCents: 1 })).rejects.toMatchObject({ status: 409 });
  });

  test('decides at once for an applicant with too little stated income', async () => {
    const { id } = await screened({ grossCents: 300_000 });
    expect(await linesOf(id)).toMatchObject({ income: 'not_met', verdict: 'with_conditions' });
  });

  test('a reason is wanted where the documents differ, and every stated figure', async () => {
    const { screeningId } = await screened({ grossCents: 700_000, netCents: 600_000 });
    await expect(check(screeningId, { outcome: 'checked', grossCents: 700_000 })).rejects.toMatchObject({
      status: 400,
      fields: { netCents: expect.any(String) },
    });
    await expect(
      check(screeningId, { outcome: 'checked', grossCents: 650_000, netCents: 600_000 }),
    ).rejects.toMatchObject({ status: 400, fields: { reason: expect.any(String) } });
  });

  test('more documents are asked for by email and on the page; with them it waits for a person again', async () => {
    const { id, ada, screeningId } = await screened({ grossCents: 700_000 });
    await check(screeningId, { outcome: 'more_needed', note: 'Please add your last three pay stubs.' });
    expect(await statusOf(id)).toBe('needs_information');
    const [letter] = await api.rows<{ data: unknown }>("select data from outbox where template = 'documentsRequested'");
    expect(renderMessage('documentsRequested', letter?.data).body).toContain('last three pay stubs');
    const params = { applicationId: id };
    expect((await api.callAs(ada, applications.getApplication, { params })).me?.documentsNeeded).toBe(
      'Please add your last three pay stubs.',
    );
    await api.callAs(ada, applications.provideInformation, {
      params,
      body: { note: 'My boss sent them', documentIds: [] },
    });
    await screenApplication(api.services, { applicationId: id });
    const staff = await createPerson(api, 'staff');
    const [first] = await api.callAs(staff, screenings.listScreenings);
    expect(first).toMatchObject({ toCheck: ['income'] });
    const full = await api.callAs(staff, screenings.getScreening, { params: { screeningId } });
    expect(full.notes).toEqual(['My boss sent them']);
  });

  test('is never over because we are late', async () => {
    const { id } = await screened({ grossCents: 700_000 });
    const before = api.now;
    api.now = new Date(before.getTime() + 15 * 86_400_000);
    const { expireApplication } = await import('@/server/modules/leasing/applications/jobs');
    await expireApplication(api.services, { id });
    expect(await statusOf(id)).toBe('screening');
    api.now = before;
  });
});

describe('whatever the company', () => {
  const all = ['identity', 'credit', 'eviction', 'income', 'criminal'] as const;

  test('savings and income after tax are a word until a person has seen them', async () => {
    const saved = await screened({ grossCents: 0, savingsCents: 6_000_000 }, { covers: all });
    expect(await statusOf(saved.id)).toBe('screening');
    await check(saved.screeningId, {
      outcome: 'checked',
      savingsCents: 5_999_999,
      reason: 'The statement shows a cent less.',
    });
    await screenApplication(api.services, { applicationId: saved.id });
    expect(await linesOf(saved.id)).toMatchObject({ income: 'not_met' });
    const net = await screened({ grossCents: 550_000, netCents: 510_000 }, { covers: all });
    expect(await statusOf(net.id)).toBe('screening');
  });

  test('ignores an unverified voucher for rent and credit history', async () => {
    const { id, applicantId, screeningId } = await screened(
      { grossCents: 700_000, voucherCents: 200_000 },
      { covers: all },
    );
    expect(await statusOf(id)).toBe('screening');
    await check(screeningId, {
      outcome: 'checked',
      voucherCents: 0,
      reason: 'There is no award letter, and the program knows nobody of this name.',
    });
    await completeScreening(api, id);
    expect(await linesOf(id)).toMatchObject({ income: 'met', credit: 'met' });
    const asked = await api.rows<{ asked: string[] }>(
      'select asked from screenings where applicant_id = $1 order by attempt desc limit 1',
      [applicantId],
    );
    expect(asked[0]?.asked).toContain('credit');
  });

  test('a voucher that a person has seen leaves the own share alone', async () => {
    const { id, screeningId } = await screened({ grossCents: 100_000, voucherCents: 170_000 }, { covers: all });
    await check(screeningId, { outcome: 'checked', voucherCents: 170_000, grossCents: 100_000 });
    await screenApplication(api.services, { applicationId: id });
    expect(await linesOf(id)).toMatchObject({ income: 'met', credit: 'excluded', verdict: 'qualifies' });
  });
});

describe('an identity that no report confirms', () => {
  const withoutIdentity = ['credit', 'eviction', 'income'] as const;

  test.each([
    ['confirmed', 'met', 'qualifies'],
    ['not_checked', 'excluded', 'qualifies'],
    ['unconfirmed', 'not_met', 'does_not_qualify'],
  ] as const)('that a person finds %s is said to be %s', async (identity, result, verdict) => {
    const { id, screeningId } = await screened({ grossCents: 700_000 }, { covers: withoutIdentity });
    expect(await statusOf(id)).toBe('screening');
    await check(screeningId, { outcome: 'checked', identity, reason: 'This is what the ID they sent shows.' });
    await screenApplication(api.services, { applicationId: id });
    expect(await linesOf(id)).toMatchObject({ identity: result, verdict });
  });
});
