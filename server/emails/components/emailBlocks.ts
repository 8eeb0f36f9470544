// The plain words of an email as blocks: what was quoted, lists, buttons, and paragraphs with their headings.

export type EmailBlock =
  | { readonly kind: 'paragraph'; readonly heading: string | null; readonly lines: readonly string[] }
  | { readonly kind: 'quote'; readonly lines: readonly string[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** A link on a line of its own, with what it opens before it. */
  | { readonly kind: 'button'; readonly label: string | null; readonly href: string };

const LINK = /^(?:([^\s:.?!][^:.?!]{1,39}): )?(https?:\/\/\S+)$/;

type LineKind = 'words' | 'quote' | 'item' | 'link';
const marks: readonly (readonly [LineKind, RegExp])[] = [
  ['quote', /^> ?/],
  ['item', /^- /],
  ['link', LINK],
];
const kindOf = (line: string): LineKind => marks.find(([, mark]) => mark.test(line))?.[0] ?? 'words';
const withoutMark = (line: string) => line.replace(/^(?:> ?|- )/, '');

/** Lines of one kind after another; each link stands alone. */
function groupLines(paragraph: string): { kind: LineKind; lines: string[] }[] {
  const groups: { kind: LineKind; lines: string[] }[] = [];
  for (const line of paragraph.split('\n')) {
    const kind = kindOf(line);
    const last = groups.at(-1);
    if (last?.kind === kind && kind !== 'link') last.lines.push(line);
    else groups.push({ kind, lines: [line] });
  }
  return groups;
}

/** The parts of a notice begin with a line in capitals. */
const isHeading = (line: string) => /^\p{Lu}[\p{Lu}\s,’'-]{2,}$/u.test(line);
const sentenceCase = (text: string) => text.charAt(0) + text.slice(1).toLowerCase();

function blockOf({ kind, lines }: { kind: LineKind; lines: readonly string[] }): EmailBlock {
  const [first = '', ...rest] = lines;
  if (kind === 'quote') return { kind, lines: lines.map(withoutMark) };
  if (kind === 'item') return { kind: 'list', items: lines.map(withoutMark) };
  if (kind === 'link') {
    const [, label, href = ''] = LINK.exec(first) ?? [];
    return { kind: 'button', label: label ?? null, href };
  }
  return rest.length > 0 && isHeading(first)
    ? { kind: 'paragraph', heading: sentenceCase(first), lines: rest }
    : { kind: 'paragraph', heading: null, lines };
}

/** Blank lines part paragraphs. */
export const emailBlocks = (body: string): EmailBlock[] => body.split('\n\n').flatMap(groupLines).map(blockOf);
