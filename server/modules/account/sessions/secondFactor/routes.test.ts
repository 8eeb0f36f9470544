import { describe, expect, test } from 'vitest';
import { testApi } from '@/tests/support/api';
import { appCode, createMemberWithAuthenticator, loginWithCode } from '@/tests/support/fixtures/authenticators';
import { advanceClock, createClient, findMessages } from '@/tests/support/fixtures/logins';

const api = testApi();

describe('loginBySecondFactor', () => {
  test('a password alone hands out nothing; with the code of the app it lets in', async () => {
    const { email, secret, id } = await createMemberWithAuthenticator(api);
    const client = createClient(api);
    const { status, body, headers } = await client.login(email);
    expect([status, body.user, headers.get('access-token'), headers.get('refresh-token')]).toEqual([
      200,
      null,
      null,
      null,
    ]);
    expect(await client.getUser()).toBe(401);
    expect((await loginWithCode(client, body.step, appCode(api, secret))).body).toMatchObject({
      user: { userId: id },
      step: null,
    });
    expect(await client.getUser()).toBe(200);
  });

  test('a mailed code and a mailed link are a first proof alone, too', async () => {
    const { email, secret } = await createMemberWithAuthenticator(api);
    const client = createClient(api);
    const { body } = await client.post('/users/code', { email });
    const code = (await findMessages(api, email)).at(-1)?.data.code;
    const entered = await client.post('/users/login-code', { attempt: body.attempt, code });
    expect(entered.body.user).toBeNull();
    await client.post('/users/forgot-password', { email });
    const link = (await findMessages(api, email)).at(-1)?.data.link ?? '';
    const reset = { token: link.split('token=')[1], password: 'another calm harbour at nine' };
    const { body: after, headers } = await client.post('/users/reset-password', reset);
    expect([typeof after.step, headers.get('access-token')]).toEqual(['string', null]);
    expect((await loginWithCode(client, after.step, appCode(api, secret))).status).toBe(200);
  });

  test('a code is taken once, half a minute to either side, and no step twice', async () => {
    const { email, secret } = await createMemberWithAuthenticator(api);
    const client = createClient(api);
    const { step } = (await client.login(email)).body;
    const code = appCode(api, secret);
    advanceClock(api, 29);
    expect((await loginWithCode(client, step, code)).status).toBe(200);
    const again = (await createClient(api).login(email)).body.step;
    expect((await loginWithCode(createClient(api), again, code)).body.code).toBe('invalidCode');
    advanceClock(api, 90);
    const stale = (await createClient(api).login(email)).body.step;
    expect((await loginWithCode(createClient(api), stale, appCode(api, secret, -61))).body.code).toBe('invalidCode');
    expect((await loginWithCode(client, step, appCode(api, secret))).body.code).toBe('invalidCode');
  });

  test('a step dies after five wrong codes, and an account gives twelve tries in a quarter of an hour', async () => {
    const { email, secret } = await createMemberWithAuthenticator(api);
    const wrong = appCode(api, secret) === '000000' ? '111111' : '000000';
    const first = (await createClient(api).login(email)).body.step;
    for (let n = 0; n < 5; n += 1) await loginWithCode(createClient(api), first, wrong);
    expect((await loginWithCode(createClient(api), first, appCode(api, secret))).body.code).toBe('invalidCode');
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 9; n += 1) {
      const step = (await createClient(api).login(email)).body.step;
      codes.push((await loginWithCode(createClient(api), step, wrong)).body.code);
    }
    expect(codes.slice(0, 7)).toEqual(Array(7).fill('invalidCode'));
    expect(codes.slice(7)).toEqual(['tooManyRequests', 'tooManyRequests']);
  });

  test('a recovery code opens once, however it is typed, and its owner hears of it', async () => {
    const { email, recoveryCodes } = await createMemberWithAuthenticator(api);
    const [code = ''] = recoveryCodes;
    const { step } = (await createClient(api).login(email)).body;
    expect((await loginWithCode(createClient(api), step, ` ${code.toUpperCase()} `)).status).toBe(200);
    expect((await findMessages(api, email)).map(({ data }) => data.change)).toContain('recovery_code_used');
    const again = (await createClient(api).login(email)).body.step;
    expect((await loginWithCode(createClient(api), again, code)).body.code).toBe('invalidCode');
  });
});
