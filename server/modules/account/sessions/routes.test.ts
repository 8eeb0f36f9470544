import { describe, expect, test } from 'vitest';
import { testApi } from '@/tests/support/api';
import {
  advanceClock,
  Client,
  createAccount,
  createClient,
  findMessages,
  PASSWORD,
} from '@/tests/support/fixtures/logins';

const api = testApi();
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

async function loggedIn(email: string): Promise<Client> {
  const client = createClient(api);
  expect((await client.login(email)).status).toBe(200);
  return client;
}

describe('login', () => {
  test('tells who is there and hands the tokens in headers, never in the body', async () => {
    const { email, id } = await createAccount(api, { type: 'resident' });
    const client = createClient(api);
    const answer = await client.login(email.toUpperCase());
    expect(answer.body.user).toMatchObject({ userId: id, type: 'resident' });
    expect(answer.headers.get('auth-method')).toBe('password');
    for (const secret of [client.access, client.refresh, client.device])
      expect(JSON.stringify(answer.body)).not.toContain(secret);
    const { exp, iat, sid } = claimsOf(client.access);
    expect(exp - iat).toBe(600);
    expect(answer.headers.get('session-id')).toBe(sid);
    expect(await client.getUser()).toBe(200);
  });

  test('no secret stands in the database as it is', async () => {
    const { email } = await createAccount(api);
    const client = await loggedIn(email);
    const tables = ['sessions', 'refresh_tokens', 'known_devices', 'outbox', 'audit_log'];
    for (const table of tables) {
      const text = JSON.stringify(await api.rows(`select * from ${table}`));
      for (const secret of [client.refresh, client.device]) {
        expect(text).not.toContain(secret);
        expect(text).not.toContain(JSON.stringify(Buffer.from(secret, 'base64url')));
      }
    }
  });

  test('returns the same answer for a wrong password, an unknown address, and an account without a password', async () => {
    const { email } = await createAccount(api);
    const codeOnly = await createAccount(api, { password: false });
    const answers = await Promise.all([
      createClient(api).login(email, 'not my password'),
      createClient(api).login('nobody@example.test'),
      createClient(api).login(codeOnly.email),
    ]);
    const result = answers.map(({ status, body, headers }) => [status, body, [...headers.keys()]]);
    expect(result[0]).toEqual([401, expect.objectContaining({ code: 'invalidCredentials' }), expect.any(Array)]);
    expect(result[1]).toEqual(result[0]);
    expect(result[2]).toEqual(result[0]);
  });

  test('begins a session with a new id, and the one this browser had ends', async () => {
    const { email } = await createAccount(api);
    const client = await loggedIn(email);
    const first = { access: client.access, refresh: client.refresh };
    await client.login(email);
    expect(claimsOf(client.access).sid).not.toBe(claimsOf(first.access).sid);
    const old = Object.assign(createClient(api), first);
    expect(await old.getUser()).toBe(401);
    expect((await old.renew()).status).toBe(401);
  });

  test('tells the person by mail of a device they have not used before, and of no other', async () => {
    const { email } = await createAccount(api);
    const first = await loggedIn(email);
    await first.login(email);
    expect(await findMessages(api, email)).toEqual([]);
    await loggedIn(email);
    expect(await findMessages(api, email)).toMatchObject([
      { template: 'newDevice', data: { device: 'Chrome on Mac', firstName: 'Ada' } },
    ]);
  });
});

