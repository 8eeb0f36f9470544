import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { takenMonthOf } from './takenMonth';

const blue = () => sharp({ create: { width: 90, height: 60, channels: 3, background: '#2255cc' } });
const dated = () => blue().withExif({ IFD2: { DateTimeOriginal: '2026:06:14 10:20:30' } });

test.each(['jpeg', 'png', 'webp'] as const)('a %s tells its month', async (format) => {
  expect(takenMonthOf(await dated()[format]().toBuffer())).toBe('2026-06');
});

test('a photo of an iPhone tells its month', async () => {
  expect(takenMonthOf(await readFile('tests/corpora/files/iphone-room.heic'))).toBe('2026-06');
});

test('a photo without a date, or with one that is none, tells nothing', async () => {
  expect(takenMonthOf(await blue().jpeg().toBuffer())).toBeNull();
  const never = blue().withExif({ IFD2: { DateTimeOriginal: '0000:00:00 00:00:00' } });
  expect(takenMonthOf(await never.jpeg().toBuffer())).toBeNull();
});

test('bytes that only look like Exif data tell nothing', () => {
  expect(takenMonthOf(Uint8Array.from([0x49, 0x49, 0x2a, 0, 0xff, 0xff, 0xff, 0x7f, 1, 2, 3]))).toBeNull();
  expect(takenMonthOf(new Uint8Array())).toBeNull();
});
