import { hash } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { testApi } from '@/tests/support/api';
import { advanceClock, createAccount, createClient, findMessages, PASSWORD } from '@/tests/support/fixtures/logins';

const api = testApi();
const NEXT = 'another harbour at eight';
const newcomer = (email: string) => ({ firstName: 'Grace', lastName: 'Hopper', email, password: PASSWORD });

async function resetToken(email: string): Promise<string> {
  expect((await createClient(api).post('/users/forgot-password', { email })).body).toEqual({});
  const letter = (await findMessages(api, email)).filter(({ template }) => template === 'resetPassword').at(-1);
  return letter?.data.link?.split('#token=')[1] ?? '';
}

describe('register', () => {
  test('opens the account when the code comes back: a homeowner unless they say otherwise, logged in at once', async () => {
    const client = createClient(api);
    const { body } = await client.post('/users/register', newcomer('grace@example.test'));
    expect(await api.rows("select 1 from users where email = 'grace@example.test'")).toEqual([]);
    const [letter] = await findMessages(api, 'grace@example.test');
    expect(letter).toMatchObject({ template: 'registerCode' });
    const answer = await client.post('/users/login-code', { attempt: body.attempt, code: letter?.data.code });
    expect(answer.body.user).toMatchObject({ email: 'grace@example.test', firstName: 'Grace', type: 'homeowner' });
    expect(await client.getUser()).toBe(200);
    expect((await findMessages(api, 'grace@example.test')).at(-1)).toMatchObject({ template: 'welcome' });
    expect((await createClient(api).login('Grace@Example.test')).status).toBe(200);
  });

  test('anyone who has an account learns so by mail alone, and their password stays', async () => {
    const { email } = await createAccount(api);
    const answer = await createClient(api).post('/users/register', { ...newcomer(email), password: NEXT });
    const fresh = await createClient(api).post('/users/register', newcomer('fresh@example.test'));
    expect([answer.status, Object.keys(answer.body)]).toEqual([fresh.status, Object.keys(fresh.body)]);
    const [letter] = await findMessages(api, email);
    expect(letter?.template).toBe('alreadyMember');
    const client = createClient(api);
    await client.post('/users/login-code', { attempt: answer.body.attempt, code: letter?.data.code });
    expect(await client.getUser()).toBe(200);
    expect((await createClient(api).login(email, NEXT)).status).toBe(401);
    expect((await createClient(api).login(email)).status).toBe(200);
  });

  test('drops a password that was set before another person registered the address', async () => {
    const email = 'victim@example.test';
    const planted = await createClient(api).post('/users/register', { ...newcomer(email), password: NEXT });
    const client = createClient(api);
    const { body } = await client.post('/users/register', newcomer(email));
    const codes = (await findMessages(api, email)).map(({ data }) => data.code);
    expect(
      (await createClient(api).post('/users/login-code', { attempt: planted.body.attempt, code: codes[1] })).status,
    ).toBe(401);
    await client.post('/users/login-code', { attempt: body.attempt, code: codes[1] });
    expect((await createClient(api).login(email, NEXT)).status).toBe(401);
    expect((await createClient(api).login(email)).status).toBe(200);
  });

  test.each([
    ['short', 'nine char', 'at least 10'],
    ['long', 'ä b'.repeat(50), '128 characters or fewer'],
    ['known to everybody', 'password123', 'too common'],
    ['a row of keys', 'qwertyuiop', 'Three or four'],
    ['one letter', 'aaaaaaaaaaaaaaaa', 'Repeated'],
    ['their own name', 'gracehopper', 'Three or four'],
    ['our name and theirs', 'belonggrace', 'Three or four'],
  ])('refuses a password that is %s', async (_, password, words) => {
    const { status, body } = await createClient(api).post('/users/register', {
      ...newcomer('weak@example.test'),
      password,
    });
    expect(status).toBe(400);
    expect(body.fields?.password).toContain(words);
  });

  test.each([
    ['128 code points beyond the 72 bytes of other hashes', `${'ünïcödé harbour '.repeat(8)}`],
    ['emoji', '🏡🌻🚲🎻🍐🦉🌊🪁🧶🔑'],
    ['spaces and no rule of composition', 'seven tall lamps outside'],
  ])('accepts %s, whole', async (name, password) => {
    const email = `${name.slice(0, 3)}@example.test`;
    const client = createClient(api);
    const { body, status } = await client.post('/users/register', { ...newcomer(email), password });
    expect(status).toBe(200);
    const code = (await findMessages(api, email)).at(-1)?.data.code;
    await client.post('/users/login-code', { attempt: body.attempt, code });
    expect((await createClient(api).login(email, [...password].slice(0, -1).join(''))).status).toBe(401);
    expect((await createClient(api).login(email, password.normalize('NFD'))).status).toBe(200);
  });

  test('staff is not something one registers as', async () => {
    const { status } = await createClient(api).post('/users/register', {
      ...newcomer('s@example.test'),
      type: 'staff',
    });
    expect(status).toBe(400);
  });
});

