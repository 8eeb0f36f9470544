// The duration of a response must not show whether an account exists. Interleaved pairs, and how
// well the time alone tells one from the other (Mann–Whitney, as an AUC: 0.5 not at all).
import { randomUUID } from 'node:crypto';
import { mannWhitneyAuc } from '../tests/support/statistics.ts';
import { type BenchRequest, send } from './openLoop';
import { median, ms, printFigure, printTitle } from './report';

let asked = 0;
const post = (path: string, body: object): BenchRequest => {
  asked += 1;
  return {
    method: 'POST',
    path: `/api/consumer/users/${path}`,
    headers: {
      'content-type': 'application/json',
      sourcetype: 'Consumer',
      'x-forwarded-for': `172.${16 + ((asked >> 16) & 15)}.${(asked >> 8) & 255}.${asked & 255}`,
    },
    body: JSON.stringify(body),
  };
};

const newAccount = { firstName: 'Grace', lastName: 'Hopper', password: 'a calm harbour at seven' };
const questions: Record<string, (email: string) => BenchRequest> = {
  login: (email) => post('login', { email, password: 'not my password' }),
  code: (email) => post('code', { email }),
  'forgot-password': (email) => post('forgot-password', { email }),
  register: (email) => post('register', { ...newAccount, email }),
};

/**
 * Of each question `pairs` about a member and as many about a stranger. Members are asked about in turn, each only as often
 * as their own counters let a stranger ask.
 */
export async function timingEnumeration(
  origin: string,
  pairs: number,
  membersFor: (many: number) => Promise<string[]>,
): Promise<void> {
  printTitle(`Whether an address has an account, by time alone (${pairs} interleaved pairs)`);
  for (const [name, question] of Object.entries(questions)) {
    const members = await membersFor(pairs + 5);
    const took: Record<'member' | 'stranger', number[]> = { member: [], stranger: [] };
    const ask = async (who: 'member' | 'stranger', email: string, counts: boolean) => {
      const { status, firstByte } = await send(origin, question(email));
      if (status >= 500 || status === 429) throw new Error(`${name} answered ${status}`);
      if (counts) took[who].push(firstByte);
    };
    for (const [round, member] of members.entries()) {
      const pair = [
        ['member', member],
        ['stranger', `bench-${randomUUID()}@example.test`],
      ] as const;
      // Anyone who goes first changes; the first rounds warm up.
      for (const [who, email] of round % 2 ? pair : pair.toReversed()) await ask(who, email, round >= 5);
    }
    const [one, other] = [median(took.member), median(took.stranger)];
    const off = `${((Math.abs(one - other) / other) * 100).toFixed(1)}% apart`;
    printFigure(
      name,
      `AUC ${mannWhitneyAuc(took.member, took.stranger).toFixed(3)}`,
      `medians ${ms(one)}, ${ms(other)}`,
      off,
    );
  }
}
