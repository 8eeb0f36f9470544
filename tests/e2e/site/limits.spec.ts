// Decision 0220: what a service refuses is answered as a refusal on the built site too, where each bundle has its own classes.
import { expect, test } from '../support/fixtures.ts';

test('tells a caller past a limit how long to wait', async ({ request }) => {
  const answers: [status: number, retryAfter: string][] = [];
  for (let call = 0; call < 130; call += 1) {
    const answer = await request.post('/api/consumer/flags/homepage_entry_order/exposures', {
      headers: { sourcetype: 'Consumer' },
      data: { variant: 'owner_first', trackingId: 'V1StGXR8_Z5jdHi6B-myT' },
    });
    answers.push([answer.status(), answer.headers()['retry-after'] ?? '']);
  }
  expect([...new Set(answers.map(([status]) => status))]).toEqual([200, 429]);
  expect(Number(answers.at(-1)?.[1])).toBeGreaterThan(0);
});
