import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderEmail } from './renderEmail';
import { renderMessage } from './renderMessage';

test('a link on a line of its own is a button, and stands beneath it as it is', async () => {
  const html = await renderEmail({ body: 'Here it is:\nhttps://belong.test/a?b=1&c=2\n\nWarmly,\nBelong' });
  expect(html).toMatch(/<a href="https:\/\/belong\.test\/a\?b=1&amp;c=2" class="act"[^>]*>.*Open.*<\/a>/);
  expect(html.match(/href="https:\/\/belong\.test\/a\?b=1&amp;c=2"/g)).toHaveLength(2);
  expect(html).toContain('Warmly,<br/>Belong');
});

test('a button says what it opens where the email does', async () => {
  const html = await renderEmail({ body: 'Here it is.\n\nSee your estimate: https://belong.test/a?b=1&c=2' });
  expect(html).toMatch(/class="act"[^>]*>.*See your estimate.*<\/a>/);
  expect(html).not.toContain('See your estimate:');
  expect(await renderEmail({ body: '> See this: https://belong.test/a' })).not.toContain('class="act"');
});

test('the full stop after a link does not belong to it', async () => {
  expect(await renderEmail({ body: 'See https://belong.test/a. Then rest.' })).toContain(
    'href="https://belong.test/a"',
  );
});

test('what was quoted is set in, lists are lists, parts of a notice have headings, codes stand out', async () => {
  const html = await renderEmail({
    body: 'Ada writes:\n> Hello\n> there\n\n- one\n- two\n\nWHY\nNo income.\n\nYour code is 123456.',
  });
  expect(html).toMatch(/<blockquote[^>]*>Hello<br\/>there<\/blockquote>/);
  expect(html).toMatch(/<ul[^>]*><li>one<\/li><li>two<\/li><\/ul>/);
  expect(html).toContain('<strong>Why</strong><br/>No income.');
  expect(html).toMatch(/<strong[^>]*>123456<\/strong>\./);
  expect(html).not.toContain('&gt;');
});

test('says its language, also to a screen reader', async () => {
  const html = await renderEmail({ body: 'Hola', language: 'es' });
  expect(html).toContain('lang="es"');
  expect(html).toContain('Alquileres que la gente quiere');
});

test('escapes everything that people wrote', async () => {
  const email = (body: string) => {
    const data = { firstName: 'Ada', from: 'Iris', subject: 'A key', body, replyTo: 'a@b.test' };
    return renderEmail({ body: renderMessage('guestReply', data).body });
  };
  expect(await email('<img src=x onerror="alert(1)">')).not.toContain('<img');
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: fc.constantFrom('<', '>', '"', '&', 'a', ' ', '\n', 'https://x.test/') }),
      async (text) => {
        const html = await renderEmail({ body: text });
        const inner = html.slice(html.indexOf('belong</p>') + 10, html.lastIndexOf('<p class="soft"'));
        const bare = inner
          .replace(/<!--.*?-->/g, '')
          .replace(/<\/?(?:p|a|ul|li|br|strong|blockquote|span)(?: [a-z]+="[^"<>]*")*\/?>/g, '');
        expect(bare).not.toMatch(/[<>"]/);
      },
    ),
  );
});
