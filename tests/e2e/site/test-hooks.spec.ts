// The hooks that tests of a running site use are there for tests, on the very build that people get: docs/decisions/0021.
import { expect, test } from '../support/fixtures.ts';

test('opens a session of a demo person for a test', async ({ request }) => {
  const hook = (name: string, data: object) => request.post(`/api/consumer/__test/${name}`, { data });
  const answer = await hook('session', { email: 'maya@demo.belong.test' });
  expect(answer.status()).toBe(200);
  expect((await answer.json()).token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect((await hook('session', { email: 'nobody@demo.belong.test' })).status()).toBe(404);
  expect((await hook('failpoint', { name: 'no-such-point', action: 'off' })).status()).toBe(200);
});
