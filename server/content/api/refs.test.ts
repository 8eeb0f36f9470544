import { join } from 'node:path';
import { createClient, PreviewTokenExpiredError, type PrismicDocument } from '@prismicio/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDocument, createRepository, idOf, writeDocuments } from '@/server/content/store/repository.fixture';
import { inProcessFetch } from './inProcessFetch';
import { makeToken, tokenAddress } from './tokens';

let now = 0;
let library: ReturnType<typeof createRepository>;
beforeEach(() => {
  now = Date.UTC(2026, 10, 21);
  library = createRepository({ now: () => now });
  writeDocuments(join(library.root, 'drafts', 'desk'), [
    createDocument('hill', { data: { blurb: 'A draft of the hill' } }),
    createDocument('new'),
    { id: idOf('bare'), uid: 'bare', deleted: true },
  ]);
});
afterEach(() => library.remove());

const key = () => library.repository.tokenKey();
const token = (session = 'desk', ends = now + 60_000) => makeToken(session, ends, key());
const address = 'http://library.test/api/v2';
const ask = async (ref: string, rest = '') => {
  const url = `${address}/documents/search?ref=${encodeURIComponent(ref)}${rest}`;
  const response = library.repository.handle(new Request(url));
  return { status: response.status, body: await response.json() };
};
const uids = async (ref: string) => {
  const { body } = await ask(ref);
  return body.results?.map(({ uid }: { uid: string }) => uid).sort();
};
const published = ['ana', 'bare', 'hill', 'sea'];
const drafted = ['ana', 'hill', 'new', 'sea'];

test('the master ref shows what is published, and no draft', async () => {
  expect(await uids(library.repository.refs.master())).toEqual(published);
  expect(JSON.stringify((await ask(library.repository.refs.master())).body)).not.toContain('A draft');
});

test('a preview token shows the drafts of its session, replaced, new and deleted, as address, bare or in a cookie', async () => {
  const ours = tokenAddress(token(), 'library');
  const jar = JSON.stringify({ _tracker: 'x', 'library.prismic.io': { preview: ours } });
  for (const ref of [token(), ours, jar, encodeURIComponent(jar)]) expect(await uids(ref)).toEqual(drafted);
  expect((await ask(token())).body.results.find(({ uid }: { uid: string }) => uid === 'hill').data.blurb).toBe(
    'A draft of the hill',
  );
});

test('the cookie of another repository counts as master', async () => {
  const jar = JSON.stringify({ 'elsewhere.prismic.io': { preview: token() } });
  expect(await uids(jar)).toEqual(published);
});

test('an expired token is refused in the words the client knows', async () => {
  const ref = token('desk', now + 1000);
  now += 2000;
  const { status, body } = await ask(ref);
  expect([status, body.type]).toEqual([404, 'api_security_error']);
  const client = createClient<PrismicDocument>('library', {
    documentAPIEndpoint: address,
    fetch: inProcessFetch(library.repository),
  });
  await expect(client.getByUID('book', 'hill', { ref })).rejects.toThrow(PreviewTokenExpiredError);
});

test.each([
  ['forged', () => makeToken('desk', now + 60_000, { secret: 'another', repository: 'library' })],
  ['of another repository', () => makeToken('desk', now + 60_000, { ...key(), repository: 'elsewhere' })],
  ['for another session', () => token().replace('desk', 'dusk')],
  ['prolonged', () => token().replace(/~\w+~/, '~zzzzzzz~')],
  ['cut short', () => token().slice(0, -1)],
  ['a session that climbs', () => '../../documents~zzzzzzz~'.padEnd(70, 'a')],
  ['nothing', () => ''],
  ['half a cookie', () => '{"library.prismic.io":'],
  ['a broken escape', () => '%7B%'],
])('a ref that is %s is not found, and the answer ends with the master ref', async (_, ref) => {
  const { status, body } = await ask(ref());
  expect(status).toBe(404);
  expect(body.type).toBe('api_notfound_error');
  expect(body.message.endsWith(`Master ref is: ${library.repository.refs.master()}`)).toBe(true);
});

