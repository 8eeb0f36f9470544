import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RentAdvice } from './RentAdvice';

const advice = {
  estimate: 4_455,
  low: 3_900,
  high: 5_000,
  pricing: [{ rent: 4_100, days: 9, firstYear: 47_000 }],
} as never;

test('names the difference between the rent and our estimate, which one tap takes over', async () => {
  const onUse = vi.fn();
  render(<RentAdvice advice={advice} rentCents={384_500} onUse={onUse} />);
  expect(screen.getByText(/^Your rent is/)).toHaveTextContent('Your rent is $610 (14%) below our estimate.');
  await userEvent.click(screen.getByRole('button', { name: 'Use our estimate' }));
  expect(onUse).toHaveBeenCalledWith(445_500);
});

test('says nothing of a difference where there is none, or where no rent is entered', () => {
  const { rerender } = render(<RentAdvice advice={advice} rentCents={445_500} />);
  expect(screen.queryByText(/^Your rent is/)).toBeNull();
  rerender(<RentAdvice advice={advice} rentCents={null} />);
  expect(screen.queryByText(/^Your rent is/)).toBeNull();
});

test('offers nothing to take over where the rent cannot change', () => {
  render(<RentAdvice advice={advice} rentCents={500_000} />);
  expect(screen.getByText(/^Your rent is/)).toHaveTextContent('$545 (12%) above our estimate.');
  expect(screen.queryByRole('button')).toBeNull();
});
