import '@/tests/support/browser/topLayer';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { card, home } from '@/components/homes/homes/homes.fixture';
import type { Endpoint } from '@/contract/endpoint';
import type { Home } from '@/contract/homes/homes/endpoints';
import { ApiError } from '@/lib/api/error';
import { renderScreen } from '@/tests/support/renderScreen';
import { HomeScreen } from './HomeScreen';

const router = vi.hoisted(() => ({
  asPath: '/homes/x/y',
  pathname: '/homes/[place]/[homeId]/[[...section]]',
  query: {} as Record<string, string>,
  back: vi.fn(),
  push: vi.fn(async () => true),
  replace: vi.fn(async () => true),
}));
vi.mock('next/router', () => ({ useRouter: () => router }));

const nearbyPlaces = { regionSlug: 'bay-area', area: 'Temescal', homes: 6, similar: null, parks: [] };
const answers = (shown: Home): Record<string, unknown> => ({
  getHome: shown,
  similarHomes: [card({}, 7)],
  getSurroundings: nearbyPlaces,
});

function renderHome(shown: Home, call: (endpoint: Endpoint) => Promise<unknown>, section?: string) {
  renderScreen(<HomeScreen homeId={shown.id} siteUrl="https://site.test" {...(section && { section })} />, { call });
}

async function visitHome(shown: Home, section?: string) {
  renderHome(shown, async ({ key }) => answers(shown)[key[1] ?? ''], section);
  await screen.findByRole('heading', { level: 1, name: shown.streetAddress });
}

const picture = (id: string) => ({ id, width: 1200, height: 800, alt: `Room ${id}`, dominant: '#ccc', thumbhash: '' });
const amount = (table: string, row: RegExp) =>
  within(screen.getByRole('table', { name: table })).getByRole('row', { name: row }).textContent;

test('every amount stands on the page, and the sums are those of the API', async () => {
  await visitHome(home());
  const [costs] = screen.getAllByRole('table', { name: 'Move-in costs' }).slice(-1);
  expect(amount('Monthly costs', /^Water/)).toContain('$85');
  expect(amount('Monthly costs', /^Total/)).toContain('$3,285');
  expect(costs?.textContent).toMatch(/Security deposit.*\$3,200.*Key deposit box.*\$40.*Total to move in\$6,525/);
  expect(amount('Optional', /^Pet/)).toContain('Optional');
  expect(screen.getByText(/Each adult pays a one-time application fee/)).toHaveTextContent(/\$45.*\$65\.86/);
});

test('a home without a host or a known heating says nothing of either', async () => {
  await visitHome(home({ host: null, heating: '', picturedOn: null }));
  expect(screen.queryByText(/hosts this home/)).not.toBeInTheDocument();
  expect(screen.queryByText(/Heating:/)).not.toBeInTheDocument();
  expect(screen.getByText('Someone on our team will answer within 1 business day.')).toBeInTheDocument();
});

test('a host is named with the year they joined', async () => {
  await visitHome(home({ host: { firstName: 'Hana', since: 2022 } }));
  expect(screen.getByText(/^Hana hosts this home and has worked with us since 2022\./)).toBeInTheDocument();
  expect(screen.getByText(/^Hana, your host, or someone on our team/)).toBeInTheDocument();
});

test('the rules of the house stand with the terms, each as its owner decided it', async () => {
  await visitHome(home({ petLimit: 2, smoking: 'outside', hoaApprovalDays: 14 }));
  const terms = screen.getByRole('region', { name: 'Lease and move-in' });
  for (const [term, words] of [
    ['Pets', 'Cats welcome, up to 2 pets'],
    ['Smoking', 'Outdoors only'],
    ['HOA approval', 'The HOA approves residents before they move in. It takes about 14 days.'],
  ] as const)
    expect(within(terms).getByText(term).nextElementSibling).toHaveTextContent(words);
});

test('asking opens the question about this very home', async () => {
  const shown = home();
  await visitHome(shown);
  await userEvent.click(screen.getAllByRole('link', { name: 'Ask a question' })[0] as HTMLElement);
  expect(router.push).toHaveBeenLastCalledWith(
    expect.stringContaining(`homeId=${shown.id}`),
    undefined,
    expect.anything(),
  );
});

test('a leased home keeps its page, says so, takes no question and shows others like it', async () => {
  await visitHome(home({ status: 'leased' }));
  expect(screen.getByText('This home has been rented')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ask a question' })).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: '7 Alder Street' })).toBeVisible();
});

test('keeps the page of a home that left the market, says so, and takes no questions', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const shown = home();
  let gone = false;
  const call = async ({ key }: Endpoint) => {
    if (key[1] === 'getHome' && gone) throw new ApiError({ message: 'Not found', code: 'notFound' }, '', 404);
    return answers(shown)[key[1] ?? ''];
  };
  renderHome(shown, call);
  await screen.findByRole('heading', { level: 1, name: shown.streetAddress });
  gone = true;
  await vi.advanceTimersByTimeAsync(61_000);
  expect(await screen.findByText('This home is off the market')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: shown.streetAddress })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ask a question' })).not.toBeInTheDocument();
  vi.useRealTimers();
});

