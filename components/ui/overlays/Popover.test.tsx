import '@/tests/support/browser/topLayer';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Popover } from './Popover';

test('a popover tells its contents whether it is open, and lets them close it', async () => {
  render(
    <Popover label="Beds" trigger={(button) => <button {...button}>Beds</button>}>
      {({ open, close }) =>
        open && (
          <button type="button" onClick={close}>
            Done
          </button>
        )
      }
    </Popover>,
  );
  const button = screen.getByRole('button', { name: 'Beds' });
  expect(button).not.toHaveAttribute('aria-expanded');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('Done')).toBeNull();
});
