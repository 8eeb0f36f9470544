import { expect, test } from 'vitest';
import resolveRewrites from './browserRewrites';

const homeId = '01980000-0000-7000-8000-000000000001';
const one = '/homes/[place]/[homeId]/[[...section]]';
const pages = ['/', '/homes', '/homes/[place]', one];
const resolve = (path: string) => resolveRewrites(path, pages, {}, {}, dynamic);

function dynamic(path: string): string {
  if (/^\/homes\/[^/]+$/.test(path)) return '/homes/[place]';
  return /^\/homes\/[^/]+\/[^/]+/.test(path) ? one : path;
}

test('an id alone leads to the page of a home, with everything behind it', () => {
  expect(resolve(`/homes/${homeId}?activeModal=ASK_A_QUESTION#costs`)).toMatchObject({
    asPath: `/homes/home/${homeId}?activeModal=ASK_A_QUESTION#costs`,
    parsedAs: { pathname: `/homes/home/${homeId}`, query: { activeModal: 'ASK_A_QUESTION' } },
    matchedPage: true,
    resolvedHref: one,
    externalDest: false,
  });
});

test.each([
  ['/', '/'],
  ['/homes?beds=2', '/homes'],
  ['/homes/oakland-ca', '/homes/[place]'],
  [`/homes/oakland-ca/${homeId}/costs`, one],
])('%s stays as it is', (path, page) => {
  expect(resolve(path)).toMatchObject({ asPath: path, matchedPage: true, resolvedHref: page });
});

test('an address without a page is said to have none', () => {
  expect(resolve('/nowhere')).toMatchObject({ matchedPage: false, asPath: '/nowhere' });
});
