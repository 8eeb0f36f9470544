import { describe, expect, test } from 'vitest';
import { testApi } from '@/tests/support/api';
import {
  appCode,
  authenticatorPath,
  createMemberWithAuthenticator,
  loginWithCode,
} from '@/tests/support/fixtures/authenticators';
import { advanceClock, createClient, createMember, findMessages, PASSWORD } from '@/tests/support/fixtures/logins';

const api = testApi();

describe('startAuthenticatorSetup', () => {
  test('gives a secret to scan, kept sealed, that asks for nothing until its first code came back', async () => {
    const { client, email, id } = await createMember(api);
    const { body } = await client.post(authenticatorPath);
    expect(body.uri).toBe(`otpauth://totp/Belong:${encodeURIComponent(email)}?secret=${body.secret}&issuer=Belong`);
    const [row] = await api.rows<{ secret: Buffer }>('select secret from authenticators where user_id = $1', [id]);
    expect(row?.secret.toString('latin1')).not.toContain(body.secret);
    expect((await createClient(api).login(email)).body.step).toBeNull();
  });

  test('is refused while one is on', async () => {
    const { client } = await createMemberWithAuthenticator(api);
    expect((await client.post(authenticatorPath)).body.code).toBe('conflict');
  });
});

describe('confirmAuthenticator', () => {
  test('turns it on, gives ten codes for a lost phone once, and writes about it', async () => {
    const { client, email, recoveryCodes, id } = await createMemberWithAuthenticator(api);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await client.send('GET', authenticatorPath)).body).toEqual({ on: true, recoveryCodesLeft: 10 });
    expect((await findMessages(api, email)).at(-1)?.data.change).toBe('authenticator_enabled');
    const stored = JSON.stringify(await api.rows('select * from recovery_codes where user_id = $1', [id]));
    for (const code of recoveryCodes) expect(stored).not.toContain(code);
  });

  test('a wrong code turns nothing on', async () => {
    const { client } = await createMember(api);
    const { body } = await client.post(authenticatorPath);
    const wrong = appCode(api, String(body.secret)) === '000000' ? '111111' : '000000';
    expect((await client.send('PUT', authenticatorPath, { code: wrong })).body.fields).toHaveProperty('code');
    expect((await client.send('GET', authenticatorPath)).body).toMatchObject({ on: false });
  });
});

describe('getAuthenticator', () => {
  test('is off for who has none', async () => {
    const { client } = await createMember(api);
    expect((await client.send('GET', authenticatorPath)).body).toEqual({ on: false, recoveryCodesLeft: 0 });
  });
});

describe('renewRecoveryCodes', () => {
  test('new ones take the place of the old', async () => {
    const { client, email, recoveryCodes } = await createMemberWithAuthenticator(api);
    expect((await client.post(`${authenticatorPath}/recovery-codes`)).body.recoveryCodes).toHaveLength(10);
    const { step } = (await createClient(api).login(email)).body;
    expect((await loginWithCode(createClient(api), step, recoveryCodes[0] ?? '')).body.code).toBe('invalidCode');
  });
});

describe('removeAuthenticator', () => {
  test('a password is enough again; without a fresh proof it stays', async () => {
    const { client, email } = await createMemberWithAuthenticator(api);
    advanceClock(api, 14 * 60);
    await client.renew();
    advanceClock(api, 2 * 60);
    expect((await client.send('DELETE', authenticatorPath)).body.code).toBe('recentLoginRequired');
    expect((await client.post('/users/confirm', { password: PASSWORD })).status).toBe(200);
    expect((await client.send('DELETE', authenticatorPath)).status).toBe(200);
    expect((await createClient(api).login(email)).body.step).toBeNull();
  });
});
