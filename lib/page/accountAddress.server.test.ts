import type { GetServerSidePropsContext } from 'next';
import { expect, test, vi } from 'vitest';
import { fullAccountAddress, fullAddressProps, setupGroupProps } from './accountAddress.server';

const PROPERTIES = 'portfolio/properties';

test.each([
  [`${PROPERTIES}/setup-flow`, '/homeowner/onboard'],
  [`${PROPERTIES}/setup-flow/success`, '/homeowner/onboard'],
  [`${PROPERTIES}/setup-flow/steps`, '/homeowner/onboard'],
  [`${PROPERTIES}/setup-flow/steps/safety/floods`, '/homeowner/onboard/safety/floods'],
  [`${PROPERTIES}/p1/setup-flow/steps`, `/accounts/${PROPERTIES}/p1/setup-flow`],
  [
    `${PROPERTIES}/p1/setup-flow/steps/safety/floods/1`,
    `/accounts/${PROPERTIES}/p1/setup-flow/p1/steps/safety/floods/1`,
  ],
  [`${PROPERTIES}/setup-flow/u1/steps/safety`, `/accounts/${PROPERTIES}/u1/setup-flow/u1/steps/safety`],
  [`${PROPERTIES}/p1/u1`, `/accounts/${PROPERTIES}/u1`],
  ['portfolio/earnings/p1/u1', '/accounts/portfolio/earnings/u1'],
  ['portfolio/listing-performance/p1/u1', '/accounts/portfolio/listing-performance/u1'],
  ['home/properties/p1', '/accounts/home/properties'],
  ['home/payments/p1/u1', '/accounts/home/payments'],
])('%s leaves something out and leads to %s', (at, path) => {
  expect(fullAccountAddress(at)).toBe(path);
});

test.each([
  undefined,
  'portfolio',
  'home',
  PROPERTIES,
  `${PROPERTIES}/p1`,
  `${PROPERTIES}/p1/u1/more`,
  `${PROPERTIES}/p1/setup-flow/nonsense`,
  'portfolio/nonsense/p1/u1',
  'home/nonsense/p1',
  'home/payments/p1/u1/more',
  'payments/p1/u1',
])('%s is an address of its own, or of nothing', (at) => {
  expect(fullAccountAddress(at)).toBeUndefined();
});

test('keeps the query, and asks nothing of the page it leaves', async () => {
  const page = vi.fn(async () => ({ notFound: true }) as const);
  const resolvedUrl = '/accounts/portfolio/earnings/p1/u1?year=2026';
  const open = (at: string[]) =>
    fullAddressProps(page)({ params: { at }, resolvedUrl } as unknown as GetServerSidePropsContext);
  expect(await open(['portfolio', 'earnings', 'p1', 'u1'])).toEqual({
    redirect: { destination: '/accounts/portfolio/earnings/u1?year=2026', permanent: false },
  });
  expect(page).not.toHaveBeenCalled();
  expect(await open(['portfolio', 'earnings'])).toEqual({ notFound: true });
});

test('a setup without a group leads to all groups of that unit; with one it is the page’s own', async () => {
  const page = vi.fn(async () => ({ notFound: true }) as const);
  const open = (at?: string[]) =>
    setupGroupProps(page)({ params: { propertyId: 'p1', unitId: 'u1', at } } as unknown as GetServerSidePropsContext);
  expect(await open()).toEqual({
    redirect: { destination: `/accounts/${PROPERTIES}/u1/setup-flow`, permanent: false },
  });
  expect(page).not.toHaveBeenCalled();
  expect(await open(['safety'])).toEqual({ notFound: true });
});
