import { beforeEach, describe, expect, test } from 'vitest';
import type { Duty } from '@/contract/account/users/endpoints';
import { meetings } from '@/contract/leasing/meetings/endpoints';
import { desk } from '@/contract/platform/desk/endpoints';
import { team, type Work } from '@/contract/platform/team/endpoints';
import { refusalOf, testApi } from '@/tests/support/api';
import { createTour } from '@/tests/support/fixtures/hosts';
import { createClient, findMessages } from '@/tests/support/fixtures/logins';
import { createHome, createPerson } from '@/tests/support/fixtures/people';
import { takeJobs } from '@/tests/support/jobs';

const api = testApi();
let count = 0;

beforeEach(async () => {
  await api.empty('team_invitations', 'duty_requests', 'appointments');
  // Administrators of earlier tests are no second person of this one.
  await api.rows("update users set duties = '{}' where duties <> '{}'");
  api.now = new Date('2026-11-23T18:00:00Z');
});

const staff = (...duties: Duty[]) => createPerson(api, 'staff', duties);
const newAddress = () => {
  count += 1;
  return `colleague-${count}@example.test`;
};
const joining = { firstName: 'Noor', lastName: 'Haddad', password: 'four calm otters at dawn' };

/** The token of the newest invitation that was mailed to an address. */
async function mailedToken(email: string): Promise<string> {
  const link = (await findMessages(api, email)).filter(({ template }) => template === 'teamInvitation').at(-1)
    ?.data.link;
  return new URL(link ?? '').hash.replace('#token=', '');
}

async function join(admin: Awaited<ReturnType<typeof staff>>, duties: Duty[], type: 'staff' | 'editor' = 'staff') {
  const email = newAddress();
  await api.callAs(admin, team.inviteMember, { body: { email, type, duties } });
  const { user } = await api.call(team.acceptInvitation, { body: { ...joining, token: await mailedToken(email) } });
  return { id: user?.userId ?? '', email };
}

const dutiesOf = async (id: string) =>
  (await api.rows<{ duties: Duty[] }>('select duties from users where id = $1', [id]))[0]?.duties;
const memberOf = async (admin: Awaited<ReturnType<typeof staff>>, id: string) =>
  (await api.callAs(admin, team.getTeam)).members.find((member) => member.id === id);
const auditOf = async (event: string, subject: string) =>
  api.rows('select detail from audit_log where event = $1 and subject = $2', [event, subject]);

const everyDay = (opens: string, closes: string) =>
  Array.from({ length: 7 }, (_, weekday) => ({ weekday, opens, closes }));
const work = (wish: Partial<Work> = {}): Work => ({
  roles: ['host', 'inspector', 'photographer', 'calls'],
  regionIds: [1],
  timeZone: 'America/Los_Angeles',
  hours: everyDay('09:00', '17:00'),
  daysOff: [],
  ...wish,
});

describe('getTeam', () => {
  test('shows members with duties, work, last login, and second step; to administrators alone', async () => {
    const admin = await staff('admin');
    const found = await memberOf(admin, admin.id);
    expect(found).toMatchObject({
      email: admin.email,
      type: 'staff',
      status: 'active',
      duties: ['admin'],
      roles: [],
      hasTwoStep: false,
      lastLoginAt: api.now.toISOString(),
      isMe: true,
    });
    await api.rows(
      "insert into passkeys (id, user_id, credential_id, public_key, counter, name, created_at) values (gen_random_uuid(), $1, gen_random_uuid()::text, '\\x00', 0, 'Key', now())",
      [admin.id],
    );
    expect(await memberOf(admin, admin.id)).toMatchObject({ hasTwoStep: true });
    const other = await staff('admin');
    expect(await memberOf(other, admin.id)).toMatchObject({ hasTwoStep: true, isMe: false });
    expect(await memberOf(admin, other.id)).toMatchObject({ hasTwoStep: false });
    const { regions, administrators } = await api.callAs(admin, team.getTeam);
    expect(regions).toContainEqual({ id: 5, name: 'Seattle Area', timeZone: 'America/Los_Angeles' });
    expect(administrators).toBe(2);
    for (const duty of ['leasing', 'care', 'money', 'support'] as const)
      expect(await refusalOf(api.callAs(await staff(duty), team.getTeam))).toMatchObject({ status: 403 });
  });
});

