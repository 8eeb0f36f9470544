import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type DocumentContent, type StudioDocument, studio } from '@/contract/content/studio/endpoints';
import { siteRepository } from '@/server/content/store/siteRepository';
import { resetRequestCounts } from '@/server/http/limits';
import type { Person } from '@/server/http/person';
import { refusalOf, testApi } from '@/tests/support/api';
import { createPerson } from '@/tests/support/fixtures/people';
import { brokenLinks } from './brokenLinks';
import { studioContext } from './context';
import { publishProblems } from './publishRules';
import { runSchedules } from './schedules';

const api = testApi();
let nora: Person;
let otto: Person;

beforeAll(async () => {
  nora = await createPerson(api, 'editor');
  otto = await createPerson(api, 'editor');
});
beforeEach(() => api.rows('delete from graphile_worker._private_jobs'));

let count = 0;
const paragraph = (text: string) => ({
  id: 'rich_text$1',
  slice_type: 'rich_text',
  variation: 'default',
  version: 'initial',
  items: [],
  primary: { content: [{ type: 'paragraph', text, spans: [] }] },
});

const post = (words: Partial<DocumentContent['data']> = {}): DocumentContent['data'] => ({
  title: 'What a roof costs',
  summary: 'Less than you fear.',
  category: 'How-to',
  author: author(),
  published_on: '2026-11-02',
  slices: [paragraph('Tiles, felt, and two weeks of work.')],
  ...words,
});

function author() {
  const { documents } = siteRepository().store.published();
  const found = documents.find(({ type }) => type === 'author');
  return { link_type: 'Document', id: found?.id, type: 'author', lang: 'en-us' };
}

const as = (who: Person) => ({
  create: (type = 'blog_post', uid: string | null = `a-post-${++count}`) =>
    api.callAs(who, studio.createDocument, { body: { type, uid } }),
  open: (documentId: string) => api.callAs(who, studio.getDocument, { params: { documentId } }),
  save: ({ id, version, words }: StudioDocument, data: DocumentContent['data'], rest: Partial<DocumentContent> = {}) =>
    api.callAs(who, studio.saveDraft, {
      params: { documentId: id },
      body: { version, words: { ...words, ...rest, data: JSON.parse(JSON.stringify(data)) } },
    }),
  publish: ({ id, version }: StudioDocument) =>
    api.callAs(who, studio.publishDocument, { params: { documentId: id }, body: { version } }),
  unpublish: ({ id, version }: StudioDocument) =>
    api.callAs(who, studio.unpublishDocument, { params: { documentId: id }, body: { version } }),
  discard: ({ id, version }: StudioDocument) =>
    api.callAs(who, studio.discardDraft, { params: { documentId: id }, body: { version } }),
  revisions: ({ id }: StudioDocument) => api.callAs(who, studio.listRevisions, { params: { documentId: id } }),
});

const isPublished = (id: string) => siteRepository().store.published().byId.has(id);
const announced = async () =>
  (
    await api.rows<{ documents: string[] }>(
      "select payload->'documents' as documents from graphile_worker._private_jobs",
    )
  ).flatMap(({ documents }) => documents);

async function aPublishedPost() {
  const draft = await as(nora).create();
  return as(nora).publish(await as(nora).save(draft, post()));
}

describe('createDocument', () => {
  test('begins as a copy where one is wanted', async () => {
    const original = await aPublishedPost();
    const copy = await api.callAs(nora, studio.createDocument, {
      body: { type: 'blog_post', uid: `a-copy-${++count}`, copyOf: original.id },
    });
    expect(copy.words.data).toEqual(original.words.data);
    expect(copy.id).not.toBe(original.id);
  });

  test('begins with the title it is given', async () => {
    const body = { type: 'blog_post', uid: `a-titled-post-${++count}`, title: ' What a gutter costs ' };
    expect((await api.callAs(nora, studio.createDocument, { body })).words.data).toEqual({
      title: 'What a gutter costs',
    });
  });

  test('may not take the address of another, nor an address that is none', async () => {
    const first = await as(nora).create();
    for (const uid of [first.words.uid, '../evil', 'Has Spaces', '', null])
      expect(await refusalOf(as(nora).create('blog_post', uid))).toMatchObject({ code: 'invalid' });
    expect(await refusalOf(as(nora).create('settings', null))).toMatchObject({ code: 'conflict' });
  });
});

