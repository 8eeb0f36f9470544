import { beforeEach, describe, expect, test } from 'vitest';
import { exports } from '@/contract/account/exports/endpoints';
import { threads } from '@/contract/account/threads/endpoints';
import type { Person } from '@/server/http/person';
import { createPdf } from '@/server/modules/account/documents/fixture';
import { uploadFile } from '@/server/modules/account/documents/uploads/fixture';
import { refusalOf, testApi } from '@/tests/support/api';
import { advanceClock, findMessages } from '@/tests/support/fixtures/logins';
import { createPerson } from '@/tests/support/fixtures/people';
import { buildExport, expireExports } from './jobs';

const api = testApi();
let ada: Person & { email: string };
beforeEach(async () => {
  ada = await createPerson(api, 'resident');
});
const start = (person = ada) => api.callAs(person, exports.startExport, {});
const gather = (id: string) => buildExport(api.services, { id });
const list = () => api.callAs(ada, exports.listExports);
const link = (exportId: string, person = ada) => api.callAs(person, exports.createExportLink, { params: { exportId } });
const fetchAs = async (href: string, person: Person) =>
  api.fetch(href, { headers: { authorization: `Bearer ${await api.tokenFor(person)}` } });

/** What stands in a zip, by its own table of contents; ours are not compressed. */
async function unzipped(response: Response) {
  const bytes = Buffer.from(await response.arrayBuffer());
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const files = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  for (let n = bytes.readUInt16LE(end + 10); n > 0; n -= 1) {
    const [size, named, extra, comment] = [
      bytes.readUInt32LE(at + 20),
      ...[28, 30, 32].map((each) => bytes.readUInt16LE(at + each)),
    ];
    const local = bytes.readUInt32LE(at + 42);
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    files.set(bytes.toString('utf8', at + 46, at + 46 + (named ?? 0)), bytes.subarray(from, from + size));
    at += 46 + (named ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return { names: [...files.keys()], text: (name: string) => files.get(name)?.toString('latin1') ?? '' };
}

describe('startExport', () => {
  test('gathers everything with real progress, writes when it is ready, and opens for its owner alone', async () => {
    await uploadFile(api, ada, createPdf('mine'), { filename: 'Lease.pdf', category: 'lease' });
    await api.callAs(ada, threads.createThread, {
      body: { subject: 'Keys', topic: 'other', body: '=The key is lost' },
    });
    const begun = await start();
    expect(begun).toMatchObject({ status: 'waiting', done: 0 });
    await gather(begun.id);
    const [ready] = await list();
    expect(ready).toMatchObject({ status: 'ready', done: ready?.total });
    expect(ready?.bytes).toBeGreaterThan(500);
    expect((await findMessages(api, ada.email)).map(({ template }) => template)).toContain('exportReady');

    const { href } = await link(begun.id);
    const zip = await unzipped(await fetchAs(href, ada));
    expect(zip.names).toEqual(
      expect.arrayContaining([
        'data/users.json',
        'data/users.csv',
        'data/messages.json',
        'files/Lease.pdf',
        'README.md',
      ]),
    );
    expect(JSON.parse(zip.text('data/users.json'))).toMatchObject([{ email: ada.email }]);
    expect(zip.text('data/users.json')).not.toContain('password_hash');
    expect(zip.text('data/messages.csv')).toContain("'=The key is lost");
    expect(zip.text('README.md')).toContain('Messages you wrote');
    expect(zip.text('files/Lease.pdf')).toContain('(mine)');
    expect((await fetchAs(href, await createPerson(api, 'resident'))).status).toBe(404);
  });

  test('asked again while it runs, it is the same one; more than three a day are refused', async () => {
    const { id } = await start();
    expect((await start()).id).toBe(id);
    for (let n = 0; n < 3; n += 1) await gather((await start()).id);
    const refusal = await refusalOf(start());
    expect([refusal.status, refusal.code]).toEqual([429, 'tooManyRequests']);
  });

  test('asks for a login at most 15 minutes old', async () => {
    await api.rows(
      "update sessions set authenticated_at = authenticated_at - interval '16 minutes' where user_id = $1",
      [ada.id],
    );
    advanceClock(api, 2);
    expect((await refusalOf(start())).code).toBe('recentLoginRequired');
  });
});

describe('createExportLink', () => {
  test('after a week the copy is gone, file and all', async () => {
    const { id } = await start();
    await gather(id);
    const [{ storage_key: key } = { storage_key: '' }] = await api.rows<{ storage_key: string }>(
      'select storage_key from data_exports where id = $1',
      [id],
    );
    expect(await api.services.storage.exists(key)).toBe(true);
    await api.rows("update data_exports set expires_at = $2::timestamptz - interval '1 second' where id = $1", [
      id,
      api.now.toISOString(),
    ]);
    expect((await refusalOf(link(id))).status).toBe(404);
    await expireExports(api.services);
    expect(await list()).toMatchObject([{ status: 'expired' }]);
    expect(
      await api.rows("select payload from graphile_worker._private_jobs where payload::text like '%' || $1 || '%'", [
        key,
      ]),
    ).toHaveLength(1);
  });

  test('a stranger’s is not found', async () => {
    const { id } = await start();
    await gather(id);
    expect((await refusalOf(link(id, await createPerson(api, 'resident')))).status).toBe(404);
  });
});

describe('listExports', () => {
  test('tells of one that came to nothing, so that another may be asked for', async () => {
    const { id } = await start();
    await api.rows("update data_exports set created_at = created_at - interval '2 hours' where id = $1", [id]);
    await expireExports(api.services);
    expect(await list()).toMatchObject([{ status: 'failed' }]);
    expect((await start()).id).not.toBe(id);
  });
});
