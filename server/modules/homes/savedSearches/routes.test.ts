import { beforeEach, describe, expect, test } from 'vitest';
import { deletions } from '@/contract/account/deletions/endpoints';
import { notifications } from '@/contract/account/notifications/endpoints';
import { savedSearches } from '@/contract/homes/savedSearches/endpoints';
import { renderMessage } from '@/server/emails/renderMessage';
import { refusalOf, testApi } from '@/tests/support/api';
import { advanceClock, findMessages } from '@/tests/support/fixtures/logins';
import { createCity, createHome, createPerson } from '@/tests/support/fixtures/people';
import { takeJobs } from '@/tests/support/jobs';
import { notifyNewHomes, notifySearches } from './jobs';

const api = testApi();
const DAY = 86_400;
let sam: Awaited<ReturnType<typeof createPerson>>;
beforeEach(async () => {
  await api.empty('homes');
  await createCity(api);
  sam = await createPerson(api, 'resident');
});
type Cadence = 'daily' | 'weekly' | 'off';
const save = (
  filters: Record<string, string> = { place: 'oakland-ca', beds: '2' },
  cadence: Cadence = 'daily',
  person = sam,
) => api.callAs(person, savedSearches.saveSearch, { body: { filters, cadence } });
const list = (person = sam) => api.callAs(person, savedSearches.listSavedSearches);
/** As the queue does it: the daily job, and then those it started. */
async function tell(services = api.services, batch?: number) {
  await notifyNewHomes(services, batch);
  for (const payload of await takeJobs(api, 'notifySearches')) await notifySearches(services, payload);
}
const letters = async () => (await findMessages(api, sam.email)).filter(({ template }) => template === 'newHomes');
/** A home that came to the market this many days before now. */
async function listed(daysAgo: number, more = {}) {
  const id = await createHome(api, more);
  const at = new Date(api.now.getTime() - daysAgo * DAY * 1_000).toISOString();
  await api.rows('update homes set listed_at = $2 where id = $1', [id, at]);
}

describe('saveSearch', () => {
  test('keeps it under a name of ours; the same again is the same', async () => {
    const stored = await save();
    expect(stored).toMatchObject({
      name: 'Oakland CA, 2+ beds',
      cadence: 'daily',
      filters: { beds: '2', place: 'oakland-ca' },
    });
    expect((await save({ beds: '2', place: 'oakland-ca' })).id).toBe(stored.id);
    expect(await list()).toHaveLength(1);
  });

  test('refuses what is no search of ours', async () => {
    const wrong: Record<string, string>[] = [{ beds: 'many' }, { color: 'blue' }, { minRent: '-1' }];
    for (const filters of wrong) expect((await refusalOf(save(filters))).status).toBe(400);
  });
});

describe('listSavedSearches', () => {
  test('shows only the caller’s own', async () => {
    await save();
    expect(await list(await createPerson(api))).toEqual([]);
  });
});

describe('updateSavedSearch', () => {
  test('gives another name and cadence; a stranger’s is not found', async () => {
    const { id } = await save();
    const change = { params: { savedSearchId: id }, body: { name: 'Near the lake', cadence: 'weekly' as const } };
    await api.callAs(sam, savedSearches.updateSavedSearch, change);
    expect(await list()).toMatchObject([{ name: 'Near the lake', cadence: 'weekly' }]);
    expect((await refusalOf(api.callAs(await createPerson(api), savedSearches.updateSavedSearch, change))).status).toBe(
      404,
    );
  });
});

describe('removeSavedSearch', () => {
  test('lets it go', async () => {
    const { id } = await save();
    await api.callAs(sam, savedSearches.removeSavedSearch, { params: { savedSearchId: id } });
    expect(await list()).toEqual([]);
  });
});

describe('letters about new homes', () => {
  test('many searches go to several jobs that wait for what is urgent; one that fails holds up none of the others', async () => {
    await api.empty('saved_searches', 'outbox');
    const people = [sam, ...(await Promise.all([1, 2, 3, 4].map(() => createPerson(api, 'resident'))))];
    for (const person of people) await save(undefined, 'daily', person);
    advanceClock(api, DAY);
    await listed(0);
    await notifyNewHomes(api.services, 2);
    const priorities = () =>
      api.rows<{ priority: number }>(
        "select priority from graphile_worker.jobs where task_identifier = 'notifySearches'",
      );
    expect(await priorities()).toEqual([{ priority: 10 }, { priority: 10 }, { priority: 10 }]);
    let asked = 0;
    const failing = {
      ...api.services,
      get siteUrl() {
        asked += 1;
        if (asked === 1) throw new Error('killed');
        return 'https://belong.test';
      },
    };
    const jobs = await takeJobs(api, 'notifySearches');
    const runs = await Promise.allSettled(jobs.map((payload) => notifySearches(failing, payload)));
    expect(runs.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    const written = () => api.rows("select from outbox where template = 'newHomes'");
    expect(await written()).toHaveLength(4);
    for (const payload of jobs) await notifySearches(api.services, payload);
    expect(await written()).toHaveLength(5);
  });

  test('tell of what is new and fits, once, and are quiet when there is nothing', async () => {
    await listed(1, { streetAddress: 'Old 1' });
    await save();
    advanceClock(api, DAY);
    await tell();
    expect(await letters()).toEqual([]);
    advanceClock(api, DAY);
    await listed(0.5, { streetAddress: 'New 2' });
    await listed(0.5, { streetAddress: 'Too small', beds: 1 });
    await tell();
    await tell();
    expect(
      (await letters()).map(({ data }) => (data.homes as unknown as { line: string }[]).map(({ line }) => line)),
    ).toEqual([['New 2, Oakland']]);
  });

  test('name no home twice to one person, whatever searches it fits', async () => {
    await save();
    await save({ maxRent: '4000' });
    advanceClock(api, DAY);
    await listed(0.5);
    await tell();
    expect(await letters()).toHaveLength(1);
  });

  test('come once a week where that was wished, and not to those who want none or are leaving', async () => {
    await save(undefined, 'weekly');
    const [ben, cleo] = [await createPerson(api, 'resident'), await createPerson(api, 'resident')];
    await save(undefined, 'daily', ben);
    await save(undefined, 'daily', cleo);
    await api.callAs(ben, notifications.setPreference, { body: { topic: 'homes', channel: 'email', wanted: false } });
    await api.callAs(cleo, deletions.requestDeletion, { body: { email: cleo.email } });
    advanceClock(api, 2 * DAY);
    await listed(1);
    await tell();
    const sent = async (to: string) =>
      (await findMessages(api, to)).filter(({ template }) => template === 'newHomes').length;
    expect([await sent(sam.email), await sent(ben.email), await sent(cleo.email)]).toEqual([0, 0, 0]);
    advanceClock(api, 5 * DAY);
    await tell();
    expect(await sent(sam.email)).toBe(1);
  });

  test('end with one press in a mail program; a link that is merely opened ends nothing', async () => {
    await save();
    advanceClock(api, DAY);
    await listed(0.5);
    await tell();
    const [letter] = await letters();
    const words = renderMessage('newHomes', letter?.data);
    const path = new URL(words.unsubscribe ?? '').pathname.replace('/api/consumer', '');
    expect((await api.fetch(path)).status).toBe(200);
    expect(await list()).toMatchObject([{ cadence: 'daily' }]);
    const press = {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
    expect((await api.fetch(path, press)).status).toBe(200);
    expect(await list()).toMatchObject([{ cadence: 'off' }]);
    expect((await api.fetch('/saved-searches/off/none', press)).status).toBe(404);
  });
});
