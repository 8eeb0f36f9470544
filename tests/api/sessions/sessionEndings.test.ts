// What ends sessions, and how soon. Each way is tried on three devices.
import { expect, test } from 'vitest';
import { testApi } from '../../support/api';
import { advanceClock, Client, createAccount, findMessages, PASSWORD } from '../../support/fixtures/logins';

const api = testApi();
const NEXT = 'another harbour at eight';
let networks = 0;

interface Devices {
  id: string;
  email: string;
  phone: Client;
  desk: Client;
  tablet: Client;
}

async function devices(): Promise<Devices> {
  const { id, email } = await createAccount(api);
  const login = async () => {
    networks += 1;
    const client = new Client(api, `192.0.2.${networks}`);
    expect((await client.login(email)).status).toBe(200);
    return client;
  };
  return { id, email, phone: await login(), desk: await login(), tablet: await login() };
}

/** Who can still do anything: by the access token at hand, or by the refresh token. */
async function lives(client: Client): Promise<boolean> {
  const alive = (await client.getUser()) === 200;
  const renewed = (await client.renew()).status === 200;
  expect(renewed).toBe(alive);
  return alive;
}

async function newest(email: string, name: 'code' | 'link'): Promise<string> {
  return (await findMessages(api, email)).at(-1)?.data[name] ?? '';
}

async function changeEmail({ phone, email }: Devices): Promise<void> {
  const { body: profile } = await phone.send('GET', '/users/profile');
  const wanted = `moved-${email}`;
  const { firstName, lastName } = profile;
  const { body } = await phone.send('PUT', '/users/profile', { firstName, lastName, email: wanted });
  const { attempt } = body.newEmail as { attempt: string };
  const { status } = await phone.post('/users/profile/email', { attempt, code: await newest(wanted, 'code') });
  expect(status).toBe(200);
}

async function reset({ phone, email }: Devices): Promise<void> {
  await phone.post('/users/forgot-password', { email });
  const token = (await newest(email, 'link')).split('#token=')[1];
  expect((await phone.post('/users/reset-password', { token, password: NEXT })).status).toBe(200);
}

const inTheDatabase = (sql: string) => async (who: Devices) => {
  await api.rows(sql, [who.id]);
  advanceClock(api, 1);
};

const endings: [string, (who: Devices) => Promise<unknown>, (keyof Devices)[]][] = [
  ['logging out ends this one', ({ phone }) => phone.post('/users/logout'), ['desk', 'tablet']],
  ['logging out everywhere ends all', ({ phone }) => phone.send('DELETE', '/users/sessions'), []],
  [
    'a new password ends all but this one',
    ({ phone }) => phone.post('/users/set-password', { currentPassword: PASSWORD, password: NEXT }),
    ['phone'],
  ],
  ['a password chosen by the mailed link ends all but the one it opens', reset, ['phone']],
  ['a new email address ends all but this one', changeEmail, ['phone']],
  [
    'our own people end all within a second',
    inTheDatabase("update sessions set revoked_at = now(), revoked_reason = 'staff' where user_id = $1"),
    [],
  ],
  ['the end of the account ends all within a second', inTheDatabase('delete from users where id = $1'), []],
];

test.each(endings)('%s', async (_, end, left) => {
  const who = await devices();
  await end(who);
  const all = ['phone', 'desk', 'tablet'] as const;
  const alive = [];
  for (const name of all) if (await lives(who[name])) alive.push(name);
  expect(alive).toEqual(left);
});

test('what a stolen copy of the tokens may do ends with the session they are of', async () => {
  const { phone } = await devices();
  const thief = Object.assign(new Client(api, '198.51.100.66'), { access: phone.access, refresh: phone.refresh });
  expect(await thief.getUser()).toBe(200);
  await phone.post('/users/logout');
  expect([await thief.getUser(), (await thief.renew()).status]).toEqual([401, 401]);
  expect((await thief.send('PUT', '/users/profile', {})).status).toBe(401);
  expect((await thief.send('GET', '/documents')).status).toBe(401);
});

test('a session that ends in the database is refused before what is cached of it expires', async () => {
  const { id, phone } = await devices();
  expect(await phone.getUser()).toBe(200);
  await api.rows("update sessions set revoked_at = now(), revoked_reason = 'staff' where user_id = $1", [id]);
  await expect.poll(() => phone.getUser()).toBe(401);
});

test('a session that ends is refused within a second where the news of it cannot arrive', async () => {
  const { id, phone } = await devices();
  await api.services.events.close();
  expect(await phone.getUser()).toBe(200);
  await api.rows("update sessions set revoked_at = now(), revoked_reason = 'staff' where user_id = $1", [id]);
  expect(await phone.getUser()).toBe(200);
  advanceClock(api, 1);
  expect(await phone.getUser()).toBe(401);
});
