// Lists and dates of first screens are written without `Intl`: the first use of it costs a phone 30 ms and more.
export { formatNumber, pluralize } from '@/contract/format/counts';

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
