import { endpoint, resource } from '@/contract/endpoint';
import type { payoutsSchemas } from './schemas';

export type * from './ownerStatementSchemas';
export type * from './schemas';

/** What homeowners are paid, and why. */
export const payouts = resource<typeof payoutsSchemas>('payouts')({
  getEarnings: endpoint('GET', '/earnings', {
    summary: 'Payouts of a year for the homes whose money the caller sees, line by line',
    access: 'signedIn',
  }),
  getPlanComparison: endpoint('GET', '/homes/:homeId/payout-plans', {
    summary: 'Each payout plan over twelve months for this home, with and without trouble',
    access: 'signedIn',
  }),
  requestPlanChange: endpoint('POST', '/homes/:homeId/payout-plan-changes', {
    summary: 'Asks for another payout plan from the next month on',
    access: 'signedIn',
    sudo: true,
    rate: 'write',
  }),
  withdrawPlanChange: endpoint('POST', '/homes/:homeId/payout-plan-changes/withdrawal', {
    summary: 'Withdraws a request for another payout plan',
    access: 'signedIn',
  }),
  discloseAdvance: endpoint('POST', '/homes/:homeId/advance', {
    summary: 'Sends the disclosure of the offered advance to be signed by everyone on the title',
    access: 'signedIn',
    sudo: true,
    rate: 'write',
  }),
  getGuarantee: endpoint('GET', '/homes/:homeId/rent-guarantee', {
    summary: 'The rent guarantee of a home: what is left, its claims, and what ended it',
    access: 'staff',
  }),
  setGuarantee: endpoint('PUT', '/homes/:homeId/rent-guarantee', {
    summary: 'Asks to end the rent guarantee of a home with a reason, or to bring it back; a second person approves',
    access: 'staff',
    sudo: true,
  }),
  exportStatement: endpoint('GET', '/payouts/:payoutId/statement', {
    summary: 'The statement of a payout as CSV',
    access: 'signedIn',
  }),
  exportScheduleE: endpoint('GET', '/earnings/schedule-e', {
    summary: 'A year by home in the categories of Schedule E, as CSV',
    access: 'signedIn',
  }),
  getOwnerStatement: endpoint('GET', '/homes/:homeId/owner-statement', {
    summary: 'Income, costs, and balance of a home in a month or a year, on a cash or an accrual basis',
    access: 'signedIn',
  }),
  exportOwnerStatement: endpoint('GET', '/homes/:homeId/owner-statement/file', {
    summary: 'The same as PDF or CSV',
    access: 'signedIn',
  }),
  listPayoutRuns: endpoint('GET', '/payout-runs', { summary: 'Payout runs, the newest first', access: 'staff' }),
  createPayoutRun: endpoint('POST', '/payout-runs', {
    summary: 'Prepares the payouts of a day',
    access: 'staff',
    sudo: true,
  }),
  getPayoutRun: endpoint('GET', '/payout-runs/:payoutRunId', {
    summary: 'What a payout run pays, home by home',
    access: 'staff',
  }),
  createStatementsLink: endpoint('POST', '/payout-runs/:payoutRunId/statements-link', {
    summary: 'A link to every statement of a payout run in one ZIP file that holds for five minutes',
    access: 'staff',
  }),
  releasePayoutRun: endpoint('POST', '/payout-runs/:payoutRunId/release', {
    summary: 'Releases a run that someone else prepared',
    access: 'staff',
    sudo: true,
  }),
  discardPayoutRun: endpoint('POST', '/payout-runs/:payoutRunId/discard', {
    summary: 'Drops a run that was not released',
    access: 'staff',
  }),
});
