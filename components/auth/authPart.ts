import type { LoggedIn } from '@/contract/sessions';
import type { AuthScreen } from './authScreens';

/** What an attempt came to. */
export interface Refused {
  readonly message: string;
  readonly status: number;
  readonly fields?: Readonly<Record<string, string>> | undefined;
}

/** Who came in, or the step that is still to be made. */
export type Entered = LoggedIn;

/** What each screen of logging in is drawn with. */
export interface AuthPartProps {
  /** Shows another of the screens. */
  readonly onScreen: (screen: AuthScreen) => void;
  /** They have come from another of the screens: the first field takes the focus that went with it. */
  readonly moved: boolean;
  /** They have proven who they are; perhaps an app must say so, too. */
  readonly onEntered: (entered: Entered) => void;
  /** Where they were going: a path of ours. */
  readonly returnTo: string;
}
