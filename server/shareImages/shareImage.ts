import sharp from 'sharp';
import { textLine, widthOf, wrap } from './textLayout';

export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;
const CARD = { left: 48, width: 560 };
const INNER = CARD.width - 96;

/** The light palette of styles/themes.ts; a picture knows no theme. */
const paintText = {
  surface: '#FFFFFF',
  ink: '#17231C',
  soft: '#455249',
  brand: '#007645',
  sun: '#F5B56B',
  deep: '#06402A',
};

const mark = (x: number, y: number, size: number) => `
  <g transform="translate(${x} ${y}) scale(${size / 32})" fill="none" stroke="${paintText.brand}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
    <path d="M4 28V13.2a3 3 0 0 1 1.1-2.3l9-7.4a3 3 0 0 1 3.8 0l9 7.4a3 3 0 0 1 1.1 2.3V28"/>
    <path d="M10 29.5V16.5a1.5 1.5 0 0 1 1.1-1.4l6-1.7a1.5 1.5 0 0 1 1.9 1.4v14.7z" fill="${paintText.brand}" stroke="none"/>
    <circle cx="23" cy="20" r="2.6" fill="${paintText.sun}" stroke="none"/>
  </g>`;

export interface ShareImageText {
  /** The large line: a rent or a title. */
  headline: string;
  /** Beside the headline, in small: `a month`. */
  unit?: string;
  /** What stands beneath, the first in strong letters. */
  lines: readonly string[];
}

function renderCard({ headline, unit, lines }: ShareImageText): string {
  const x = CARD.left + 48;
  const size = unit ? 84 : 52;
  const heads = wrap(headline, 'display', size, INNER, unit ? 1 : 4);
  let y = 146;
  const rendered = heads.map((words, at) => {
    y += at === 0 ? size * 0.62 : size * 1.12;
    return textLine(words, 'display', size, x, y);
  });
  const beside = unit ? textLine(unit, 'text', 32, x + widthOf(headline, 'display', size) + 14, y) : '';
  y += 26;
  const message = lines.flatMap((words, at) =>
    wrap(words, at === 0 ? 'strong' : 'text', 30, INNER, 2).map((part) => {
      y += 44;
      return `<g fill="${at === 0 ? paintText.ink : paintText.soft}">${textLine(part, at === 0 ? 'strong' : 'text', 30, x, y)}</g>`;
    }),
  );
  const height = y + 52;
  return `<g transform="translate(0 ${(SHARE_HEIGHT - height) / 2})">
    <rect x="${CARD.left}" y="0" width="${CARD.width}" height="${height}" rx="32" fill="${paintText.surface}"/>
    ${mark(x, 46, 54)}
    <g fill="${paintText.ink}">${textLine('Belong', 'display', 44, x + 68, 90)}</g>
    <g fill="${paintText.ink}">${rendered.join('')}</g>
    <g fill="${paintText.soft}">${beside}</g>
    ${message.join('')}
  </g>`;
}

/** A picture for those who are sent a link: 1200 by 630, JPEG, our words on a card before the cover. */
export async function renderShareCard(words: ShareImageText, cover: Buffer | null): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">${renderCard(words)}</svg>`;
  const ground = cover
    ? sharp(cover).resize(SHARE_WIDTH, SHARE_HEIGHT, { fit: 'cover', position: 'right' })
    : sharp({ create: { width: SHARE_WIDTH, height: SHARE_HEIGHT, channels: 3, background: paintText.deep } });
  return ground
    .composite([{ input: Buffer.from(svg) }])
    .flatten({ background: paintText.deep })
    .jpeg({ quality: 82, progressive: true })
    .toBuffer();
}
