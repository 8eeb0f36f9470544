// Text inside XML: nothing in it may end the element or attribute it stands in, and nothing XML forbids stays.
const ENTITIES: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', "'": '&apos;' };

export function xmlText(text: string): string {
  return text
    .replace(/\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu, (sign) => (/\s/.test(sign) ? ' ' : ''))
    .replace(/[<>&"']/g, (sign) => ENTITIES[sign] ?? '');
}

/** `<name>text</name>`, the text made harmless. */
export const xmlElement = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;
