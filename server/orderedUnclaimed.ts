// Unclaimed money that orders to the bank pay, which unclaimed property keeps.
import { confirmUnclaimedOrder, failUnclaimedOrder } from './modules/money/unclaimedProperty/following';
import { refuseHeldCheck } from './modules/money/unclaimedProperty/held';

/** Called as the system, in the transaction that changes the order. */
export const orderedUnclaimed = {
  confirm: confirmUnclaimedOrder,
  fail: failUnclaimedOrder,
  refuseHeld: refuseHeldCheck,
};
