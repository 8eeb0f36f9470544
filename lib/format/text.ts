// Lists and dates of first screens are written without `Intl`: the first use of it costs a phone 30 ms and more.
export { formatNumber, pluralize } from '@/contract/format/counts';
export { formatPhone } from '@/contract/format/phoneText';

/** `Oakland, Berkeley, and Alameda`; `12 or 18` with another word between. */
export function joinList(items: readonly string[], between = 'and'): string {
  if (items.length <= 2) return items.join(` ${between} `);
  return `${items.slice(0, -1).join(', ')}, ${between} ${items.at(-1)}`;
}
