import { act } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import browserRoot from './browserRoot';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count}
    </button>
  );
}

test('what the server drew is kept, answers, and can be replaced by the next page', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Counter />);
  document.body.append(container);
  const drawn = container.querySelector('button');
  const complaint = vi.fn();
  const root = await act(async () =>
    browserRoot.hydrateRoot(container, <Counter />, { onRecoverableError: complaint }),
  );
  act(() => drawn?.click());
  expect(container.querySelector('button')).toBe(drawn);
  expect(drawn).toHaveTextContent('Pressed 1');
  expect(complaint).not.toHaveBeenCalled();
  await act(async () => root.render(<p>The next page</p>));
  expect(container).toHaveTextContent('The next page');
  container.remove();
});
