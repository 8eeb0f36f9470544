import * as z from 'zod';
import { namesShape, PersonName, withLastName } from '@/contract/account/users/nameSchema';
import { Cents } from '@/contract/amounts/schemas';
import { Picture } from '@/contract/content/media/schemas';
import { EmailAddress } from '@/contract/format/emailAddress';
import { TextNumber } from '@/contract/format/phoneNumber';
import { Pets } from '@/contract/homes/homes/schemas';
import { paymentLifecycle } from '@/contract/money/payments/constants';
import { CONSENTS_VERSION } from './consents';
import { applicantLifecycle, applicantRoles, applicationLifecycle, bureaus } from './constants';

const Id = z.uuid();
const Instant = z.iso.datetime();
const Token = z.string().regex(/^[\w-]{43}$/, 'That link is incomplete');

export const ApplicationStatus = z.enum(applicationLifecycle.states);
export const ApplicantStatus = z.enum(applicantLifecycle.states);
export const ApplicantRole = z.enum(applicantRoles);

export const Pet = z.strictObject({
  kind: z.enum(['dog', 'cat', 'other']),
  breed: z.string().trim().min(1, 'Enter the breed or type of animal').max(80),
  pounds: z.int().min(1, 'Enter a whole number of pounds').max(300, 'Enter a whole number of pounds'),
  /** A picture of it, among the documents of the person who added it. */
  pictureId: Id.optional(),
});
export const Household = z.strictObject({
  minors: z.int().min(0).max(12),
  pets: z.array(Pet).max(4, 'Add up to 4 pets'),
  assistanceAnimals: z.int().min(0).max(4),
});
export const LeasePreferences = z.strictObject({
  /** In how many parts the deposit is paid; the law of the place decides how many there may be. */
  depositInstallments: z.int().min(1).max(4).default(1),
  insurance: z.enum(['own', 'help']).optional(),
});
export type LeasePreferences = z.infer<typeof LeasePreferences>;

export const ApplicationHome = z.object({
  id: Id,
  streetAddress: z.string(),
  unit: z.string().nullable(),
  city: z.string(),
  citySlug: z.string(),
  state: z.string(),
  rentCents: Cents,
  depositCents: Cents,
  leaseMonths: z.array(z.int()),
  availableOn: z.iso.date(),
  pets: Pets,
  /** Pets at most; null where the pet policy alone decides. */
  petLimit: z.int().nullable(),
  /** Days the HOA takes to approve a resident; null where it approves no one. */
  hoaApprovalDays: z.int().nullable(),
  timeZone: z.string(),
  /** False where it can no longer be rented: paused, taken off the market, or leased. */
  listed: z.boolean(),
  picture: Picture.nullable(),
});

export type ApplicationHome = z.infer<typeof ApplicationHome>;

/** One of the group, as the others see them: never how they live, earn or can be reached. */
export const ApplicantView = z.object({
  id: Id,
  role: ApplicantRole,
  status: ApplicantStatus,
  name: z.string(),
  isMe: z.boolean(),
  /** Enough of an address or number to know it by, for anyone who may resend. */
  invitedAt: z.string().nullable(),
  inviteExpired: z.boolean(),
  submittedAt: Instant.nullable(),
  feeSettled: z.boolean(),
});
export type ApplicantView = z.infer<typeof ApplicantView>;

export const FeeState = z.object({
  cents: Cents,
  settled: z.boolean(),
  /** The newest payment for it, if there was one. */
  payment: z.object({ status: z.enum(paymentLifecycle.states), failure: z.string().nullable() }).nullable(),
  /** Paid with another application of the last thirty days. */
  reused: z.boolean(),
});

export const OwnApplicant = z.object({
  applicantId: Id,
  role: ApplicantRole,
  status: ApplicantStatus,
  fee: FeeState,
  /** Their number, or the one of an earlier application that serves for this one, too: never more than its end. */
  identity: z.object({ kind: z.enum(['ssn', 'itin']), lastFour: z.string() }).nullable(),
  /** Whether they may apply without a number here. */
  numberOptional: z.boolean(),
  /** What waits for them: a credit file to open, with the bureau if it is known, or a slip of the pen to mend. */
  blocked: z
    .object({
      why: z.enum(['frozen', 'mismatch']),
      bureau: z.enum(bureaus).nullable(),
      agency: z.object({ name: z.string(), phone: z.string() }),
    })
    .nullable(),
  /** A record that was reported about them, which they can answer until then; null where there is none to answer. */
  record: z.object({ screeningId: Id, answerBy: Instant, answered: z.boolean() }).nullable(),
  /** Documents we asked them for, in our words. */
  documentsNeeded: z.string().nullable(),
});
export type OwnApplicant = z.infer<typeof OwnApplicant>;

/** `us`: staff review a part. `part` and `fee` wait for the named person; `another` and `anybody` for an invitation. */
const CoSignerStatus = z.object({
  waitingFor: z.enum(['us', 'part', 'fee', 'another', 'anybody']),
  name: z.string().nullable(),
  message: z.string(),
});
export type CoSignerStatus = z.infer<typeof CoSignerStatus>;

