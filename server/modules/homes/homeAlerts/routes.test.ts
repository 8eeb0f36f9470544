import { beforeEach, describe, expect, test } from 'vitest';
import { homeAlerts } from '@/contract/homes/homeAlerts/endpoints';
import { renderMessage } from '@/server/emails/renderMessage';
import { refusalOf, testApi } from '@/tests/support/api';
import { advanceClock, findMessages } from '@/tests/support/fixtures/logins';
import { createCity, createHome, createPerson } from '@/tests/support/fixtures/people';
import { sendHomeAlerts } from './jobs';

const api = testApi();
const DAY = 86_400;
const email = 'vi@example.test';

beforeEach(async () => {
  await api.empty('homes', 'home_alerts', 'outbox', 'rate_limits');
  await createCity(api);
});

const request = (body: { email?: string; homeId?: string; filters?: Record<string, string> } = {}) =>
  api.call(homeAlerts.requestAlert, {
    body: { email, ...(body.homeId ? {} : { filters: { place: 'oakland-ca', beds: '2' } }), ...body },
  });
const emails = async (template: string, to = email) =>
  (await findMessages(api, to)).filter((message) => message.template === template);
/** Follows the link of the latest such email, and presses the button there. */
async function press(template: string, field: 'link' | 'unsubscribe', method = 'POST') {
  const data = (await emails(template)).at(-1)?.data as Record<string, string>;
  return api.fetch(new URL(data[field] as string).pathname.replace('/api/consumer', ''), { method });
}
async function listed(more = {}) {
  const id = await createHome(api, more);
  await api.rows('update homes set listed_at = $2 where id = $1', [id, api.now.toISOString()]);
  return id;
}

describe('requestAlert', () => {
  test('sends nothing but a link until it is confirmed, then new homes once a day, until they are ended', async () => {
    expect(await request()).toEqual({ confirm: true });
    advanceClock(api, 3_600);
    await listed({ beds: 2 });
    advanceClock(api, DAY);
    await sendHomeAlerts(api.services);
    expect(await emails('newHomes')).toEqual([]);

    const opened = await press('confirmAlert', 'link', 'GET');
    expect(await opened.text()).toContain('Yes, email me');
    advanceClock(api, 60);
    await sendHomeAlerts(api.services);
    const confirmed = await press('confirmAlert', 'link');
    expect([confirmed.status, await confirmed.text()]).toEqual([200, expect.stringContaining('You’re all set')]);

    advanceClock(api, 3_600);
    const fits = await listed({ beds: 2, streetAddress: '9 New St' });
    await listed({ beds: 1, streetAddress: '1 Small St' });
    advanceClock(api, DAY);
    await sendHomeAlerts(api.services);
    await sendHomeAlerts(api.services);
    const [found, ...others] = await emails('newHomes');
    expect(others).toEqual([]);
    const words = renderMessage('newHomes', found?.data);
    expect(words.body).toContain(`/homes/oakland-ca/${fits}`);
    expect(words.body).toContain('Hello,');
    expect(words.body).not.toContain('1 Small St');
    expect(words.body).not.toContain('/accounts/saved');

    expect((await press('newHomes', 'unsubscribe')).status).toBe(200);
    advanceClock(api, 3_600);
    await listed({ beds: 2 });
    advanceClock(api, DAY);
    await sendHomeAlerts(api.services);
    expect(await emails('newHomes')).toHaveLength(1);
  });

  test('writes once about one home, when it is open', async () => {
    const homeId = await createHome(api, { status: 'coming_soon', streetAddress: '5 Soon St' });
    await request({ homeId });
    await press('confirmAlert', 'link');
    await sendHomeAlerts(api.services);
    expect(await emails('homeOpen')).toEqual([]);
    await api.rows("update homes set status = 'active' where id = $1", [homeId]);
    await sendHomeAlerts(api.services);
    await sendHomeAlerts(api.services);
    const [found, ...others] = await emails('homeOpen');
    expect(others).toEqual([]);
    expect(renderMessage('homeOpen', found?.data)).toMatchObject({
      subject: expect.stringContaining('5 Soon St'),
      body: expect.stringContaining(`/homes/oakland-ca/${homeId}`),
    });
  });

  test('one that was ended has to be confirmed again', async () => {
    await request();
    await press('confirmAlert', 'link');
    await api.rows('update home_alerts set ended_at = created_at');
    advanceClock(api, 2 * 3_600);
    expect(await request()).toEqual({ confirm: true });
    expect(await emails('confirmAlert')).toHaveLength(2);
    expect(await api.rows('select confirmed_at, ended_at from home_alerts')).toEqual([
      { confirmed_at: null, ended_at: null },
    ]);
  });

  test('a member needs no link for their own address, and does for another', async () => {
    const person = await createPerson(api, 'resident');
    const ask = (to: string) =>
      api.callAs(person, homeAlerts.requestAlert, { body: { email: to, filters: { beds: '1' } } });
    expect(await ask(person.email)).toEqual({ confirm: false });
    expect(await emails('confirmAlert', person.email)).toEqual([]);
    expect(await ask('other@example.test')).toEqual({ confirm: true });
  });

  test('does not reveal an existing alert on a second request, and sends no second email', async () => {
    await request();
    await press('confirmAlert', 'link');
    expect(await request()).toEqual({ confirm: true });
    expect(await emails('confirmAlert')).toHaveLength(1);
  });

  test('an address gets so many of these emails a day and no more', async () => {
    for (const beds of ['0', '1', '2', '3', '4']) await request({ filters: { beds } });
    expect((await refusalOf(request({ filters: { beds: '5' } }))).status).toBe(429);
  });

  test('refuses what is no search, no public home, and both at once', async () => {
    expect((await refusalOf(request({ filters: { color: 'blue' } }))).status).toBe(400);
    const homeId = await createHome(api, { status: 'setup' });
    expect((await refusalOf(request({ homeId }))).status).toBe(404);
    expect((await refusalOf(request({ homeId, filters: {} }))).status).toBe(400);
  });

  test('returns an error for an unknown link', async () => {
    for (const at of ['confirm', 'off'])
      expect((await api.fetch(`/home-alerts/nobody/${at}`, { method: 'POST' })).status).toBe(404);
  });
});
