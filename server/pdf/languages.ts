// Papers that residents get in both languages: the same lines, filled with the same values.

export const paperLanguages = ['en', 'es'] as const;
export type PaperLanguage = (typeof paperLanguages)[number];
export type PaperWords<Line extends string> = Readonly<Record<PaperLanguage, Readonly<Record<Line, string>>>>;

const locales: Readonly<Record<PaperLanguage, string>> = { en: 'en-US', es: 'es-US' };

export const longDay = (language: PaperLanguage, day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(locales[language], { dateStyle: 'long', timeZone: 'UTC' });

export const localLongDay = (language: PaperLanguage, at: Date, timeZone: string): string =>
  at.toLocaleDateString(locales[language], { dateStyle: 'long', timeZone });

export const listOf = (language: PaperLanguage, items: readonly string[]): string =>
  new Intl.ListFormat(locales[language]).format(items);

/** A line with each of its {names} filled in; one without a value is a defect. */
export const fillLine = (line: string, values: Readonly<Record<string, string | number>>): string =>
  line.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The paper has no value for ${name}`);
    return String(value);
  });
