import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { documents } from '@/contract/account/documents/endpoints';
import { asSystem, openDb } from '@/server/db/client';
import type { Person } from '@/server/http/person';
import { erasePerson, findIdentifiers } from '@/server/modules/account/personalData';
import { sweepTable } from '@/server/modules/account/personalData/retention/jobs';
import { refusalOf, testApi } from '@/tests/support/api';
import { createPerson } from '@/tests/support/fixtures/people';
import { takeJobs } from '@/tests/support/jobs';
import { storeForAll } from './index';
import { removeFiles } from './jobs';

const api = testApi();
let ada: Person;
let ben: Person;
let nextKey = 0;
beforeEach(async () => {
  ada = await createPerson(api, 'resident');
  ben = await createPerson(api, 'homeowner');
});

/** One file in the lists of both, as a notice or a deposit statement is. */
async function shareFile({ isRecord, name = 'Notice' }: { isRecord: boolean; name?: string }) {
  nextKey += 1;
  const key = `documents/aa/shared-${nextKey}.pdf`;
  await api.services.storage.put(key, Buffer.from('a file'));
  const [adas = '', bens = ''] = await asSystem(api.services.db, (trx) =>
    storeForAll(trx, {
      ownerIds: [ada.id, ben.id],
      homeId: null,
      name,
      category: 'notice',
      bytes: 6,
      isRecord,
      sha256: Buffer.alloc(32),
      storageKey: key,
      now: api.now,
    }),
  );
  return { key, adas, bens };
}
const remove = (person: Person, documentId: string) =>
  api.callAs(person, documents.removeDocument, { params: { documentId } });
const list = async (person: Person) => (await api.callAs(person, documents.listDocuments)).items;
const hide = (person: Person, documentId: string, hidden: boolean) =>
  api.callAs(person, documents.hideDocument, { params: { documentId }, body: { hidden } });
async function download(person: Person, documentId: string): Promise<number> {
  const { href } = await api.callAs(person, documents.createDocumentLink, { params: { documentId } });
  return (await api.fetch(href, { headers: { authorization: `Bearer ${await api.tokenFor(person)}` } })).status;
}
async function runRemovals() {
  for (const payload of await takeJobs(api, 'removeFiles')) await removeFiles(api.services, payload);
}
const erase = async ({ id }: Person) =>
  erasePerson(api.services.db, await asSystem(api.services.db, (trx) => findIdentifiers(trx, id)));
const exists = (key: string) => api.services.storage.exists(key);

describe('a file that two people list', () => {
  test('stays for one when the other deletes theirs, and goes with the last row', async () => {
    const { key, adas, bens } = await shareFile({ isRecord: false });
    await remove(ada, adas);
    await runRemovals();
    expect(await download(ben, bens)).toBe(200);
    await remove(ben, bens);
    await runRemovals();
    expect(await exists(key)).toBe(false);
  });

  test.each([
    ['delete', 'erase'],
    ['erase', 'delete'],
    ['erase', 'erase'],
  ] as const)('exists as long as a row names it when the owners %s and %s theirs', async (first, last) => {
    const { key, adas, bens } = await shareFile({ isRecord: false });
    const end = async (way: 'delete' | 'erase', person: Person, id: string) => {
      await (way === 'delete' ? remove(person, id) : erase(person));
      await runRemovals();
      const rows = await api.rows('select from documents where storage_key = $1', [key]);
      return [rows.length, await exists(key)];
    };
    expect(await end(first, ada, adas)).toEqual([1, true]);
    expect(await download(ben, bens)).toBe(200);
    expect(await end(last, ben, bens)).toEqual([0, false]);
  });

  test('is not removed when another table names it', async () => {
    const { key, adas, bens } = await shareFile({ isRecord: false });
    await api.rows(
      `insert into data_exports (id, user_id, status, storage_key, created_at)
       values (gen_random_uuid(), $1, 'ready', $2, now())`,
      [ada.id, key],
    );
    await remove(ada, adas);
    await remove(ben, bens);
    await runRemovals();
    expect(await exists(key)).toBe(true);
  });
});

describe('hideDocument', () => {
  let owner: ReturnType<typeof openDb>;
  beforeAll(() => {
    owner = openDb(api.ownerPool);
  });

  test('is the way for a record, which is neither deleted nor renamed by its owner', async () => {
    const { adas } = await shareFile({ isRecord: true });
    const rename = () =>
      api.callAs(ada, documents.updateDocument, {
        params: { documentId: adas },
        body: { name: 'Other', category: 'other' },
      });
    for (const call of [() => remove(ada, adas), rename])
      expect(await refusalOf(call())).toMatchObject({ status: 409, message: expect.stringContaining('hide it') });
    expect(await list(ada)).toMatchObject([{ id: adas, name: 'Notice.pdf', isRecord: true, hidden: false }]);
  });

  test('can be hidden from one list and shown again, and the other list does not change', async () => {
    const { adas, bens } = await shareFile({ isRecord: true });
    await hide(ada, adas, true);
    expect(await list(ada)).toMatchObject([{ id: adas, hidden: true }]);
    expect(await list(ben)).toMatchObject([{ id: bens, hidden: false }]);
    expect(await download(ada, adas)).toBe(200);
    await hide(ada, adas, false);
    expect(await list(ada)).toMatchObject([{ hidden: false }]);
    expect(await refusalOf(hide(ben, adas, true))).toMatchObject({ status: 404 });
  });

  test('takes up none of the room for a person’s own files', async () => {
    await shareFile({ isRecord: true });
    expect((await api.callAs(ada, documents.listDocuments)).usedBytes).toBe(0);
  });

  test('outlives an erased account by seven years, and its file goes with the last row', async () => {
    const { key, adas, bens } = await shareFile({ isRecord: true });
    const start = api.now;
    const sweep = async (years: number) => {
      api.now = new Date(start);
      api.now.setFullYear(start.getFullYear() + years);
      await sweepTable(api.services, owner, { sweep: 'documents: records' });
      await runRemovals();
      api.now = start;
      return (await api.rows<{ id: string }>('select id from documents where storage_key = $1', [key])).map(
        ({ id }) => id,
      );
    };
    await erase(ada);
    await runRemovals();
    expect((await sweep(6)).toSorted()).toEqual([adas, bens].toSorted());
    expect(await sweep(8)).toEqual([bens]);
    expect(await download(ben, bens)).toBe(200);
    await erase(ben);
    expect(await sweep(8)).toEqual([]);
    expect(await exists(key)).toBe(false);
  });
});
