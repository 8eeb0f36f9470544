import { generateSync } from 'otplib';
import { describe, expect, test } from 'vitest';
import { testApi } from '@/tests/support/api';
import { anAccount, Client, later, lettersTo, PASSWORD } from '@/tests/support/logins';

const api = testApi();
const PATH = '/users/authenticator';
let addresses = 0;
const aClient = () => {
  addresses += 1;
  return new Client(api, `198.51.102.${addresses}`);
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

describe('offerAuthenticator', () => {
  test('gives a secret to scan, kept sealed, that asks for nothing until its first code came back', async () => {
    const { client, email, id } = await member();
    const { body } = await client.post(PATH);
    expect(body.uri).toBe(`otpauth://totp/Belong:${encodeURIComponent(email)}?secret=${body.secret}&issuer=Belong`);
    const [row] = await api.rows<{ secret: Buffer }>('select secret from authenticators where user_id = $1', [id]);
    expect(row?.secret.toString('latin1')).not.toContain(body.secret);
    expect((await aClient().login(email)).body.step).toBeNull();
  });

  test('is refused while one is on', async () => {
    const { client } = await withApp();
    expect((await client.post(PATH)).body.code).toBe('conflict');
  });
});

describe('confirmAuthenticator', () => {
  test('turns it on, gives ten codes for a lost phone once, and writes about it', async () => {
    const { client, email, recoveryCodes, id } = await withApp();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await client.send('GET', PATH)).body).toEqual({ on: true, recoveryCodesLeft: 10 });
    expect((await lettersTo(api, email)).at(-1)?.data.change).toBe('authenticatorOn');
    const stored = JSON.stringify(await api.rows('select * from recovery_codes where user_id = $1', [id]));
    for (const code of recoveryCodes) expect(stored).not.toContain(code);
  });

  test('a wrong code turns nothing on', async () => {
    const { client } = await member();
    const { body } = await client.post(PATH);
    const wrong = codeOf(String(body.secret)) === '000000' ? '111111' : '000000';
    expect((await client.send('PUT', PATH, { code: wrong })).body.fields).toHaveProperty('code');
    expect((await client.send('GET', PATH)).body).toMatchObject({ on: false });
  });
});

describe('getAuthenticator', () => {
  test('is off for who has none', async () => {
    const { client } = await member();
    expect((await client.send('GET', PATH)).body).toEqual({ on: false, recoveryCodesLeft: 0 });
  });
});

describe('renewRecoveryCodes', () => {
  test('new ones take the place of the old', async () => {
    const { client, email, recoveryCodes } = await withApp();
    expect((await client.post(`${PATH}/recovery-codes`)).body.recoveryCodes).toHaveLength(10);
    const { step } = (await aClient().login(email)).body;
    expect((await second(aClient(), step, recoveryCodes[0] ?? '')).body.code).toBe('wrongCode');
  });
});

describe('removeAuthenticator', () => {
  test('a password is enough again; without a fresh proof it stays', async () => {
    const { client, email } = await withApp();
    later(api, 14 * 60);
    await client.renew();
    later(api, 2 * 60);
    expect((await client.send('DELETE', PATH)).body.code).toBe('sudoRequired');
    expect((await client.post('/users/confirm', { password: PASSWORD })).status).toBe(200);
    expect((await client.send('DELETE', PATH)).status).toBe(200);
    expect((await aClient().login(email)).body.step).toBeNull();
  });
});
