// Neither the response nor its duration shows whether an address has an account.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { resetRequestCounts } from '@/server/http/limits';
import { testApi } from '../support/api';
import { createPro } from '../support/fixtures/care/pros';
import { createAccount, PASSWORD } from '../support/fixtures/logins';
import { isDeep } from '../support/sample';
import { mannWhitneyAuc, median } from '../support/statistics';

const api = testApi();
/** How often each is asked in turn: enough for the bounds of the catalogue in a deep run. */
const PAIRS = isDeep ? 2_000 : 16;
let known: string;
let codeOnly: string;

beforeAll(async () => {
  known = (await createAccount(api)).email;
  codeOnly = (await createAccount(api, { password: false })).email;
});

/** Of the length of a member’s, so that nothing but the account differs. */
let strangers = 0;
const aStranger = () => {
  strangers += 1;
  return `nobody-${strangers}@example.test`;
};

interface Answer {
  status: number;
  headers: string[];
  shape: unknown;
  ms: number;
}

/** Secrets differ each time; their lengths must not. */
const shapeOf = (value: unknown): unknown => {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, key === 'code' ? own : shapeOf(own)]));
};

async function ask(path: string, body: object): Promise<Answer> {
  resetRequestCounts();
  await api.rows('delete from rate_limits');
  const headers = { 'content-type': 'application/json' };
  const started = performance.now();
  const response = await api.fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await response.text();
  const ms = performance.now() - started;
  return { status: response.status, headers: [...response.headers.keys()], shape: shapeOf(JSON.parse(text)), ms };
}

const newcomer = { firstName: 'Grace', lastName: 'Hopper', password: 'a calm harbour at seven' };
type Ask = (email: string) => Promise<Answer>;
/** The address of a new account. */
type Create = () => Promise<string>;
const createMember: Create = async () => (await createAccount(api)).email;
const createCompany: Create = async () => (await createPro(api)).email;
const asked: [string, Ask, Create][] = [
  ['login', (email) => ask('/users/login', { email, password: 'not my password' }), createMember],
  ['login with a code', (email) => ask('/users/code', { email }), createMember],
  ['forgotPassword', (email) => ask('/users/forgot-password', { email }), createMember],
  ['register', (email) => ask('/users/register', { ...newcomer, email }), createMember],
  ['login of a Pro', (email) => ask('/pro-accounts/codes', { email, via: 'email' }), createCompany],
];

describe.each(asked)('%s', (_, to, create) => {
  test('answers alike in every byte that is not random', async () => {
    const one = await create();
    const answers = [await to(aStranger()), await to(one), await to(codeOnly), await to(one.toUpperCase())];
    const seen = answers.map(({ ms: __, ...rest }) => rest);
    expect(seen[0]?.status).not.toBe(404);
    for (const answer of seen.slice(1)) expect(answer).toEqual(seen[0]);
  });

  test('takes as long for who has an account as for who has none', async () => {
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    // Each is asked about once: rows that are written again and again grow slow by themselves.
    const members: string[] = [];
    for (let n = 0; n <= PAIRS; n += 1) members.push(await create());
    const aMember = () => members.pop() ?? expect.fail('too few');
    await to(aMember());
    await to(aStranger());
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const turn = async (which: 'known' | 'unknown') =>
        times[which].push((await to(which === 'known' ? aMember() : aStranger())).ms);
      // Anyone who goes first changes, so that neither warms the way for the other.
      await turn(pair % 2 ? 'known' : 'unknown');
      await turn(pair % 2 ? 'unknown' : 'known');
    }
    const auc = mannWhitneyAuc(times.known, times.unknown);
    const ratio = median(times.known) / median(times.unknown);
    if (isDeep) process.stdout.write(`AUC ${auc.toFixed(3)}, medians ${ratio.toFixed(3)} apart\n`);
    // Few pairs on a busy machine tell little apart; a hash that is not made for strangers they do.
    const [least, most] = isDeep ? [0.45, 0.55] : [0.1, 0.9];
    expect(auc).toBeGreaterThan(least);
    expect(auc).toBeLessThan(most);
    if (!isDeep) expect(Math.abs(Math.log(ratio))).toBeLessThan(0.7);
  }, 900_000);
});

describe('what one holds tells nothing', () => {
  const secret = () => randomUUID().replaceAll('-', '').padEnd(43, 'x');

  test('returns the same answer for a wrong code and an unknown person', async () => {
    const { body } = await open('/users/code', { email: known });
    const attempts = [String(body.attempt), secret()];
    const answers = await Promise.all(attempts.map((attempt) => ask('/users/login-code', { attempt, code: '000000' })));
    expect(new Set(answers.map(({ status, shape }) => JSON.stringify([status, shape]))).size).toBe(1);
  });

  test('a link that never was and one that is spent are refused alike', async () => {
    const answers = [
      await ask('/users/reset-password', { token: secret(), password: PASSWORD }),
      await ask('/users/reset-password', { token: 'x', password: PASSWORD }),
    ];
    expect(answers.map(({ status, shape }) => [status, shape])).toEqual([
      [410, answers[0]?.shape],
      [410, answers[0]?.shape],
    ]);
  });

  async function open(path: string, body: object) {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    return { body: (await (await api.fetch(path, init)).json()) as Record<string, unknown> };
  }
});
