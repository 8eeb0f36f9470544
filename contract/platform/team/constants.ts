import type { Duty } from '@/contract/account/users/endpoints';
import { lifecycle } from '@/contract/lifecycle';

/** What a member of the team does beside the desk. */
export const teamRoles = ['host', 'inspector', 'photographer', 'calls'] as const;
export type TeamRole = (typeof teamRoles)[number];

/** Duties that one person asks for and a second administrator grants. */
export const guardedDuties = ['money', 'admin'] as const satisfies readonly Duty[];
export type GuardedDuty = (typeof guardedDuties)[number];
export const isGuardedDuty = (duty: Duty): duty is GuardedDuty => guardedDuties.some((each) => each === duty);

/** What becomes of a request for a duty. */
export const dutyRequestLifecycle = lifecycle({
  waiting: { grant: 'granted', decline: 'declined', withdraw: 'withdrawn' },
  granted: {},
  declined: {},
  withdrawn: {},
});
export type DutyRequestStatus = (typeof dutyRequestLifecycle.states)[number];

/** How long the link of an invitation works. */
export const INVITATION_DAYS = 7;
/** Days off that one member has at most. */
export const MAX_DAYS_OFF = 120;
/** Members that the page lists at most. */
export const MAX_MEMBERS = 500;

/** Time zones of the states in which homes are. */
export const teamTimeZones = [
  'America/Los_Angeles',
  'America/Denver',
  'America/Phoenix',
  'America/Chicago',
  'America/New_York',
] as const;
