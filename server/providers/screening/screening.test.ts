import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { lawfulSets, type ReportKind, reportKinds } from '@/contract/law/screening';
import { redactVolatile } from '@/tests/support/security/redactVolatile';
import { checkrScreening } from './checkr';
import { CHECKR_COVERS } from './checkr.constants';
import { localScreening } from './local';
import type { ScreeningOrder } from './screening';

const order = (lastFour: string, more: Partial<ScreeningOrder> = {}): ScreeningOrder => ({
  key: `order-${lastFour}`,
  person: {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    birthDate: '1990-12-10',
    identityNumber: `12345${lastFour}`,
    zipcode: '94612',
  },
  place: { city: 'Oakland', state: 'CA' },
  statedGrossCents: 600_000,
  reports: reportKinds,
  attempt: 1,
  ...more,
});

const packages = [
  { name: 'renter', reports: ['identity', 'eviction', 'criminal'] as const, costCents: 4_500 },
  { name: 'fair_chance', reports: ['identity', 'eviction'] as const, costCents: 3_800 },
  { name: 'identity', reports: ['identity'] as const, costCents: 1_000 },
];

/** What each company is sent for an order: it must say which reports are wanted. */
const companies = {
  async checkr(reports: readonly ReportKind[]) {
    const bodies: string[] = [];
    const fetch = async (_: unknown, init?: RequestInit) => {
      bodies.push(String(init?.body));
      return new Response(JSON.stringify({ id: 'one', status: 'pending' }));
    };
    const screening = checkrScreening({ apiKey: 'key', packages, fetch: fetch as typeof globalThis.fetch });
    await screening.order(order('4321', { reports }));
    return { screening, sent: bodies.join('') };
  },
  async local(reports: readonly ReportKind[]) {
    const screening = localScreening(await mkdtemp(path.join(tmpdir(), 'belong-screening-')), () => new Date());
    const ref = await screening.order(order('4321', { reports }));
    return { screening, sent: JSON.stringify(Object.keys(await screening.read(ref))) };
  },
};

describe.each(Object.keys(companies) as (keyof typeof companies)[])('every screening company: %s', (name) => {
  const order = companies[name];

  test('orders exactly the reports that are asked for, each lawful set another way and at its own cost', async () => {
    const { screening } = await order(['identity']);
    const sets = lawfulSets(screening.covers);
    expect(sets.length).toBeGreaterThan(2);
    const sent = await Promise.all(sets.map(async (set) => (await order(set)).sent));
    expect(new Set(sent).size).toBe(sets.length);
    expect(new Set(sets.map((set) => screening.costCents(set))).size).toBe(sets.length);
  });
});

test('gives Checkr the one name of a person in both of the fields that it requires', async () => {
  const bodies: { first_name?: string; last_name?: string }[] = [];
  const fetch = async (_: unknown, init?: RequestInit) => {
    bodies.push(JSON.parse(String(init?.body)));
    return new Response(JSON.stringify({ id: 'one', status: 'pending' }));
  };
  const screening = checkrScreening({ apiKey: 'key', packages, fetch: fetch as typeof globalThis.fetch });
  const { person } = order('4321');
  const reports = ['identity'] as const;
  await screening.order(order('4321', { reports, person: { ...person, firstName: 'Suprihatin', lastName: '' } }));
  expect(bodies[0]).toMatchObject({ first_name: 'Suprihatin', last_name: 'Suprihatin' });
});

