// Against what Typesense answers (typesense.org/docs/29.0/api), recorded.
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { HomeIndex, IndexedHome } from './homeIndex';
import { openHomeIndex, pausing } from './openHomeIndex';

interface Asked {
  method: string;
  path: string;
  query: Record<string, string>;
  key: string | undefined;
  body: string;
}

let server: Server;
let asked: Asked[];
/** By method and path; what is not here is not found. */
let answers: Record<string, { status?: number; body: unknown }>;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

beforeEach(async () => {
  asked = [];
  answers = {};
  server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://engine');
    const [method, body] = [request.method ?? '', await bodyOf(request)];
    const key = request.headers['x-typesense-api-key'] as string | undefined;
    asked.push({ method, path: pathname, query: Object.fromEntries(searchParams), key, body });
    const { status = 200, body: answer } = answers[`${method} ${pathname}`] ?? {
      status: 404,
      body: { message: 'Not Found' },
    };
    response.writeHead(status, { 'content-type': typeof answer === 'string' ? 'text/plain' : 'application/json' });
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function opened(): Promise<HomeIndex> {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const index = await openHomeIndex({ SEARCH_URL: [url], SEARCH_KEY: 'a-search-key' });
  if (!index) throw new Error('No engine was opened');
  return index;
}

const id = (n: number) => `01900000-0000-7000-8000-00000000000${n}`;
const home: IndexedHome = {
  id: id(1),
  regionId: 1,
  cityId: 2,
  neighborhood: 'St. Mary’s Park',
  zipcode: '94112',
  lat: 37.7,
  lng: -122.4,
  rentCents: 250_000,
  beds: 2,
  baths: 1.5,
  sqft: 800,
  type: 'condo',
  pets: 'cats',
  laundry: 'inUnit',
  parking: 'garage',
  airConditioning: false,
  furnished: false,
  accessible: true,
  features: ['EV charging'],
  leaseMonths: [12],
  availableOn: 20_261_201,
  hoaApprovalDays: 0,
  listedAt: 1_795_000_000,
};
const methods = () => asked.map(({ method, path }) => `${method} ${path}`);

test('without its address or its key there is no engine', async () => {
  expect(await openHomeIndex({})).toBeNull();
  expect(await openHomeIndex({ SEARCH_URL: ['https://search.test'] })).toBeNull();
});

test('a search is one request that says everything, and its ids and count are what comes back', async () => {
  answers['GET /collections/homes/documents/search'] = {
    body: {
      facet_counts: [],
      found: 31,
      hits: [
        { document: { id: id(2) }, highlight: {}, highlights: [] },
        { document: { id: id(1) }, highlight: {}, highlights: [] },
      ],
      out_of: 5_210,
      page: 2,
      search_cutoff: false,
      search_time_ms: 1,
      request_params: { collection_name: 'homes_0a1b2c3d', first_q: '*', per_page: 24, q: '*' },
    },
  };
  const found = await (await opened()).find({
    conditions: [
      { field: 'neighborhood', is: '=', value: 'St. Mary’s `Park` && beds:>0' },
      { field: 'rentCents', is: '<=', value: 300_000 },
      { field: 'pets', is: 'in', values: ['cats', 'catsAndDogs'] },
      { field: 'furnished', is: '=', value: true },
    ],
    order: { field: 'listedAt', direction: 'desc' },
    page: 2,
    limit: 24,
  });
  expect(found).toEqual({ ids: [id(2), id(1)], total: 31 });
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ path: '/collections/homes/documents/search', key: 'a-search-key' });
  expect(asked[0]?.query).toMatchObject({
    q: '*',
    sort_by: 'listedAt:desc',
    page: '2',
    per_page: '24',
    include_fields: 'id',
    filter_by:
      'neighborhood:=`St. Mary’s Park && beds:>0` && rentCents:<=300000 && pets:=[`cats`,`catsAndDogs`] && furnished:=true',
  });
});

test('a collection is made where it is missing, filled, and published, and the one before is dropped', async () => {
  const index = await opened();
  const collection = `/collections/${index.name}`;
  answers['POST /collections'] = {
    status: 201,
    body: { name: index.name, fields: [], num_documents: 0, created_at: 1_795_000_000 },
  };
  expect(await index.create()).toBe(true);
  expect(JSON.parse(asked.find(({ method }) => method === 'POST')?.body ?? '{}')).toMatchObject({
    name: index.name,
    fields: expect.arrayContaining([
      { name: 'rentCents', type: 'int64' },
      { name: 'features', type: 'string[]' },
    ]),
  });
  answers[`GET ${collection}`] = { body: { name: index.name, fields: [], num_documents: 0 } };
  expect(await index.create()).toBe(false);

  answers[`POST ${collection}/documents/import`] = { body: '{"success":true}' };
  answers[`DELETE ${collection}/documents`] = { body: { num_deleted: 1 } };
  asked = [];
  await index.write([home], [id(2), id(3)]);
  expect(methods()).toEqual([`POST ${collection}/documents/import`, `DELETE ${collection}/documents`]);
  expect(asked[0]?.query).toMatchObject({ action: 'upsert' });
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual(home);
  expect(asked[1]?.query.filter_by).toBe(`id:=[\`${id(2)}\`,\`${id(3)}\`]`);

  answers['GET /aliases/homes'] = { body: { name: 'homes', collection_name: 'homes_before' } };
  answers['PUT /aliases/homes'] = { body: { name: 'homes', collection_name: index.name } };
  answers['DELETE /collections/homes_before'] = { body: { name: 'homes_before', num_documents: 9 } };
  asked = [];
  await index.publish();
  expect(methods()).toEqual(['GET /aliases/homes', 'PUT /aliases/homes', 'DELETE /collections/homes_before']);
  answers['GET /aliases/homes'] = { body: { name: 'homes', collection_name: index.name } };
  asked = [];
  await index.publish();
  expect(methods()).toEqual(['GET /aliases/homes']);
});

test('the first collection is published where none was before', async () => {
  const index = await opened();
  answers['PUT /aliases/homes'] = { body: { name: 'homes', collection_name: index.name } };
  await index.publish();
  expect(methods()).toEqual(['GET /aliases/homes', 'PUT /aliases/homes']);
});

test('a document that the engine refuses fails the whole: it is sent again', async () => {
  const index = await opened();
  answers[`POST /collections/${index.name}/documents/import`] = {
    body: '{"code":400,"document":"{}","error":"Field `beds` must be an int32.","success":false}',
  };
  await expect(index.write([home], [])).rejects.toThrow();
});

test('an engine that fails is left alone for five seconds', async () => {
  let [calls, now] = [0, 0];
  const find = () => {
    calls += 1;
    return Promise.reject(new Error('503'));
  };
  const index = pausing({ ...(await opened()), find }, () => now);
  const query = { conditions: [], order: { field: 'listedAt', direction: 'desc' }, page: 1, limit: 24 } as const;
  for (let call = 0; call < 3; call += 1) await expect(index.find(query)).rejects.toThrow();
  expect(calls).toBe(1);
  now = 5_000;
  await expect(index.find(query)).rejects.toThrow('503');
  expect(calls).toBe(2);
});
