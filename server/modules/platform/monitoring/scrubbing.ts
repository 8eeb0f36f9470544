/** Words of an error, as they may be written down: whatever may name a person, a home, or an address is left out. */
export function scrub(text: string): string {
  return text
    .replace(/https?:\/\/[^\s)]+/g, (url) => /\/_next\/static\/[\w./~%[\]-]+(?::\d+){0,2}/.exec(url)?.[0] ?? '[url]')
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[email]')
    .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, '[id]')
    .replace(/"[^"\n]*"|“[^”\n]*”|'[^'\n]*'|`[^`\n]*`/g, '[text]')
    .replace(/\b[\w-]{24,}\b/g, '[key]')
    .replace(/\(?\+?\d[\d\s().-]{5,}\d/g, '[number]');
}
