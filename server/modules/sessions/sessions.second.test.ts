import { generateSync } from 'otplib';
import { describe, expect, test } from 'vitest';
import { testApi } from '@/tests/support/api';
import { anAccount, Client, later, lettersTo } from '@/tests/support/logins';

const api = testApi();
const PATH = '/users/authenticator';
let addresses = 0;
const aClient = () => {
  addresses += 1;
  return new Client(api, `198.51.104.${addresses}`);
};
const codeOf = (secret: string) => generateSync({ secret, epoch: Math.floor(api.now.getTime() / 1_000) });

async function member() {
  const account = await anAccount(api);
  const client = aClient();
  await client.login(account.email);
  return { ...account, client };
}

/** Somebody whose app is on; the step of its first code has passed. */
async function withApp() {
  const someone = await member();
  const secret = String((await someone.client.post(PATH)).body.secret);
  const { body } = await someone.client.send('PUT', PATH, { code: codeOf(secret) });
  later(api, 30);
  return { ...someone, secret, recoveryCodes: body.recoveryCodes as string[] };
}

const second = (client: Client, step: unknown, code: string) => client.post('/users/login-second', { step, code });

describe('loginBySecondFactor', () => {
  test('a password alone hands out nothing; with the code of the app it lets in', async () => {
    const { email, secret, id } = await withApp();
    const client = aClient();
    const { status, body, headers } = await client.login(email);
    expect([status, body.user, headers.get('access-token'), headers.get('refresh-token')]).toEqual([
      200,
      null,
      null,
      null,
    ]);
    expect(await client.whoAmI()).toBe(401);
    expect((await second(client, body.step, codeOf(secret))).body).toMatchObject({ user: { userId: id }, step: null });
    expect(await client.whoAmI()).toBe(200);
  });

  test('a mailed code and a mailed link are a first proof alone, too', async () => {
    const { email, secret } = await withApp();
    const client = aClient();
    const { body } = await client.post('/users/code', { email });
    const code = (await lettersTo(api, email)).at(-1)?.data.code;
    const entered = await client.post('/users/login-code', { attempt: body.attempt, code });
    expect(entered.body.user).toBeNull();
    await client.post('/users/forgot-password', { email });
    const link = (await lettersTo(api, email)).at(-1)?.data.link ?? '';
    const reset = { token: link.split('token=')[1], password: 'another calm harbour at nine' };
    const { body: after, headers } = await client.post('/users/reset-password', reset);
    expect([typeof after.step, headers.get('access-token')]).toEqual(['string', null]);
    expect((await second(client, after.step, codeOf(secret))).status).toBe(200);
  });

  test('a code is taken once, half a minute to either side, and no step twice', async () => {
    const { email, secret } = await withApp();
    const client = aClient();
    const { step } = (await client.login(email)).body;
    const code = codeOf(secret);
    later(api, 29);
    expect((await second(client, step, code)).status).toBe(200);
    const again = (await aClient().login(email)).body.step;
    expect((await second(aClient(), again, code)).body.code).toBe('wrongCode');
    later(api, 90);
    const stale = (await aClient().login(email)).body.step;
    expect(
      (await second(aClient(), stale, generateSync({ secret, epoch: api.now.getTime() / 1_000 - 61 }))).body.code,
    ).toBe('wrongCode');
    expect((await second(client, step, codeOf(secret))).body.code).toBe('wrongCode');
  });

  test('S6 a step dies after five wrong codes, and an account gives twelve tries in a quarter of an hour', async () => {
    const { email, secret } = await withApp();
    const wrong = codeOf(secret) === '000000' ? '111111' : '000000';
    const first = (await aClient().login(email)).body.step;
    for (let n = 0; n < 5; n += 1) await second(aClient(), first, wrong);
    expect((await second(aClient(), first, codeOf(secret))).body.code).toBe('wrongCode');
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 9; n += 1) {
      const step = (await aClient().login(email)).body.step;
      codes.push((await second(aClient(), step, wrong)).body.code);
    }
    expect(codes.slice(0, 7)).toEqual(Array(7).fill('wrongCode'));
    expect(codes.slice(7)).toEqual(['tooMany', 'tooMany']);
  });

  test('a recovery code opens once, however it is typed, and its owner hears of it', async () => {
    const { email, recoveryCodes } = await withApp();
    const [code = ''] = recoveryCodes;
    const { step } = (await aClient().login(email)).body;
    expect((await second(aClient(), step, ` ${code.toUpperCase()} `)).status).toBe(200);
    expect((await lettersTo(api, email)).map(({ data }) => data.change)).toContain('recoveryCodeUsed');
    const again = (await aClient().login(email)).body.step;
    expect((await second(aClient(), again, code)).body.code).toBe('wrongCode');
  });
});
