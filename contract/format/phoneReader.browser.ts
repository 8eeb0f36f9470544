const EXTENSION = /[\s,;]*(?:ext\w*|x|#|option|opt|p|;ext=)[\s.:#=]*\d{1,8}\s*$/i;

/**
 * In the browser only the length is checked, so that pages do not carry the numbering plans of all countries (50 KB): the
 * number stays as typed, and the server reads it.
 */
export function readPhone(typed: string): string | undefined {
  const text = typed.trim();
  const digits = text.replace(EXTENSION, '').replace(/\P{Nd}/gu, '').length;
  return digits >= (/^\p{Cf}?(?:tel:)?[+0]/u.test(text) ? 7 : 10) && digits <= 17 ? text : undefined;
}
