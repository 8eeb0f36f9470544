import type { GetServerSidePropsContext } from 'next';
import { beforeEach, expect, test, vi } from 'vitest';

const env = vi.hoisted(() => ({ publicEnv: { production: true, styleNonce: '' } }));

vi.mock('@/lib/env', () => env);
vi.mock('./public.server', () => ({ publicProps: () => async () => ({ props: { rendered: true } }) }));

const { devProps } = await import('./dev.server');
const { routes } = await import('@/contract/routes');

const hooks = Symbol.for('belong.testHooks');
const visit = () => devProps(routes.dev.components)({} as GetServerSidePropsContext);

beforeEach(() => {
  env.publicEnv.production = true;
});

test('returns 404 for the developers’ page in production', async () => {
  expect(await visit()).toEqual({ notFound: true });
});

test('in development and in a test run it is there', async () => {
  Object.assign(globalThis, { [hooks]: () => undefined });
  expect(await visit()).toEqual({ props: { rendered: true } });
  Reflect.deleteProperty(globalThis, hooks);
  env.publicEnv.production = false;
  expect(await visit()).toEqual({ props: { rendered: true } });
});
