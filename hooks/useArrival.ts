import { useState } from 'react';

/**
 * Whether something became so while the person was on the page, such as `paid`: then what confirms it takes the focus.
 * A page that opens with it confirms it in passing. `undefined`: not known yet.
 */
export function useArrival(isSo: boolean | undefined): boolean {
  const [wasOtherwise, setWasOtherwise] = useState(false);
  if (isSo === false && !wasOtherwise) setWasOtherwise(true);
  return wasOtherwise && isSo === true;
}
