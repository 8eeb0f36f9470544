import { act, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Picture } from './Picture';
import { THROTTLE_MS, viewportMargin } from './useNearViewport';

const THUMBHASH = '3OcRJYB4d3h/iIeHeEh3eIhw+j3A';
const picture = {
  src: '/media/abc?w=799',
  srcSet: '/media/abc?w=328 328w',
  sizes: '50vw',
  width: 1200,
  height: 800,
  alt: 'A porch',
  dominant: '#aabbcc',
  thumbhash: THUMBHASH,
};

let margins: string[];
let scrollNear: (element: Element) => void;

beforeEach(() => {
  vi.useFakeTimers();
  margins = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        tell: (entries: { isIntersecting: boolean; target: Element }[]) => void,
        options: { rootMargin: string },
      ) {
        margins.push(options.rootMargin);
        scrollNear = (target) => tell([{ isIntersecting: true, target }]);
      }
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
});

afterEach(() => vi.useRealTimers());

const image = () => screen.getByRole<HTMLImageElement>('img');

describe('a picture', () => {
  it('is whole in the page as sent, for those without scripts', () => {
    const html = renderToStaticMarkup(<Picture {...picture} />);
    for (const part of [
      'src="/media/abc?w=799"',
      'w=328 328w',
      'sizes="50vw"',
      'width="1200"',
      'height="800"',
      'alt="A porch"',
      'loading="lazy"',
      'background-color:#aabbcc',
    ])
      expect(html).toContain(part);
  });

  it('is fetched at once and first where it is the main one', () => {
    render(<Picture {...picture} priority />);
    expect(image()).toHaveAttribute('loading', 'eager');
    expect(image()).toHaveAttribute('fetchpriority', 'high');
    expect(margins).toEqual([]);
  });

  it('is not put off when smaller than 40 pixels', () => {
    render(<Picture {...picture} width={39} height={39} />);
    expect(image()).toHaveAttribute('loading', 'eager');
  });

  it('shows its own blur when it comes near, and only until it has arrived', async () => {
    render(<Picture {...picture} />);
    Object.defineProperty(image(), 'complete', { value: false });
    scrollNear(image());
    expect(image().style.backgroundImage).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(THROTTLE_MS));
    await vi.waitFor(() => expect(image().style.backgroundImage).toContain('data:image/png'), 10_000);
    act(() => void image().dispatchEvent(new Event('load')));
    expect(image().style.backgroundImage).toBe('');
  });

  it('has no blur painted over it when it is there already', async () => {
    render(<Picture {...picture} />);
    Object.defineProperty(image(), 'complete', { value: true });
    scrollNear(image());
    await act(() => vi.advanceTimersByTimeAsync(THROTTLE_MS * 2));
    expect(image().style.backgroundImage).toBe('');
  });
});

it('counts 500 pixels around a large screen as near, 370 around a small one', () => {
  expect([viewportMargin(1280, 800), viewportMargin(390, 844), viewportMargin(900, 420)]).toEqual([500, 370, 370]);
  render(<Picture {...picture} />);
  expect(margins).toEqual(['370px']);
});
