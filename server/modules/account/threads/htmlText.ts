/** Elements that stand on lines of their own. */
const BLOCKS: ReadonlySet<string> = new Set(
  'address article blockquote center dd div dl dt footer form h1 h2 h3 h4 h5 h6 header hr li ol p pre section table tr ul'.split(
    ' ',
  ),
);
/** Elements with content that is not text of the email. */
const UNREAD: ReadonlySet<string> = new Set(['head', 'script', 'style', 'title']);

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  nbsp: ' ',
  iexcl: '¡',
  iquest: '¿',
  ordf: 'ª',
  ordm: 'º',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  deg: '°',
  euro: '€',
  frac12: '½',
  szlig: 'ß',
  zwnj: '',
  zwj: '',
  shy: '',
};
/** Marks of letters in names of entities: `&eacute;`. */
const MARKS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
  ring: '\u030a',
  caron: '\u030c',
};

const decode = (text: string) =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,8}));/gi, (whole, hex, decimal, name: string | undefined) => {
    if (name !== undefined) {
      const [, letter = '', mark = ''] = /^([a-z])([a-z]+)$/i.exec(name) ?? [];
      return NAMED[name] ?? (MARKS[mark] ? (letter + MARKS[mark]).normalize('NFC') : whole);
    }
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    if (code === 39) return '’';
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** Whether a block quotes an email. Without these marks it is text that the person indented. */
const isQuotation = (attributes: string) => /\btype\s*=\s*["']?cite\b|\bcite\s*=|quote/i.test(attributes);

/**
 * The text of an email that has no plain text, one line for each line on the screen. Lines of a quoted email start with `> `,
 * once for each level, as in plain text.
 */
export function textOfHtml(html: string): string {
  const lines: string[] = [];
  let line = '';
  /** The blocks of quotations that are open; false for a block that quotes nothing. */
  const blocks: boolean[] = [];
  let unread: string | undefined;
  const endLine = () => {
    const prefix = '> '.repeat(blocks.filter(Boolean).length);
    lines.push(prefix + line.replace(/[\s\u00a0]+/g, ' ').trim());
    line = '';
  };
  const endStartedLine = () => {
    if (line.trim() !== '') endLine();
    else line = '';
  };
  const withoutComments = html.split('<!--').map((part, at) => (at === 0 ? part : part.slice(afterComment(part))));
  for (const [, slash, tag, attributes = '', text] of withoutComments
    .join('')
    .matchAll(/<(\/?)([a-z][\w:]*)([^<>]*)>|([^<]+|<)/gi)) {
    const name = tag?.toLowerCase();
    if (unread !== undefined) {
      if (slash && name === unread) unread = undefined;
    } else if (name === undefined) line += text === '<' ? '' : decode(text ?? '');
    else if (UNREAD.has(name)) unread = slash ? undefined : name;
    else if (name === 'br') endLine();
    else if (BLOCKS.has(name)) {
      endStartedLine();
      if (name === 'blockquote' && slash) blocks.pop();
      else if (name === 'blockquote') blocks.push(isQuotation(attributes));
    } else if (name === 'td' || name === 'th') line += ' ';
  }
  endStartedLine();
  return lines.join('\n').trim();
}

const afterComment = (part: string) => {
  const end = part.indexOf('-->');
  return end < 0 ? part.length : end + 3;
};
