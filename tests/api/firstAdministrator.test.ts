import { beforeEach, expect, test } from 'vitest';
import { team } from '@/contract/platform/team/endpoints';
import { addFirstAdministrator } from '@/scripts/staff/addFirstAdministrator';
import { refusalOf, testApi } from '../support/api';
import { createPerson } from '../support/fixtures/people';

const api = testApi();
const siteUrl = 'https://belong.test';
const add = (email: string, duties = ['admin', 'money'] as const) =>
  addFirstAdministrator(api.url, { email, duties, siteUrl });
const tokenOf = (link: string) => new URL(link).hash.replace('#token=', '');
const body = { firstName: 'Ada', lastName: 'Byron', password: 'four calm otters at dawn' };

beforeEach(async () => {
  await api.empty('team_invitations');
  await api.rows("update users set duties = '{}' where type = 'staff'");
  api.now = new Date();
});

test('the command invites the first administrator, who joins with the duties it names', async () => {
  const { link } = await add('first@example.test');
  expect(link).toMatch(/^https:\/\/belong\.test\/auth\/join-team#token=[\w-]{43}$/);
  const token = tokenOf(link);
  expect(await api.call(team.findInvitation, { body: { token } })).toMatchObject({
    email: 'first@example.test',
    duties: ['admin', 'money'],
    invitedBy: null,
  });
  const { user } = await api.call(team.acceptInvitation, { body: { ...body, token } });
  expect(user).toMatchObject({ email: 'first@example.test', type: 'staff' });
  expect(await api.rows('select duties from users where id = $1', [user?.userId])).toEqual([
    { duties: ['admin', 'money'] },
  ]);
  expect(await refusalOf(api.call(team.acceptInvitation, { body: { ...body, token } }))).toMatchObject({
    code: 'linkExpired',
  });
});

test('only the newest invitation of the command works', async () => {
  const [older, newer] = [await add('older@example.test'), await add('newer@example.test')];
  expect(await refusalOf(api.call(team.findInvitation, { body: { token: tokenOf(older.link) } }))).toMatchObject({
    status: 410,
  });
  await api.call(team.findInvitation, { body: { token: tokenOf(newer.link) } });
});

test('a site that has an administrator refuses, and names the page', async () => {
  const { email } = await createPerson(api, 'staff', ['admin']);
  await expect(add('second@example.test')).rejects.toThrow(
    `This site has an administrator: ${email}. Ask them to invite you on the team page (/accounts/desk/team).`,
  );
  await api.rows("update users set ended_at = now(), duties = '{}' where email = $1", [email]);
  await expect(add('second@example.test')).resolves.toMatchObject({ link: expect.any(String) });
});

test('an address that has an account is refused', async () => {
  const { email } = await createPerson(api, 'resident');
  await expect(add(email)).rejects.toThrow('A homeowner or resident uses this address. Use a work address.');
});
