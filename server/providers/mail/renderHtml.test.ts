import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderMessage } from '@/server/emails/renderMessage';
import { renderHtml } from './renderHtml';

test('a link on a line of its own is a button, and stands beneath it as it is', () => {
  const html = renderHtml('Here it is:\nhttps://belong.test/a?b=1&c=2\n\nWarmly,\nBelong', 'en');
  expect(html).toMatch(/<a class="act" href="https:\/\/belong\.test\/a\?b=1&amp;c=2"[^>]*>Open<\/a>/);
  expect(html.match(/href="https:\/\/belong\.test\/a\?b=1&amp;c=2"/g)).toHaveLength(2);
  expect(html).toContain('Warmly,<br>Belong');
});

test('a button says what it opens where the letter does', () => {
  const html = renderHtml('Here it is.\n\nSee your estimate: https://belong.test/a?b=1&c=2', 'en');
  expect(html).toMatch(/<a class="act" href="https:\/\/belong\.test\/a\?b=1&amp;c=2"[^>]*>See your estimate<\/a>/);
  expect(html).not.toContain('See your estimate:');
  expect(renderHtml('> See this: https://belong.test/a', 'en')).not.toContain('class="act"');
});

test('the full stop after a link does not belong to it', () => {
  expect(renderHtml('See https://belong.test/a. Then rest.', 'en')).toContain('href="https://belong.test/a"');
});

test('what was quoted is set in, lists are lists, parts of a notice have headings, codes stand out', () => {
  const html = renderHtml(
    'Ada writes:\n> Hello\n> there\n\n- one\n- two\n\nWHY\nNo income.\n\nYour code is 123456.',
    'en',
  );
  expect(html).toMatch(/<blockquote[^>]*>Hello<br>there<\/blockquote>/);
  expect(html).toMatch(/<ul[^>]*><li>one<\/li><li>two<\/li><\/ul>/);
  expect(html).toContain('<strong>Why</strong><br>No income.');
  expect(html).toMatch(/<strong[^>]*>123456<\/strong>\./);
  expect(html).not.toContain('&gt;');
});

test('nothing that somebody wrote becomes markup', () => {
  const letter = (body: string) =>
    renderHtml(
      renderMessage('guestReply', { firstName: 'Ada', from: 'Iris', subject: 'A key', body, replyTo: 'a@b.test' }).body,
      'en',
    );
  expect(letter('<img src=x onerror="alert(1)">')).not.toContain('<img');
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('<', '>', '"', '&', 'a', ' ', '\n', 'https://x.test/') }), (text) => {
      const bare = renderHtml(text, 'en').replace(/<\/?(?:p|a|ul|li|br|strong|blockquote)(?: [a-z]+="[^"<>]*")*>/g, '');
      expect(bare).not.toMatch(/[<>"]/);
    }),
  );
});
