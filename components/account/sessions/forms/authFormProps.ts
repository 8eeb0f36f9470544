import type { LoginResult } from '@/contract/account/sessions/endpoints';
import type { AuthScreen } from './authScreens';

/** What an attempt came to. */
export interface FormError {
  readonly message: string;
  readonly status: number;
  readonly fields?: Readonly<Record<string, string>> | undefined;
}

/** What each screen of logging in is drawn with. */
export interface AuthFormScreenProps {
  /** Shows another of the screens. */
  readonly onScreen: (screen: AuthScreen) => void;
  /** They have come from another of the screens: the first field takes the focus that went with it. */
  readonly hasMoved: boolean;
  /** They have proven who they are; perhaps an app must say so, too. */
  readonly onLogin: (entered: LoginResult) => void;
  /** Where they were going: a path of ours. */
  readonly returnTo: string;
}