describe('saveDraft', () => {
  test('keeps what is unfinished and says what has to be mended; publishing is refused for it', async () => {
    const draft = await as(nora).create();
    const saved = await as(nora).save(draft, post({ category: 'Gossip', title: 'Half' }));
    expect(saved.findings).toEqual([{ path: 'data.category', message: expect.stringContaining('must be one of') }]);
    const refusal = await refusalOf(as(nora).publish(saved));
    expect(refusal).toMatchObject({ code: 'invalid', fields: { 'data.category': expect.any(String) } });
    expect(isPublished(draft.id)).toBe(false);
  });

  test('of another form than its model is refused whole', async () => {
    const draft = await as(nora).create();
    for (const data of [
      { title: 7 },
      { invented: 'x' },
      { slices: 'none' },
      { slices: [{ id: 'a', slice_type: 'hero', variation: 'default', primary: {} }] },
      { slices: [{ id: 'a', slice_type: 'rich_text', variation: 'default', primary: { content: 'text' } }] },
      { image: 'a.png' },
    ])
      expect(await refusalOf(as(nora).save(draft, data)), JSON.stringify(data)).toMatchObject({ code: 'invalid' });
    expect((await as(nora).open(draft.id)).version).toBe(draft.version);
  });

  test('tells the second editor who saved first, and loses nothing', async () => {
    const draft = await as(nora).create();
    const hers = await as(nora).save(draft, post({ title: 'Hers' }));
    const refusal = await refusalOf(as(otto).save(draft, post({ title: 'His' })));
    expect(refusal).toMatchObject({ code: 'conflict', message: expect.stringContaining('has changed this document') });
    expect((await as(otto).open(draft.id)).words.data.title).toBe('Hers');
    const his = await as(otto).save({ ...draft, version: hers.version }, post({ title: 'His' }));
    expect(his.words.data.title).toBe('His');
    const [stored] = await as(nora).revisions(draft);
    const revision = await api.callAs(nora, studio.getRevision, {
      params: { documentId: draft.id, revisionId: stored?.id ?? '' },
    });
    expect(revision.words.data.title).toBe('Hers');
  });

  test('stores one whole version of saves at the same time', async () => {
    const draft = await as(nora).create();
    const saves = await Promise.allSettled(
      Array.from({ length: 8 }, (_, n) => as(n % 2 ? nora : otto).save(draft, post({ title: `Title ${n}` }))),
    );
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('that was changed by hand meanwhile is a conflict, too', async () => {
    const draft = await as(nora).create();
    const folder = join(siteRepository().store.draftsDir, 'studio', 'blog_post');
    const file = join(folder, `${draft.id}.en-us.json`);
    writeFileSync(file, readFileSync(file, 'utf8').replace('"data": {}', '"data": { "title": "By hand" }'));
    expect(await refusalOf(as(nora).save(draft, post()))).toMatchObject({ code: 'conflict' });
  });

  test('opened and saved without a change stays word for word as its file is', async () => {
    const { documents } = siteRepository().store.published();
    for (const { id } of documents.filter(({ type }) => type !== 'settings')) {
      resetRequestCounts();
      const opened = await as(nora).open(id);
      const saved = await as(nora).save(opened, opened.words.data);
      expect(saved.status, id).toBe('published');
    }
  }, 60_000);
});

describe('discardDraft', () => {
  test('can be discarded, and brought back from the history', async () => {
    const draft = await as(nora).save(await as(nora).create(), post({ title: 'Worth keeping' }));
    const { document, revision } = await as(nora).discard(draft);
    expect(document).toBeNull();
    expect(await refusalOf(as(nora).open(draft.id))).toMatchObject({ status: 404 });
    const back = await api.callAs(nora, studio.restoreRevision, {
      params: { documentId: draft.id },
      body: { version: draft.version, revision },
    });
    expect(back.words.data.title).toBe('Worth keeping');
  });
});

describe('publishDocument', () => {
  test('names what its type needs and it lacks, and publishes nothing', async () => {
    const draft = await as(nora).create();
    const lacking = { summary: ' ', author: { link_type: 'Any' }, published_on: null, slices: [] };
    const saved = await as(nora).save(draft, post(lacking as Partial<DocumentContent['data']>));
    const { fields } = await refusalOf(as(nora).publish(saved));
    expect(Object.keys(fields ?? {}).toSorted()).toEqual([
      'data.author',
      'data.published_on',
      'data.slices',
      'data.summary',
    ]);
    expect(isPublished(draft.id)).toBe(false);
    // The draft says so before anyone tries.
    expect(saved.unready.map(({ path }) => path).toSorted()).toEqual(Object.keys(fields ?? {}).toSorted());
    expect(saved.findings).toEqual([]);
  });

  test('is refused with an empty section, a short description, and an alternative text that describes nothing', async () => {
    const draft = await as(nora).create();
    const blank = { ...paragraph(' '), id: 'rich_text$2' };
    const picture = siteRepository()
      .store.published()
      .documents.map(({ data }) => data.image)
      .find((image) => image && typeof image === 'object' && 'url' in image);
    const saved = await as(nora).save(
      draft,
      post({
        description: 'short',
        image: { ...(picture as object), alt: 'a' },
        slices: [paragraph('Tiles and felt.'), blank],
      } as Partial<DocumentContent['data']>),
    );
    const { fields } = await refusalOf(as(nora).publish(saved));
    expect(fields).toEqual({
      'data.slices[1]': 'This section is empty. Fill it in or remove it',
      'data.description': 'Write 50 to 160 characters; it has 5',
      'data.image': 'Describe the picture in 5 characters or more',
    });
  });

  test('of a redirect is refused where it leads back, by itself or by others', async () => {
    const redirect = async (from: string, to: string) =>
      as(nora).save(await as(nora).create('redirect', null), { from, to, permanent: true });
    const refusedFor = async (from: string, to: string) =>
      (await refusalOf(as(nora).publish(await redirect(from, to)))).fields;
    expect(await refusedFor('/loop-a', '/loop-a/?x=1')).toEqual({ 'data.to': 'This leads back to /loop-a' });
    await as(nora).publish(await redirect('/loop-b', '/loop-c'));
    await as(nora).publish(await redirect('/loop-c', '/loop-d'));
    expect(await refusedFor('/loop-d', '/loop-b')).toEqual({
      'data.to': 'This leads back to /loop-d, by /loop-b, /loop-c',
    });
    await as(nora).publish(await redirect('/loop-e', '/loop-b'));
  });

  test('would be allowed for every document that is published now', () => {
    const room = studioContext();
    const problems = siteRepository()
      .store.published()
      .documents.flatMap((document) => publishProblems(room, document).map((problem) => [document.id, problem]));
    expect(problems).toEqual([]);
  });

  test('names the documents it links to', async () => {
    const draft = await as(nora).create();
    const saved = await as(nora).save(draft, post());
    const { id } = author();
    expect(saved.linked).toEqual({ [id ?? '']: expect.stringMatching(/^\D{3}/) });
    const [newest] = await as(nora).revisions(await as(nora).publish(saved));
    const revision = await api.callAs(nora, studio.getRevision, {
      params: { documentId: draft.id, revisionId: newest?.id ?? '' },
    });
    expect(revision.linked).toEqual(saved.linked);
  });

  test('shows a draft to editors only, and updates the site when it is published', async () => {
    const draft = await as(nora).create();
    expect(draft).toMatchObject({ status: 'draft', published: null, path: `/blog/a-post-${count}` });
    const saved = await as(nora).save(draft, post());
    expect(saved).toMatchObject({ status: 'draft', findings: [] });
    expect(isPublished(draft.id)).toBe(false);
    const published = await as(nora).publish(saved);
    expect(published).toMatchObject({ status: 'published', findings: [] });
    expect(isPublished(draft.id)).toBe(true);
    expect(await announced()).toEqual([draft.id]);
  });

  test('can be changed, looked at in a preview, and published again', async () => {
    const published = await aPublishedPost();
    const changed = await as(otto).save(published, { ...published.words.data, title: 'A newer title' });
    expect(changed).toMatchObject({ status: 'changed', published: { data: { title: 'What a roof costs' } } });
    const { url } = await api.callAs(otto, studio.createPreviewLink, {
      params: { documentId: published.id },
      body: { hours: 1 },
    });
    const ref = new URL(url).searchParams.get('token') ?? '';
    expect(siteRepository().refs.resolve(ref).byId.get(published.id)?.data.title).toBe('A newer title');
    expect(siteRepository().refs.resolve(siteRepository().refs.master()).byId.get(published.id)?.data.title).toBe(
      'What a roof costs',
    );
    const fresh = await as(otto).publish(changed);
    expect(fresh).toMatchObject({ status: 'published', words: { data: { title: 'A newer title' } } });
    const acts = (await as(nora).revisions(fresh)).map(({ act }) => act);
    expect(acts.filter((act) => act === 'published')).toHaveLength(2);
  });

  test('is not published unseen: a version that changed meanwhile is refused', async () => {
    const draft = await as(nora).save(await as(nora).create(), post());
    await as(otto).save(draft, post({ title: 'Changed meanwhile' }));
    expect(await refusalOf(as(nora).publish(draft))).toMatchObject({ code: 'conflict' });
  });

  test('leaves one file however its address changes', async () => {
    const published = await aPublishedPost();
    const moved = await as(nora).save(published, published.words.data, { uid: `moved-${++count}` });
    await as(nora).publish(moved);
    const folder = join(siteRepository().store.dir, 'documents', 'blog_post');
    const files = readdirSync(folder).filter((file) => readFileSync(join(folder, file), 'utf8').includes(published.id));
    expect(files).toEqual([`moved-${count}.en-us.json`]);
  });

  test('is written down in the audit log with who did it', async () => {
    const published = await aPublishedPost();
    const [line] = await api.rows('select person_id, subject from audit_log where event = $1 order by id desc', [
      'content.published',
    ]);
    expect(line).toEqual({ person_id: nora.id, subject: `document:${published.id}` });
  });
});

describe('unpublishDocument', () => {
  test('taken back, stays as a draft; what others link to is not taken back', async () => {
    const published = await aPublishedPost();
    const back = await as(nora).unpublish(published);
    expect(back).toMatchObject({ status: 'draft', words: { data: { title: 'What a roof costs' } } });
    expect(isPublished(published.id)).toBe(false);
    const ines = await as(nora).open(author().id ?? '');
    expect(await refusalOf(as(nora).unpublish(ines))).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('links to this document'),
    });
  });
});

