import { expect, test } from 'vitest';
import { textOfFile } from './textOfFile';

const TEXT = 'Name,City\r\nJosé Núñez,Peñasquitos\r\n';
const utf16 = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${TEXT}`)],
  ['UTF-16, as Excel saves Unicode text', utf16(TEXT, false)],
  ['UTF-16 of older Macs', utf16(TEXT, true)],
  ['Windows-1252', Buffer.from(TEXT, 'latin1')],
])('reads a file in %s', async (_, bytes) => {
  expect(await textOfFile(new File([bytes], 'homes.csv'))).toBe(TEXT);
});
