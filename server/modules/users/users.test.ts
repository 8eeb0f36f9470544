import { describe, expect, test } from 'vitest';
import { users } from '@/contract/users';
import { refusalOf, testApi } from '@/tests/support/api';
import { aPerson } from '@/tests/support/people';

const api = testApi();

describe('getUser', () => {
  test('tells a person about themselves', async () => {
    const ada = await aPerson(api, 'resident');
    expect(await api.callAs(ada, users.getUser)).toMatchObject({ userId: ada.id, email: ada.email, type: 'resident' });
  });

  test('a visitor is asked to log in, and so is one whose token ran out, was altered or is for something else', async () => {
    const ada = await aPerson(api);
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
    const ada = await aPerson(api);
    await api.rows('delete from users where id = $1', [ada.id]);
    expect(await refusalOf(api.callAs(ada, users.getUser))).toMatchObject({ status: 401 });
  });
});

describe('getClaims', () => {
  test('says what one may act as; nothing to a visitor', async () => {
    expect(await api.callAs(await aPerson(api, 'staff'), users.getClaims)).toEqual({
      roles: ['staff'],
      actingAs: 'staff',
    });
    expect(await refusalOf(api.call(users.getClaims))).toMatchObject({ status: 401 });
  });
});

describe('switchRole', () => {
  test('somebody who lets becomes somebody who rents, too, and back again', async () => {
    const ada = await aPerson(api, 'homeowner');
    expect(await api.callAs(ada, users.switchRole, { body: { type: 'resident' } })).toEqual({
      roles: ['homeowner', 'resident'],
      actingAs: 'resident',
    });
    expect((await api.callAs(ada, users.getUser)).type).toBe('resident');
    await api.callAs(ada, users.switchRole, { body: { type: 'homeowner' } });
    expect(await api.callAs(ada, users.getClaims)).toEqual({ roles: ['homeowner', 'resident'], actingAs: 'homeowner' });
  });

  test('nobody makes themselves staff, and staff act as nobody else', async () => {
    const [ada, stella] = [await aPerson(api, 'resident'), await aPerson(api, 'staff')];
    const asStaff = { body: { type: 'staff' as 'resident' } };
    expect(await refusalOf(api.callAs(ada, users.switchRole, asStaff))).toMatchObject({ status: 400 });
    const asResident = { body: { type: 'resident' as const } };
    expect(await refusalOf(api.callAs(stella, users.switchRole, asResident))).toMatchObject({ status: 403 });
  });
});
