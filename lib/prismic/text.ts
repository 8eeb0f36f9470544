// Running text as plain words, for descriptions, feeds and machines.
interface Block {
  readonly type: string;
  readonly text?: string;
}

export const plainText = (blocks: readonly Block[] | undefined | null): string =>
  (blocks ?? [])
    .flatMap(({ text }) => (text ? [text] : []))
    .join(' ')
    .trim();

/** As part of an address: the anchor of a heading. */
export const headingAnchor = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'part';

const WORDS_PER_MINUTE = 220;

/** Whole minutes to read a document's slices, at least one. */
export function readingMinutes(slices: readonly unknown[]): number {
  let wordCount = 0;
  const count = (value: unknown, name: string): void => {
    if (typeof value === 'string') {
      if (name === 'text' || !/^(id|url|type|slice_type|link_type|variation|version|lang|uid)$/.test(name))
        wordCount += value.split(/\s+/).filter(Boolean).length;
    } else if (value && typeof value === 'object') {
      for (const [key, each] of Object.entries(value)) count(each, Array.isArray(value) ? name : key);
    }
  };
  for (const slice of slices) count(slice, '');
  return Math.max(1, Math.round(wordCount / WORDS_PER_MINUTE));
}
