// Numbers, lists and dates of first screens are written without `Intl`: the first use of it costs a phone 30 ms and more.

/** `1,000` of an integer. */
export function formatNumber(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** `1 home`, `24 homes`, `1,000 homes`. */
export function pluralize(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/** `Oakland, Berkeley, and Alameda`; `12 or 18` with another word between. */
export function joinList(items: readonly string[], between = 'and'): string {
  if (items.length <= 2) return items.join(` ${between} `);
  return `${items.slice(0, -1).join(', ')}, ${between} ${items.at(-1)}`;
}

/** `(415) 555-0100` of a US number however it was typed; anything else stays as it is. */
export function formatPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : typed;
}
