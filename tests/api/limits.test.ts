// Limits of calls, counted in the database for all processes; the deep tests try real processes (tests/deep).
import { expect, test } from 'vitest';
import type { RateClass } from '@/contract/endpoint';
import { RATES } from '@/server/http/limits';
import { testApi } from '@/tests/support/api';

const api = testApi();
/** What two processes of the API count with: they share the database and nothing else. */
const twoProcesses = () => [api.newServices().countRequest, api.newServices().countRequest] as const;
let callers = 0;
const newCaller = () => {
  callers += 1;
  return `198.51.100.${callers}`;
};

/** So many calls at once, by turns on each; answers how many were allowed. */
async function countAllowed(
  counts: readonly ReturnType<typeof twoProcesses>[number][],
  rate: RateClass,
  caller: string,
  calls: number,
): Promise<number> {
  const all = Array.from({ length: calls }, (_, call) => counts[call % counts.length]?.(rate, caller));
  return (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled').length;
}

test('two processes allow together what one allows, and both say when to come back', async () => {
  const counts = twoProcesses();
  const caller = newCaller();
  let allowed = 0;
  for (let call = 0; call < RATES.lead.points + 6; call += 1)
    allowed += await countAllowed([counts[call % 2 ? 0 : 1]], 'lead', caller, 1);
  expect(allowed).toBe(RATES.lead.points);
  for (const count of counts)
    await expect(count('lead', caller)).rejects.toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.stringMatching(/^[1-9]\d*$/) },
    });
});

test('a burst on both spends exactly the budget', async () => {
  expect(await countAllowed(twoProcesses(), 'read', newCaller(), RATES.read.points * 2)).toBe(RATES.read.points);
});

test('one process alone may spend all of it, asking once for many calls', async () => {
  const [count] = twoProcesses();
  expect(await countAllowed([count], 'search', newCaller(), RATES.search.points + 5)).toBe(RATES.search.points);
  const rows = await api.rows<{ points: number }>("select points from request_counts where key like '%search:%'");
  // Thirty blocks of ten, and one question that found nothing left; those who came after it asked no more.
  expect(rows).toEqual([{ points: RATES.search.points + 10 }]);
});

test('another caller, and another kind of call, has a budget of its own', async () => {
  const [count] = twoProcesses();
  const caller = newCaller();
  await countAllowed([count], 'lead', caller, RATES.lead.points + 1);
  expect(await countAllowed([count], 'lead', newCaller(), 1)).toBe(1);
  expect(await countAllowed([count], 'write', caller, 1)).toBe(1);
});
