import { beforeEach, describe, expect, test } from 'vitest';
import { appointments } from '@/contract/leasing/appointments/endpoints';
import { meetings } from '@/contract/leasing/meetings/endpoints';
import { refusalOf, testApi } from '@/tests/support/api';
import { createHost, testContact } from '@/tests/support/fixtures/hosts';

const api = testApi();
beforeEach(async () => {
  api.now = new Date('2026-11-21T16:00:00Z');
  await api.empty('appointments', 'meeting_hosts');
});

const intro = { meetingType: 'intro' };
async function aTeam(zones: readonly string[]): Promise<void> {
  for (const [n, zone] of zones.entries())
    await api.rows('insert into meeting_hosts values ($1, $2, $3, $4)', [
      'intro',
      await createHost(api, '09:00', '12:00'),
      `Host ${n}`,
      zone,
    ]);
}
const slots = () => api.call(meetings.listMeetingSlots, { params: intro });
const book = (startsAt: string, email = testContact.email, timeZone = 'America/New_York') =>
  api.call(meetings.bookMeeting, { params: intro, body: { startsAt, timeZone, contact: { ...testContact, email } } });

describe('listMeetingSlots', () => {
  test('are the hours of everybody in the team together, each on their own clock', async () => {
    await aTeam(['America/Los_Angeles', 'America/New_York']);
    const day = (await slots()).starts.filter((start) => start.startsWith('2026-11-23'));
    expect(day[0]).toBe('2026-11-23T14:00:00.000Z');
    expect(day.at(-1)).toBe('2026-11-23T19:30:00.000Z');
    expect(day).toHaveLength(12);
  });

  test('without anybody to meet there are none; an unknown kind of meeting is not there', async () => {
    expect((await slots()).starts).toEqual([]);
    expect(
      await refusalOf(api.call(meetings.listMeetingSlots, { params: { meetingType: 'constructor' } })),
    ).toMatchObject({
      status: 404,
    });
  });
});

describe('bookMeeting', () => {
  test('two of us can meet two people at once, a third hears that it is taken', async () => {
    await aTeam(['America/Los_Angeles', 'America/Los_Angeles']);
    const at = '2026-11-23T18:00:00.000Z';
    const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((who) => book(at, `${who}@example.test`)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(
      new Set((await api.rows<{ host_id: string }>('select host_id from appointments')).map((row) => row.host_id)).size,
    ).toBe(2);
    expect((await slots()).starts).not.toContain(at);
  });

  test('shows the time in the person’s zone, and moves like a tour', async () => {
    await aTeam(['America/Los_Angeles']);
    const made = await book('2026-11-23T18:00:00.000Z');
    expect(made).toMatchObject({
      kind: 'meeting',
      meetingType: 'intro',
      way: 'phone',
      timeZone: 'America/New_York',
      home: null,
    });
    const { timeZone, starts } = await api.call(appointments.listOpenSlots, { params: { key: made.key } });
    expect(timeZone).toBe('America/New_York');
    const startsAt = starts.find((start) => start !== made.startsAt) ?? '';
    expect(
      await api.call(appointments.rescheduleAppointment, { params: { key: made.key }, body: { startsAt } }),
    ).toMatchObject({ startsAt });
  });

  test('refuses a zone that does not exist', async () => {
    await aTeam(['America/Los_Angeles']);
    expect(await refusalOf(book('2026-11-23T18:00:00.000Z', testContact.email, 'Mars/Olympus'))).toMatchObject({
      status: 400,
    });
  });
});