describe('listDocuments', () => {
  test('finds by type, status and the beginnings of words', async () => {
    const draft = await as(nora).save(await as(nora).create(), post({ title: 'Zinnias on a balcony' }));
    const list = (query: object) => api.callAs(nora, studio.listDocuments, { query });
    expect((await list({ search: 'zinn balc' })).items.map(({ id }) => id)).toEqual([draft.id]);
    expect((await list({ search: 'zinn', type: 'page' })).total).toBe(0);
    expect((await list({ status: 'draft', search: 'zinn' })).items[0]).toMatchObject({
      status: 'draft',
      title: 'Zinnias on a balcony',
    });
    expect((await list({})).counts.page).toBe(24);
  });
});

describe('getStudio', () => {
  test('says that one can write here, as whom, and what with', async () => {
    const found = await api.callAs(nora, studio.getStudio);
    expect(found).toMatchObject({ mode: 'open', externalUrl: null, editor: { id: nora.id } });
    expect(found.types.map(({ id }) => id)).toContain('blog_post');
    expect(found.slices.find(({ id }) => id === 'hero')?.variations.map(({ id }) => id)).toEqual([
      'default',
      'withPicture',
    ]);
  });
});

describe('getDocument', () => {
  test('shows what would be published beside what is, and where it stands', async () => {
    const published = await aPublishedPost();
    await as(nora).save(published, { ...published.words.data, title: 'Soon' });
    expect(await as(otto).open(published.id)).toMatchObject({
      status: 'changed',
      words: { data: { title: 'Soon' } },
      published: { data: { title: 'What a roof costs' } },
      path: `/blog/${published.words.uid}`,
      changedBy: expect.stringContaining('Lovelace'),
    });
    expect(await refusalOf(as(nora).open('AAAAAAAAAAAAAAAA'))).toMatchObject({ status: 404 });
  });
});

