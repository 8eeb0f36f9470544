import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match';
import { prepareDestination } from 'next/dist/shared/lib/router/utils/prepare-destination';
import { expect, test } from 'vitest';
import { addressMatcher, pagePatterns } from '../../scripts/routes/table.ts';

const { default: config } = await import('../../next.config.js');
const redirects = await config.redirects();
const isPage = addressMatcher(pagePatterns());

/** Where Next leads an address, by the redirects of next.config.js. */
function destinationOf(path: string): string | undefined {
  for (const { source, destination } of redirects) {
    const params = getPathMatch(source, { strict: true, removeUnnamedParams: true, sensitive: false })(path);
    if (params)
      return prepareDestination({ appendParamsToQuery: false, destination, params, query: {} }).newUrl.replace(
        /\/$/,
        '',
      );
  }
  return undefined;
}

const PROPERTIES = '/accounts/portfolio/properties';

test.each([
  [`${PROPERTIES}/setup-flow`, '/homeowner/onboard'],
  [`${PROPERTIES}/setup-flow/success`, '/homeowner/onboard'],
  [`${PROPERTIES}/setup-flow/steps`, '/homeowner/onboard'],
  [`${PROPERTIES}/setup-flow/steps/safety/floods`, '/homeowner/onboard/safety/floods'],
  [`${PROPERTIES}/p1/setup-flow/steps`, `${PROPERTIES}/p1/setup-flow`],
  [`${PROPERTIES}/p1/setup-flow/steps/safety/floods/1`, `${PROPERTIES}/p1/setup-flow/p1/steps/safety/floods/1`],
  [`${PROPERTIES}/setup-flow/u1/steps`, `${PROPERTIES}/u1/setup-flow`],
  [`${PROPERTIES}/setup-flow/u1/steps/safety`, `${PROPERTIES}/u1/setup-flow/u1/steps/safety`],
  [`${PROPERTIES}/p1/setup-flow/u1/steps`, `${PROPERTIES}/u1/setup-flow`],
  [`${PROPERTIES}/p1/u1`, `${PROPERTIES}/u1`],
  ['/accounts/portfolio/earnings/p1/u1', '/accounts/portfolio/earnings/u1'],
  ['/accounts/portfolio/listing-performance/p1/u1', '/accounts/portfolio/listing-performance/u1'],
  ['/accounts/home/properties/p1', '/accounts/home/properties'],
  ['/accounts/home/payments/p1/u1', '/accounts/home/payments'],
  ['/accounts/payments/p1', '/accounts/payments'],
  ['/accounts/payments/p1/u1', '/accounts/payments'],
  ['/accounts/bills/p1', '/accounts/bills'],
  ['/accounts/documents/p1', '/accounts/documents#home-p1'],
  ['/accounts/documents/p1/u1', '/accounts/documents#home-u1'],
  ['/accounts/tours-and-applications/p1', '/accounts/tours-and-applications'],
  ['/accounts/member/inbox/p1', '/accounts/member/inbox'],
  ['/homeowners/x/onboarding', '/homeowners/x'],
])('redirects %s to the page %s', (path, destination) => {
  expect(destinationOf(path)).toBe(destination);
  expect(isPage(destination.split('#')[0] ?? '')).toBe(true);
});

test.each([
  '/accounts',
  '/accounts/portfolio',
  '/accounts/home',
  PROPERTIES,
  `${PROPERTIES}/p1`,
  `${PROPERTIES}/p1/setup-flow`,
  `${PROPERTIES}/p1/setup-flow/success`,
  `${PROPERTIES}/p1/setup-flow/u1/steps/safety`,
  `${PROPERTIES}/p1/u1/more`,
  `${PROPERTIES}/p1/setup-flow/nonsense`,
  '/accounts/portfolio/nonsense/p1/u1',
  '/accounts/home/nonsense/p1',
  '/accounts/home/payments/p1/u1/more',
  '/accounts/payments',
  '/accounts/payments/p1/u1/more',
  '/homeowners/x/onboarding/info',
])('leaves %s where it is', (path) => {
  expect(destinationOf(path)).toBeUndefined();
});
