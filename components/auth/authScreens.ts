import { readCookie } from '@/lib/cookies';

export const authScreens = ['login', 'register', 'forgot', 'code'] as const;
export type AuthScreen = (typeof authScreens)[number];

export const isScreen = (said: string | undefined): said is AuthScreen => authScreens.some((screen) => screen === said);

/** The screen that was asked for, else the one that worked last time, else registering for who has never been here. */
export function firstScreen(asked: string | undefined, newcomers: AuthScreen = 'register'): AuthScreen {
  if (isScreen(asked)) return asked;
  if (readCookie('authMethod') === 'code') return 'code';
  return readCookie('hasAccount') === undefined ? newcomers : 'login';
}

export const screenTitles: Record<AuthScreen, string> = {
  login: 'Welcome back',
  register: 'Good to meet you',
  forgot: 'Choose a new password',
  code: 'Log in with a code',
};