describe('inviteMember', () => {
  test('emails a link and lists the invitation; a second invitation replaces the first', async () => {
    const admin = await staff('admin');
    const email = newAddress();
    const invite = () => api.callAs(admin, team.inviteMember, { body: { email, duties: ['care'] } });
    await invite();
    const first = await mailedToken(email);
    const { invitations } = await invite();
    expect(invitations).toMatchObject([
      {
        email,
        type: 'staff',
        duties: ['care'],
        invitedBy: admin.name,
        status: 'open',
        expiresAt: '2026-11-30T18:00:00.000Z',
      },
    ]);
    expect(await refusalOf(api.call(team.findInvitation, { body: { token: first } }))).toMatchObject({ status: 410 });
    const [invitation] = invitations;
    expect(await auditOf('team.invited', `invitation:${invitation?.id}`)).toEqual([
      { detail: { type: 'staff', duties: ['care'] } },
    ]);
  });

  test('refuses addresses that have an account, and editors with duties', async () => {
    const admin = await staff('admin');
    const resident = await createPerson(api, 'resident');
    const invite = (email: string, more = {}) =>
      refusalOf(api.callAs(admin, team.inviteMember, { body: { email, ...more } }));
    expect(await invite(resident.email)).toMatchObject({
      fields: { email: 'A homeowner or resident uses this address. Use a work address.' },
    });
    expect(await invite(admin.email)).toMatchObject({ fields: { email: 'This person is on the team already.' } });
    expect(await invite(newAddress(), { type: 'editor', duties: ['care'] })).toMatchObject({
      fields: { duties: 'Editors have no duties' },
    });
  });
});

describe('findInvitation', () => {
  test('says what the link leads to until it expires', async () => {
    const admin = await staff('admin');
    const email = newAddress();
    await api.callAs(admin, team.inviteMember, { body: { email, type: 'editor' } });
    const body = { token: await mailedToken(email) };
    expect(await api.call(team.findInvitation, { body })).toEqual({
      email,
      type: 'editor',
      duties: [],
      invitedBy: admin.name,
      expiresAt: '2026-11-30T18:00:00.000Z',
    });
    api.now = new Date('2026-11-30T18:00:01Z');
    expect(await refusalOf(api.call(team.findInvitation, { body }))).toMatchObject({ code: 'linkExpired' });
  });
});

describe('acceptInvitation', () => {
  test('opens the account with plain duties; money waits for a second administrator', async () => {
    const [admin, second] = [await staff('admin'), await staff('admin')];
    const { id } = await join(admin, ['leasing', 'money']);
    expect(await dutiesOf(id)).toEqual(['leasing']);
    const { requests } = await api.callAs(second, team.getTeam);
    expect(requests).toMatchObject([
      {
        member: { id, name: 'Noor Haddad' },
        duty: 'money',
        requestedBy: admin.name,
        canDecide: true,
        canWithdraw: false,
      },
    ]);
    expect((await findMessages(api, second.email)).map(({ template }) => template)).toContain('teamDutyRequest');
    expect(await auditOf('team.joined', `user:${id}`)).toMatchObject([{ detail: { duties: ['leasing'] } }]);
  });

  test('lets the second administrator confirm by accepting, and keeps money waiting', async () => {
    const admin = await staff('admin');
    const { id } = await join(admin, ['admin', 'money']);
    expect(await dutiesOf(id)).toEqual(['admin']);
    expect(await api.rows('select duty, status, requested_by, decided_by from duty_requests order by duty')).toEqual([
      { duty: 'admin', status: 'granted', requested_by: admin.id, decided_by: id },
      { duty: 'money', status: 'waiting', requested_by: admin.id, decided_by: null },
    ]);
    // From the third on, the admin duty waits like any other.
    const third = await join(admin, ['admin']);
    expect(await dutiesOf(third.id)).toEqual([]);
  });

  test('an editor joins without duties, a weak password is refused, and no link works twice', async () => {
    const admin = await staff('admin');
    const email = newAddress();
    await api.callAs(admin, team.inviteMember, { body: { email, type: 'editor' } });
    const token = await mailedToken(email);
    const accept = (password: string) => api.call(team.acceptInvitation, { body: { ...joining, token, password } });
    expect(await refusalOf(accept('password1234'))).toMatchObject({ code: 'invalid' });
    expect((await accept(joining.password)).user).toMatchObject({ email, type: 'editor' });
    expect(await refusalOf(accept(joining.password))).toMatchObject({ code: 'linkExpired' });
    const client = createClient(api);
    expect((await client.login(email, joining.password)).status).toBe(200);
  });
});