export const Application = z.object({
  id: Id,
  status: ApplicationStatus,
  home: ApplicationHome,
  /** A local day of the home. */
  desiredStart: z.iso.date(),
  termMonths: z.int(),
  household: Household,
  wishes: LeasePreferences,
  submittedAt: Instant.nullable(),
  decidedAt: Instant.nullable(),
  acceptedAt: Instant.nullable(),
  /** What a yes that asks for a co-signer still waits for; null where it can be said, or nothing is to be said. */
  coSignerStatus: CoSignerStatus.nullable(),
  /** True while a person of ours checks documents of the group. */
  checkingDocuments: z.boolean(),
  /** Until when what is waited for now is wanted; null once it is over. */
  answerBy: Instant.nullable(),
  applicants: z.array(ApplicantView),
  /** Null for staff, who only look on. */
  me: OwnApplicant.nullable(),
  history: z.array(z.object({ event: z.string(), at: Instant })),
});
export type Application = z.infer<typeof Application>;

export const ApplicationSummary = Application.pick({
  id: true,
  status: true,
  home: true,
  submittedAt: true,
  answerBy: true,
}).extend({ createdAt: Instant, role: ApplicantRole, ownStatus: ApplicantStatus });
export type ApplicationSummary = z.infer<typeof ApplicationSummary>;

const contactFields = {
  email: EmailAddress.optional(),
  phone: TextNumber.optional(),
};
const hasContact = ({ email, phone }: { email?: string | undefined; phone?: string | undefined }) =>
  email !== undefined || phone !== undefined;
const CONTACT_REQUIRED = { message: 'Enter an email address or phone number', path: ['email'] };

export const Invitation = z
  .strictObject({ role: ApplicantRole.exclude(['applicant']), name: PersonName, ...contactFields })
  .refine(hasContact, CONTACT_REQUIRED);

/** What an invitation shows to anyone who holds its link. */
export const InvitationView = z.object({
  applicationId: Id,
  role: ApplicantRole,
  name: z.string(),
  /** Where the link was sent; null for one that was texted. */
  email: z.string().nullable(),
  from: z.string(),
  home: ApplicationHome.pick({
    id: true,
    streetAddress: true,
    unit: true,
    city: true,
    citySlug: true,
    state: true,
    rentCents: true,
    picture: true,
  }),
  desiredStart: z.iso.date(),
  termMonths: z.int(),
  feeCents: Cents,
});
export type InvitationView = z.infer<typeof InvitationView>;

const IdentityNumber = z.strictObject({
  kind: z.enum(['ssn', 'itin']),
  number: z
    .string()
    .max(20)
    .transform((text) => text.replace(/[\s-]/g, ''))
    .refine((text) => /^\d{9}$/.test(text), 'Enter 9 digits'),
});

/** Identity entered again after a mismatch of name, birthday, or number. */
const IdentityCorrection = withLastName(
  IdentityNumber.extend({ ...namesShape, birthDate: z.iso.date('Enter a date') }),
);
export type IdentityCorrection = z.output<typeof IdentityCorrection>;

const InvitationToken = z.strictObject({ token: Token });

/** What each endpoint takes and gives. */
export const applicationsSchemas = {
  listApplications: { result: z.array(ApplicationSummary) },
  startApplication: {
    body: z.strictObject({ homeId: Id, desiredStart: z.iso.date(), termMonths: z.int().min(1).max(60) }),
    result: Application,
  },
  getApplication: { result: Application },
  saveApplication: {
    body: z.strictObject({
      desiredStart: z.iso.date().optional(),
      termMonths: z.int().min(1).max(60).optional(),
      household: Household.optional(),
      wishes: LeasePreferences.optional(),
    }),
    result: Application,
  },
  inviteApplicant: { body: Invitation, result: Application },
  resendInvitation: { body: z.strictObject(contactFields), result: Application },
  removeApplicant: { result: Application },
  openInvitation: { body: InvitationToken, result: InvitationView },
  acceptInvitation: { body: InvitationToken, result: Application },
  declineInvitation: { body: InvitationToken, result: z.object({}) },
  submitApplication: {
    body: z.strictObject({
      version: z.literal(CONSENTS_VERSION, 'The wording has changed. Please read it again.'),
      consumerReports: z.literal(true, 'Check this box to continue'),
      accuracy: z.literal(true, 'Check this box to continue'),
      electronicDelivery: z.literal(true, 'Check this box to continue'),
      /** Whether they want a copy of each report about them. */
      reportCopy: z.boolean().optional(),
      /** Typed in place of a signature. */
      name: PersonName,
      /** Encrypted at once; left out where their number is known from an application of the last thirty days. */
      identity: IdentityNumber.optional(),
      /** They give none, where the law of the home's place leaves it to them. */
      withoutNumber: z.literal(true).optional(),
    }),
    result: z.union([
      Application,
      z.object({ missing: z.array(z.object({ step: z.string(), question: z.string(), problem: z.string() })) }),
    ]),
  },
  openFeeCheckout: { body: z.strictObject({}), result: z.object({ href: z.string() }) },
  payFee: { body: z.strictObject({ session: z.string().regex(/^cs_\w{8,200}$/) }), result: Application },
  provideInformation: {
    body: z.strictObject({
      note: z.string().trim().max(2_000, 'Use 2,000 characters or fewer'),
      documentIds: z.array(Id).max(5, 'Add up to 5 files'),
    }),
    result: Application,
  },
  retryScreening: { body: z.strictObject({ correction: IdentityCorrection.optional() }), result: Application },
  acceptDecision: { body: z.strictObject({}), result: Application },
  withdrawApplication: { body: z.strictObject({ whole: z.boolean() }), result: z.object({}) },
};