describe('renew', () => {
  test('trades a refresh token for new tokens, once', async () => {
    const client = await loggedIn((await createAccount(api)).email);
    const first = client.refresh;
    advanceClock(api, 700);
    expect(await client.getUser()).toBe(401);
    expect((await client.renew()).status).toBe(200);
    expect(client.refresh).not.toBe(first);
    expect(await client.getUser()).toBe(200);
  });

  test('a token sent twice within ten seconds gets the same successor both times: its reply was lost', async () => {
    const client = await loggedIn((await createAccount(api)).email);
    const first = client.refresh;
    const answers = await Promise.all([client.renew(first), client.renew(first), client.renew(first)]);
    advanceClock(api, 9);
    answers.push(await client.renew(first));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ headers }) => headers.get('refresh-token'))).size).toBe(1);
    expect((await client.renew()).status).toBe(200);
  });

  test('leaves exactly one live token after 200 renewals at once, and logs no one out', async () => {
    const { email, id } = await createAccount(api);
    const client = await loggedIn(email);
    const first = client.refresh;
    const answers = [];
    for (let round = 0; round < 20; round += 1)
      answers.push(...(await Promise.all(Array.from({ length: 10 }, () => client.renew(first)))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const unused = await api.rows(
      'select 1 from refresh_tokens t join sessions s on s.id = t.session_id where s.user_id = $1 and t.used_at is null',
      [id],
    );
    expect(unused).toHaveLength(1);
  });

  test.each([
    ['after the ten seconds', 0, 11],
    ['within them, when its successor has been used too', 1, 1],
  ])('a token used again %s ends the whole family, and the person is told', async (_, moreRenewals, wait) => {
    const { email, id } = await createAccount(api);
    const client = await loggedIn(email);
    const stolen = client.refresh;
    await client.renew();
    for (let n = 0; n < moreRenewals; n += 1) await client.renew();
    advanceClock(api, wait);
    expect((await createClient(api).renew(stolen)).status).toBe(401);
    expect(await client.getUser()).toBe(401);
    expect((await client.renew()).status).toBe(401);
    expect(await findMessages(api, email)).toMatchObject([{ template: 'sessionReused' }]);
    const [ended] = await api.rows('select revoked_reason from sessions where user_id = $1', [id]);
    expect(ended).toEqual({ revoked_reason: 'reuse' });
    expect(
      await api.rows("select 1 from audit_log where event = 'session.token_reused' and person_id = $1", [id]),
    ).toHaveLength(1);
  });

  test('keeps a used token for two days, and the newest for as long as it holds', async () => {
    const { email, id } = await createAccount(api);
    const client = await loggedIn(email);
    await client.renew();
    const kept = await api.rows(
      `select token.used_at is null as newest, (extract(epoch from token.expires_at - $2::timestamptz) / 86400)::int as days
       from refresh_tokens token join sessions on sessions.id = session_id where user_id = $1 order by generation`,
      [id, api.now],
    );
    expect(kept).toEqual([
      { newest: false, days: 2 },
      { newest: true, days: 14 },
    ]);
  });

  test('holds for 14 days without a visit and for 30 days at most', async () => {
    const { email } = await createAccount(api);
    const idle = await loggedIn(email);
    const busy = await loggedIn(email);
    const day = 86_400;
    advanceClock(api, 13.9 * day);
    expect((await busy.renew()).status).toBe(200);
    advanceClock(api, 0.2 * day);
    expect((await idle.renew()).status).toBe(401);
    advanceClock(api, 13 * day);
    expect((await busy.renew()).status).toBe(200);
    advanceClock(api, 3 * day);
    expect((await busy.renew()).status).toBe(401);
  });

  test('refuses what is no token, an access token among them', async () => {
    const client = await loggedIn((await createAccount(api)).email);
    for (const token of ['x', client.access.slice(0, 200), client.device])
      expect((await client.renew(token)).status).toBe(401);
    expect(await client.getUser()).toBe(200);
  });
});

describe('logout', () => {
  test('ends the session at once, its refresh token too', async () => {
    const client = await loggedIn((await createAccount(api)).email);
    const answer = await client.post('/users/logout');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('session-ended')).toBe('1');
    expect(await client.getUser()).toBe(401);
    expect((await client.renew()).status).toBe(401);
  });

  test('an end that another process has written is felt within a second', async () => {
    const { email, id } = await createAccount(api);
    const client = await loggedIn(email);
    expect(await client.getUser()).toBe(200);
    await api.rows("update sessions set revoked_at = now(), revoked_reason = 'staff' where user_id = $1", [id]);
    advanceClock(api, 1);
    expect(await client.getUser()).toBe(401);
  });

  test('a role that was taken away is felt within a second, by the token that still names it', async () => {
    const { email, id } = await createAccount(api, { type: 'staff' });
    const client = await loggedIn(email);
    await api.rows("update users set type = 'resident' where id = $1", [id]);
    advanceClock(api, 1);
    expect((await client.send('GET', '/users/claims')).body).toEqual({ roles: ['resident'], actingAs: 'resident' });
  });

  test('a visitor has nothing to end', async () => {
    const answer = await createClient(api).post('/users/logout');
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toContain('invalid_token');
  });
});

