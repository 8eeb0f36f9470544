/** Languages of the editions that we give. English is the one without which no paper goes out. */
export const HANDOUT_LANGUAGES = ['en', 'es'] as const;
export type HandoutLanguage = (typeof HANDOUT_LANGUAGES)[number];

export const handoutLanguageLabels: Readonly<Record<HandoutLanguage, string>> = { en: 'English', es: 'Spanish' };

/** Editions that are listed at once, the newest first. */
export const HANDOUT_PAGE = 200;
