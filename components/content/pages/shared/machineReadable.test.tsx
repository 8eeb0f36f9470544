// Hostile words where machines read them: in the JSON-LD of a page and in the feed.
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { JsonLd } from '@/components/layout/head/JsonLd';
import { xmlElement } from '@/lib/format/xml';

vi.mock('next/head', () => ({ default: ({ children }: { children: ReactNode }) => <>{children}</> }));

const payloads = ['</script><script>alert(1)</script>', '<!--<script>', ']]>&amp;<b>', '\u2028alert(1)', '" onload="x'];

test.each(payloads)('%j in JSON-LD stays one script of data that says the same', (payload) => {
  const { container } = render(<JsonLd data={{ '@type': 'BlogPosting', headline: payload }} />);
  const scripts = [...container.querySelectorAll('script')];
  expect(scripts.map(({ type }) => type)).toEqual(['application/ld+json']);
  expect(scripts[0]?.innerHTML).not.toMatch(/[<>\u2028]/);
  expect(JSON.parse(scripts[0]?.innerHTML ?? '')).toMatchObject({ headline: payload });
});

test.each(payloads)('%j in the feed is text and no element', (payload) => {
  const document = new DOMParser().parseFromString(`<item>${xmlElement('title', payload)}</item>`, 'application/xml');
  const [title, ...others] = document.documentElement.children;
  expect([title?.localName, title?.children.length, others.length]).toEqual(['title', 0, 0]);
  expect(title?.textContent).toBe(payload);
});
