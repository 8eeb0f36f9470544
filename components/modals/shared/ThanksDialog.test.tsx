import '@/tests/support/browser/topLayer';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ThanksDialog } from './ThanksDialog';

test('the second press of a double click on Send does not close the confirmation; a press of its own does', () => {
  const onClose = vi.fn();
  render(
    <ThanksDialog title="Thank you" onClose={onClose}>
      We have it.
    </ThanksDialog>,
  );
  const done = screen.getByRole('button', { name: 'Done' });
  fireEvent.click(done, { detail: 2 });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(done, { detail: 1 });
  expect(onClose).toHaveBeenCalledTimes(1);
  // The keyboard counts no clicks.
  fireEvent.click(done, { detail: 0 });
  expect(onClose).toHaveBeenCalledTimes(2);
});