describe('forgotPassword', () => {
  test('answers alike for everybody; the letter alone says whether there is an account', async () => {
    const { email } = await createAccount(api);
    const one = await createClient(api).post('/users/forgot-password', { email });
    const other = await createClient(api).post('/users/forgot-password', { email: 'no@example.test' });
    expect([one.status, one.body, [...one.headers.keys()]]).toEqual([
      other.status,
      other.body,
      [...other.headers.keys()],
    ]);
    expect(await findMessages(api, 'no@example.test')).toMatchObject([{ template: 'noAccount' }]);
    const [letter] = await findMessages(api, email);
    expect(letter?.data.link).toMatch(/^https:\/\/belong\.test\/auth\/set-password#token=[\w-]{43}$/);
    expect(JSON.stringify(await api.rows('select * from verification_codes'))).not.toContain(
      letter?.data.link?.split('=')[1],
    );
  });
});

describe('resetPassword', () => {
  test('sets the password, logs out everywhere and logs in here, and tells them', async () => {
    const { email } = await createAccount(api);
    const old = createClient(api);
    await old.login(email);
    const client = createClient(api);
    const token = await resetToken(email);
    expect((await client.post('/users/reset-password', { token, password: NEXT })).status).toBe(200);
    expect([await old.getUser(), await client.getUser()]).toEqual([401, 200]);
    expect((await old.renew()).status).toBe(401);
    expect((await createClient(api).login(email)).status).toBe(401);
    expect((await createClient(api).login(email, NEXT)).status).toBe(200);
    expect((await findMessages(api, email)).map(({ template }) => template)).toContain('passwordChanged');
  });

  test('a link works once, for thirty minutes, the newest alone, and not after another change', async () => {
    const { email } = await createAccount(api);
    const use = async (token: string, password: string) =>
      (await createClient(api).post('/users/reset-password', { token, password })).status;
    const first = await resetToken(email);
    const second = await resetToken(email);
    expect(await use(first, NEXT)).toBe(410);
    expect(await use(second, 'password123')).toBe(400);
    expect(await use(second, NEXT)).toBe(200);
    expect(await use(second, PASSWORD)).toBe(410);
    const late = await resetToken(email);
    advanceClock(api, 1_800);
    expect(await use(late, PASSWORD)).toBe(410);
    const overtaken = await resetToken(email);
    const client = createClient(api);
    await client.login(email, NEXT);
    await client.post('/users/set-password', { currentPassword: NEXT, password: 'a third harbour, quiet' });
    expect(await use(overtaken, PASSWORD)).toBe(410);
  });

  test('a code is no link and a link no code', async () => {
    const { email } = await createAccount(api);
    const { body } = await createClient(api).post('/users/code', { email });
    expect(
      (await createClient(api).post('/users/reset-password', { token: body.attempt, password: NEXT })).status,
    ).toBe(410);
    const token = await resetToken(email);
    expect((await createClient(api).post('/users/login-code', { attempt: token, code: '000000' })).status).toBe(401);
  });
});

describe('setPassword', () => {
  test('needs the current password, and logs out every other device', async () => {
    const { email } = await createAccount(api);
    const [client, other] = [createClient(api), createClient(api)];
    await client.login(email);
    await other.login(email);
    for (const currentPassword of [undefined, '', NEXT]) {
      const { status, body } = await client.post('/users/set-password', { currentPassword, password: NEXT });
      expect([status, body.fields]).toEqual([400, { currentPassword: 'Incorrect password.' }]);
    }
    expect((await client.post('/users/set-password', { currentPassword: PASSWORD, password: NEXT })).status).toBe(200);
    expect([await client.getUser(), await other.getUser()]).toEqual([200, 401]);
    expect((await createClient(api).login(email, NEXT)).status).toBe(200);
  });

  test('anyone who has none sets a first one within a quarter of an hour of logging in', async () => {
    const { email } = await createAccount(api, { password: false });
    const client = createClient(api);
    const { body } = await client.post('/users/code', { email });
    await client.post('/users/login-code', {
      attempt: body.attempt,
      code: (await findMessages(api, email))[0]?.data.code,
    });
    advanceClock(api, 901);
    await client.renew();
    expect((await client.post('/users/set-password', { password: NEXT })).body.code).toBe('recentLoginRequired');
    advanceClock(api, -2);
    expect((await client.post('/users/set-password', { password: NEXT })).status).toBe(200);
    expect((await createClient(api).post('/users/set-password', { password: NEXT })).status).toBe(401);
  });
});

test('a hash made at a lower cost is made again at the next login', async () => {
  const { id, email } = await createAccount(api);
  const weak = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
  await api.rows('update users set password_hash = $1 where id = $2', [weak, id]);
  expect((await createClient(api).login(email)).status).toBe(200);
  const [row] = await api.rows<{ password_hash: string }>('select password_hash from users where id = $1', [id]);
  expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await createClient(api).login(email)).status).toBe(200);
});
