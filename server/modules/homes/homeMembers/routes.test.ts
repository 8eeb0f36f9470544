import { beforeEach, describe, expect, test } from 'vitest';
import { account } from '@/contract/account/account/endpoints';
import { homeMembers } from '@/contract/homes/homeMembers/endpoints';
import { asSystem } from '@/server/db/client';
import { refusalOf, testApi } from '@/tests/support/api';
import { createHomeMember } from '@/tests/support/fixtures/homeMembers';
import { advanceClock, findMessages } from '@/tests/support/fixtures/logins';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { addMember, findHomeAccess } from './index';

const api = testApi();
type TestPerson = Awaited<ReturnType<typeof createPerson>>;
let [ada, bo] = [{} as TestPerson, {} as TestPerson];
let homeId: string;

beforeEach(async () => {
  ada = await createPerson(api);
  bo = await createPerson(api, 'resident');
  homeId = await createHome(api, { owner: ada, status: 'setup' });
});

type Body = { role: 'co_owner' | 'viewer' | 'accountant' | 'helper'; setupGroup?: 'access' | 'safety' | 'w9' };
const invite = (body: Body, email = bo.email, person = ada) =>
  api.callAs(person, homeMembers.inviteHomeMember, { params: { homeId }, body: { ...body, email, name: 'Bo Byron' } });
const list = (person = ada) => api.callAs(person, homeMembers.listHomeMembers, { params: { homeId } });
/** The secret of the newest link that went to this address. */
async function secretFor(email = bo.email): Promise<string> {
  const links = (await findMessages(api, email)).filter(({ template }) => template === 'homeInvitation');
  return String(links.at(-1)?.data.link).split('#')[1] ?? '';
}
const accept = async (person = bo, token?: string) =>
  api.callAs(person, homeMembers.acceptHomeInvitation, { body: { token: token ?? (await secretFor(person.email)) } });
const events = (event: string) =>
  api.rows('select detail from audit_log where event = $1 and subject = $2', [event, `home:${homeId}`]);

describe('inviteHomeMember', () => {
  test('emails a link, and shows the person as invited', async () => {
    await invite({ role: 'co_owner' });
    const { members, owner } = await list();
    expect(owner).toEqual({ name: ada.name });
    expect(members).toMatchObject([{ role: 'co_owner', email: bo.email, joinedAt: null, canChange: true }]);
    expect(await secretFor()).toMatch(/^[\w-]{43}$/);
    expect(await events('home.member_invited')).toHaveLength(1);
  });

  test('refuses a helper without a group, a group for a viewer, and the same person twice', async () => {
    expect((await refusalOf(invite({ role: 'helper' }))).status).toBe(400);
    expect((await refusalOf(invite({ role: 'viewer', setupGroup: 'access' }))).status).toBe(400);
    await invite({ role: 'viewer' });
    expect((await refusalOf(invite({ role: 'accountant' }, bo.email.toUpperCase()))).status).toBe(409);
  });

  test.each([
    ['of the owner who invites', async () => ada.email, 'That is your own email address.'],
    [
      'of a person invited under another name',
      async () => {
        await invite({ role: 'viewer' });
        return bo.email;
      },
      'Bo Byron is invited with that email address.',
    ],
  ])('says what a couple with one mailbox can do, for the address %s', async (_, emailOf, why) => {
    const email = await emailOf();
    const body = { role: 'co_owner', name: 'Cleo Byron', email: email.toUpperCase() } as const;
    const refusal = await refusalOf(api.callAs(ada, homeMembers.inviteHomeMember, { params: { homeId }, body }));
    expect(refusal).toMatchObject({
      status: 409,
      message: `${why} Each person logs in with their own email address. Enter another address for Cleo Byron, or message us to add them on paper.`,
      fields: { email: expect.stringContaining(why) },
    });
  });

  test('refuses a helper for the W-9: its owner certifies it', async () => {
    const refusal = await refusalOf(invite({ role: 'helper', setupGroup: 'w9' }, 'cy@example.test'));
    expect(refusal.status).toBe(400);
  });

  test('lets a co-owner invite helpers and no one else', async () => {
    await createHomeMember(api, { homeId, role: 'co_owner', person: bo });
    await invite({ role: 'helper', setupGroup: 'access' }, 'cy@example.test', bo);
    expect((await refusalOf(invite({ role: 'viewer' }, 'di@example.test', bo))).status).toBe(403);
    expect((await list(bo)).canInvite).toEqual(['helper']);
  });
});

