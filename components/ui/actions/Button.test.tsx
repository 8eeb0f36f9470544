import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './Button';

test('a button at work answers no second press, keeps its name and says that it works', async () => {
  const press = vi.fn();
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { rerender } = render(
    <form onSubmit={send}>
      <Button type="submit" onClick={press}>
        Send
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  rerender(
    <form onSubmit={send}>
      <Button type="submit" onClick={press} loading>
        Send
      </Button>
    </form>,
  );
  const button = screen.getByRole('button');
  await userEvent.click(button);
  expect(button).toHaveTextContent('Working on it');
  expect([press.mock.calls.length, send.mock.calls.length]).toEqual([1, 1]);
});

test('what comes back refused leads to the first field that is wrong, and what succeeds leads nowhere', async () => {
  const form = (isSending: boolean, isWrong: boolean) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label="Payer" />
      <input aria-label="Number" aria-invalid={isWrong} />
      <input aria-label="Note" aria-invalid={isWrong} />
      <Button type="submit" loading={isSending}>
        Record
      </Button>
    </form>
  );
  const { rerender } = render(form(false, false));
  const button = screen.getByRole('button');
  await userEvent.click(button);
  rerender(form(true, false));
  rerender(form(false, false));
  expect(button).toHaveFocus();
  await userEvent.click(button);
  rerender(form(true, false));
  rerender(form(false, true));
  expect(screen.getByLabelText('Number')).toHaveFocus();
  // Who has gone elsewhere meanwhile stays there.
  await userEvent.click(button);
  rerender(form(true, true));
  button.blur();
  rerender(form(false, true));
  expect(document.body).toHaveFocus();
});
