// Pages of each kind held against a second accessibility engine, where axe has nothing to say.
import { randomSample } from '../../support/sample.ts';
import { createPerson } from '../support/applications.ts';
import { expect, openPage, test, waitUntilStable } from '../support/fixtures.ts';
import { secondEngineViolations } from '../support/secondEngine.ts';

const visitorPages = [
  '/',
  '/homes',
  '/homes/oakland-ca?beds=2',
  '/homeowners',
  '/homeowners/compare',
  '/?activeModal=NAPKIN_MODAL',
  '/residents',
  '/rent-estimate',
  '/faq',
  '/support',
  '/verify',
  '/auth/login',
];
const memberPages = ['/accounts', '/accounts/settings', '/accounts/documents', '/accounts/inbox', '/accounts/saved'];
const staffPages = ['/accounts/desk', '/accounts/desk/analytics', '/accounts/desk/flags'];

const pagesOf = (name: string, pages: readonly string[], count: number) => randomSample(pages, count, name);

test('a visitor’s pages have no violation by the second engine', async ({ page }) => {
  test.slow();
  for (const address of pagesOf('visitor', visitorPages, 5)) {
    await openPage(page, address);
    await waitUntilStable(page);
    expect(await secondEngineViolations(page), address).toEqual([]);
  }
});

test('nor has a member’s, nor one of our team', async ({ page: _, browser }) => {
  test.slow();
  const [member, staff] = [await createPerson(browser, 'homeowner'), await createPerson(browser, 'staff')];
  const visits = [
    ...pagesOf('member', memberPages, 3).map((address) => ({ address, page: member.page })),
    ...pagesOf('staff', staffPages, 1).map((address) => ({ address, page: staff.page })),
  ];
  for (const { address, page } of visits) {
    await openPage(page, address);
    await waitUntilStable(page);
    expect(await secondEngineViolations(page), address).toEqual([]);
  }
});