describe('openHomeInvitation', () => {
  const open = (token: string) => api.call(homeMembers.openHomeInvitation, { body: { token } });

  test('shows home and role to anyone with the link', async () => {
    await invite({ role: 'helper', setupGroup: 'access' });
    expect(await open(await secretFor())).toEqual({
      homeId,
      role: 'helper',
      setupGroup: 'access',
      name: 'Bo Byron',
      email: expect.stringContaining('@'),
      from: ada.name,
      address: '12 Alder Lane',
    });
  });

  test('refuses a link that is invented, used, replaced, or two weeks old', async () => {
    expect((await refusalOf(open('a'.repeat(43)))).status).toBe(410);
    await invite({ role: 'viewer' });
    const first = await secretFor();
    const [{ id = '' } = {}] = (await list()).members;
    await api.callAs(ada, homeMembers.resendHomeInvitation, { params: { homeMemberId: id }, body: {} });
    expect((await refusalOf(open(first))).status).toBe(410);
    const second = await secretFor();
    expect(second).not.toBe(first);
    await accept(bo, second);
    expect((await refusalOf(open(second))).status).toBe(410);
    await invite({ role: 'viewer' }, 'cy@example.test');
    const late = await secretFor('cy@example.test');
    advanceClock(api, 15 * 86_400);
    expect((await refusalOf(open(late))).status).toBe(410);
  });
});

describe('resendHomeInvitation', () => {
  test('refuses for a person who has accepted', async () => {
    const homeMemberId = await createHomeMember(api, { homeId, role: 'viewer', person: bo });
    const again = api.callAs(ada, homeMembers.resendHomeInvitation, { params: { homeMemberId }, body: {} });
    expect((await refusalOf(again)).status).toBe(409);
  });
});

describe('acceptHomeInvitation', () => {
  test('opens the home in the role of the invitation, once', async () => {
    await invite({ role: 'accountant' });
    const token = await secretFor();
    expect((await refusalOf(list(bo))).status).toBe(404);
    expect(await accept(bo, token)).toEqual({ homeId, role: 'accountant', setupGroup: null });
    expect((await list(bo)).members).toMatchObject([
      { isYou: true, role: 'accountant', canRemove: true, canChange: false },
    ]);
    expect((await refusalOf(accept(await createPerson(api), token))).status).toBe(410);
    expect(await events('home.member_joined')).toHaveLength(1);
  });

  test('refuses the owner, and a person who has that access already', async () => {
    await invite({ role: 'viewer' }, 'cy@example.test');
    expect((await refusalOf(accept(ada, await secretFor('cy@example.test')))).status).toBe(409);
    await createHomeMember(api, { homeId, role: 'co_owner', person: bo });
    expect((await refusalOf(accept(bo, await secretFor('cy@example.test')))).status).toBe(409);
  });

  test('gives a helper a second group beside the first', async () => {
    await invite({ role: 'helper', setupGroup: 'access' });
    await accept();
    await invite({ role: 'helper', setupGroup: 'safety' });
    await accept();
    const access = await asSystem(api.services.db, (db) => findHomeAccess(db, homeId, bo.id));
    expect(access).toMatchObject({ role: 'helper', helperGroups: ['access', 'safety'] });
  });
});