const revision = (documentId: string, revisionId = '') =>
  api.callAs(nora, studio.getRevision, { params: { documentId, revisionId } });

describe('listRevisions', () => {
  test('begins with what everybody saw before the Studio touched it', async () => {
    const { documents } = siteRepository().store.published();
    const faq = documents.find(({ uid }) => uid === 'faq');
    const opened = await as(nora).open(faq?.id ?? '');
    await as(nora).publish(await as(nora).save(opened, { ...opened.words.data, title: 'Asked often' }));
    const list = await as(nora).revisions(opened);
    expect(list.map(({ act, by }) => [act, by === null])).toEqual([
      ['published', false],
      ['published', true],
    ]);
    expect((await revision(opened.id, list[1]?.id)).words.data.title).toBe(faq?.data.title);
  });
});

describe('getRevision', () => {
  test('knows only versions of that document', async () => {
    const [one, other] = [await aPublishedPost(), await aPublishedPost()];
    const [newest] = await as(nora).revisions(one);
    expect((await revision(one.id, newest?.id)).act).toBe('published');
    for (const id of [newest?.id, '../../secret', ''])
      expect(await refusalOf(revision(other.id, id))).toMatchObject({ status: 404 });
  });
});

describe('restoreRevision', () => {
  test('makes an earlier version the draft; what stood there is kept', async () => {
    const first = await aPublishedPost();
    const second = await as(nora).publish(await as(nora).save(first, { ...first.words.data, title: 'Second' }));
    const draft = await as(nora).save(second, { ...first.words.data, title: 'Third' });
    const oldest = (await as(nora).revisions(first)).findLast(({ act }) => act === 'published');
    const restored = await api.callAs(otto, studio.restoreRevision, {
      params: { documentId: first.id },
      body: { version: draft.version, revision: oldest?.id ?? '' },
    });
    expect(restored).toMatchObject({ words: { data: { title: 'What a roof costs' } }, status: 'changed' });
    const [retained] = await as(nora).revisions(first);
    expect((await revision(first.id, retained?.id)).words.data.title).toBe('Third');
  });
});

