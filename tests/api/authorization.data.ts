// Who may call what, written by hand and held against what the API does: an operation without a row fails the test.

export const principals = [
  'visitor',
  'resident',
  'homeowner',
  'staff',
  'expired',
  'revoked',
  'forged',
  'gone',
] as const;
export type Principal = (typeof principals)[number];

/** `in`: past the gate, whatever the answer then is. A number: refused with it. */
export type Expected = 'in' | 401 | 403;
type Row = Record<Principal, Expected>;

/** Everybody, and whoever brings a token that does not hold is a visitor. */
const anyone: Row = {
  visitor: 'in',
  resident: 'in',
  homeowner: 'in',
  staff: 'in',
  expired: 'in',
  revoked: 'in',
  forged: 'in',
  gone: 'in',
};

/** Whoever is signed in, about themselves. */
const members: Row = { ...anyone, visitor: 401, expired: 401, revoked: 401, forged: 401, gone: 401 };

export const matrix: Record<string, Row> = {
  'homes.searchHomes': anyone,
  'homes.mapHomes': anyone,
  'homes.pickHomes': anyone,
  'homes.getHome': anyone,
  'homes.similarHomes': anyone,
  'homes.askQuestion': anyone,
  'leads.createLead': anyone,
  'leads.recordLeadEvent': anyone,
  'leads.joinWaitlist': anyone,
  'payoutPlans.listPayoutPlans': anyone,
  'places.listPlaces': anyone,
  'places.getPlace': anyone,
  'regions.listRegions': anyone,
  'settings.getSettings': anyone,
  'siteVisits.recordVisit': anyone,
  'sessions.login': anyone,
  'sessions.requestCode': anyone,
  'sessions.loginByCode': anyone,
  'sessions.renew': anyone,
  'sessions.confirm': members,
  'sessions.logout': members,
  'sessions.listSessions': members,
  'sessions.endSession': members,
  'sessions.endAllSessions': members,
  'users.getUser': members,
  'users.getClaims': members,
  'users.register': anyone,
  'users.forgotPassword': anyone,
  'users.resetPassword': anyone,
  'users.setPassword': members,
};