describe('withdrawInvitation', () => {
  test('ends the link at once, and only once', async () => {
    const admin = await staff('admin');
    const email = newAddress();
    const { invitations } = await api.callAs(admin, team.inviteMember, { body: { email } });
    const params = { invitationId: invitations[0]?.id ?? '' };
    expect((await api.callAs(admin, team.withdrawInvitation, { params })).invitations).toEqual([]);
    const body = { ...joining, token: await mailedToken(email) };
    expect(await refusalOf(api.call(team.acceptInvitation, { body }))).toMatchObject({ status: 410 });
    expect(await refusalOf(api.callAs(admin, team.withdrawInvitation, { params }))).toMatchObject({ status: 409 });
  });
});

describe('changeDuties', () => {
  test('plain duties change at once, with an email and an audit entry', async () => {
    const [admin, member] = [await staff('admin'), await staff('leasing', 'money')];
    await api.callAs(admin, team.changeDuties, { params: { memberId: member.id }, body: { duties: ['care'] } });
    expect(await dutiesOf(member.id)).toEqual(['care']);
    expect((await findMessages(api, member.email)).at(-1)?.template).toBe('teamDutiesChanged');
    expect(await auditOf('team.duties_changed', `user:${member.id}`)).toEqual([
      { detail: { before: ['leasing', 'money'], after: ['care'], asked: [] } },
    ]);
  });

  test('admin and money wait; what is no longer wanted is withdrawn', async () => {
    const [admin, member] = [await staff('admin'), await staff('leasing')];
    const change = (duties: Duty[]) =>
      api.callAs(admin, team.changeDuties, { params: { memberId: member.id }, body: { duties } });
    const asked = await change(['leasing', 'money', 'admin']);
    expect(await dutiesOf(member.id)).toEqual(['leasing']);
    expect(asked.requests.map(({ duty, canDecide, canWithdraw }) => [duty, canDecide, canWithdraw])).toEqual([
      ['money', false, true],
      ['admin', false, true],
    ]);
    expect((await change(['leasing', 'money', 'admin'])).requests).toHaveLength(2);
    expect((await change(['leasing', 'money'])).requests.map(({ duty }) => duty)).toEqual(['money']);
  });

  test('rejects a change of one’s own duties, and duties for editors', async () => {
    const admin = await staff('admin');
    const editor = await createPerson(api, 'editor');
    const change = (memberId: string) =>
      refusalOf(api.callAs(admin, team.changeDuties, { params: { memberId }, body: { duties: ['money', 'admin'] } }));
    expect(await change(admin.id)).toMatchObject({ status: 403 });
    expect(await change(editor.id)).toMatchObject({ fields: { duties: 'Editors have no duties' } });
    expect(await change((await createPerson(api)).id)).toMatchObject({ status: 404 });
  });

  test('of two administrators who remove each other at once, one stays', async () => {
    const [one, other] = [await staff('admin'), await staff('admin')];
    const remove = (admin: typeof one, memberId: string) =>
      api.callAs(admin, team.changeDuties, { params: { memberId }, body: { duties: [] } });
    const answers = await Promise.allSettled([remove(one, other.id), remove(other, one.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const left = await api.rows("select id from users where 'admin' = any(duties)");
    expect(left).toHaveLength(1);
  });

  test('what an administrator began alone ends with the duty', async () => {
    const [admin, former] = [await staff('admin'), await staff('admin')];
    const email = newAddress();
    await api.callAs(former, team.inviteMember, { body: { email, duties: ['admin'] } });
    const { id } = await staff('care');
    await api.callAs(former, team.changeDuties, { params: { memberId: id }, body: { duties: ['care', 'money'] } });
    const left = await api.callAs(admin, team.changeDuties, { params: { memberId: former.id }, body: { duties: [] } });
    expect([left.invitations, left.requests]).toEqual([[], []]);
  });
});

describe('decideDutyRequest', () => {
  test('a second administrator grants; neither the asker nor the member does', async () => {
    const [admin, second, member] = [await staff('admin'), await staff('admin'), await staff('admin', 'leasing')];
    const body = { duties: ['admin', 'leasing', 'money'] as Duty[] };
    const { requests } = await api.callAs(admin, team.changeDuties, { params: { memberId: member.id }, body });
    const decide = (person: typeof admin) =>
      api.callAs(person, team.decideDutyRequest, {
        params: { dutyRequestId: requests[0]?.id ?? '' },
        body: { decision: 'granted' },
      });
    for (const own of [admin, member]) expect(await refusalOf(decide(own))).toMatchObject({ status: 403 });
    expect((await decide(second)).requests).toEqual([]);
    expect(await dutiesOf(member.id)).toEqual(['admin', 'leasing', 'money']);
    expect(await refusalOf(decide(second))).toMatchObject({ status: 409 });
    expect(await auditOf('team.duty_decided', `user:${member.id}`)).toEqual([
      { detail: { duty: 'money', decision: 'granted' } },
    ]);
  });

  test('a declined duty is not given, and the database itself refuses one person in both parts', async () => {
    const [admin, second, member] = [await staff('admin'), await staff('admin'), await staff('leasing')];
    const body = { duties: ['leasing', 'money'] as Duty[] };
    const { requests } = await api.callAs(admin, team.changeDuties, { params: { memberId: member.id }, body });
    await expect(
      api.rows("update duty_requests set status = 'granted', decided_by = requested_by, decided_at = now()"),
    ).rejects.toThrow('duty_requests_two_people');
    const params = { dutyRequestId: requests[0]?.id ?? '' };
    await api.callAs(second, team.decideDutyRequest, { params, body: { decision: 'declined' } });
    expect(await dutiesOf(member.id)).toEqual(['leasing']);
  });
});

describe('withdrawDutyRequest', () => {
  test('allows only the person who asked to withdraw', async () => {
    const [admin, second, member] = [await staff('admin'), await staff('admin'), await staff('leasing')];
    const body = { duties: ['leasing', 'money'] as Duty[] };
    const { requests } = await api.callAs(admin, team.changeDuties, { params: { memberId: member.id }, body });
    const params = { dutyRequestId: requests[0]?.id ?? '' };
    expect(await refusalOf(api.callAs(second, team.withdrawDutyRequest, { params }))).toMatchObject({ status: 403 });
    expect((await api.callAs(admin, team.withdrawDutyRequest, { params })).requests).toEqual([]);
  });
});

describe('changeWork', () => {
  test('gives roles, regions, hours, and days off, from which free times are offered', async () => {
    const [admin, member] = [await staff('admin'), await staff('leasing')];
    const change = (body: Work) => api.callAs(admin, team.changeWork, { params: { memberId: member.id }, body });
    const wanted = work({ regionIds: [1, 5], hours: everyDay('09:00', '15:00'), daysOff: ['2026-11-25'] });
    await change(wanted);
    expect(await memberOf(admin, member.id)).toMatchObject(wanted);
    await api.rows('update users set is_host = false where is_host and id <> $1', [member.id]);
    await api.rows('delete from meeting_hosts where host_id <> $1', [member.id]);
    const slots = async () => {
      const { starts } = await api.call(meetings.listMeetingSlots, { params: { meetingType: 'intro' } });
      return starts.map((start) => start.slice(0, 10));
    };
    const days = await slots();
    expect([days.includes('2026-11-24'), days.includes('2026-11-25')]).toEqual([true, false]);
    await change(work({ roles: [], hours: [], regionIds: [] }));
    expect(await slots()).toEqual([]);
    expect(await memberOf(admin, member.id)).toMatchObject({ roles: [], regionIds: [], hours: [], daysOff: [] });
  });

  test('names what is missing', async () => {
    const [admin, member] = [await staff('admin'), await staff('leasing')];
    const refused = async (wish: Partial<Work>) =>
      (await refusalOf(api.callAs(admin, team.changeWork, { params: { memberId: member.id }, body: work(wish) })))
        .fields;
    expect(await refused({ regionIds: [] })).toEqual({ regionIds: 'Choose a region: this person works at homes' });
    expect(await refused({ regionIds: [1, 4_000] })).toEqual({ regionIds: 'Choose regions in which we work' });
    expect(await refused({ hours: [] })).toEqual({ hours: 'Enter working hours: times are offered within them' });
    expect(await refused({ hours: [{ weekday: 1, opens: '17:00', closes: '09:00' }] })).toHaveProperty('hours');
    // People who only take calls work in no region.
    const calls = work({ roles: ['calls'], regionIds: [] });
    await api.callAs(admin, team.changeWork, { params: { memberId: member.id }, body: calls });
  });
});

describe('endMember', () => {
  /** Hosts of region 1 who work all day. */
  async function host(admin: Awaited<ReturnType<typeof staff>>) {
    const member = await staff('leasing', 'support');
    await api.callAs(admin, team.changeWork, { params: { memberId: member.id }, body: work() });
    return member;
  }
  /** A tour on a working day. */
  async function tourOf(homeId: string, hostId: string) {
    await createTour(api, homeId, hostId);
    await api.rows(
      "update appointments set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day'",
    );
  }
  const end = (admin: Awaited<ReturnType<typeof staff>>, memberId: string) =>
    api.callAs(admin, team.endMember, { params: { memberId } });
  beforeEach(() => api.empty('region_hosts', 'host_hours', 'meeting_hosts', 'team_members'));

  test('ends every session at once, and no login begins another', async () => {
    const admin = await staff('admin');
    const { id, email } = await join(admin, ['leasing']);
    const client = createClient(api);
    await client.login(email, joining.password);
    expect(await client.getUser()).toBe(200);
    const { team: after } = await end(admin, id);
    expect(await client.getUser()).toBe(401);
    expect((await client.renew()).status).toBe(401);
    expect((await createClient(api).login(email, joining.password)).body).toMatchObject({ code: 'accountEnded' });
    expect(after.members.find((member) => member.id === id)).toMatchObject({
      status: 'ended',
      duties: [],
      roles: [],
      endedAt: api.now.toISOString(),
    });
    expect(await refusalOf(end(admin, id))).toMatchObject({ status: 409 });
    expect(await refusalOf(end(admin, admin.id))).toMatchObject({ status: 403 });
  });

  test('homes and tours go to another host of the region who is free, and visitors hear of it', async () => {
    const admin = await staff('admin');
    const leaving = await host(admin);
    const homeId = await createHome(api);
    await api.rows('update homes set host_id = $2 where id = $1', [homeId, leaving.id]);
    await tourOf(homeId, leaving.id);
    const next = await host(admin);
    expect(await end(admin, leaving.id)).toMatchObject({ reassigned: 2, unassigned: 0 });
    expect(await api.rows('select host_id from homes where id = $1', [homeId])).toEqual([{ host_id: next.id }]);
    expect(await api.rows('select host_id, sequence from appointments')).toEqual([{ host_id: next.id, sequence: 1 }]);
    expect(await takeJobs(api, 'sendAppointmentMessages')).toContainEqual(
      expect.objectContaining({ event: 'newHost' }),
    );
  });

  test('without another fitting person, work waits on the desk until someone takes it over', async () => {
    const admin = await staff('admin', 'leasing', 'support');
    const leaving = await host(admin);
    const homeId = await createHome(api);
    await api.rows('update homes set host_id = $2 where id = $1', [homeId, leaving.id]);
    await tourOf(homeId, leaving.id);
    const owner = await createPerson(api, 'homeowner');
    await api.rows("insert into homeowner_contacts values ($1, $2, 'Hal', now())", [owner.id, leaving.id]);
    await api.rows("insert into desk_items (queue, item_id, assignee_id) values ('tours', gen_random_uuid(), $1)", [
      leaving.id,
    ]);
    expect(await end(admin, leaving.id)).toMatchObject({ reassigned: 0, unassigned: 4 });
    const titles = async (queueId: string) =>
      (await api.callAs(admin, desk.getQueue, { params: { queueId } })).items.map(({ title }) => title);
    expect(await titles('visits_left_behind')).toEqual(['Ada Lovelace']);
    expect(await titles('owners_without_contact')).toEqual([owner.name]);
    expect(await api.rows('select assignee_id from desk_items where assignee_id is not null')).toEqual([]);
    // A new host of the region takes the home, and with it the tour.
    const next = await host(admin);
    expect(await api.rows('select host_id from homes where id = $1', [homeId])).toEqual([{ host_id: next.id }]);
    expect(await titles('visits_left_behind')).toEqual([]);
  });
});

describe('restoreMember', () => {
  test('lets the person log in again, without duties', async () => {
    const admin = await staff('admin');
    const { id, email } = await join(admin, ['leasing']);
    const params = { memberId: id };
    expect(await refusalOf(api.callAs(admin, team.restoreMember, { params }))).toMatchObject({ status: 409 });
    await api.callAs(admin, team.endMember, { params });
    const { members } = await api.callAs(admin, team.restoreMember, { params });
    expect(members.find((member) => member.id === id)).toMatchObject({ status: 'active', duties: [] });
    expect((await createClient(api).login(email, joining.password)).status).toBe(200);
  });
});
