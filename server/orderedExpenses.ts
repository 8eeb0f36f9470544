// Expenses of homes that orders to the bank pay, which expenses keep.
import { confirmExpense, failExpense, openOrderAccount } from './modules/money/expenses/following';

/** Called as the system, in the transaction that changes the order. */
export const orderedExpenses = { confirm: confirmExpense, fail: failExpense, openAccount: openOrderAccount };
