import { forgetSaved } from './keptHomes';
import { LEAVING } from './session';

/** After logging out: a page drawn anew holds nothing of who was here, not even for the way back. */
export function leave(): void {
  forgetSaved();
  window.dispatchEvent(new Event(LEAVING));
  window.location.assign('/');
}
