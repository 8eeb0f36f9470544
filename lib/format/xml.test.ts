import fc from 'fast-check';
import { expect, test } from 'vitest';
import { xmlElement } from './xml';

test('no text ends the element it stands in, and none is lost but what XML forbids', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const element = xmlElement('title', text);
      expect(element.slice('<title>'.length, -'</title>'.length)).not.toMatch(/[<>"']|&(?!(lt|gt|amp|quot|apos);)/);
      expect(element).not.toMatch(/(?! )\p{Cc}/u);
    }),
  );
  expect(xmlElement('title', `<b>"Tom" & 'Ann'</b>\u0000\n`)).toBe(
    '<title>&lt;b&gt;&quot;Tom&quot; &amp; &apos;Ann&apos;&lt;/b&gt; </title>',
  );
});
