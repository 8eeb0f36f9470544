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
