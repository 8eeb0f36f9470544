import { randomUUID } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { GetServerSidePropsContext } from 'next';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { PageProps } from '@/lib/page/public.server';
import { getStaticProps } from '@/pages/homes/[place]/[homeId]/[[...section]]';
import { getServerSideProps } from '@/pages/homes/[place]/index';
import { app } from '@/server/app';
import { closeServices } from '@/server/running';
import { testApi } from '../support/api';
import { aHome } from '../support/people';

const api = testApi();
let homeId: string;

beforeAll(async () => {
  // The page door opens the API of the process, as it does in the running site.
  Object.assign(process.env, { DATABASE_URL: api.url, LOG_LEVEL: 'silent' });
  homeId = await aHome(api, { city: 'oakland-ca', beds: 3 });
});

type Answer = { props?: PageProps; notFound?: true };

async function draw(place: string, query: Record<string, string | string[]> = {}, from: Partial<IncomingMessage> = {}) {
  const request = Object.assign(new IncomingMessage(new Socket()), from);
  const response = new ServerResponse(request);
  const context = { req: request, res: response, params: { place }, query: { place, ...query } };
  const answer = (await getServerSideProps(context as unknown as GetServerSidePropsContext)) as Answer;
  return { answer, response, status: response.statusCode };
}
const drawHome = async (id: string) =>
  (await getStaticProps({ params: { place: 'home', homeId: id } })) as Answer & { revalidate: number };

describe('/homes/{city}', () => {
  test('brings the homes of the first page along', async () => {
    const { answer } = await draw('oakland-ca', { beds: '2' });
    expect(JSON.stringify(answer.props?.dehydrated)).toContain(homeId);
  });

  test('a place we do not know is not found', async () => {
    for (const place of ['atlantis-zz', 'Oakland', '..', '%00', "x' or 1=1"])
      expect((await draw(place)).answer.notFound, place).toBe(true);
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
      const { answer, status } = await draw('oakland-ca', query);
      expect(status).toBe(200);
      expect(JSON.stringify(answer.props?.dehydrated), JSON.stringify(query)).toContain(homeId);
    }
  });
});

describe('a search that is asked for again', () => {
  const asked = { method: 'GET', url: '/homes/oakland-ca' };
  /** As Next does with what it has drawn. */
  function send({ response }: Awaited<ReturnType<typeof draw>>, html: string) {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('ETag', `"${html.length}"`);
    response.end(html);
  }

  test('is sent as it was drawn while its answers are the same, and drawn anew when a rent has changed', async () => {
    send(await draw('oakland-ca', {}, asked), '<!DOCTYPE html>first');
    const again = await draw('oakland-ca', {}, asked);
    expect([again.response.writableEnded, again.response.getHeader('etag')]).toEqual([true, '"20"']);
    await api.rows(`update homes set rent_cents = rent_cents + 100 where id = '${homeId}'`);
    const after = await draw('oakland-ca', {}, asked);
    expect(after.response.writableEnded).toBe(false);
    expect(JSON.stringify(after.answer.props?.dehydrated)).toContain(homeId);
  });

  test('of somebody with a session is not kept for others, nor in their browser', async () => {
    const theirs = { ...asked, url: '/homes/oakland-ca?beds=1', headers: { cookie: 'flow_holder=abc' } };
    const first = await draw('oakland-ca', { beds: '1' }, theirs);
    send(first, '<!DOCTYPE html>theirs');
    expect(first.response.getHeader('cache-control')).toBeUndefined();
    expect((await draw('oakland-ca', { beds: '1' }, { ...theirs, headers: {} })).response.writableEnded).toBe(false);
  });

  test('within the site brings answers alone, never the page', async () => {
    const data = await draw('oakland-ca', {}, { ...asked, url: '/_next/data/1/homes/oakland-ca.json' });
    expect([data.response.writableEnded, data.answer.props?.dehydrated]).toEqual([false, expect.anything()]);
  });

  test('by many at once asks the API once', async () => {
    const asks = vi.spyOn(await app(), 'fetch');
    await draw('oakland-ca', { beds: '3' }, asked);
    const calls = asks.mock.calls.length;
    const crowd = await Promise.all(Array.from({ length: 5 }, () => draw('oakland-ca', { beds: '3' }, asked)));
    expect(crowd.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(asks.mock.calls.length).toBe(2 * calls);
  });
});

describe('/homes/{city}/{homeId}', () => {
  test('brings the home along and is drawn anew after half a minute', async () => {
    const { props, revalidate } = await drawHome(homeId);
    expect(JSON.stringify(props?.dehydrated)).toContain('A bright home');
    expect(revalidate).toBe(30);
  });

  test('a home that is not there, or not for visitors, is not found', async () => {
    const draft = await aHome(api, { status: 'draft' });
    for (const id of [randomUUID(), draft, 'nonsense']) expect((await drawHome(id)).notFound).toBe(true);
  });
});

describe('while the database is away', () => {
  beforeAll(() => closeServices());

  test('a search is drawn without data, says 503, and a kept page stays as it was', async () => {
    const { answer, status } = await draw('oakland-ca', { beds: '2' });
    expect(status).toBe(503);
    expect(answer.props?.dehydrated).toBeNull();
    await expect(drawHome(homeId)).rejects.toThrow();
  });
});
