// What waiving a charge means to other modules.
import { settleWaived } from './modules/money/bills';

/** Called as the system, in the transaction of the waiver. */
export const waiverHandlers: readonly (typeof settleWaived)[] = [settleWaived];
