import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAnchorArrival } from './useAnchorArrival';

const scrolled = vi.fn();
beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => {
  window.location.hash = '';
});

function Page({ isReady }: { readonly isReady: boolean }) {
  useAnchorArrival(isReady);
  return (
    <>
      <h2 id="deposit" tabIndex={-1}>
        Deposit
      </h2>
      <div id="lease">Lease</div>
    </>
  );
}

test('scrolls to the part that the address names and focuses it once the page is ready', () => {
  window.location.hash = '#deposit';
  const { rerender, getByText } = render(<Page isReady={false} />);
  expect(scrolled).not.toHaveBeenCalled();
  rerender(<Page isReady />);
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(getByText('Deposit'));
});

test('scrolls to a part that cannot take the focus', () => {
  window.location.hash = '#lease';
  render(<Page isReady />);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test.each(['', '#unknown', '#100%'])('does nothing for %j', (hash) => {
  window.location.hash = hash;
  render(<Page isReady />);
  expect(scrolled).not.toHaveBeenCalled();
});