describe('people who do not exist', () => {
  let now = 0;
  let folder = '';
  const local = () => localScreening(folder, () => new Date(now));
  beforeEach(async () => {
    now = Date.parse('2026-11-21T12:00:00Z');
    folder = await mkdtemp(path.join(tmpdir(), 'belong-screening-'));
  });
  async function answersAbout(lastFour: string, more?: Partial<ScreeningOrder>) {
    const ref = await local().order(order(lastFour, more));
    now += 10_000;
    return local().read(ref);
  }

  test('are answered slowly, one report after another, and the same each time', async () => {
    const ref = await local().order(order('4321'));
    expect(Object.values(await local().read(ref)).filter(({ status }) => status === 'done')).toHaveLength(1);
    now += 10_000;
    const first = await local().read(ref);
    expect(Object.values(first).every(({ status }) => status === 'done')).toBe(true);
    expect(await local().order(order('4321'))).toBe(ref);
    expect(await local().read(ref)).toEqual(first);
  });

  test('have a frozen file once, which is open when asked again, or a name that never matches', async () => {
    expect((await answersAbout('0001')).credit).toEqual({ status: 'blocked', reason: 'frozen', bureau: 'experian' });
    expect((await answersAbout('0001', { key: 'again', attempt: 2 })).credit?.status).toBe('done');
    for (const attempt of [1, 2])
      expect((await answersAbout('0002', { key: `mismatch-${attempt}`, attempt })).identity).toEqual({
        status: 'blocked',
        reason: 'mismatch',
      });
  });

  test('bring what their number says: an eviction, a debt, a low score, a record, less income, no history', async () => {
    const { eviction } = await answersAbout('0003');
    expect(eviction).toMatchObject({ findings: { cases: [{ outcome: 'judgment', on: '2025-11-21' }] } });
    expect((await answersAbout('0004')).credit).toMatchObject({ findings: { landlordDebtCents: 185_000 } });
    expect((await answersAbout('0005')).credit).toMatchObject({ findings: { score: 540 } });
    expect((await answersAbout('0006')).criminal).toMatchObject({
      findings: { records: [{ disposition: 'convicted' }] },
    });
    expect((await answersAbout('0007')).credit).toEqual({ status: 'failed' });
    expect((await answersAbout('0008')).eviction).toEqual({ status: 'pending' });
    expect((await answersAbout('0009')).credit).toMatchObject({ findings: { score: null } });
    expect((await answersAbout('0010')).income).toMatchObject({ findings: { grossCents: 360_000 } });
    await expect(answersAbout('0012')).rejects.toThrow('cannot be reached');
  });

  test('cannot be found by a number that they did not give: identity and credit fail, the rest arrives', async () => {
    const answers = await answersAbout('0006', { person: { ...order('0006').person, identityNumber: '' } });
    expect(answers).toMatchObject({
      identity: { status: 'failed' },
      credit: { status: 'failed' },
      eviction: { status: 'done', findings: { cases: [] } },
      criminal: { status: 'done', findings: { records: [] } },
    });
  });

  test('are asked only what may be asked, and kept sealed', async () => {
    expect(await answersAbout('0006', { reports: ['identity', 'credit'] })).not.toHaveProperty('criminal');
    const [file = ''] = await readdir(path.join(folder, 'screening'));
    const bytes = await readFile(path.join(folder, 'screening', file), 'latin1');
    for (const secret of ['123450006', 'score', 'Ada', '0006'])
      expect(bytes + redactVolatile(file)).not.toContain(secret);
  });
});

