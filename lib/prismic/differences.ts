// What has changed between two versions of a document, line by line, for people to read.

export interface Difference {
  readonly kind: 'gone' | 'new';
  readonly text: string;
  /** The heading it stands under. */
  readonly under: string;
}

interface Line {
  readonly text: string;
  readonly under: string;
}

type Json = null | undefined | string | number | boolean | object;

const readableText = (value: Json): string => {
  if (Array.isArray(value)) return value.map(readableText).filter(Boolean).join(' ');
  if (!value || typeof value !== 'object') return '';
  return 'text' in value && typeof value.text === 'string' ? value.text : '';
};

/** The words of a document in the order they are read: a paragraph, a heading or a row of a table is one line. */
export function documentLines(slices: readonly object[]): Line[] {
  const lines: Line[] = [];
  let under = '';
  const add = (text: string) => text.trim() && lines.push({ text: text.trim(), under });
  const walk = (value: Json): void => {
    if (Array.isArray(value)) {
      for (const each of value) walk(each);
      return;
    }
    if (!value || typeof value !== 'object') return;
    const { cells, type, text } = value as { cells?: { content: Json }[]; type?: string; text?: Json };
    if (cells) return void add(cells.map(({ content }) => readableText(content)).join(' · '));
    if (typeof type === 'string' && typeof text === 'string') {
      if (type.startsWith('heading')) under = text;
      return void add(text);
    }
    for (const each of Object.values(value)) walk(each);
  };
  walk(slices as Json);
  return lines;
}

/** The fewest lines that have gone and come, in the order of reading. */
export function compareDocuments(then: readonly Line[], now: readonly Line[]): Difference[] {
  // How many lines of both are the same from here on.
  const same = Array.from({ length: then.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  const at = (one: number, other: number) => same[one]?.[other] ?? 0;
  for (let one = then.length - 1; one >= 0; one -= 1)
    for (let other = now.length - 1; other >= 0; other -= 1) {
      const row = same[one];
      if (!row) continue;
      row[other] =
        then[one]?.text === now[other]?.text
          ? at(one + 1, other + 1) + 1
          : Math.max(at(one + 1, other), at(one, other + 1));
    }
  const found: Difference[] = [];
  let [one, other] = [0, 0];
  while (one < then.length || other < now.length) {
    const [removedLines, addedLines] = [then[one], now[other]];
    if (removedLines && addedLines && removedLines.text === addedLines.text) {
      one += 1;
      other += 1;
    } else if (removedLines && (!addedLines || at(one + 1, other) >= at(one, other + 1))) {
      found.push({ ...removedLines, kind: 'gone' });
      one += 1;
    } else if (addedLines) {
      found.push({ ...addedLines, kind: 'new' });
      other += 1;
    }
  }
  return found;
}
