import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AccountHome } from '@/contract/account/account/endpoints';
import { cents } from '@/contract/amounts/cents';
import { renderScreen } from '@/tests/support/renderScreen';
import { OwnerMoney } from './OwnerMoney';

const leased = [{ id: 'one', status: 'leased', rentCents: cents(300_000) } as AccountHome];
const show = (homes: object[], payouts: object[] = []) =>
  renderScreen(<OwnerMoney homes={leased} />, { call: async () => ({ year: 2026, homes, payouts }) });

test('the overview of a homeowner leads with the next payout, its day, and what each home brings', async () => {
  const paid = { address: '1 Elm St', nextPayOn: '2026-12-07', nextAmount: 120_000 };
  show(
    [
      { ...paid, homeId: 'one' },
      { ...paid, homeId: 'two', address: '2 Oak St', nextAmount: 50_000 },
    ],
    [{ payOn: '2026-11-05', amount: 90_000, status: 'paid' }],
  );
  const figure = await screen.findByRole('region', { name: 'Next payout' });
  expect(figure).toHaveTextContent('$1,700.00');
  expect(figure).toHaveTextContent('on Dec 7, 2026');
  expect(screen.getByRole('list', { name: 'By home' })).toHaveTextContent('2 Oak St$500.00');
  expect(figure).toHaveTextContent('November: $900.00');
});

test('without a payout to come it shows the rent, and no payout', async () => {
  show([{ homeId: 'one', address: '1 Elm St', nextPayOn: '2026-12-07', nextAmount: null }]);
  expect(await screen.findByRole('region', { name: 'Monthly rent' })).toHaveTextContent('$3,000');
  expect(screen.queryByText('Next payout')).toBeNull();
});