describe('through Checkr', () => {
  /** Shapes from its reference, https://docs.checkr.com: a candidate, a report, the searches included in it. */
  const candidate = { id: '57ed4ce3057e0b002adc6d90', object: 'candidate' };
  const pending = {
    id: '4722c07dd9a10c3985ae432a',
    object: 'report',
    status: 'pending',
    ssn_trace: { status: 'clear' },
  };
  const complete = {
    ...pending,
    status: 'complete',
    eviction_search: {
      status: 'consider',
      records: [
        {
          case_number: '24-CV-1',
          file_date: '2024-06-02',
          court_jurisdiction: 'ALAMEDA, CA',
          disposition: 'Judgment for Plaintiff',
          judgment_amount: 4_120.5,
        },
        { case_number: '23-CV-9', file_date: '2023-01-09', disposition: 'Dismissed' },
        { case_number: '26-CV-3', file_date: '2026-10-01', disposition: 'Filed' },
      ],
    },
    national_criminal_search: {
      status: 'consider',
      records: [
        {
          file_date: '2022-05-05',
          charges: [
            { charge: 'THEFT', disposition: 'Guilty', disposition_date: '2022-08-01' },
            { charge: 'TRESPASS', disposition: 'Dismissed' },
            { charge: 'FRAUD', disposition: 'Not guilty' },
          ],
        },
      ],
    },
  };

  function recorded(...answers: object[]) {
    const asked: { url: string; init: RequestInit }[] = [];
    const fetch = async (url: unknown, init: unknown) => {
      asked.push({ url: String(url), init: init as RequestInit });
      const answer = answers.shift() as { fail?: number };
      return new Response(JSON.stringify(answer), { status: answer.fail ?? 200 });
    };
    return { asked, screening: checkrScreening({ apiKey: 'key', packages, fetch: fetch as typeof globalThis.fetch }) };
  }

  test('a person becomes a candidate and a report, each ordered with a key of ours', async () => {
    const { asked, screening } = recorded(candidate, pending);
    expect(await screening.order(order('6789', { reports: CHECKR_COVERS }))).toBe(pending.id);
    expect(asked.map(({ url }) => url)).toEqual([
      'https://api.checkr.com/v1/candidates',
      'https://api.checkr.com/v1/reports',
    ]);
    expect(JSON.parse(String(asked[0]?.init.body))).toMatchObject({ ssn: '123-45-6789', dob: '1990-12-10' });
    expect(JSON.parse(String(asked[1]?.init.body))).toEqual({ package: 'renter', candidate_id: candidate.id });
    const keys = asked.map(({ init }) => new Headers(init.headers).get('idempotency-key'));
    expect(keys).toEqual(['order-6789-candidate', 'order-6789-report']);
  });

  test('says that no number was given, and ends with no trace of one when the report is finished', async () => {
    const { asked, screening } = recorded(candidate, pending);
    const { person, ...rest } = order('6789', { reports: CHECKR_COVERS });
    await screening.order({ ...rest, person: { ...person, identityNumber: '' } });
    const sent = JSON.parse(String(asked[0]?.init.body));
    expect(sent).toMatchObject({ no_ssn: true, dob: '1990-12-10' });
    expect(sent).not.toHaveProperty('ssn');
    const { identity, eviction } = await recorded({ ...complete, ssn_trace: null }).screening.read(pending.id);
    expect(identity).toEqual({ status: 'failed' });
    expect(eviction?.status).toBe('done');
    expect((await recorded({ ...pending, ssn_trace: null }).screening.read(pending.id)).identity?.status).toBe(
      'pending',
    );
  });

  test('a set of reports without a package of its own is not ordered: a larger one holds what may not be asked', async () => {
    const { asked, screening } = recorded();
    await expect(screening.order(order('6789', { reports: ['identity', 'criminal'] }))).rejects.toThrow(
      'CHECKR_PACKAGES names no package with exactly identity and criminal',
    );
    expect(asked).toEqual([]);
  });

  test('reports what is there, waits for the rest, and counts only judgments and convictions', async () => {
    const answers = await recorded(pending).screening.read(pending.id);
    expect(answers.identity?.status).toBe('done');
    expect(answers.eviction?.status).toBe('pending');
    const { eviction, criminal } = await recorded(complete).screening.read(pending.id);
    expect(eviction).toMatchObject({
      findings: {
        cases: [{ outcome: 'judgment', amountCents: 412_050 }, { outcome: 'dismissed' }, { outcome: 'pending' }],
      },
    });
    expect(criminal).toEqual({
      status: 'done',
      findings: { records: [{ on: '2022-08-01', offence: 'THEFT', court: '', disposition: 'Guilty' }] },
    });
  });

  test('waits for the person when a number belongs to another, and ends with a suspended report', async () => {
    const { screening } = recorded(
      { ...pending, ssn_trace: { status: 'consider' } },
      { ...pending, status: 'suspended' },
    );
    expect((await screening.read('a')).identity).toEqual({ status: 'blocked', reason: 'mismatch' });
    expect((await screening.read('a')).eviction).toEqual({ status: 'failed' });
  });

  test('a refusal does not repeat what was sent', async () => {
    const { screening } = recorded({ fail: 400, error: 'ssn 123-45-6789 is invalid' });
    await expect(screening.order(order('6789', { reports: CHECKR_COVERS }))).rejects.toThrow(
      /^Checkr answered 400 to \/candidates$/,
    );
  });
});
