import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { replyText, withoutReplyKeys } from './replyText';

const KEY = '0123456789abcdef0123456789abcdef';
const corpus = (name: string) => readFileSync(`tests/corpora/mail/${name}.txt`, 'utf8').replaceAll('KEY32HEX', KEY);
const belong = `Belong <reply+${KEY}@mail.belong.test>`;

describe('replyText', () => {
  test.each([
    ['reply-outlook-mac', 'Tuesday.'],
    ['reply-outlook-spanish', 'Sí, el martes.'],
    ['reply-gmail-wrapped', 'Yes, Tuesday works.'],
    ['reply-gmail-spanish', 'Sí, el martes me sirve.'],
  ])('keeps only the new words of %s', (name, words) => {
    expect(replyText(corpus(name))).toBe(words);
    expect(replyText(corpus(name).replaceAll('\n', '\r\n'))).toBe(words);
  });

  test('keeps the words of a person that read like a quotation', () => {
    expect(replyText(corpus('reply-own-words-lost'))).toBe(corpus('reply-own-words-lost').trim());
  });

  test.each([
    ['Apple Mail', `Yes.\n\nOn Nov 27, 2026, at 4:31 PM, ${belong} wrote:\n\n> Can we come?\n`],
    ['Apple Mail in Spanish', `Yes.\n\nEl 27 nov 2026, a las 16:31, ${belong} escribió:\n\n> ¿Podemos ir?\n`],
    [
      'Yahoo',
      `Yes.\n\nOn Friday, November 27, 2026 at 04:31:00 PM PST, Belong\n<hello@belong.test> wrote:\n\nCan we come?\n`,
    ],
    [
      'Outlook',
      `Yes.\n\n________________________________\nFrom: ${belong}\nSent: Friday, November 27, 2026 4:31 PM\nTo: Rosa\nSubject: Repair\n\nHello`,
    ],
    [
      'Outlook with bold fields',
      `Yes.\n\n*From:* ${belong}\n*Sent:* Friday, November 27, 2026 4:31 PM\n*To:* Rosa\n\nHello`,
    ],
    ['Outlook in Spanish', `Yes.\n\n-----Mensaje original-----\nDe: ${belong}\nHola`],
    [
      'Gmail that wraps everywhere',
      `Yes.\n\nOn Fri, Nov 27, 2026 at 4:31 PM\nBelong Care\nTeam <\nreply+${KEY}@mail.belong.test>\nwrote:\n> Hello`,
    ],
    ['an old Gmail', `Yes.\n\n2026-11-27 16:31 GMT-08:00 Belong <hello@belong.test>:\n> Hello`],
    ['a quotation above', `On Fri, Nov 27, 2026 at 4:31 PM ${belong} wrote:\n> Can we come?\n>\n> Belong\n\nYes.`],
    ['a short attribution', 'Yes.\n\nOn Monday Iris wrote:\n> We have another.'],
    ['quoted lines around it', '> quoted\nYes.\n> quoted'],
    ['a message of Outlook', 'Yes.\n----- Original Message -----\nold'],
    ['a signature', 'Yes.\n\n-- \nRosa Vega\n555 0100'],
    ['an iPhone', 'Yes.\n\nSent from my iPhone\n'],
    ['an iPhone in Spanish', 'Yes.\n\nEnviado desde mi iPhone'],
    ['Outlook for iOS', 'Yes.\nGet Outlook for iOS<https://aka.ms/o0ukef>\n'],
  ])('keeps only the new words of %s', (_, email) => {
    expect(replyText(email)).toBe('Yes.');
  });

  test('keeps answers between the lines they answer', () => {
    const email = `On Fri, Nov 27, 2026 at 4:31 PM ${belong} wrote:\n> Can we come?\nYes.\n> At nine?\nAt ten.\n`;
    expect(replyText(email)).toBe('Yes.\nAt ten.');
  });

  test.each([
    ['a line of underscores', 'The paint\n__________________\nis coming off.'],
    ['a list of places', 'From: the kitchen\nTo: the bath\nEverything is wet.'],
    ['a date without a quotation', 'On Nov 3, 2026 the plumber wrote:\nthe pump is broken.'],
    ['a telephone that was used', 'Sent from my phone, the photo was too large.\nHere it is again.'],
    ['words in Spanish', 'El lunes mi hermana escribió:\nhay una gotera. Llámeme hoy.'],
    ['dashes', 'Two things\n-- the sink\n-- the oven'],
  ])('keeps %s', (_, email) => {
    expect(replyText(email)).toBe(email);
  });

  test('leaves a reply key in no text, in whatever form the letter is quoted', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.nat(40),
        fc.constantFrom('', '\n', '=\n', '\n> '),
        (before, after, at, fold) => {
          const address = `reply+${KEY}@mail.belong.test`;
          const folded = address.slice(0, 7 + (at % 24)) + fold + address.slice(7 + (at % 24));
          expect(withoutReplyKeys(`${before} ${folded} ${after}`)).not.toMatch(/reply\+[0-9a-f]/);
          expect(replyText(`${before}\n${address}\n${after}`)).not.toContain(KEY);
        },
      ),
    );
  });
});
