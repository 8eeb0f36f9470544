import '@/tests/support/browser/topLayer';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from './Dialog';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <h1>Homes</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      {open && (
        <Dialog title="Ask us anything" onClose={() => setOpen(false)}>
          <input aria-label="Your question" />
        </Dialog>
      )}
    </main>
  );
}

test('focus goes to the title of a dialog and back to what opened it', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(screen.getByRole('dialog', { name: 'Ask us anything' })).toBeInTheDocument();
  expect(document.activeElement).toHaveTextContent('Ask us anything');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
});

test('a dialog opened by a link from elsewhere leaves focus on the main heading', async () => {
  const { rerender } = render(
    <main>
      <h1>Homes</h1>
      <Dialog title="Contact us" onClose={() => undefined}>
        <p>Write to us.</p>
      </Dialog>
    </main>,
  );
  rerender(
    <main>
      <h1>Homes</h1>
    </main>,
  );
  expect(screen.getByRole('heading', { name: 'Homes' })).toHaveFocus();
});
