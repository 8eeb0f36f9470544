import { endpoint, resource } from '@/contract/endpoint';
import type { unclaimedPropertySchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** Money that its owner does not collect: letters, reports to states, payments to them, and late claims. */
export const unclaimedProperty = resource<typeof unclaimedPropertySchemas>('unclaimedProperty')({
  listUnclaimedProperty: endpoint('GET', '/unclaimed-items', {
    summary: 'Money that was not collected by due date, with the reports to states',
    access: 'staff',
  }),
  listOwnUnclaimedProperty: endpoint('GET', '/unclaimed-items/own', {
    summary: 'Money that waits for the caller, and where to claim what a state has',
    access: 'signedIn',
  }),
  claimUnclaimedItem: endpoint('POST', '/unclaimed-items/:unclaimedItemId/claims', {
    summary: 'The caller says that it is theirs: a check to them is proposed to our team',
    access: 'signedIn',
    audit: 'unclaimed.answered',
  }),
  recordUnclaimedContact: endpoint('POST', '/unclaimed-items/:unclaimedItemId/contacts', {
    summary: 'Records that the owner got in touch; another person approves the check to them',
    access: 'staff',
    audit: 'unclaimed.answered',
  }),
  placeUnclaimedItem: endpoint('POST', '/unclaimed-items/:unclaimedItemId/address', {
    summary: 'Enters the owner and the last address of an item that waits, from which the law follows',
    access: 'staff',
    audit: 'unclaimed.placed',
  }),
  prepareUnclaimedReport: endpoint('POST', '/unclaimed-reports', {
    summary: 'Makes a report to a state of the items that are due; their checks are stopped in the books',
    access: 'staff',
    sudo: true,
    audit: 'unclaimed.report_prepared',
  }),
  exportUnclaimedReport: endpoint('POST', '/unclaimed-reports/:unclaimedReportId/file', {
    summary: 'The file of a report, in the format of the states or as a spreadsheet',
    access: 'staff',
    sudo: true,
  }),
  recordUnclaimedFiling: endpoint('POST', '/unclaimed-reports/:unclaimedReportId/filing', {
    summary: 'Records that the state has the report, with its number',
    access: 'staff',
    audit: 'unclaimed.report_filed',
  }),
  requestUnclaimedRemittance: endpoint('POST', '/unclaimed-reports/:unclaimedReportId/remittance', {
    summary: 'Asks to pay the state what a report says; another person approves the order to the bank',
    access: 'staff',
    sudo: true,
  }),
  requestUnclaimedClaim: endpoint('POST', '/unclaimed-items/:unclaimedItemId/state-claims', {
    summary: 'Asks to record that we paid the owner although the state has the money, so that the state owes it to us',
    access: 'staff',
    sudo: true,
  }),
  recordUnclaimedRefund: endpoint('POST', '/unclaimed-items/:unclaimedItemId/state-refund', {
    summary: 'Records that the state paid back what we had paid to the owner',
    access: 'staff',
    sudo: true,
    audit: 'unclaimed.refunded',
  }),
});
