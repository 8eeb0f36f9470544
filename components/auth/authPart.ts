import type { AuthScreen } from './authScreens';

/** What an attempt came to. */
export interface Refused {
  readonly message: string;
  readonly status: number;
  readonly fields?: Readonly<Record<string, string>> | undefined;
}

/** What each screen of logging in is drawn with. */
export interface AuthPartProps {
  /** Shows another of the screens. */
  readonly onScreen: (screen: AuthScreen) => void;
  /** They have come from another of the screens: the first field takes the focus that went with it. */
  readonly moved: boolean;
  /** They are logged in. */
  readonly onDone: () => void;
  /** Where they were going: a path of ours. */
  readonly returnTo: string;
}
