import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useQueryReady } from './useQueryReady';

vi.mock('next/router', () => ({ useRouter: () => ({ isReady: true, query: {} }) }));

const Page = () => <p>{useQueryReady() ? 'known' : 'waiting'}</p>;

test('a page wakes with the words it was drawn with, and knows its address then', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Page />);
  expect(container).toHaveTextContent('waiting');
  const onRecoverableError = vi.fn();
  await act(async () => void hydrateRoot(container, <Page />, { onRecoverableError }));
  expect(container).toHaveTextContent('known');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
