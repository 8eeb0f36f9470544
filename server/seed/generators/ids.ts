import { createHash } from 'node:crypto';

/** The same UUID for the same words, so that a second run finds what the first has stored. */
export function idOf(words: string): string {
  const hex = createHash('sha256').update(`belong ${words}`).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
