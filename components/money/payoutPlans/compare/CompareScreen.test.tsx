import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Endpoint } from '@/contract/endpoint';
import { payoutPlans } from '@/server/seed/payoutPlans';
import { regions } from '@/server/seed/regions';
import { renderScreen } from '@/tests/support/renderScreen';
import { CompareScreen } from './CompareScreen';

const router = vi.hoisted(() => ({
  query: {} as Record<string, string>,
  asPath: '/homeowners/compare',
  replace: vi.fn(async (_href: string, ..._rest: unknown[]) => true),
}));
vi.mock('next/router', () => ({ useRouter: () => router }));

async function compare(query: Record<string, string>) {
  router.query = query;
  const call = async ({ key }: Endpoint) => (key[1] === 'listRegions' ? regions : payoutPlans);
  renderScreen(<CompareScreen siteUrl="https://site.test" />, { call });
  await screen.findByText('With Belong', { selector: 'h3' });
}

const findCard = (name: string) => within(screen.getByText(name, { selector: 'h3' }).closest('li') as HTMLElement);

beforeEach(() => vi.clearAllMocks());

test('an address opens with the figures it carries', async () => {
  await compare({ rent: '4000', value: '900000', repairs: '0', empty: '0', region: 'bay-area' });
  expect(screen.getByLabelText('Monthly rent')).toHaveValue('4,000');
  expect(findCard('With Belong').getByText('$43,400')).toBeVisible();
  expect(findCard('With Belong').getByText('$45,600')).toBeVisible();
});

test('each key counts at once; the address follows when the field is left', async () => {
  await compare({ rent: '4000', value: '900000', repairs: '0', empty: '0' });
  const rent = screen.getByLabelText('Monthly rent');
  await userEvent.clear(rent);
  await userEvent.type(rent, '2000');
  expect(findCard('With Belong').getByText('$21,700')).toBeVisible();
  expect(router.replace).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(router.replace.mock.lastCall?.[0]).toBe('/homeowners/compare?rent=2000&value=900000&repairs=0&empty=0');
});

test('a region brings its own fees', async () => {
  await compare({ rent: '4000', value: '900000', repairs: '0', empty: '0' });
  await userEvent.selectOptions(screen.getByLabelText('Location'), 'virginia');
  expect(findCard('With Belong').getByText('$43,600')).toBeVisible();
});

test('what makes no sense is named beside its field, and counted as usual', async () => {
  await compare({ rent: '4000', value: '900000', fee: '99' });
  expect(screen.getByText('Enter a number between 0 and 30. For now, we’re using 8')).toBeInTheDocument();
});

test('where doing it oneself leaves more, the page says so', async () => {
  await compare({ rent: '4000', value: '900000', hour: '0' });
  expect(screen.getByText(/^Managing it yourself, you keep \$[\d,]+ more, for 216 hours of your time/)).toBeVisible();
});