describe('createPreviewLink', () => {
  test('opens the drafts for as long as it was asked for', async () => {
    const draft = await as(nora).save(await as(nora).create(), post());
    const link = (hours: number) =>
      api.callAs(nora, studio.createPreviewLink, { params: { documentId: draft.id }, body: { hours } });
    const { url, expires } = await link(2);
    expect(url).toMatch(/^https:\/\/belong\.test\/api\/preview\?token=/);
    expect(Date.parse(expires) - Date.now()).toBeGreaterThan(7_100_000);
    expect(await refusalOf(link(0))).toMatchObject({ code: 'invalid' });
    expect(await refusalOf(link(721))).toMatchObject({ code: 'invalid' });
  });
});

const picture = (paint: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: paint } })
    .png()
    .toBuffer();

async function upload(name: string, bytes: Uint8Array, alt = 'A door') {
  const query = new URLSearchParams({ name, alt });
  const response = await api.fetch(`/studio/pictures?${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await api.tokenFor(nora)}`, 'content-type': 'image/png' },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: await response.json() };
}

const showing = ({ url }: { url: string }) => ({
  image: { dimensions: { width: 60, height: 40 }, alt: 'A door', copyright: null, url },
});

describe('uploadPicture', () => {
  test('takes in a picture as ours, named by what it is', async () => {
    const { body } = await upload('../A Red Door.png', await picture('red'));
    expect(body).toMatchObject({ name: expect.stringMatching(/^a-red-door-[\da-f]{8}\.webp$/), width: 60, uses: [] });
    expect((await upload('../A Red Door.png', await picture('red'))).body.name).toBe(body.name);
  });

  test('refuses what is no picture, and one that says nothing of what it shows', async () => {
    const none = await upload('a.png', Buffer.from('<svg onload=alert(1)>'));
    expect(none).toMatchObject({ status: 400, body: { code: 'invalid' } });
    expect(await upload('a.png', await picture('red'), ' ')).toMatchObject({ status: 400 });
  });
});

describe('listPictures', () => {
  test('says where each picture is used', async () => {
    const { body } = await upload('green.png', await picture('green'));
    const draft = await as(nora).save(await as(nora).create(), post(showing(body)));
    expect(draft.findings).toEqual([]);
    const found = (await api.callAs(nora, studio.listPictures)).find(({ name }) => name === body.name);
    expect(found?.uses).toEqual([{ id: draft.id, title: 'What a roof costs' }]);
  });
});

describe('describePicture', () => {
  test('keeps what a picture shows', async () => {
    const { body } = await upload('grey.png', await picture('grey'));
    const params = { pictureName: body.name };
    await api.callAs(nora, studio.describePicture, { params, body: { alt: 'A grey wall' } });
    const found = (await api.callAs(nora, studio.listPictures)).find(({ name }) => name === body.name);
    expect(found?.alt).toBe('A grey wall');
  });
});

