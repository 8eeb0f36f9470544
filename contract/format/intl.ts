// Formatters of `Intl`. Making one takes a phone 1 to 60 ms, so each is made when it is first used, and once.

const made = new Map<string, unknown>();

function once<T>(make: () => T, ...key: readonly unknown[]): T {
  const name = JSON.stringify(key);
  const format = (made.get(name) as T | undefined) ?? make();
  made.set(name, format);
  return format;
}

/** Formats instants; without `timeZone` in the zone of the process or the browser. */
export const dateFormat = (options: Intl.DateTimeFormatOptions, locale = 'en-US'): Intl.DateTimeFormat =>
  once(() => new Intl.DateTimeFormat(locale, options), 'date', locale, options);

export const numberFormat = (options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  once(() => new Intl.NumberFormat('en-US', options), 'number', options);

/** `Oakland, Berkeley, and Alameda` */
export const listFormat = (): Intl.ListFormat => once(() => new Intl.ListFormat('en-US'), 'list');

/** Chooses between `1st`, `2nd`, `3rd`, and `4th`. */
export const ordinalRules = (): Intl.PluralRules =>
  once(() => new Intl.PluralRules('en-US', { type: 'ordinal' }), 'ordinal');

/** Compares words by their letters alone: case, accents, and punctuation do not count. */
export const letterCollator = (): Intl.Collator =>
  once(() => new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true }), 'letters');
