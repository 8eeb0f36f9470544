import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MouseEvent } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Later, part } from './Later';

const router = vi.hoisted(() => ({ asPath: '/', push: vi.fn(async () => true) }));
vi.mock('next/router', () => ({ useRouter: () => router }));

const onPress = vi.fn();

function Words({ said }: { readonly said: string }) {
  const press = (role: string) => (event: MouseEvent) => {
    event.preventDefault();
    onPress(role);
  };
  return (
    <p>
      {said} <a href="/regions?a=1#b">Regions</a> <a href="/licenses">Licenses</a>{' '}
      <a href="/support" aria-haspopup="dialog" onClick={press('link')}>
        Ask
      </a>{' '}
      <button type="button" onClick={press('button')}>
        Count
      </button>
    </p>
  );
}

const html = renderToString(<Words said="From the server" />);
let comeNear: () => void;
let container: HTMLElement;
const complaint = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void) {
        comeNear = () => tell([{ isIntersecting: true, target: container.firstElementChild }]);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = `<div style="min-width:0">${html}</div>`;
  vi.clearAllMocks();
});
afterEach(() => {
  container.remove();
  vi.useRealTimers();
});

async function hydrate(load: () => Promise<typeof Words>, options?: { wakes: boolean }) {
  const words = part(load, undefined, options);
  await act(async () => {
    hydrateRoot(container, <Later part={words} given={{ said: 'Awake' }} />, { onRecoverableError: complaint });
  });
}

const pressed = (name: string, role: 'button' | 'link') =>
  userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole(role, { name }));

const near = () =>
  act(async () => {
    comeNear();
    await vi.advanceTimersByTimeAsync(200);
  });

test('what the HTML brought stays, without a script, until somebody comes near', async () => {
  const load = vi.fn(async () => Words);
  await hydrate(load);
  expect(screen.getByText(/From the server/)).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
  await near();
  expect(screen.getByText(/Awake/)).toBeInTheDocument();
  expect(screen.queryByText(/From the server/)).not.toBeInTheDocument();
  expect(complaint).not.toHaveBeenCalled();
});

test('a part that cannot be fetched stays as it was', async () => {
  await hydrate(() => Promise.reject(new Error('away')));
  await near();
  expect(screen.getByText(/From the server/)).toBeInTheDocument();
});

test('nobody loses the focus when a part wakes', async () => {
  await hydrate(async () => Words);
  const before = screen.getByRole('link', { name: 'Regions' });
  before.focus();
  await near();
  expect(screen.getByRole('link', { name: 'Regions' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Regions' })).not.toBe(before);
});

test('its links lead on without loading the page anew', async () => {
  await hydrate(async () => Words, { wakes: false });
  await pressed('Licenses', 'link');
  expect(router.push).toHaveBeenLastCalledWith('/licenses');
  expect(screen.getByText(/From the server/)).toBeInTheDocument();
});

test('a part whose subject changed is drawn anew', async () => {
  const words = part(async () => Words, undefined, { wakes: false });
  const page = (rent: number) => <Later part={words} given={{ said: `Rent ${rent}` }} of={rent} />;
  let root: Root | undefined;
  await act(async () => {
    root = hydrateRoot(container, page(2_000));
  });
  await act(async () => root?.render(page(2_000)));
  expect(screen.getByText(/From the server/)).toBeInTheDocument();
  await act(async () => root?.render(page(1_900)));
  expect(screen.getByText(/Rent 1900/)).toBeInTheDocument();
});

test.each(['button', 'link'] as const)(
  'a %s that needs a script wakes the part, and is pressed there',
  async (role) => {
    await hydrate(async () => Words, { wakes: false });
    await pressed(role === 'button' ? 'Count' : 'Ask', role);
    expect(await screen.findByText(/Awake/)).toBeInTheDocument();
    expect(onPress).toHaveBeenCalledExactlyOnceWith(role);
    expect(router.push).not.toHaveBeenCalled();
  },
);

test('a navigation draws the part with the page', async () => {
  container.replaceChildren();
  const words = part(async () => Words, undefined, { wakes: false });
  await act(async () => {
    render(<Later part={words} given={{ said: 'Drawn here' }} />, { container });
  });
  expect(screen.getByText(/Drawn here/)).toBeInTheDocument();
});