describe('replacePicture', () => {
  test('puts another in drafts of the documents that show it, and leaves what is published', async () => {
    const { body: red } = await upload('red.png', await picture('#f01010'));
    const { body: blue } = await upload('blue.png', await picture('blue'), 'A blue door');
    const draft = await as(nora).save(await as(nora).create(), post(showing(red)));
    const published = await as(nora).publish(draft);
    const replace = (by: string) =>
      api.callAs(nora, studio.replacePicture, { params: { pictureName: red.name }, body: { by } });
    expect(await replace(blue.name)).toEqual({ documents: [published.id] });
    expect(await as(nora).open(published.id)).toMatchObject({
      words: { data: { image: { url: blue.url, alt: 'A blue door' } } },
      published: { data: { image: { url: red.url } } },
    });
    expect(await refusalOf(replace('none-00000000.webp'))).toMatchObject({ status: 404 });
  });
});

describe('removePicture', () => {
  test('removes unused pictures only', async () => {
    const { body } = await upload('black.png', await picture('black'));
    const draft = await as(nora).save(await as(nora).create(), post(showing(body)));
    const remove = (pictureName: string) => api.callAs(nora, studio.removePicture, { params: { pictureName } });
    const file = join(siteRepository().store.dir, 'media', body.name);
    expect(await refusalOf(remove(body.name))).toMatchObject({ code: 'conflict' });
    await as(nora).save(draft, post());
    await remove(body.name);
    expect(existsSync(file)).toBe(false);
    expect(await refusalOf(remove('../repository.json'))).toMatchObject({ status: 404 });
  });
});

describe('brokenLinks', () => {
  const linking = (url: string) => {
    const content = {
      type: 'paragraph',
      text: 'Here',
      spans: [{ start: 0, end: 4, type: 'hyperlink', data: { link_type: 'Web', url } }],
    };
    return post({ slices: [{ ...paragraph(''), primary: { content: [content] } }] });
  };

  test.each(['/faq', '/faq#fees', '/homes/oakland-ca?beds=2', '/homeowners', '/', 'https://www.hud.gov/'])(
    'allows a link to %s',
    async (url) => {
      const saved = await as(nora).save(await as(nora).create(), linking(url));
      expect(saved.unready).toEqual([]);
    },
  );

  test.each(['/faqs', '/blog/no-such-post', '/no/such/page'])('names a link to %s at its place', async (url) => {
    const saved = await as(nora).save(await as(nora).create(), linking(url));
    expect(saved.unready).toEqual([
      { path: 'data.slices[0].primary.content[0].spans[0].data', message: `No page has the address ${url}` },
    ]);
    expect((await refusalOf(as(nora).publish(saved))).status).toBe(400);
  });

  test('finds none in what is published', () => {
    const room = studioContext();
    const { documents } = siteRepository().store.published();
    expect(documents.flatMap((document) => brokenLinks(room, document))).toEqual([]);
  });
});

describe('showPresence', () => {
  test('names the others who were seen within a minute, on this document alone', async () => {
    const draft = await as(nora).create();
    const other = await as(nora).create();
    const show = (who: Person, { id }: StudioDocument) =>
      api.callAs(who, studio.showPresence, { params: { documentId: id } });
    const before = api.now;
    expect(await show(nora, draft)).toEqual({ others: [] });
    expect((await show(otto, draft)).others.map(({ id }) => id)).toEqual([nora.id]);
    expect(await show(otto, other)).toEqual({ others: [] });
    expect((await show(nora, draft)).others.map(({ id }) => id)).toEqual([otto.id]);
    api.now = new Date(before.getTime() + 61_000);
    expect(await show(nora, draft)).toEqual({ others: [] });
    expect(await api.rows('select person_id from content_presence')).toEqual([{ person_id: nora.id }]);
    api.now = before;
  });
});

