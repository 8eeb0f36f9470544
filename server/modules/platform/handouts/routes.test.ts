// Official papers that leases give: which are on file, and what waits for them.
import { createHash, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { leases } from '@/contract/leasing/leases/endpoints';
import { handouts, type NewHandoutEdition } from '@/contract/platform/handouts/endpoints';
import { signing } from '@/contract/platform/signing/endpoints';
import type { Person } from '@/server/http/person';
import { createPdf } from '@/server/modules/account/documents/fixture';
import { refusalOf, testApi } from '@/tests/support/api';
import { addHandouts } from '@/tests/support/fixtures/handouts';
import { createHomeIn, createLease } from '@/tests/support/fixtures/leases';
import { createPerson } from '@/tests/support/fixtures/people';
import { takeJobs } from '@/tests/support/jobs';
import { handoutQueues } from './deskQueues';

const api = testApi();
beforeEach(async () => {
  await api.rows('delete from handout_editions');
});

const colleague = () => createPerson(api, 'staff', ['leasing']);
const list = async (by: Person) => (await api.callAs(by, handouts.listHandouts)).items;
const queued = async () => {
  const [queue] = handoutQueues;
  const query = queue?.items(api.now).compile(api.services.db);
  return (await api.rows<{ title: string }>(query?.sql ?? '', [...(query?.parameters ?? [])])).map(
    ({ title }) => title,
  );
};

/** A file that this person uploaded. */
async function uploaded(person: Person, bytes: Buffer, mime = 'application/pdf'): Promise<string> {
  const id = randomUUID();
  const storageKey = `documents/tests/${id}.pdf`;
  await api.services.storage.put(storageKey, bytes);
  await api.rows(
    `insert into documents (id, owner_id, name, category, mime, bytes, sha256, storage_key, notes, created_at)
     values ($1, $2, 'Paper', 'other', $3, $4, $5, $6, '{}', $7)`,
    [id, person.id, mime, bytes.length, createHash('sha256').update(bytes).digest(), storageKey, api.now.toISOString()],
  );
  return id;
}

async function add(by: Person, more: Partial<NewHandoutEdition> = {}) {
  const body = { handout: 'wa-mold', language: 'en', edition: 'July 2026', documentId: '', ...more } as const;
  const documentId = more.documentId ?? (await uploaded(by, createPdf(`Paper ${randomUUID()}`)));
  return (await api.callAs(by, handouts.addHandoutEdition, { body: { ...body, documentId } })).items;
}

describe('listHandouts', () => {
  test('names the papers that are missing, and the desk has an item for each', async () => {
    const staff = await colleague();
    expect((await list(staff)).every(({ isMissing, editions }) => isMissing && editions.length === 0)).toBe(true);
    expect(await queued()).toContain('Virginia Statement of Tenant Rights and Responsibilities');
    await add(staff);
    expect((await list(staff)).find(({ id }) => id === 'wa-mold')).toMatchObject({ isMissing: false });
    expect(await queued()).not.toContain('Information about mold');
    await add(staff, { handout: 'epa-lead', language: 'es' });
    expect(await queued()).toContain('Protect Your Family From Lead in Your Home');
    expect(await refusalOf(list(await createPerson(api, 'staff', ['money'])))).toMatchObject({ status: 403 });
  });
});

describe('addHandoutEdition', () => {
  test('keeps the hash and the edition of the file, which opens for anyone', async () => {
    const staff = await colleague();
    const bytes = createPdf('The state on mold');
    const entry = (await add(staff, { documentId: await uploaded(staff, bytes) })).find(({ id }) => id === 'wa-mold');
    expect(entry?.editions).toMatchObject([
      {
        language: 'en',
        edition: 'July 2026',
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        isCurrent: true,
      },
    ]);
    const response = await api.fetch(new URL(entry?.editions[0]?.href ?? '').pathname.replace('/api/consumer', ''));
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    expect((await api.fetch(`/handouts/${randomUUID()}/file`)).status).toBe(404);
    api.now = new Date(api.now.getTime() + 1_000);
    const newer = (await add(staff, { edition: 'May 2027' })).find(({ id }) => id === 'wa-mold');
    expect(newer?.editions.map(({ edition, isCurrent }) => [edition, isCurrent])).toEqual([
      ['May 2027', true],
      ['July 2026', false],
    ]);
  });

  test('refuses a file of another person, a picture, and the same file twice', async () => {
    const [staff, other] = [await colleague(), await colleague()];
    const documentId = await uploaded(other, createPdf('Of another'));
    expect(await refusalOf(add(staff, { documentId }))).toMatchObject({
      status: 400,
      fields: { documentId: expect.any(String) },
    });
    const picture = await uploaded(staff, Buffer.from('x'), 'image/webp');
    expect(await refusalOf(add(staff, { documentId: picture }))).toMatchObject({ status: 400 });
    const own = await uploaded(staff, createPdf('Twice'));
    await add(staff, { documentId: own });
    expect(await refusalOf(add(staff, { documentId: own }))).toMatchObject({
      fields: { documentId: expect.stringContaining('July 2026') },
    });
  });

  test('leases that wait for a paper are tried again', async () => {
    await takeJobs(api, 'retryAcceptedLeases');
    await add(await colleague());
    expect(await takeJobs(api, 'retryAcceptedLeases')).toHaveLength(1);
  });
});

describe('a lease', () => {
  const wish = { startOn: '2026-12-01', months: 12, residents: [{ name: 'Ada Lovelace', email: 'ada@example.test' }] };

  // The law of each row asks that residents get the paper with the lease.
  test.each([
    ['CA', 1990, '“Information on Dampness and Mold for Renters in California” (Cal. Health & Safety Code § 26148)'],
    ['CA', 1960, '“Protect Your Family From Lead in Your Home” (42 U.S.C. § 4852d; 24 CFR § 35.88(a)(1))'],
    ['WA', 1990, '“Renting in Seattle Handbook” (Seattle Municipal Code 7.24.080)'],
    ['WA', 1990, '“Information about mold” (RCW 59.18.060(13))'],
    ['VA', 1990, '“Virginia Statement of Tenant Rights and Responsibilities” (Va. Code § 55.1-1204(H))'],
    ['FL', null, '“Protect Your Family From Lead in Your Home”'],
  ] as const)('in %s of a home built in %s is not sent without %s', async (state, yearBuilt, missing) => {
    const [staff, owner] = [await colleague(), await createPerson(api)];
    const homeId = await createHomeIn(api, state, owner);
    await api.rows('update homes set year_built = $2 where id = $1', [homeId, yearBuilt]);
    const send = () => api.callAs(staff, leases.sendLease, { params: { homeId }, body: wish });
    expect(await refusalOf(send())).toMatchObject({
      status: 409,
      message: expect.stringContaining(missing),
    });
    expect(await api.rows('select from leases where home_id = $1', [homeId])).toEqual([]);
    await addHandouts(api);
    expect(await send()).toMatchObject({ status: 'sent' });
  });

  test('in Florida of a home built in 1990 needs none', async () => {
    const homeId = await createHomeIn(api, 'FL', await createPerson(api));
    await api.rows('update homes set year_built = 1990 where id = $1', [homeId]);
    const sent = await api.callAs(await colleague(), leases.sendLease, { params: { homeId }, body: wish });
    expect(sent).toMatchObject({ status: 'sent' });
  });

  test('attaches the editions on file with their hashes, in Spanish as well where that is on file', async () => {
    const [staff, owner, ada] = [await colleague(), await createPerson(api), await createPerson(api, 'resident')];
    await addHandouts(api);
    const bytes = createPdf('En español');
    await add(staff, { language: 'es', documentId: await uploaded(staff, bytes), edition: 'julio de 2026' });
    const homeId = await createHomeIn(api, 'WA', owner);
    const { envelopeId } = await createLease(api, { owner, residents: [ada], homeId });
    const { document } = await api.callAs(ada, signing.getEnvelope, { params: { envelopeId } });
    const attached = (id: string) => document.sections.find((section) => section.id === id)?.attachments;
    expect(attached('wa-mold')).toMatchObject([
      { language: 'en', edition: 'July 2026' },
      { language: 'es', edition: 'julio de 2026', sha256: createHash('sha256').update(bytes).digest('hex') },
    ]);
    expect(attached('city-papers')?.map(({ title }) => title.split(',')[0])).toEqual([
      'Renting in Seattle Handbook',
      'Voter registration information for new tenants',
    ]);
    expect(document.sections.find(({ id }) => id === 'city-papers')).toMatchObject({ initials: true });
  });
});
