import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { listingPerformance } from '@/contract/homes/listingPerformance/endpoints';
import { savedHomes } from '@/contract/homes/savedHomes/endpoints';
import { refusalOf, testApi } from '@/tests/support/api';
import { advanceClock } from '@/tests/support/fixtures/logins';
import { createCity, createHome, createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
let sam: Awaited<ReturnType<typeof createPerson>>;
let [one, two] = ['', ''];
beforeEach(async () => {
  await createCity(api);
  sam = await createPerson(api, 'resident');
  [one, two] = [await createHome(api), await createHome(api)];
});
const merge = (ids: string[], person = sam) => api.callAs(person, savedHomes.mergeSavedHomes, { body: { ids } });
const save = (homeId: string) => api.callAs(sam, savedHomes.saveHome, { params: { homeId } });

describe('mergeSavedHomes', () => {
  test('what the browser kept joins what the account has, each once, in the order it was kept', async () => {
    await save(two);
    advanceClock(api, 60);
    expect(await merge([one, two])).toEqual({ ids: [one, two] });
    expect(await merge([])).toEqual({ ids: [one, two] });
  });

  test('leaves out what is not there or not to be seen', async () => {
    const draft = await createHome(api, { status: 'ready' });
    expect(await merge([randomUUID(), draft, one])).toEqual({ ids: [one] });
  });
});

describe('saveHome', () => {
  test('is counted once, for the owner of the home', async () => {
    const owner = await createPerson(api);
    const homeId = await createHome(api, { owner });
    await save(homeId);
    await save(homeId);
    const { days } = await api.callAs(owner, listingPerformance.getPerformance, { params: { homeId } });
    expect(days.at(-1)).toMatchObject({ saves: 1 });
  });

  test('a home that is not there is not found', async () => {
    expect((await refusalOf(save(randomUUID()))).status).toBe(404);
  });
});

describe('listSavedHomes', () => {
  test('shows only the caller’s own', async () => {
    await save(one);
    expect(await api.callAs(await createPerson(api), savedHomes.listSavedHomes)).toEqual({ ids: [] });
  });
});

describe('removeSavedHome', () => {
  test('lets it go, and what is not an id is no error', async () => {
    await save(one);
    await api.callAs(sam, savedHomes.removeSavedHome, { params: { homeId: one } });
    await api.callAs(sam, savedHomes.removeSavedHome, { params: { homeId: 'x' } });
    expect(await merge([])).toEqual({ ids: [] });
  });
});