describe('scheduleDocument', () => {
  const HOUR = 3_600_000;
  const schedule = (who: Person, { id, version }: StudioDocument, action: 'publish' | 'unpublish', hours: number) =>
    api.callAs(who, studio.scheduleDocument, {
      params: { documentId: id },
      body: { action, version, at: new Date(api.now.getTime() + hours * HOUR).toISOString() },
    });
  const later = async (hours: number) => {
    const before = api.now;
    api.now = new Date(before.getTime() + hours * HOUR);
    await runSchedules(api.services);
    api.now = before;
  };

  test('publishes the version that was looked at, at its time and once, under the name of who wanted it', async () => {
    const draft = await as(nora).save(await as(nora).create(), post());
    const planned = await schedule(nora, draft, 'publish', 2);
    expect(planned.schedules).toMatchObject([{ action: 'publish', failure: null }]);
    expect((await as(otto).open(draft.id)).schedules).toEqual(planned.schedules);
    await later(1);
    expect(isPublished(draft.id)).toBe(false);
    await later(3);
    expect(isPublished(draft.id)).toBe(true);
    const live = await as(otto).open(draft.id);
    expect(live).toMatchObject({ status: 'published', schedules: [] });
    expect((await as(otto).revisions(live))[0]?.act).toBe('published');
    expect(
      await api.rows(`select person_id, detail from audit_log where event = 'content.published' and subject = $1`, [
        `document:${draft.id}`,
      ]),
    ).toEqual([{ person_id: nora.id, detail: { isScheduled: true } }]);
  });

  test('ends where someone changes the draft, and an unpublishing stays', async () => {
    const live = await aPublishedPost();
    await schedule(nora, live, 'unpublish', 5);
    const changed = await as(otto).save(await as(otto).open(live.id), post({ title: 'Another title' }));
    const planned = await schedule(otto, changed, 'publish', 1);
    expect(planned.schedules.map(({ action }) => action)).toEqual(['publish', 'unpublish']);
    const again = await as(nora).save(planned, post({ title: 'A third title' }));
    expect(again.schedules.map(({ action }) => action)).toEqual(['unpublish']);
    await later(6);
    expect(isPublished(live.id)).toBe(false);
    expect((await as(nora).open(live.id)).schedules).toEqual([]);
  });

  test('refuses a time that has passed, what could not be published now, and another version', async () => {
    const draft = await as(nora).save(await as(nora).create(), post());
    expect(await refusalOf(schedule(nora, draft, 'publish', -1))).toMatchObject({
      fields: { at: 'Choose a time in the future' },
    });
    expect(await refusalOf(schedule(nora, { ...draft, version: 'other' }, 'publish', 1))).toMatchObject({
      code: 'conflict',
    });
    expect((await refusalOf(schedule(nora, draft, 'unpublish', 1))).code).toBe('conflict');
    const unfinished = await as(nora).save(await as(nora).create(), post({ title: '' }));
    expect((await refusalOf(schedule(nora, unfinished, 'publish', 1))).fields).toHaveProperty('data.title');
  });

  test('keeps the reason where its author may not publish any more', async () => {
    const author = await createPerson(api, 'editor');
    const draft = await as(author).save(await as(author).create(), post());
    await schedule(author, draft, 'publish', 1);
    await api.rows('update users set ended_at = now() where id = $1', [author.id]);
    await later(2);
    expect(isPublished(draft.id)).toBe(false);
    expect((await as(nora).open(draft.id)).schedules[0]?.failure).toMatch(/may not publish this document any more/);
  });
});

describe('unscheduleDocument', () => {
  test('takes back what was scheduled, once', async () => {
    const draft = await as(nora).save(await as(nora).create(), post());
    const params = { documentId: draft.id };
    await api.callAs(nora, studio.scheduleDocument, {
      params,
      body: { action: 'publish', version: draft.version, at: new Date(api.now.getTime() + 60_000).toISOString() },
    });
    const unschedule = () => api.callAs(otto, studio.unscheduleDocument, { params, body: { action: 'publish' } });
    expect((await unschedule()).schedules).toEqual([]);
    expect((await refusalOf(unschedule())).code).toBe('conflict');
  });
});

test('a legal page is published by an administrator alone', async () => {
  const page = siteRepository()
    .store.published()
    .documents.find(({ uid }) => uid === 'privacy-policy');
  const opened = await as(nora).open(page?.id ?? '');
  expect(opened.mayPublish).toBe(false);
  expect((await refusalOf(as(nora).publish(opened))).status).toBe(403);
  expect((await refusalOf(as(nora).unpublish(opened))).status).toBe(403);
  const admin = await createPerson(api, 'staff', ['admin']);
  expect((await as(admin).open(opened.id)).mayPublish).toBe(true);
});
