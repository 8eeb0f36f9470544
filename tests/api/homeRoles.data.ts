/*
 * Who may call what around a home in setup, by the role they have there: written by hand, and held against what the API
 * does (homeRoles.test.ts). `in` is past the gate; 404 hears that there is no such home.
 */
export const homePeople = ['owner', 'co_owner', 'viewer', 'accountant', 'helper', 'removed', 'stranger'] as const;
export type HomePerson = (typeof homePeople)[number];
type Expected = 'in' | 403 | 404;

const row = (...expected: Expected[]) =>
  Object.fromEntries(homePeople.map((who, at) => [who, expected[at] ?? 404])) as Record<HomePerson, Expected>;

/** In the order of `homePeople`; the last two are always strangers. */
export const homeRoleMatrix: Record<string, Record<HomePerson, Expected>> = {
  'homeMembers.listHomeMembers': row('in', 'in', 'in', 'in', 'in'),
  // A helper is all a co-owner invites, and the body asks for one.
  'homeMembers.inviteHomeMember': row('in', 'in', 403, 403, 403),
  // Members who manage no one cannot see that another has a place.
  'homeMembers.resendHomeInvitation': row('in', 403, 404, 404, 404),
  'homeMembers.changeHomeMember': row('in', 403, 404, 404, 404),
  'homeMembers.removeHomeMember': row('in', 403, 404, 404, 404),
  'homeSetup.getSetup': row('in', 'in', 'in', 'in', 'in'),
  // The group is `access`, which is the helper's.
  'homeSetup.openGroup': row('in', 'in', 403, 403, 'in'),
  'homeSetup.finishSetup': row('in', 'in', 403, 403, 403),
  'homeSetup.getHomeProfile': row('in', 'in', 'in', 'in', 403),
  'homeSetup.listAccessCodes': row('in', 'in', 403, 403, 'in'),
  'homeSetup.setAccessCode': row('in', 'in', 403, 403, 'in'),
  'homeSetup.readAccessCode': row('in', 'in', 403, 403, 403),
  'expenses.listExpenses': row('in', 'in', 403, 'in', 403),
  'ownerContributions.getContributions': row('in', 'in', 403, 'in', 403),
  'ownerContributions.payContribution': row('in', 403, 403, 403, 403),
  'payoutAccounts.getPayoutSettings': row('in', 'in', 403, 'in', 403),
  'payoutAccounts.savePayoutSettings': row('in', 403, 403, 403, 403),
  'listingPerformance.getPerformance': row('in', 'in', 'in', 'in', 403),
  'listingPerformance.cutRent': row('in', 'in', 403, 403, 403),
  'listingPerformance.savePriceRule': row('in', 'in', 403, 403, 403),
  'listingPerformance.removePriceRule': row('in', 'in', 403, 403, 403),
  'insurance.getInsurance': row('in', 'in', 403, 'in', 403),
  'insurance.addPolicy': row('in', 'in', 403, 403, 403),
  'insurance.chooseCoverage': row('in', 'in', 403, 403, 403),
  'insurance.quoteInsurance': row('in', 'in', 403, 403, 403),
  'wealth.getWealth': row('in', 'in', 403, 'in', 403),
  'wealth.getSaleOutlook': row('in', 'in', 403, 'in', 403),
  'wealth.saveWealth': row('in', 'in', 403, 'in', 403),
  'payouts.discloseAdvance': row('in', 403, 403, 403, 403),
  'payouts.exportOwnerStatement': row('in', 'in', 403, 'in', 403),
  'payouts.getOwnerStatement': row('in', 'in', 403, 'in', 403),
  'payouts.getPlanComparison': row('in', 'in', 403, 'in', 403),
  'payouts.requestPlanChange': row('in', 403, 403, 403, 403),
  'payouts.withdrawPlanChange': row('in', 403, 403, 403, 403),
};
