import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { useListKeys } from './useListKeys';

const onSelect = vi.fn();
const onTake = vi.fn();

function List() {
  const list = useRef<HTMLOListElement>(null);
  useListKeys(list, { onSelect, onTake });
  return (
    <>
      <input aria-label="Search" />
      <button type="button">Elsewhere</button>
      <ol ref={list}>
        {['one', 'two'].map((id) => (
          <li key={id}>
            <input type="checkbox" aria-label={`Select ${id}`} />
            <a href={`/${id}`} data-item={id}>
              {id}
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}

test('J, K, X, and E work from anywhere on the page', async () => {
  const user = userEvent.setup();
  render(<List />);
  await user.keyboard('j');
  expect(screen.getByRole('link', { name: 'one' })).toHaveFocus();
  await user.keyboard('j');
  expect(screen.getByRole('link', { name: 'two' })).toHaveFocus();
  await user.keyboard('x');
  expect(onSelect).toHaveBeenLastCalledWith('two');
  // From another control it goes on where it was.
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await user.keyboard('e');
  expect(onTake).toHaveBeenLastCalledWith('two');
  await user.keyboard('k');
  expect(screen.getByRole('link', { name: 'one' })).toHaveFocus();
  await user.click(screen.getByRole('checkbox', { name: 'Select one' }));
  await user.keyboard('j');
  expect(screen.getByRole('link', { name: 'two' })).toHaveFocus();
});

test('keys typed in a field are part of its text', async () => {
  const user = userEvent.setup();
  render(<List />);
  await user.type(screen.getByRole('textbox', { name: 'Search' }), 'jxe');
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('jxe');
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
});
