// Email addresses without a schema, for pages that do not load one first.

/** What to say of text that is no address. */
export const EMAIL_PROBLEM = 'Enter a valid email address';
/** The part before the @: every sign that RFC 5322 allows without quotation marks, in ASCII as mail services require. */
const LOCAL_PART = /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/;
/** In characters: RFC 5321, 4.5.3.1. */
const MAX_LOCAL_PART = 64;
export const MAX_ADDRESS = 254;

/** A domain in ASCII (`bücher.example`: `xn--bcher-kva.example`); undefined for none. */
function asciiDomain(domain: string): string | undefined {
  if (/[\s/\\:?#@%[\]]/.test(domain) || !URL.canParse(`http://${domain}`)) return undefined;
  const { hostname } = new URL(`http://${domain}`);
  return DOMAIN.test(hostname) ? hostname : undefined;
}

/** Without what stands around a pasted address: a label, a link, quotation marks, or the name behind it. */
const withoutWrapping = (text: string) =>
  text
    .replace(/^\[[^\]]*\]\((mailto:[^)]+)\)$/i, '$1')
    .replace(/^(?:e-?mail|correo):\s*/i, '')
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/^(["']|\()(.+)(?:\1|\))$/, '$2')
    .replace(/\s+\([^()@]*\)$/, '');

/**
 * The address of what people type or paste, or of the From line of an email: `Lena <lena@example.com>`,
 * `mailto:lena@example.com`. In lower case, with its domain in ASCII; undefined for none.
 */
export function readEmail(typed: string): string | undefined {
  const text = withoutWrapping(
    typed
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .trim(),
  )
    .replace(/^[^<>]*<([^<>]+)>$/, '$1')
    .replace(/[.,;>/]+$/, '')
    .replaceAll('’', "'")
    .toLowerCase();
  const at = text.lastIndexOf('@');
  const [localPart, domain] = [text.slice(0, Math.max(at, 0)), asciiDomain(text.slice(at + 1))];
  if (!domain || localPart.length > MAX_LOCAL_PART || !LOCAL_PART.test(localPart)) return undefined;
  const address = `${localPart}@${domain}`;
  return address.length > MAX_ADDRESS ? undefined : address;
}
