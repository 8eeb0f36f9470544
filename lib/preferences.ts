import { readCookie, writeCookie } from './storage/cookies';

export type Theme = 'light' | 'dark';

export interface Preferences {
  /** What is shown: the visitor's own choice, else the system's. */
  theme: Theme;
  language: string;
  reducedMotion: boolean;
  highContrast: boolean;
}

/** What the server draws for, knowing nothing. */
export const unknownPreferences: Preferences = {
  theme: 'light',
  language: 'en-US',
  reducedMotion: false,
  highContrast: false,
};

const mediaMatches = {
  dark: '(prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  highContrast: '(prefers-contrast: more), (forced-colors: active)',
};

export function detectPreferences(): Preferences {
  const matches = (query: string) => window.matchMedia(query).matches;
  return {
    theme: chosenTheme() ?? (matches(mediaMatches.dark) ? 'dark' : 'light'),
    language: navigator.language,
    reducedMotion: prefersReducedMotion() || matches(mediaMatches.reducedMotion),
    highContrast: matches(mediaMatches.highContrast),
  };
}

/** The visitor's own choice. bootstrap.js of components/layout reads the same cookie before the first paint. */
export function chosenTheme(): Theme | undefined {
  const chosen = readCookie('theme');
  return chosen === 'dark' || chosen === 'light' ? chosen : undefined;
}

const listeners = new Set<() => void>();

/** Sets the theme for a year; without one, the system decides again. */
export function chooseTheme(theme: Theme | undefined): void {
  writeCookie('theme', theme);
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  for (const listener of listeners) listener();
}

/** Whether the user prefers reduced motion. */
export const prefersReducedMotion = (): boolean => readCookie('motion') === 'still';

/** Keeps things still for a year, or lets the device decide again. */
export function chooseMotion(still: boolean): void {
  writeCookie('motion', still ? 'still' : undefined);
  if (still) document.documentElement.dataset.motion = 'still';
  else delete document.documentElement.dataset.motion;
  for (const listener of listeners) listener();
}

/** Calls back whenever a preference may have changed; returns how to stop. */
export function onPreferencesChange(listener: () => void): () => void {
  const queries = Object.values(mediaMatches).map((query) => window.matchMedia(query));
  listeners.add(listener);
  window.addEventListener('languagechange', listener);
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('languagechange', listener);
    for (const query of queries) query.removeEventListener('change', listener);
  };
}
