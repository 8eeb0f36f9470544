// What a step of leasing starts or asks in the steps after it: application, screening, decision, lease, move-in.
import { notifyCoSignerDeclined } from './modules/leasing/decisions';
import { isOverdue, startPaymentDeadline } from './modules/leasing/moveIns';
import { retryBlocked } from './modules/leasing/screenings/retries';

/** Called in the transaction of the earlier step. */
export const leasingHandlers = {
  /** Allows blocked reports of these applicants to be ordered again. */
  retryBlockedScreenings: retryBlocked,
  /** Notifies a co-signer who was screened after the decision and declined. */
  notifyCoSignerDeclined,
  /** Asks the residents of a signed lease for the move-in money. */
  startPaymentDeadline,
  /** Whether the move-in money of a signed lease is past its deadline. */
  isPaymentOverdue: isOverdue,
};
