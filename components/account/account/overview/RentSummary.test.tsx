import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AccountHome } from '@/contract/account/account/endpoints';
import { dollars } from '@/contract/amounts/cents';
import { RentSummary } from './RentSummary';

const home = (status: AccountHome['status'], rent: number) =>
  ({ id: `${status}-${rent}`, status, rentCents: dollars(rent) }) as AccountHome;

test('the overview of a homeowner leads with the rent of their leased homes alone', () => {
  const [left, active] = [home('offboarded', 8_000), home('active', 9_000)];
  render(<RentSummary homes={[home('leased', 3_000), home('leased', 2_500), active, left]} />);
  const summary = screen.getByRole('region', { name: 'Monthly rent' });
  expect(summary).toHaveTextContent('$5,500');
  expect(summary).toHaveTextContent('2 of 3 homes leased');
});

test('counts rent for a home with a notice, and expects it for a home in setup', () => {
  const { rerender } = render(<RentSummary homes={[home('notice_given', 2_500), home('setup', 4_000)]} />);
  expect(screen.getByRole('region', { name: 'Monthly rent' })).toHaveTextContent('1 of 2 homes leased');
  rerender(<RentSummary homes={[home('setup', 4_000), home('offboarded', 1_000)]} />);
  expect(screen.getByRole('region', { name: 'Expected rent' })).toHaveTextContent(
    '$4,000/mo1 home on the way to the market',
  );
});

test('with the listed rent before anything is leased, and with nothing once all is off the market', () => {
  const { rerender } = render(<RentSummary homes={[home('active', 3_150), home('off_market', 4_000)]} />);
  expect(screen.getByRole('region', { name: 'Listed rent' })).toHaveTextContent('$3,150');
  rerender(<RentSummary homes={[home('off_market', 4_000)]} />);
  expect(screen.queryByRole('region')).toBeNull();
});
