import { expect, test } from 'vitest';
import { MAX_FILE_BYTES } from '@/contract/account/documents/constants';
import { refusalOf } from './useUploads';

test.each([
  ['a video of 60 MB', 'video/mp4', 60_000_000, 'We can’t take videos here. Add photos or a PDF instead.'],
  ['a text', 'text/plain', 12, 'Add a JPEG, PNG, WebP, or HEIC photo, or a PDF.'],
  ['a file that is too large', 'application/pdf', MAX_FILE_BYTES + 1, 'larger than 50 MB. Add a smaller copy'],
  ['an empty file', 'image/png', 0, 'This file is empty. Choose it again.'],
])('%s is not sent, and says what to do', (_, type, size, words) => {
  expect(refusalOf({ type, size })).toContain(words);
});

test('a paper is not sent where photos alone are of use', () => {
  expect(refusalOf({ type: 'application/pdf', size: 12 }, true)).toBe(
    'We can’t take this kind of file here. Add a JPEG, PNG, WebP, or HEIC photo.',
  );
  expect(refusalOf({ type: 'video/mp4', size: 12 }, true)).toBe('We can’t take videos here. Add photos instead.');
  expect(refusalOf({ type: 'image/webp', size: 12 }, true)).toBeUndefined();
});

test('a file without a known type is sent: the server looks at what it is', () => {
  expect(refusalOf({ type: '', size: 12 })).toBeUndefined();
});

test('a HEIC photo is sent: the server converts it', () => {
  expect(refusalOf({ type: 'image/heic', size: 12 }, true)).toBeUndefined();
});

test('a photo of 50 MB is sent', () => {
  expect(refusalOf({ type: 'image/jpeg', size: MAX_FILE_BYTES })).toBeUndefined();
});
