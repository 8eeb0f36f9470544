import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { users } from '@/contract/users/endpoints';
import { refusalOf, testApi } from '@/tests/support/api';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();

describe('getUser', () => {
  test('tells a person about themselves', async () => {
    const ada = await createPerson(api, 'resident');
    expect(await api.callAs(ada, users.getUser)).toMatchObject({ userId: ada.id, email: ada.email, type: 'resident' });
  });

  test('a visitor is asked to log in, and so is one whose token ran out, was altered or is for something else', async () => {
    const ada = await createPerson(api);
    const good = await api.tokenFor(ada);
    const at = api.now;
    const statuses = async (token: string) =>
      (await api.fetch('/users', { headers: { authorization: `Bearer ${token}` } })).status;
    expect(await statuses(good)).toBe(200);
    const [head, body, signature] = good.split('.');
    const unsigned = `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${body}.`;
    for (const token of ['', 'x', `${head}.${body}.${signature?.slice(2)}AA`, unsigned, 'a'.repeat(5_000)]) {
      expect(await statuses(token)).toBe(401);
    }
    api.now = new Date(at.getTime() + 11 * 60_000);
    expect(await statuses(good)).toBe(401);
    api.now = at;
    expect(await refusalOf(api.call(users.getUser))).toMatchObject({ status: 401, code: 'unauthenticated' });
  });

  test('somebody who is gone has no session', async () => {
    const ada = await createPerson(api);
    await api.rows('delete from users where id = $1', [ada.id]);
    expect(await refusalOf(api.callAs(ada, users.getUser))).toMatchObject({ status: 401 });
  });
});

describe('getChatIdentity', () => {
  const SECRET = 'a secret shared with Intercom';
  afterEach(() => {
    api.services.messengerSecret = undefined;
  });

  test('is not found where there is no messenger', async () => {
    const refusal = await refusalOf(api.callAs(await createPerson(api), users.getChatIdentity));
    expect(refusal).toMatchObject({ status: 404 });
  });

  test('says who they are, signed so that nobody can pass for another, and keeps the secret', async () => {
    api.services.messengerSecret = SECRET;
    const [ada, ben] = [await createPerson(api), await createPerson(api)];
    const identity = await api.callAs(ada, users.getChatIdentity);
    expect(identity).toEqual({
      userId: ada.id,
      userHash: createHmac('sha256', SECRET).update(ada.id).digest('hex'),
      name: expect.stringMatching(/^Ada\d* Lovelace$/),
      email: ada.email,
    });
    expect((await api.callAs(ben, users.getChatIdentity)).userHash).not.toBe(identity.userHash);
    expect(JSON.stringify(identity)).not.toContain(SECRET);
    expect(await refusalOf(api.call(users.getChatIdentity))).toMatchObject({ status: 401 });
  });

  test('goes on under the id that Intercom has given them before', async () => {
    api.services.messengerSecret = SECRET;
    const ada = await createPerson(api);
    await api.rows("update users set intercom_id = 'former-7' where id = $1", [ada.id]);
    expect(await api.callAs(ada, users.getChatIdentity)).toMatchObject({
      userId: 'former-7',
      userHash: createHmac('sha256', SECRET).update('former-7').digest('hex'),
    });
  });
});

describe('getClaims', () => {
  test('says what one may act as; nothing to a visitor', async () => {
    expect(await api.callAs(await createPerson(api, 'staff'), users.getClaims)).toEqual({
      roles: ['staff'],
      actingAs: 'staff',
    });
    expect(await refusalOf(api.call(users.getClaims))).toMatchObject({ status: 401 });
  });
});

describe('switchRole', () => {
  test('somebody who lets becomes somebody who rents, too, and back again', async () => {
    const ada = await createPerson(api, 'homeowner');
    expect(await api.callAs(ada, users.switchRole, { body: { type: 'resident' } })).toEqual({
      roles: ['homeowner', 'resident'],
      actingAs: 'resident',
    });
    expect((await api.callAs(ada, users.getUser)).type).toBe('resident');
    await api.callAs(ada, users.switchRole, { body: { type: 'homeowner' } });
    expect(await api.callAs(ada, users.getClaims)).toEqual({ roles: ['homeowner', 'resident'], actingAs: 'homeowner' });
  });

  test('nobody makes themselves staff, and staff act as nobody else', async () => {
    const [ada, stella] = [await createPerson(api, 'resident'), await createPerson(api, 'staff')];
    const asStaff = { body: { type: 'staff' as 'resident' } };
    expect(await refusalOf(api.callAs(ada, users.switchRole, asStaff))).toMatchObject({ status: 400 });
    const asResident = { body: { type: 'resident' as const } };
    expect(await refusalOf(api.callAs(stella, users.switchRole, asResident))).toMatchObject({ status: 403 });
  });
});