describe('listHomeMembers', () => {
  test('shows a viewer themselves alone', async () => {
    await createHomeMember(api, { homeId, role: 'co_owner', person: await createPerson(api) });
    await createHomeMember(api, { homeId, role: 'viewer', person: bo });
    expect((await list(bo)).members.map(({ isYou }) => isYou)).toEqual([true]);
    expect((await list()).members).toHaveLength(2);
  });
});

describe('changeHomeMember', () => {
  test('changes what the person may do at once', async () => {
    const homeMemberId = await createHomeMember(api, { homeId, role: 'viewer', person: bo });
    expect((await refusalOf(invite({ role: 'helper', setupGroup: 'access' }, 'x@example.test', bo))).status).toBe(403);
    const body = { role: 'co_owner' } as const;
    await api.callAs(ada, homeMembers.changeHomeMember, { params: { homeMemberId }, body });
    await invite({ role: 'helper', setupGroup: 'access' }, 'x@example.test', bo);
    expect(await events('home.member_changed')).toMatchObject([{ detail: { from: 'viewer', to: 'co_owner' } }]);
  });

  test('refuses a co-owner who would raise a helper to co-owner', async () => {
    await createHomeMember(api, { homeId, role: 'co_owner', person: bo });
    const homeMemberId = await createHomeMember(api, { homeId, role: 'helper' });
    const body = { role: 'co_owner' } as const;
    const raised = api.callAs(bo, homeMembers.changeHomeMember, { params: { homeMemberId }, body });
    expect((await refusalOf(raised)).status).toBe(403);
  });
});

describe('the account of a helper', () => {
  const accountOf = (person: TestPerson) => api.callAs(person, account.getAccount);

  test('is one of a helper until they have a home or another role', async () => {
    expect(await accountOf(bo)).toMatchObject({ isHelper: false, isNewcomer: true });
    await createHomeMember(api, { homeId, role: 'helper', person: bo });
    expect(await accountOf(bo)).toMatchObject({ isHelper: true, isNewcomer: false });
    await createHome(api, { owner: bo });
    expect(await accountOf(bo)).toMatchObject({ isHelper: false, isNewcomer: false });
  });

  test('is not that of a viewer', async () => {
    await createHomeMember(api, { homeId, role: 'viewer', person: bo });
    expect(await accountOf(bo)).toMatchObject({ isHelper: false });
  });
});

describe('removeHomeMember', () => {
  const remove = (person: TestPerson, homeMemberId: string) =>
    api.callAs(person, homeMembers.removeHomeMember, { params: { homeMemberId } });

  test('closes the home to the person at once, and tells them', async () => {
    const id = await createHomeMember(api, { homeId, role: 'viewer', person: bo });
    await api.rows('update home_members set email = $2 where id = $1', [id, bo.email]);
    await remove(ada, id);
    expect((await refusalOf(list(bo))).status).toBe(404);
    const [sent] = (await findMessages(api, bo.email)).filter(({ template }) => template === 'homeAccessRemoved');
    expect(sent?.data).toMatchObject({ home: '12 Alder Lane' });
  });

  test('lets anyone leave, without an email to themselves', async () => {
    const id = await createHomeMember(api, { homeId, role: 'helper', person: bo });
    await remove(bo, id);
    expect((await list()).members).toEqual([]);
    expect((await findMessages(api, bo.email)).map(({ template }) => template)).not.toContain('homeAccessRemoved');
    expect(await events('home.member_removed')).toMatchObject([{ detail: { left: true } }]);
  });
});

describe('addMember', () => {
  const add = (personId: string, role: 'co_owner' | 'viewer' = 'co_owner') =>
    asSystem(api.services.db, (db) => addMember(db, { homeId, personId, role, now: api.now }));

  test('makes a title holder a co-owner once, and leaves the owner alone', async () => {
    await add(bo.id);
    await add(bo.id);
    await add(ada.id);
    expect((await list()).members).toMatchObject([{ role: 'co_owner', email: bo.email }]);
  });
});
