import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ReturnRate, ReturnRates } from '@/contract/money/returnRates/endpoints';
import { renderScreen } from '@/tests/support/renderScreen';
import { ReturnRatesSection } from './ReturnRatesSection';

const rate = (more: Partial<ReturnRate>): ReturnRate => ({
  account: 'processor',
  kind: 'unauthorized',
  now: { returned: 0, originated: 400 },
  before: { returned: 0, originated: 400 },
  alertSince: null,
  ...more,
});

const place = (data: ReturnRates | Error) =>
  renderScreen(<ReturnRatesSection />, {
    call: async () => {
      if (data instanceof Error) throw data;
      return data;
    },
  });

test('shows each rate with its counts, limit, and trend, and what to do at the limit', async () => {
  place({
    rates: [
      rate({
        now: { returned: 2, originated: 400 },
        before: { returned: 1, originated: 400 },
        alertSince: '2026-12-01T14:00:00Z',
      }),
      rate({ kind: 'overall', now: { returned: 12, originated: 400 }, before: { returned: 40, originated: 400 } }),
    ],
    minDebits: 200,
    alerts: [
      {
        id: '0199d2c0-0000-7000-8000-000000000001',
        account: 'processor',
        kind: 'unauthorized',
        returned: 2,
        originated: 400,
        raisedAt: '2026-12-01T14:00:00Z',
        endedAt: null,
      },
    ],
  });
  const list = await screen.findByRole('list', { name: 'Return rates' });
  const [unauthorized, overall] = within(list).getAllByRole('listitem');
  expect(unauthorized).toHaveTextContent('Unauthorized: 0.50%');
  expect(unauthorized).toHaveTextContent('At or above 0.5%');
  expect(unauthorized).toHaveTextContent('2 of 400 bank debits in 60 days. Limit: 0.5%. Up from 0.25% 30 days ago.');
  expect(unauthorized).toHaveTextContent('Return codes R05, R07, R10, R11, R29, R51.');
  expect(unauthorized).toHaveTextContent('Stop autopay on those accounts');
  expect(unauthorized).toHaveTextContent('Alert since');
  expect(overall).toHaveTextContent('Overall: 3.00%');
  expect(overall).toHaveTextContent('Below 15%');
  expect(overall).toHaveTextContent('Down from 10.00% 30 days ago');
  expect(screen.getByText('Alerts (1)')).toBeVisible();
});

test('says when there are no debits, and why a small number raises no alert', async () => {
  place({
    rates: [
      rate({ now: { returned: 0, originated: 0 }, before: { returned: 0, originated: 0 } }),
      rate({ kind: 'administrative', now: { returned: 1, originated: 10 } }),
    ],
    minDebits: 200,
    alerts: [],
  });
  const list = await screen.findByRole('list', { name: 'Return rates' });
  expect(list).toHaveTextContent('Unauthorized: No debits');
  expect(list).toHaveTextContent('Fewer than 200 debits raise no alert.');
  expect(screen.getByText('No alert has been raised.')).toBeVisible();
});

test('offers another try where the rates could not be loaded', async () => {
  place(new Error('down'));
  expect(await screen.findByText('We couldn’t load the return rates')).toBeVisible();
});
