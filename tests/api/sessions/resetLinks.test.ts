// The mailed link to a new password; see also server/modules/account/sessions/recovery.test.ts.
import { describe, expect, test } from 'vitest';
import { testApi } from '../../support/api';
import { type Client, createClient, createMember, findMessages, PASSWORD } from '../../support/fixtures/logins';

const api = testApi();
const NEXT = 'another harbour at eight';

async function linkFor(email: string, client: Client = createClient(api)): Promise<string> {
  await client.post('/users/forgot-password', { email });
  const letter = (await findMessages(api, email)).filter(({ template }) => template === 'resetPassword').at(-1);
  return letter?.data.link ?? '';
}
const tokenIn = (link: string) => link.split('#token=')[1] ?? '';
const use = (token: string, password = NEXT) => createClient(api).post('/users/reset-password', { token, password });

describe('the link', () => {
  test('leads to us, whatever host the request names', async () => {
    const { email } = await createMember(api);
    const headers = {
      'content-type': 'application/json',
      host: 'evil.test',
      'x-forwarded-host': 'evil.test',
      'x-forwarded-proto': 'http',
      forwarded: 'host=evil.test;proto=http',
      origin: 'https://evil.test',
      referer: 'https://evil.test/',
    };
    await api.fetch('/users/forgot-password', { method: 'POST', headers, body: JSON.stringify({ email }) });
    const [letter] = await findMessages(api, email);
    expect(letter?.data.link).toMatch(/^https:\/\/belong\.test\/auth\/set-password#token=/);
  });

  test('carries 256 random bits behind the #, where no server, log or referrer sees them', async () => {
    const { email } = await createMember(api);
    const links = [new URL(await linkFor(email)), new URL(await linkFor(email))];
    const tokens = links.map(({ hash }) => tokenIn(hash));
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    for (const { search, pathname } of links) expect([search, pathname]).toEqual(['', '/auth/set-password']);
  });

  test('is not spent by the person who only looks: a mail scanner, a preview', async () => {
    const { email } = await createMember(api);
    const token = tokenIn(await linkFor(email));
    for (const method of ['GET', 'HEAD', 'OPTIONS'])
      expect((await api.fetch(`/users/reset-password?token=${token}`, { method })).status).not.toBe(200);
    expect((await use(token)).status).toBe(200);
  });

  test('is not spent by a password that is refused', async () => {
    const { email } = await createMember(api);
    const token = tokenIn(await linkFor(email));
    expect((await use(token, 'short')).status).toBe(400);
    expect((await use(token)).status).toBe(200);
  });

  test('opens the account it was mailed to, and no other', async () => {
    const [mine, theirs] = [await createMember(api), await createMember(api)];
    const client = createClient(api);
    await client.post('/users/reset-password', { token: tokenIn(await linkFor(mine.email)), password: NEXT });
    expect((await client.send('GET', '/users')).body).toMatchObject({ userId: mine.id });
    expect((await createClient(api).login(theirs.email)).status).toBe(200);
  });

  test('one of two who bring it at once is let in', async () => {
    const { email } = await createMember(api);
    const token = tokenIn(await linkFor(email));
    const both = await Promise.all([use(token, NEXT), use(token, 'a third harbour, quiet')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  test('dies with every other change of how one logs in', async () => {
    const { client, email } = await createMember(api);
    const token = tokenIn(await linkFor(email));
    await client.post('/users/set-password', { currentPassword: PASSWORD, password: NEXT });
    expect((await use(token)).status).toBe(410);
    const moved = tokenIn(await linkFor(email));
    const wanted = `moved-${email}`;
    const result = { firstName: 'Ada', lastName: 'Byron', email: wanted };
    const { attempt } = (await client.send('PUT', '/users/profile', result)).body.newEmail as { attempt: string };
    const code = (await findMessages(api, wanted)).at(-1)?.data.code;
    expect((await client.post('/users/profile/email', { attempt, code })).status).toBe(200);
    expect((await use(moved)).status).toBe(410);
  });

  test('stands in no row as it is', async () => {
    const { email } = await createMember(api);
    const token = tokenIn(await linkFor(email));
    const tables = await api.rows<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    for (const { name } of tables)
      expect(JSON.stringify(await api.rows(`select * from "${name}" t`))).not.toContain(token);
  });
});
