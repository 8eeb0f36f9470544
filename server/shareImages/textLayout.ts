// Words as outlines, so that a picture needs no font of the machine it is made on.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nearestAscii } from '@/server/names/ascii';
import { singleton } from '@/server/singleton';

export type FontFace = 'display' | 'text' | 'strong';
type Glyphs = Record<string, [advance: number, outline: string]>;

/** Made by styles/fonts/glyphs.py, a thousand units to the em. */
const file = path.join(process.cwd(), 'server/shareImages/glyphs.json');
const faces = () => singleton('glyphs', () => JSON.parse(readFileSync(file, 'utf8')) as Record<FontFace, Glyphs>);

/** A sign we have no outline of is drawn in the nearest letters we have. */
function glyphsOf(words: string, face: FontFace): [advance: number, outline: string][] {
  const known = faces()[face];
  return [...words.normalize('NFC')].flatMap((sign) => {
    const visible = known[sign] ? sign : nearestAscii(sign);
    return [...visible].flatMap((letter) => (known[letter] ? [known[letter]] : []));
  });
}

export function widthOf(words: string, face: FontFace, size: number): number {
  return glyphsOf(words, face).reduce((sum, [advance]) => sum + advance, 0) * (size / 1000);
}

/** SVG of a line of words with a baseline that starts at x, y. */
export function textLine(words: string, face: FontFace, size: number, x: number, y: number): string {
  let at = 0;
  const outlines = glyphsOf(words, face).map(([advance, outline]) => {
    const rendered = outline ? `<path transform="translate(${at} 0)" d="${outline}"/>` : '';
    at += advance;
    return rendered;
  });
  return `<g transform="translate(${x} ${y}) scale(${size / 1000})">${outlines.join('')}</g>`;
}

/** Words broken into lines no wider than `most` pixels; what does not fit into `lines` of them ends in an ellipsis. */
export function wrap(words: string, face: FontFace, size: number, most: number, lines: number): string[] {
  const out: string[] = [];
  let left = words.trim().split(/\s+/);
  while (left.length > 0 && out.length < lines) {
    let count = left.length;
    while (count > 1 && widthOf(left.slice(0, count).join(' '), face, size) > most) count -= 1;
    out.push(left.slice(0, count).join(' '));
    left = left.slice(count);
  }
  return out.map((text, at) => ellipsize(text, at === out.length - 1 && left.length > 0, face, size, most));
}

function ellipsize(text: string, more: boolean, face: FontFace, size: number, most: number): string {
  if (!more && widthOf(text, face, size) <= most) return text;
  let stored = text;
  while (stored.length > 1 && widthOf(`${stored}…`, face, size) > most) stored = stored.slice(0, -1);
  return `${stored.trimEnd()}…`;
}
