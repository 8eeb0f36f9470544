import '@/tests/support/topLayer';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Endpoint } from '@/contract/endpoint';
import type { Home } from '@/contract/homes';
import { createQueryClient } from '@/lib/api/query';
import { HomeScreen } from './HomeScreen';
import { card, home } from './homes.fixture';

const router = vi.hoisted(() => ({ asPath: '/homes/x/y', push: vi.fn(async () => true) }));
vi.mock('next/router', () => ({ useRouter: () => router }));

async function visit(shown: Home, section?: string) {
  const call = async ({ key }: Endpoint) => (key[1] === 'getHome' ? shown : [card({}, 7)]);
  render(
    <QueryClientProvider client={createQueryClient({ call: call as never }, { production: false })}>
      <HomeScreen homeId={shown.id} siteUrl="https://site.test" {...(section && { section })} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: shown.streetAddress });
}

const picture = (id: string) => ({ id, width: 1200, height: 800, alt: `Room ${id}`, dominant: '#ccc', thumbhash: '' });
const amount = (table: string, row: RegExp) =>
  within(screen.getByRole('table', { name: table })).getByRole('row', { name: row }).textContent;

test('every amount stands on the page, and the sums are those of the API', async () => {
  await visit(home());
  const [costs] = screen.getAllByRole('table', { name: 'To move in' }).slice(-1);
  expect(amount('Each month', /^Water/)).toContain('$85');
  expect(amount('Each month', /^All-in/)).toContain('$3,285');
  expect(costs?.textContent).toMatch(/Deposit.*\$3,200.*Key deposit box.*\$40.*Cash you need to move in\$6,525/);
  expect(amount('If you want it', /^Pet/)).toContain('Only if you want it');
  expect(screen.getByText(/An application costs each adult/)).toHaveTextContent(/\$45.*\$65\.86/);
});

test('asking opens the question about this very home', async () => {
  const shown = home();
  await visit(shown);
  await userEvent.click(screen.getAllByRole('link', { name: 'Ask a question' })[0] as HTMLElement);
  expect(router.push).toHaveBeenLastCalledWith(
    expect.stringContaining(`homeId=${shown.id}`),
    undefined,
    expect.anything(),
  );
});

test('a leased home keeps its page, says so, takes no question and shows others like it', async () => {
  await visit(home({ status: 'leased' }));
  expect(screen.getByText('This home has found its residents')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ask a question' })).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: '7 Alder Street' })).toBeVisible();
});

test.each(['photos', 'overview', 'costs', 'facts', 'lease'])('the address can name the part %s', async (section) => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled(this.id);
  };
  await visit(home({ pictures: [picture('a')] }), section);
  expect(scrolled).toHaveBeenCalledWith(section);
});

test('a part that does not exist moves nothing', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  await visit(home(), 'swimming-lessons');
  expect(scrolled).not.toHaveBeenCalled();
});

test('pictures open large, turn with the arrow keys and close again', async () => {
  await visit(home({ pictures: [picture('a'), picture('b')] }));
  await userEvent.click(screen.getByRole('button', { name: '2 pictures' }));
  const viewer = await screen.findByRole('dialog', { name: '1 Alder Street' });
  const status = within(viewer).getByRole('status');
  expect(status).toHaveTextContent('1 of 2: Room a');
  within(viewer).getByRole('button', { name: 'Next picture' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(status).toHaveTextContent('2 of 2: Room b');
  await userEvent.click(within(viewer).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog', { name: '1 Alder Street' })).not.toBeInTheDocument();
});
