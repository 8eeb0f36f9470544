import type { GetServerSidePropsContext } from 'next';
import { beforeEach, expect, test, vi } from 'vitest';

const env = vi.hoisted(() => ({ publicEnv: { production: true, testBuild: false, styleNonce: '' } }));

vi.mock('@/lib/env', () => env);
vi.mock('./public.server', () => ({ publicProps: () => async () => ({ props: { drawn: true } }) }));

const { devProps } = await import('./dev.server');
const { routes } = await import('@/lib/routes');

const visit = () => devProps(routes.dev.pieces)({} as GetServerSidePropsContext);

beforeEach(() => {
  env.publicEnv.production = true;
  env.publicEnv.testBuild = false;
});

test('in production nobody finds the page of those who build the site', async () => {
  expect(await visit()).toEqual({ notFound: true });
});

test('in development and in the test build it is there', async () => {
  env.publicEnv.testBuild = true;
  expect(await visit()).toEqual({ props: { drawn: true } });
  env.publicEnv.testBuild = false;
  env.publicEnv.production = false;
  expect(await visit()).toEqual({ props: { drawn: true } });
});
