import * as z from 'zod';
import { LoginResult } from '@/contract/account/sessions/schemas';
import { namesShape, withLastName } from '@/contract/account/users/nameSchema';
import { Duty } from '@/contract/account/users/schemas';
import { EmailAddress } from '@/contract/format/emailAddress';
import { guardedDuties, MAX_DAYS_OFF, teamRoles, teamTimeZones } from './constants';

const Id = z.uuid();
const Instant = z.iso.datetime();
const Person = z.object({ id: Id, name: z.string() });
const LocalTime = z.string().regex(/^([01]\d|2[0-3]):(00|30)$/, 'Choose a full or a half hour');
const AccountType = z.enum(['staff', 'editor']);

/** Working hours of one weekday: Sunday is 0, times are in the zone of the member. */
export const WorkingHours = z.strictObject({
  weekday: z.int().min(0).max(6),
  opens: LocalTime,
  closes: LocalTime,
});
export type WorkingHours = z.infer<typeof WorkingHours>;

/** Where, when, and for what a member meets people. */
const Work = z.strictObject({
  roles: z.array(z.enum(teamRoles)).max(teamRoles.length),
  regionIds: z.array(z.int().min(1)).max(50),
  timeZone: z.enum(teamTimeZones),
  hours: z
    .array(WorkingHours)
    .max(7)
    .refine((hours) => new Set(hours.map(({ weekday }) => weekday)).size === hours.length, 'Enter each day once')
    .refine((hours) => hours.every(({ opens, closes }) => opens < closes), 'Each day must end after it begins'),
  daysOff: z.array(z.iso.date()).max(MAX_DAYS_OFF),
});
export type Work = z.infer<typeof Work>;

export const TeamMember = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  type: AccountType,
  status: z.enum(['active', 'ended']),
  duties: z.array(Duty),
  roles: z.array(z.enum(teamRoles)),
  regionIds: z.array(z.int()),
  timeZone: z.string(),
  hours: z.array(WorkingHours.extend({ opens: z.string(), closes: z.string() })),
  daysOff: z.array(z.iso.date()),
  /** Null for a person who has not logged in yet, or not for long. */
  lastLoginAt: Instant.nullable(),
  /** Whether a passkey or an authenticator app is set up. */
  hasTwoStep: z.boolean(),
  endedAt: Instant.nullable(),
  /** The reader. */
  isMe: z.boolean(),
});
export type TeamMember = z.infer<typeof TeamMember>;

export const TeamInvitation = z.object({
  id: Id,
  email: z.string(),
  type: AccountType,
  duties: z.array(Duty),
  /** Null where the command invited them. */
  invitedBy: z.string().nullable(),
  createdAt: Instant,
  expiresAt: Instant,
  status: z.enum(['open', 'expired']),
});
export type TeamInvitation = z.infer<typeof TeamInvitation>;

/** A duty that waits for a second administrator. */
export const DutyRequest = z.object({
  id: Id,
  member: Person,
  duty: z.enum(guardedDuties),
  requestedBy: z.string().nullable(),
  requestedAt: Instant,
  /** Whether the reader may grant or decline it. */
  canDecide: z.boolean(),
  /** Whether the reader asked for it. */
  canWithdraw: z.boolean(),
});
export type DutyRequest = z.infer<typeof DutyRequest>;

export const Team = z.object({
  members: z.array(TeamMember),
  invitations: z.array(TeamInvitation),
  requests: z.array(DutyRequest),
  /** Regions in which people can work. */
  regions: z.array(z.object({ id: z.int(), name: z.string(), timeZone: z.string() })),
  /** How many people have the admin duty. */
  administrators: z.int(),
});
export type Team = z.infer<typeof Team>;

const Duties = z.array(Duty).max(Duty.options.length);

export const NewInvitation = z.strictObject({
  email: EmailAddress,
  type: AccountType.default('staff'),
  duties: Duties.default([]),
});
export type NewInvitation = z.output<typeof NewInvitation>;

const Token = z.string().min(1, 'Open the link in our email again').max(200);

export const InvitationAcceptance = withLastName(
  z.strictObject({
    token: Token,
    ...namesShape,
    password: z.string().min(1, 'Enter a password').max(512, 'Use 128 characters or fewer.'),
  }),
);
export type InvitationAcceptance = z.infer<typeof InvitationAcceptance>;

/** Reassigned work of a staff member after their account ended. */
export const EndedMember = z.object({
  team: Team,
  /** Homes and future visits that another member took over. */
  reassigned: z.int(),
  /** Homes, future visits, and desk items that wait on the desk for someone. */
  unassigned: z.int(),
});
export type EndedMember = z.infer<typeof EndedMember>;

/** What each endpoint takes and gives. */
export const teamSchemas = {
  getTeam: { result: Team },
  inviteMember: { body: NewInvitation, result: Team },
  withdrawInvitation: { result: Team },
  findInvitation: {
    body: z.strictObject({ token: Token }),
    result: TeamInvitation.pick({ email: true, type: true, duties: true, invitedBy: true, expiresAt: true }),
  },
  acceptInvitation: { body: InvitationAcceptance, result: LoginResult },
  changeDuties: { body: z.strictObject({ duties: Duties }), result: Team },
  changeWork: { body: Work, result: Team },
  decideDutyRequest: { body: z.strictObject({ decision: z.enum(['granted', 'declined']) }), result: Team },
  withdrawDutyRequest: { result: Team },
  endMember: { result: EndedMember },
  restoreMember: { result: Team },
};