describe('listSessions', () => {
  test('shows one’s own devices by name, this one marked, and no stranger’s', async () => {
    const { email } = await createAccount(api);
    await loggedIn((await createAccount(api)).email);
    const [phone, desk] = [await loggedIn(email), await loggedIn(email)];
    const { body } = await phone.send('GET', '/users/sessions');
    expect(body).toHaveLength(2);
    expect(body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ sessionId: claimsOf(phone.access).sid, current: true, device: 'Chrome on Mac' }),
        expect.objectContaining({ sessionId: claimsOf(desk.access).sid, current: false }),
      ]),
    );
    expect(await new Client(api).send('GET', '/users/sessions')).toMatchObject({ status: 401 });
  });
});

describe('endSession', () => {
  test('logs out one device and leaves the others', async () => {
    const { email } = await createAccount(api);
    const [phone, desk] = [await loggedIn(email), await loggedIn(email)];
    const answer = await phone.send('DELETE', `/users/sessions/${claimsOf(desk.access).sid}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('session-ended')).toBeNull();
    expect(await desk.getUser()).toBe(401);
    expect(await phone.getUser()).toBe(200);
  });

  test('a stranger’s session, and one that never was, are alike not found', async () => {
    const victim = await loggedIn((await createAccount(api)).email);
    const client = await loggedIn((await createAccount(api)).email);
    const theirs = await client.send('DELETE', `/users/sessions/${claimsOf(victim.access).sid}`);
    const nobodys = await client.send('DELETE', '/users/sessions/018f0000-0000-7000-8000-000000000000');
    expect([theirs.status, theirs.body]).toEqual([404, nobodys.body]);
    expect((await client.send('DELETE', '/users/sessions/not-an-id')).status).toBe(404);
    expect(await victim.getUser()).toBe(200);
    expect((await createClient(api).send('DELETE', '/users/sessions/x')).status).toBe(401);
  });
});

describe('endAllSessions', () => {
  test('logs out everywhere, here too', async () => {
    const { email } = await createAccount(api);
    const [phone, desk] = [await loggedIn(email), await loggedIn(email)];
    const other = await loggedIn((await createAccount(api)).email);
    const answer = await phone.send('DELETE', '/users/sessions');
    expect(answer.headers.get('session-ended')).toBe('1');
    expect([await phone.getUser(), await desk.getUser(), await other.getUser()]).toEqual([401, 401, 200]);
    expect((await createClient(api).send('DELETE', '/users/sessions')).status).toBe(401);
  });
});

describe('confirm', () => {
  test('proves again who is there: a session with another id and a fresh time takes the place of this one', async () => {
    const client = await loggedIn((await createAccount(api)).email);
    const before = { access: client.access, refresh: client.refresh };
    advanceClock(api, 300);
    expect((await client.post('/users/confirm', { password: PASSWORD })).status).toBe(200);
    expect(claimsOf(client.access).sid).not.toBe(claimsOf(before.access).sid);
    expect(claimsOf(client.access).auth_time - claimsOf(before.access).auth_time).toBe(300);
    expect(await Object.assign(createClient(api), before).getUser()).toBe(401);
    expect(await client.getUser()).toBe(200);
  });

  test('a wrong password changes nothing, and may be tried twelve times in a quarter of an hour', async () => {
    const client = await loggedIn((await createAccount(api)).email);
    const statuses = [];
    for (let n = 0; n < 14; n += 1) statuses.push((await client.post('/users/confirm', { password: 'x' })).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(12);
    expect(statuses.slice(12)).toEqual([429, 429]);
    expect(await client.getUser()).toBe(200);
    expect((await createClient(api).post('/users/confirm', { password: PASSWORD })).status).toBe(401);
  });
});
