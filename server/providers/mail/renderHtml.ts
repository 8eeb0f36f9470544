// From the plain words of a letter to HTML: what was quoted is set in, lists are lists, and a link on a line of its own, with what it opens before it, is a button.

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const linkify = (html: string) =>
  html.replace(/https?:\/\/[^\s<]+[^\s<.,;:!?)]/g, (url) => `<a href="${url}" style="color:#007645">${url}</a>`);

/** A code to be typed elsewhere is read digit by digit. */
const spaceCode = (html: string) =>
  html.replace(
    /(?<=\b(?:code|código)(?: is| es)? )\d{6}\b/g,
    (code) => `<strong style="font-size:20px;letter-spacing:.12em;white-space:nowrap">${code}</strong>`,
  );

const renderInline = (text: string) => spaceCode(linkify(escapeHtml(text)));
const renderLines = (all: readonly string[]) => all.map(renderInline).join('<br>');

const renderParagraph = (inner: string) => `<p style="margin:0 0 16px">${inner}</p>`;

const LINK = /^(?:([^\s:.?!][^:.?!]{1,39}): )?(https?:\/\/\S+)$/;

const renderButton = (line: string, language: string) => {
  const [, said, url = ''] = LINK.exec(line) ?? [];
  const href = escapeHtml(url);
  const words = escapeHtml(said ?? (language === 'es' ? 'Abrir' : 'Open'));
  return `<p style="margin:0 0 8px"><a class="act" href="${href}" style="display:inline-block;padding:12px 28px;border-radius:999px;background:#007645;color:#FFFFFF;font-weight:600;text-decoration:none">${words}</a></p>
<p class="soft" style="margin:0 0 16px;color:#455249;font-size:14px">${linkify(href)}</p>`;
};

type Kind = 'words' | 'quote' | 'item' | 'link';
const kinds: readonly (readonly [Kind, RegExp])[] = [
  ['quote', /^> ?/],
  ['item', /^- /],
  ['link', LINK],
];
const kindOf = (line: string): Kind => kinds.find(([, sign]) => sign.test(line))?.[0] ?? 'words';

/** Lines of one kind after another. */
function groupLines(block: string): { kind: Kind; all: string[] }[] {
  const found: { kind: Kind; all: string[] }[] = [];
  for (const line of block.split('\n')) {
    const kind = kindOf(line);
    const bare = kinds.reduce(
      (text, [of, sign]) => (of === kind && of !== 'link' ? text.replace(sign, '') : text),
      line,
    );
    const last = found.at(-1);
    if (last?.kind === kind && kind !== 'link') last.all.push(bare);
    else found.push({ kind, all: [bare] });
  }
  return found;
}

/** The parts of a notice begin with a line in capitals. */
const isHeading = (line: string | undefined) => line !== undefined && /^\p{Lu}[\p{Lu}\s,’'-]{2,}$/u.test(line);

function renderBlock(all: readonly string[]): string {
  const [first = '', ...rest] = all;
  if (rest.length === 0 || !isHeading(first)) return renderParagraph(renderLines(all));
  const heading = first.charAt(0) + first.slice(1).toLowerCase();
  return renderParagraph(`<strong>${escapeHtml(heading)}</strong><br>${renderLines(rest)}`);
}

/** The words as HTML; blank lines part paragraphs. */
export const renderHtml = (body: string, language: string): string =>
  body
    .split('\n\n')
    .flatMap(groupLines)
    .map(({ kind, all }) => {
      if (kind === 'link') return renderButton(all[0] ?? '', language);
      if (kind === 'item')
        return `<ul style="margin:0 0 16px;padding-left:20px">${all.map((each) => `<li>${renderInline(each)}</li>`).join('')}</ul>`;
      if (kind === 'quote')
        return `<blockquote class="quote" style="margin:0 0 16px;padding-left:16px;border-left:3px solid #B9B2A3">${renderLines(all)}</blockquote>`;
      return renderBlock(all);
    })
    .join('\n');
