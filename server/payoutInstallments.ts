// Installments that payouts collect, which smooth payments keep.
import { fitInstallments, openInstallments, takeInstallments } from './modules/money/smoothPayments/installments';

export type { DueInstallments } from './modules/money/smoothPayments/installments';

/** Called as the system, in the transaction of the payout. */
export const payoutInstallments = { findOpen: openInstallments, fit: fitInstallments, take: takeInstallments };
