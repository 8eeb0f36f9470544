import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useArrival } from '@/hooks/useArrival';
import { Confirmation } from './Confirmation';

function Payment({ paid }: { readonly paid: boolean | undefined }) {
  const arrived = useArrival(paid);
  return paid ? (
    <Confirmation title="$100 paid" arrived={arrived} action={<a href="/accounts">Go to your overview</a>}>
      It clears by Friday.
    </Confirmation>
  ) : (
    <button type="button">Pay</button>
  );
}

test('what answers something done on the page comes into view with the focus', () => {
  const { rerender } = render(<Payment paid={undefined} />);
  rerender(<Payment paid={false} />);
  screen.getByRole('button').focus();
  rerender(<Payment paid />);
  expect(screen.getByRole('heading', { name: '$100 paid' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Go to your overview' })).toBeVisible();
});

test('what was done before the page opened takes no focus', () => {
  const { rerender } = render(<Payment paid={undefined} />);
  rerender(<Payment paid />);
  expect(screen.getByRole('heading')).not.toHaveFocus();
});
