import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { leads } from '@/contract/account/leads/endpoints';
import { users } from '@/contract/account/users/endpoints';
import { Duty } from '@/contract/account/users/schemas';
import { asSystem } from '@/server/db/client';
import { loginHandlers } from '@/server/loginHandlers';
import { createUser } from '@/server/modules/account/users';
import { refusalOf, testApi } from '@/tests/support/api';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();

describe('getUser', () => {
  test('tells a person about themselves', async () => {
    const ada = await createPerson(api, 'resident');
    expect(await api.callAs(ada, users.getUser)).toMatchObject({ userId: ada.id, email: ada.email, type: 'resident' });
  });

  test('asks visitors and holders of expired, altered, or foreign tokens to log in', async () => {
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

  test('returns no session for a deleted account', async () => {
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

  test('returns a signed identity that cannot be forged, without the secret', async () => {
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

  test('is the id that getUser shows from then on', async () => {
    api.services.messengerSecret = SECRET;
    const ada = await createPerson(api);
    expect((await api.callAs(ada, users.getUser)).intercomId).toBeNull();
    await api.callAs(ada, users.getChatIdentity);
    expect((await api.callAs(ada, users.getUser)).intercomId).toBe(ada.id);
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

describe('the home of a person', () => {
  const lead = (zipcode: string, email: string) => ({
    body: {
      type: 'leasing' as const,
      contact: { firstName: 'Ada', lastName: 'Byron', email },
      address: { streetAddress: '1 Main St', city: 'Oakland', state: 'CA', zipcode },
    },
  });

  test('is the ZIP Code of the newest address they gave us, also before they had an account', async () => {
    const email = `lead-${Date.now()}@example.com`;
    await api.call(leads.createLead, lead('94601', email));
    const user = { firstName: 'Ada', lastName: 'Byron', type: 'homeowner', passwordHash: null } as const;
    const id = await asSystem(api.services.db, async (db) => {
      const { id: userId } = await createUser(db, email, user);
      for (const handle of loginHandlers) await handle(db, { userId, email, guestToken: null, now: api.now });
      return userId;
    });
    expect(await api.rows('select zipcode, country from users where id = $1', [id])).toEqual([
      { zipcode: '94601', country: 'US' },
    ]);
    const person = await createPerson(api);
    await api.callAs(person, leads.createLead, lead('94607', person.email));
    await api.callAs(person, leads.createLead, lead('00000', person.email));
    expect((await api.callAs(person, users.getUser)).zipcode).toBe('94607');
  });
});

describe('getClaims', () => {
  test('says what one may act as; nothing to a visitor', async () => {
    expect(await api.callAs(await createPerson(api, 'staff'), users.getClaims)).toEqual({
      roles: ['staff'],
      actingAs: 'staff',
      duties: Duty.options,
    });
    expect(await refusalOf(api.call(users.getClaims))).toMatchObject({ status: 401 });
  });
});

describe('switchRole', () => {
  test('changes a homeowner to a resident and back', async () => {
    const ada = await createPerson(api, 'homeowner');
    expect(await api.callAs(ada, users.switchRole, { body: { type: 'resident' } })).toEqual({
      roles: ['homeowner', 'resident'],
      actingAs: 'resident',
    });
    expect((await api.callAs(ada, users.getUser)).type).toBe('resident');
    await api.callAs(ada, users.switchRole, { body: { type: 'homeowner' } });
    expect(await api.callAs(ada, users.getClaims)).toEqual({ roles: ['homeowner', 'resident'], actingAs: 'homeowner' });
  });

  test('prevents people from becoming staff, and staff from acting as others', async () => {
    const [ada, stella] = [await createPerson(api, 'resident'), await createPerson(api, 'staff')];
    const asStaff = { body: { type: 'staff' as 'resident' } };
    expect(await refusalOf(api.callAs(ada, users.switchRole, asStaff))).toMatchObject({ status: 400 });
    const asResident = { body: { type: 'resident' as const } };
    expect(await refusalOf(api.callAs(stella, users.switchRole, asResident))).toMatchObject({ status: 403 });
  });
});