test.each(['photos', 'overview', 'costs', 'facts', 'lease', 'qualify', 'neighborhood'])(
  'the address can name the part %s',
  async (section) => {
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      scrolled(this.id);
    };
    await visitHome(home({ pictures: [picture('a')] }), section);
    expect(scrolled).toHaveBeenCalledWith(section);
  },
);

test('a part that does not exist moves nothing', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  await visitHome(home(), 'swimming-lessons');
  expect(scrolled).not.toHaveBeenCalled();
});

test('a press on the pictures puts the number of one in the address, without another page', async () => {
  await visitHome(home({ pictures: [picture('a'), picture('b')] }));
  await userEvent.click(screen.getByRole('button', { name: '2 photos' }));
  expect(router.push).toHaveBeenLastCalledWith(
    { pathname: router.pathname, query: { photo: '1' } },
    undefined,
    expect.objectContaining({ shallow: true, scroll: false }),
  );
});

test('a link to a picture opens it large; arrow keys turn, and closing takes it out of the address', async () => {
  router.query = { photo: '1' };
  onTestFinished(() => {
    router.query = {};
  });
  await visitHome(home({ pictures: [picture('a'), picture('b')] }));
  const viewer = await screen.findByRole('dialog', { name: '1 Alder Street' });
  const status = within(viewer).getByRole('status');
  expect(status).toHaveTextContent('1 of 2: Room a');
  within(viewer).getByRole('button', { name: 'Next photo' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(status).toHaveTextContent('2 of 2: Room b');
  await userEvent.click(within(viewer).getByRole('button', { name: 'Close' }));
  expect(router.replace).toHaveBeenLastCalledWith(
    { pathname: router.pathname, query: {} },
    undefined,
    expect.anything(),
  );
});

test('the parts of the page are named in order, and a chosen one is in the address for those who share it', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const shown = home();
  await visitHome(shown);
  const nav = screen.getByRole('navigation', { name: 'Sections' });
  expect(within(nav).getAllByRole('link')[0]).toHaveTextContent('About');
  await userEvent.click(within(nav).getByRole('link', { name: 'Costs' }));
  expect(router.replace).toHaveBeenCalledWith(
    `/homes/oakland-ca/${shown.id}/costs`,
    undefined,
    expect.objectContaining({ shallow: true, scroll: false }),
  );
  expect(document.getElementById('costs')).toHaveFocus();
});

test('a household learns at once whether it qualifies, by income, savings or with a voucher', async () => {
  await visitHome(home());
  const check = await screen.findByRole('group', { name: 'Will I qualify?' });
  const answer = within(check).getByRole('status');
  const type = async (label: RegExp, amount: string) => {
    await userEvent.clear(within(check).getByLabelText(label));
    await userEvent.type(within(check).getByLabelText(label), amount);
  };
  await type(/^Monthly income/, '9000');
  expect(answer).toHaveTextContent('Your income is $600 a month short.');
  await type(/^Savings/, '96000');
  expect(answer).toHaveTextContent('Your savings are enough');
  await type(/^Monthly voucher/, '200');
  expect(answer).toHaveTextContent('Your income is enough');
});

test.each([
  ['coming_soon', 'Not open for tours yet', /Tours start once it’s ready to show/, 0],
  ['application_pending', 'Someone has applied', /You can tour it and apply/, 1],
] as const)('a home that is %s says what that means', async (status, title, text, tourLinks) => {
  await visitHome(home({ status }));
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'Book a tour' })).toHaveLength(tourLinks);
  await userEvent.click(screen.getByRole('button', { name: 'Notify me' }));
  expect(router.push).toHaveBeenLastCalledWith(
    expect.stringContaining('activeModal=HOME_ALERT'),
    undefined,
    expect.anything(),
  );
});

test('a report opens a form of its own', async () => {
  const shown = home();
  await visitHome(shown);
  await userEvent.click(screen.getByRole('link', { name: 'Report this listing' }));
  expect(router.push).toHaveBeenLastCalledWith(
    expect.stringContaining('activeModal=REPORT_LISTING'),
    undefined,
    expect.anything(),
  );
});

test('a home with paused applications says so in place of the way to apply', async () => {
  await visitHome(home({ areApplicationsPaused: true }));
  expect(screen.getByText('Applications are paused for now. You can still ask a question.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Apply' })).not.toBeInTheDocument();
});
