import { forgetSaved } from './keptHomes';

/** After logging out: a page drawn anew holds nothing of who was here, not even for the way back. */
export function leave(): void {
  forgetSaved();
  window.location.assign('/');
}
