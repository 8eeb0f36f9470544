import { useSyncExternalStore } from 'react';
import { type AuthScreen, initialAuthScreen, isAuthScreen } from './forms/authScreens';

const subscribeNever = () => () => undefined;

/** The first screen, as far as this browser knows. The server, and the page while it wakes, cannot read its cookies. */
export const useInitialAuthScreen = (requested: string | undefined, newcomers: AuthScreen = 'register'): AuthScreen =>
  useSyncExternalStore(
    subscribeNever,
    () => initialAuthScreen(requested, newcomers),
    () => (isAuthScreen(requested) ? requested : newcomers),
  );
