import { useSyncExternalStore } from 'react';
import { type AuthScreen, firstScreen, isScreen } from './authScreens';

const never = () => () => undefined;

/** The first screen, as far as this browser knows. The server, and the page while it wakes, cannot read its cookies. */
export const useFirstScreen = (asked: string | undefined, newcomers: AuthScreen = 'register'): AuthScreen =>
  useSyncExternalStore(
    never,
    () => firstScreen(asked, newcomers),
    () => (isScreen(asked) ? asked : newcomers),
  );
