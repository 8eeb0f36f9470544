const EXTENSION = /[\s,;]*(?:ext\w*|x|#|option|opt|p|;ext=)[\s.:#=]*\d{1,8}\s*$/i;

/** `1-800-FLOWERS` */
const TOLL_FREE_WORD = /^\+?1?[ .-]*\(?8(\d)\1\)?[a-z\d .-]{8,12}$/i;

/**
 * In the browser only the length is checked, so that pages do not carry the numbering plans of all countries (50 KB): the
 * number stays as typed, and the server reads it.
 */
export function readPhone(typed: string): string | undefined {
  const text = typed.trim();
  if (TOLL_FREE_WORD.test(text)) return text;
  const digits = text.replace(EXTENSION, '').replace(/\P{Nd}/gu, '').length;
  return digits >= (/^\p{Cf}?(?:tel:)?[+0]/u.test(text) ? 7 : 10) && digits <= 17 ? text : undefined;
}
