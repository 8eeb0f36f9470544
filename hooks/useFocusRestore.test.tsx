import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useFocusRestore } from './useFocusRestore';

function Part() {
  const part = useFocusRestore<HTMLElement>();
  const [open, setOpen] = useState(false);
  return (
    <section ref={part} tabIndex={-1} aria-label="Part">
      {open ? (
        <input aria-label="Why" />
      ) : (
        <button type="button" onClick={() => setOpen(true)}>
          Ask
        </button>
      )}
    </section>
  );
}

test('what takes the place of a button is one Tab away', async () => {
  render(
    <>
      <a href="/before">Before</a>
      <Part />
    </>,
  );
  screen.getByRole('button', { name: 'Ask' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('region', { name: 'Part' }));
  await userEvent.tab();
  expect(screen.getByLabelText('Why')).toHaveFocus();
});

test('what is off the screen after that comes back on it', async () => {
  render(<Part />);
  const part = screen.getByRole('region', { name: 'Part' });
  const shown = vi.fn();
  part.scrollIntoView = shown;
  vi.spyOn(part, 'getBoundingClientRect').mockReturnValue({ top: -500, bottom: -100 } as DOMRect);
  screen.getByRole('button', { name: 'Ask' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => shown.mock.calls).toHaveLength(1);
});

test('who has gone elsewhere is not called back', async () => {
  render(
    <>
      <a href="/before">Before</a>
      <Part />
    </>,
  );
  const ask = screen.getByRole('button', { name: 'Ask' });
  ask.focus();
  screen.getByRole('link').focus();
  ask.click();
  await screen.findByLabelText('Why');
  expect(screen.getByRole('link')).toHaveFocus();
});
