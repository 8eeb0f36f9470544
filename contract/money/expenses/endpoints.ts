import { endpoint, resource } from '@/contract/endpoint';
import type { expensesSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** Expenses of a home that we pay for its owner: dues, insurance, taxes, the mortgage, and vendors who are not Pros. */
export const expenses = resource<typeof expensesSchemas>('expenses')({
  listExpenses: endpoint('GET', '/homes/:homeId/expenses', {
    summary: 'Expenses of a home that we pay for its owner, with the money that is there for them',
    access: 'signedIn',
  }),
  enterExpense: endpoint('POST', '/homes/:homeId/expenses', {
    summary: 'Enters an expense, once or as the first of a series; another person approves it before it is paid',
    access: 'staff',
    idempotent: true,
    audit: 'expense.entered',
  }),
  changeExpense: endpoint('POST', '/expenses/:expenseId/amount', {
    summary: 'Changes the amount of an expense that is not paid, and of its series; another person approves it again',
    access: 'staff',
    audit: 'expense.changed',
  }),
  approveExpense: endpoint('POST', '/expenses/:expenseId/approval', {
    summary: 'Approves an expense that someone else entered; it is paid close to its due day out of the owner’s money',
    access: 'staff',
    sudo: true,
    audit: 'expense.approved',
  }),
  refuseExpense: endpoint('POST', '/expenses/:expenseId/refusal', {
    summary: 'Refuses an expense that someone else entered, and says why',
    access: 'staff',
    audit: 'expense.refused',
  }),
  cancelExpense: endpoint('POST', '/expenses/:expenseId/cancellation', {
    summary: 'Cancels an expense before the bank pays it, and says why',
    access: 'staff',
    audit: 'expense.canceled',
  }),
  endExpenseRule: endpoint('POST', '/expense-rules/:expenseRuleId/end', {
    summary: 'Ends a series: expenses that are made already stay',
    access: 'staff',
    audit: 'expense.rule_ended',
  }),
  readPayeeAccount: endpoint('POST', '/expenses/:expenseId/payee-account-readings', {
    summary: 'Opens the sealed account number of a payee for our staff; each reading is audited with its reason',
    access: 'staff',
  }),
});
