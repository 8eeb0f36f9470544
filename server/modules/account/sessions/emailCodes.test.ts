import { describe, expect, test } from 'vitest';
import { testApi } from '@/tests/support/api';
import { advanceClock, createAccount, createClient, findMessages } from '@/tests/support/fixtures/logins';

const api = testApi();
const newestCode = async (email: string) => (await findMessages(api, email)).at(-1)?.data.code ?? '';
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function asked(email: string, client = createClient(api)) {
  const { status, body } = await client.post('/users/code', { email });
  expect(status).toBe(200);
  return { client, attempt: body.attempt as string, code: await newestCode(email) };
}

describe('requestCode', () => {
  test('mails six digits to who has an account, and to who has none that there is none; answers both alike', async () => {
    const { email } = await createAccount(api);
    const one = await createClient(api).post('/users/code', { email });
    const other = await createClient(api).post('/users/code', { email: 'stranger@example.test' });
    const shape = ({ status, body, headers }: typeof one) => [status, Object.keys(body), [...headers.keys()]];
    expect(shape(one)).toEqual(shape(other));
    expect((await findMessages(api, email))[0]).toMatchObject({
      template: 'loginCode',
      data: { code: expect.stringMatching(/^\d{6}$/) },
    });
    expect(await findMessages(api, 'stranger@example.test')).toMatchObject([{ template: 'noAccount' }]);
  });

  test('writes to one address five times an hour and then answers on, in silence', async () => {
    const { email } = await createAccount(api);
    for (let n = 0; n < 8; n += 1) expect((await createClient(api).post('/users/code', { email })).status).toBe(200);
    expect(await findMessages(api, email)).toHaveLength(5);
    advanceClock(api, 3_600);
    await createClient(api).post('/users/code', { email });
    expect(await findMessages(api, email)).toHaveLength(6);
  });

  test('one network may ask thirty times in ten minutes', async () => {
    const client = createClient(api);
    const statuses = [];
    for (let n = 0; n < 32; n += 1)
      statuses.push((await client.post('/users/code', { email: `n${n}@example.test` })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('loginByCode', () => {
  test('logs in with the code, once, in the browser that asked', async () => {
    const { email, id } = await createAccount(api);
    const { client, attempt, code } = await asked(email);
    expect((await createClient(api).post('/users/login-code', { attempt: 'another', code })).status).toBe(401);
    const answer = await client.post('/users/login-code', { attempt, code: ` ${code.slice(0, 3)} ${code.slice(3)}` });
    expect(answer.body.user).toMatchObject({ userId: id });
    expect(answer.headers.get('auth-method')).toBe('code');
    expect(await client.getUser()).toBe(200);
    expect((await client.post('/users/login-code', { attempt, code })).body.code).toBe('invalidCode');
  });

  test('that confirms a new account does not take the place of its password the next time', async () => {
    const client = createClient(api);
    const email = 'grace-hopper@example.test';
    const { body } = await client.post('/users/register', {
      firstName: 'Grace',
      lastName: 'Hopper',
      email,
      password: 'a calm harbour at seven',
      type: 'resident',
    });
    const answer = await client.post('/users/login-code', { attempt: body.attempt, code: await newestCode(email) });
    expect(answer.body.user).toMatchObject({ email });
    expect(answer.headers.get('auth-method')).toBe('password');
  });

  test('works for ten minutes and for five tries, and the newest code alone', async () => {
    const { email } = await createAccount(api);
    const old = await asked(email);
    const late = await asked(email);
    expect((await old.client.post('/users/login-code', { attempt: old.attempt, code: old.code })).status).toBe(401);
    advanceClock(api, 600);
    expect((await late.client.post('/users/login-code', { attempt: late.attempt, code: late.code })).status).toBe(401);
    const tried = await asked(email);
    const { attempt, code } = tried;
    for (let n = 0; n < 5; n += 1)
      expect((await tried.client.post('/users/login-code', { attempt, code: wrong(code) })).status).toBe(401);
    expect((await tried.client.post('/users/login-code', { attempt, code })).status).toBe(401);
  });

  test('one of two that come with the same code at once is let in', async () => {
    const { email } = await createAccount(api);
    const { client, attempt, code } = await asked(email);
    const both = await Promise.all([1, 2].map(() => client.post('/users/login-code', { attempt, code })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('an account is guessed at twelve times in a quarter of an hour, however many codes are asked for', async () => {
    const { email } = await createAccount(api);
    const statuses = [];
    for (let round = 0; round < 4; round += 1) {
      const { client, attempt, code } = await asked(email);
      for (let n = 0; n < 5; n += 1)
        statuses.push((await client.post('/users/login-code', { attempt, code: wrong(code) })).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(12);
    expect(statuses.filter((status) => status === 429)).toHaveLength(8);
  });
});
