/** `1 home`, `24 homes`, `1,000 homes`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** `Oakland, Berkeley, and Alameda`. */
export function listed(words: readonly string[]): string {
  return list.format(words);
}

/** `(415) 555-0100` of a US number however it was typed; anything else stays as it is. */
export function formatPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : typed;
}
