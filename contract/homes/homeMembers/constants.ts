/** People around a home besides its owner. A helper has one group of the setup and nothing else. */
export const HOME_MEMBER_ROLES = ['co_owner', 'viewer', 'accountant', 'helper'] as const;
export type HomeMemberRole = (typeof HOME_MEMBER_ROLES)[number];
export type HomeRole = 'owner' | HomeMemberRole;

/** What may be done around a home. `setup` is every group of it; a helper's own group is checked apart. */
export type HomeRight = 'managePeople' | 'inviteHelpers' | 'setup' | 'view' | 'accessCodes' | 'money' | 'documents';

const OWNER_RIGHTS: readonly HomeRight[] = [
  'managePeople',
  'inviteHelpers',
  'setup',
  'view',
  'accessCodes',
  'money',
  'documents',
];

/** The rights of each role: the one list that policies and pages read. */
export const homeRights: Readonly<Record<HomeRole, readonly HomeRight[]>> = {
  owner: OWNER_RIGHTS,
  co_owner: OWNER_RIGHTS.filter((right) => right !== 'managePeople'),
  viewer: ['view', 'documents'],
  accountant: ['view', 'money', 'documents'],
  helper: [],
};

export const hasHomeRight = (role: HomeRole, right: HomeRight) => homeRights[role].includes(right);

export const homeRoleLabels: Readonly<Record<HomeRole, string>> = {
  owner: 'Owner',
  co_owner: 'Co-owner',
  viewer: 'Viewer',
  accountant: 'Accountant',
  helper: 'Helper',
};

export const homeRoleHelp: Readonly<Record<HomeMemberRole, string>> = {
  co_owner:
    'Runs the home with you. You alone manage people and decide on applications, payouts, plans, and leaving Belong.',
  viewer: 'Sees the home, its timeline, and its documents.',
  accountant: 'Sees the home, its money, and its documents.',
  helper: 'Fills in one part of the setup and sees nothing else.',
};

export const MAX_HOME_MEMBERS = 30;
export const HOME_INVITATION_DAYS = 14;
