import { readCookie } from '@/lib/storage/cookies';

export const authScreens = ['login', 'register', 'forgot', 'code'] as const;
export type AuthScreen = (typeof authScreens)[number];

export const isAuthScreen = (value: string | undefined): value is AuthScreen =>
  authScreens.some((screen) => screen === value);

/** The screen that was asked for, else the one that worked last time, else registering for who has never been here. */
export function initialAuthScreen(requested: string | undefined, newcomers: AuthScreen = 'register'): AuthScreen {
  if (isAuthScreen(requested)) return requested;
  if (readCookie('authMethod') === 'code') return 'code';
  return readCookie('hasAccount') === undefined ? newcomers : 'login';
}

export const screenTitles: Record<AuthScreen, string> = {
  login: 'Welcome back',
  register: 'Create your account',
  forgot: 'Choose a new password',
  code: 'Log in with a code',
};
