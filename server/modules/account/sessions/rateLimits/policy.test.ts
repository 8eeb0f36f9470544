// How often passwords may be guessed at.
import { beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '@/server/app';
import { resetRequestCounts } from '@/server/http/limits';
import { consume } from '@/server/http/throttle';
import { testApi } from '@/tests/support/api';
import { advanceClock, Client, createAccount, findMessages, PASSWORD } from '@/tests/support/fixtures/logins';
import { guessRateLimits } from './policy';

const api = testApi();
const count = (statuses: number[], wanted: number) => statuses.filter((status) => status === wanted).length;

beforeEach(() => api.rows('delete from rate_limits'));

/** A guess; the limit of calls is not what is tested. */
async function guess(client: Client, email: string, password = 'a wrong one'): Promise<number> {
  resetRequestCounts();
  return (await client.login(email, password)).status;
}

describe('guessing', () => {
  test('one network, one account, 300 guesses: twelve are looked at in a quarter of an hour', async () => {
    const { email } = await createAccount(api);
    const client = new Client(api);
    const statuses = [];
    for (let n = 0; n < 300; n += 1) statuses.push(await guess(client, email));
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([12, 288]);
    expect(await guess(client, email, PASSWORD)).toBe(429);
    advanceClock(api, 900);
    expect(await guess(client, email, PASSWORD)).toBe(200);
  });

  test('says how long to wait', async () => {
    const { email } = await createAccount(api);
    const client = new Client(api);
    for (let n = 0; n < 12; n += 1) await guess(client, email);
    advanceClock(api, 300);
    const { headers, body } = await client.login(email);
    expect(headers.get('retry-after')).toBe('600');
    expect(body.code).toBe('tooManyRequests');
  });

  test('200 networks, one account, for two days: a hundred are looked at, until the owner chooses a new password', async () => {
    const { email } = await createAccount(api);
    const statuses = [];
    for (let n = 0; n < 200; n += 1) {
      if (n % 10 === 0) advanceClock(api, 900);
      statuses.push(await guess(new Client(api, `192.0.2.${n}`), email));
    }
    expect(count(statuses, 401)).toBe(100);
    advanceClock(api, 86_400);
    expect(await guess(new Client(api, '192.0.2.250'), email, PASSWORD)).toBe(429);
    await new Client(api).post('/users/forgot-password', { email });
    const letter = (await findMessages(api, email)).find(({ template }) => template === 'resetPassword');
    const token = letter?.data.link?.split('#token=')[1];
    const password = 'another harbour at eight';
    expect((await new Client(api).post('/users/reset-password', { token, password })).status).toBe(200);
    expect(await guess(new Client(api, '192.0.2.251'), email, password)).toBe(200);
  });

  test('one network, 100 accounts: thirty are looked at in ten minutes, whether they exist or not', async () => {
    const { email } = await createAccount(api);
    const client = new Client(api);
    const statuses = [];
    for (let n = 0; n < 100; n += 1)
      statuses.push(await guess(client, n % 2 ? `nobody-${n}@example.test` : `${n}${email}`));
    expect([count(statuses, 401), count(statuses, 429)]).toEqual([30, 70]);
  });

  test('the addresses of one IPv6 network count as one', async () => {
    const statuses = [];
    for (let n = 0; n < 40; n += 1)
      statuses.push(await guess(new Client(api, `2001:db8:1:2:${n}::1`), `nobody-${n}@example.test`));
    expect(count(statuses, 401)).toBe(30);
  });

  test('the owner is never locked out of a browser we know, whatever strangers do', async () => {
    const { email } = await createAccount(api);
    const owner = new Client(api, '203.0.113.50');
    expect(await guess(owner, email, PASSWORD)).toBe(200);
    const stranger = new Client(api, '203.0.113.50');
    for (let n = 0; n < 40; n += 1) await guess(stranger, email);
    expect(await guess(stranger, email, PASSWORD)).toBe(429);
    expect(await guess(owner, email, PASSWORD)).toBe(200);
    stranger.device = 'x'.repeat(43);
    expect(await guess(stranger, email, PASSWORD)).toBe(429);
  });

  test('a browser known to one account guesses at another as a stranger does, and at its own twelve times', async () => {
    const [mine, theirs] = [await createAccount(api), await createAccount(api)];
    const client = new Client(api);
    await guess(client, mine.email, PASSWORD);
    const foreign = [];
    for (let n = 0; n < 15; n += 1) foreign.push(await guess(client, theirs.email));
    expect(count(foreign, 401)).toBe(12);
    const own = [];
    for (let n = 0; n < 15; n += 1) own.push(await guess(client, mine.email));
    expect(count(own, 401)).toBe(12);
  });

  test.each(['second', 'confirm'] as const)(
    'what strangers have guessed of %s keeps nobody out for more than a week',
    async (kind) => {
      const db = api.services.db;
      const limits = guessRateLimits(kind, { account: `somebody-${kind}`, address: '203.0.113.4', knownDevice: null });
      const at = (minutes: number) => new Date(api.now.getTime() + minutes * 60_000);
      for (let n = 0; n < 100; n += 1) await consume(db, limits, at(n * 10));
      await expect(consume(db, limits, at(1_000))).rejects.toThrow('too often');
      await consume(db, limits, at(7 * 24 * 60 + 1));
    },
  );

  test('counts survive a restart', async () => {
    const { email } = await createAccount(api);
    for (let n = 0; n < 12; n += 1) await guess(new Client(api), email);
    const restarted = createApp(() => api.newServices(), { strict: true });
    const request = new Request('http://api.test/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    expect((await restarted.fetch(request, { address: '203.0.113.7' })).status).toBe(429);
  });

  test('the sender’s own word about where they come from changes nothing', async () => {
    const statuses = [];
    for (let n = 0; n < 40; n += 1) {
      resetRequestCounts();
      const headers = {
        'content-type': 'application/json',
        'x-forwarded-for': `192.0.2.${n}`,
        'x-real-ip': `192.0.2.${n}`,
      };
      const body = JSON.stringify({ email: `nobody-${n}@example.test`, password: 'x' });
      statuses.push((await api.fetch('/users/login', { method: 'POST', headers, body }, '203.0.113.9')).status);
    }
    expect(count(statuses, 401)).toBe(30);
  });
});
