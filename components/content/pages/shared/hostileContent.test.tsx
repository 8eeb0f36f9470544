import type { RichTextField } from '@prismicio/client';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CmsImage } from './CmsImage';
import { RichText } from './RichText';

const hostilePayloads = [
  '<script>window.hit = 1</script>',
  '<img src=x onerror="window.hit = 1">',
  '"><svg onload=window.hit=1>',
  "'-alert(1)-'",
  '{{constructor.constructor("alert(1)")()}}',
  '</textarea><iframe srcdoc="<script>1</script>">',
  '\u202Etxet desrever',
];
const link = (url: string) => ({ link_type: 'Web' as const, url });
const text = (value: unknown) => value as RichTextField;

test.each(hostilePayloads)('%s in running text is shown as it was written, and is no element', (payload) => {
  const spans = [{ type: 'strong', start: 0, end: payload.length }];
  const { container } = render(
    <RichText
      field={text([
        { type: 'heading2', text: payload, spans: [] },
        { type: 'paragraph', text: payload, spans },
        { type: 'list-item', text: payload, spans: [] },
        { type: 'preformatted', text: payload, spans: [] },
      ])}
    />,
  );
  expect(container.textContent).toBe(payload.repeat(4));
  expect(container.querySelector('script, img, svg, iframe')).toBeNull();
});

test.each(['javascript:alert(1)', 'JAVASCRIPT:alert(1)', 'data:text/html,<script>1</script>', '//evil.example'])(
  'a link to %s is only its words',
  (url) => {
    const spans = [{ type: 'hyperlink', start: 0, end: 5, data: link(url) }];
    const { container } = render(<RichText field={text([{ type: 'paragraph', text: 'Press', spans }])} />);
    expect(screen.getByText('Press')).toBeVisible();
    expect(container.querySelector('a')).toBeNull();
  },
);

test('an embed brings no markup of its own, a label no class, a picture from elsewhere no request', () => {
  const { container } = render(
    <>
      <RichText
        field={text([
          { type: 'embed', oembed: { embed_url: 'https://x', html: '<img src=x onerror=alert(1)>', type: 'rich' } },
          { type: 'paragraph', text: 'Marked', spans: [{ type: 'label', start: 0, end: 6, data: { label: 'x' } }] },
          { type: 'image', url: 'https://evil.example/a.png', alt: 'x', dimensions: { width: 1, height: 1 } },
        ])}
      />
      <CmsImage field={{ url: 'javascript:alert(1)', dimensions: { width: 1, height: 1 } }} width={100} />
    </>,
  );
  expect(container.querySelector('img, .x, [data-oembed]')).toBeNull();
  expect(container.textContent).toBe('Marked');
});
