import { randomUUID } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { GetServerSidePropsContext } from 'next';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PageProps } from '@/lib/page/public.server';
import { getServerSideProps as homeProps } from '@/pages/homes/[place]/[homeId]/[[...section]]';
import { getServerSideProps } from '@/pages/homes/[place]/index';
import { getServerSideProps as searchProps } from '@/pages/homes/index';
import { closeContainer } from '@/server/container';
import { testApi } from '../support/api';
import { createHome } from '../support/fixtures/people';

const api = testApi();
let homeId: string;

beforeAll(async () => {
  // The page door opens the API of the process, as it does in the running site.
  Object.assign(process.env, { DATABASE_URL: api.url, LOG_LEVEL: 'silent' });
  homeId = await createHome(api, { city: 'oakland-ca', beds: 3 });
});

type Answer = { props?: PageProps; notFound?: true; redirect?: { destination: string; permanent: boolean } };
type Draw = { query?: Record<string, string | string[]>; cookie?: string };

async function drawPage(
  page: typeof getServerSideProps,
  params: Record<string, string>,
  { query = {}, cookie }: Draw = {},
) {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', headers: { cookie } });
  const response = new ServerResponse(request);
  const resolvedUrl = `/homes/${Object.values(params).join('/')}?${new URLSearchParams(query as Record<string, string>)}`;
  const context = { req: request, res: response, params, query: { ...params, ...query }, resolvedUrl };
  const answer = (await page(context as unknown as GetServerSidePropsContext)) as Answer;
  return { answer, status: response.statusCode, cacheControl: response.getHeader('cache-control') };
}
const renderHomesPage = (place: string, query: Draw['query'] = {}, cookie?: string) =>
  drawPage(getServerSideProps, { place }, { query, cookie });
const renderHomePage = (id: string, cookie?: string) => drawPage(homeProps, { place: 'home', homeId: id }, { cookie });

describe('/homes/{city}', () => {
  test('brings the homes of the first page along', async () => {
    const { answer } = await renderHomesPage('oakland-ca', { beds: '2' });
    expect(JSON.stringify(answer.props?.dehydrated)).toContain(homeId);
  });

  test('a place we do not know is not found', async () => {
    for (const place of ['atlantis-zz', 'Oakland', '..', '%00', "x' or 1=1"])
      expect((await renderHomesPage(place)).answer.notFound, place).toBe(true);
  });

  test('filters that make no sense are left out, not an error', async () => {
    const senseless: Record<string, string | string[]>[] = [
      { beds: '99' },
      { minRent: 'x' },
      { page: '-3' },
      { beds: ['2', '3'] },
      { adultsOnly: 'true' },
      { sort: '<script>' },
    ];
    for (const query of senseless) {
      const { answer, status } = await renderHomesPage('oakland-ca', query);
      expect(status).toBe(200);
      expect(JSON.stringify(answer.props?.dehydrated), JSON.stringify(query)).toContain(homeId);
    }
  });
});

describe('a search', () => {
  test('may be shared for a few seconds, no matter who asks', async () => {
    const visitors = await renderHomesPage('oakland-ca');
    const members = await renderHomesPage('oakland-ca', {}, 'jwt-token=abc; flow_holder=abc');
    for (const { status, cacheControl } of [visitors, members]) {
      expect(status).toBe(200);
      expect(cacheControl).toMatch(/^public, max-age=0, s-maxage=5,/);
    }
  });

  test('returns the new rent when it is rendered after a change', async () => {
    await api.rows(`update homes set rent = 987600 where id = '${homeId}'`);
    expect(JSON.stringify((await renderHomesPage('oakland-ca')).answer.props?.dehydrated)).toContain('987600');
  });
});

describe('/homes/{homeId}', () => {
  test('redirects to the address of the home below its city, and keeps the query', async () => {
    const { answer } = await renderHomesPage(homeId, { utm_source: 'mail' });
    expect(answer.redirect).toEqual({
      destination: `/homes/oakland-ca/${homeId}?utm_source=mail`,
      permanent: true,
    });
  });

  test('is not found for a home that is not there', async () => {
    expect((await renderHomesPage(randomUUID())).answer.notFound).toBe(true);
  });
});

describe('/homes/{city}/{homeId}', () => {
  test('brings the home along and may be shared for half a minute, no matter who asks', async () => {
    for (const cookie of [undefined, 'jwt-token=abc']) {
      const { answer, cacheControl } = await renderHomePage(homeId, cookie);
      expect(JSON.stringify(answer.props?.dehydrated)).toContain('A bright home');
      expect(cacheControl).toMatch(/^public, max-age=0, s-maxage=30,/);
    }
  });

  test('a home that is not there, or not for visitors, is not found', async () => {
    const draft = await createHome(api, { status: 'ready' });
    for (const id of [randomUUID(), draft, 'nonsense']) expect((await renderHomePage(id)).answer.notFound).toBe(true);
  });
});

describe('/homes, sent as a form without scripts', () => {
  const destinationOf = async (place: string, query: Record<string, string> = {}) =>
    (await drawPage(searchProps, {}, { query: { place, ...query } })).answer.redirect?.destination;

  test('leads to what the sentence means, with what is answered and what is left', async () => {
    expect(await destinationOf('Section 8 ok, 2 bed in Oakland, Quiet')).toBe(
      '/homes/oakland-ca?beds=2&answers=vouchers&leftOut=Quiet',
    );
    expect(await destinationOf('pet friendly denver apartment', { maxRent: '3000' })).toBe(
      '/homes?maxRent=3000&type=apartment&pets=catsAndDogs&unlisted=denver-co',
    );
    expect(await destinationOf('no kids')).toBe('/homes?answers=families');
  });

  test('a place in which we list nothing brings the nearest homes along', async () => {
    const { answer } = await drawPage(searchProps, {}, { query: { unlisted: 'denver-co' } });
    const rendered = JSON.stringify(answer.props?.dehydrated);
    expect(rendered).toContain('Denver, CO');
    expect(rendered).toContain(homeId);
  });
});

describe('while the database is away', () => {
  beforeAll(() => closeContainer());

  test('pages are rendered without data, say 503, and may not be shared', async () => {
    for (const { answer, status, cacheControl } of [
      await renderHomesPage('oakland-ca', { beds: '2' }),
      await renderHomePage(homeId),
    ]) {
      expect(status).toBe(503);
      expect(answer.props?.dehydrated).toBeNull();
      expect(cacheControl).toBe('private, no-store');
    }
  });
});