test('after an unknown ref the client asks again with the master ref', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const client = createClient<PrismicDocument>('library', {
    documentAPIEndpoint: address,
    fetch: inProcessFetch(library.repository),
  });
  expect((await client.getByUID('book', 'hill', { ref: 'garbage' })).uid).toBe('hill');
});

test('publishing changes the master ref, nothing else does; the former one lasts a minute, then has expired', async () => {
  const { refs } = library.repository;
  const former = refs.master();
  writeDocuments(join(library.root, 'drafts', 'desk'), [createDocument('another')]);
  expect(refs.master()).toBe(former);
  writeDocuments(join(library.dir, 'documents'), [createDocument('fresh')]);
  const master = refs.master();
  expect(master).not.toBe(former);
  expect(await uids(former)).toEqual(published);
  expect(await uids(master)).toEqual([...published, 'fresh'].sort());
  now += 61_000;
  const { status, body } = await ask(former);
  expect([status, body.type]).toEqual([410, 'api_validation_error']);
  expect(body.message.endsWith(`Master ref is: ${master}`)).toBe(true);
});

test('every instance gives the same content the same ref', () => {
  const twin = createRepository();
  expect(twin.repository.refs.master()).toBe(library.repository.refs.master());
  twin.remove();
});

test('a private repository needs its access token for every question, lists releases, and no address repeats it', async () => {
  const locked = createRepository({ accessToken: 'open sesame', isPrivate: true });
  writeDocuments(join(locked.dir, 'releases', 'spring'), [createDocument('spring')]);
  const get = async (path: string, headers = {}) => {
    const response = locked.repository.handle(new Request(`${address}${path}`, { headers }));
    return { status: response.status, text: await response.text() };
  };
  expect((await get('')).status).toBe(401);
  expect((await get('?access_token=wrong')).status).toBe(401);
  expect((await get('/documents/search?ref=x')).status).toBe(401);
  expect((await get('', { authorization: 'Token open sesame' })).status).toBe(200);
  const { refs } = JSON.parse((await get('?access_token=open%20sesame')).text);
  const spring = refs.find(({ id }: { id: string }) => id === 'spring');
  expect(spring).toMatchObject({ label: 'spring', isMasterRef: false });
  const { text } = await get(`/documents/search?ref=${spring.ref}&access_token=open+sesame&pageSize=1`);
  expect(JSON.parse(text).total_results_size).toBe(5);
  expect(text).not.toContain('sesame');
  locked.remove();
});

test('an open repository answers what is published to everybody, and releases to anyone who has its access token', async () => {
  const shared = createRepository({ accessToken: 'open sesame' });
  writeDocuments(join(shared.dir, 'releases', 'spring'), [createDocument('spring')]);
  const get = async (path: string) => {
    const response = shared.repository.handle(new Request(`${address}${path}`));
    return { status: response.status, body: await response.json() };
  };
  const isMaster = ({ id }: { id: string }) => id === 'master';
  const stranger = await get('');
  expect(stranger.status).toBe(200);
  expect(stranger.body.refs.every(isMaster)).toBe(true);
  const { refs } = (await get('?access_token=open%20sesame')).body;
  const spring = refs.find(({ id }: { id: string }) => id === 'spring').ref;
  expect((await get(`/documents/search?ref=${spring}`)).status).toBe(401);
  expect((await get(`/documents/search?ref=${spring}&access_token=open%20sesame`)).status).toBe(200);
  expect((await get('?access_token=wrong')).status).toBe(401);
  const all = await get(`/documents/search?ref=${refs.find(isMaster).ref}`);
  const ignored = await get(`/documents/search?ref=${refs.find(isMaster).ref}&after=unknown`);
  expect(all.body.results.length).toBeGreaterThan(0);
  expect(ignored.body.results).toEqual(all.body.results);
  shared.remove();
});

test('without an access token releases stay unseen', async () => {
  writeDocuments(join(library.dir, 'releases', 'spring'), [createDocument('spring')]);
  const about = await library.repository.handle(new Request(address)).json();
  expect(about.refs.map(({ id }: { id: string }) => id)).toEqual(['master']);
});
