import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { MoneyInput } from './MoneyInput';

function Rent({ heard }: { readonly heard: (cents: number | null) => void }) {
  const [cents, setCents] = useState<number | null>(null);
  const hear = (value: number | null) => {
    heard(value);
    setCents(value);
  };
  return <MoneyInput aria-label="Rent" cents={cents} onChange={hear} />;
}

test('an amount typed with dollar sign and comma becomes cents and is set in order on leaving', async () => {
  const heard = vi.fn();
  render(<Rent heard={heard} />);
  const field = screen.getByRole('textbox', { name: 'Rent' });
  await userEvent.type(field, '$2,450.5');
  expect(heard).toHaveBeenLastCalledWith(245_050);
  await userEvent.tab();
  expect(field).toHaveValue('2,450.50');
});

test('what is no amount is kept as typed, so that it can be mended', async () => {
  const heard = vi.fn();
  render(<Rent heard={heard} />);
  const field = screen.getByRole('textbox', { name: 'Rent' });
  await userEvent.type(field, 'about 2000');
  await userEvent.tab();
  expect(heard).toHaveBeenLastCalledWith(null);
  expect(field).toHaveValue('about 2000');
});
