import { randomUUID } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { GetServerSidePropsContext } from 'next';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PageProps } from '@/lib/page/public.server';
import { getStaticProps } from '@/pages/homes/[place]/[homeId]/[[...section]]';
import { getServerSideProps } from '@/pages/homes/[place]/index';
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

async function draw(place: string, query: Record<string, string | string[]> = {}) {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const context = { req: request, res: response, params: { place }, query: { place, ...query } };
  const answer = (await getServerSideProps(context as unknown as GetServerSidePropsContext)) as Answer;
  return { answer, status: response.statusCode };
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
