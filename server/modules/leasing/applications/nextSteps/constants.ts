import type { ApplicationStatus } from '@/contract/leasing/applications/constants';
import { routes } from '@/contract/routes';
import type { NextStep } from '@/server/modules/account/todos';

/** Where an applicant stands: the status of the application, unless their own part holds it up or it was accepted. */
export type ApplicantStage =
  | ApplicationStatus
  | 'unsubmitted'
  | 'fee_due'
  | 'fee_pending'
  | 'screening_blocked'
  | 'record_found'
  | 'documents_needed'
  | 'accepted';

interface ApplicationAbout {
  home: string;
  waitingFor: string;
}
interface ApplicationRule {
  kind: string;
  /** Null: the applicant. A function where it depends on the group. */
  waitingFor: string | null;
  text: (about: ApplicationAbout) => Pick<NextStep, 'title' | 'reason'>;
  label: string;
  page: 'invitations' | 'tracker' | 'success';
}
/** Applicants and co-applicants decide for the group; the others only fill in their own part. */
export type ApplicationParty = 'applicant' | 'coSigner' | 'occupant';
type ApplicationRules = Partial<Record<ApplicationParty, ApplicationRule>>;

export const applicationPath = (id: string, page: ApplicationRule['page'] = 'tracker') =>
  `${routes.application[page]()}?application=${id}`;

const everyone = (rule: ApplicationRule): ApplicationRules => ({ applicant: rule, coSigner: rule, occupant: rule });
const applicants = (applicant: ApplicationRule, others: ApplicationRule): ApplicationRules => ({
  applicant,
  coSigner: others,
  occupant: others,
});
const none: ApplicationRules = {};

const tracked = (kind: string, waitingFor: string, reason: string): ApplicationRule => ({
  kind,
  waitingFor,
  text: ({ home, waitingFor: whom }) => ({ title: `Application for ${home}`, reason: reason.replace('{who}', whom) }),
  label: 'View status',
  page: 'tracker',
});

const waitForApplicants = (reason: string) => tracked('application.answer', 'the applicants', reason);

const answer: ApplicationRule = {
  kind: 'acceptApproval',
  waitingFor: null,
  text: ({ home }) => ({ title: `Accept ${home}`, reason: 'You’re approved. The offer is open for 48 hours.' }),
  label: 'Review the offer',
  page: 'tracker',
};

/** What an application waits for, by where the applicant stands in it. */
export const APPLICATION_STEPS: Record<ApplicantStage, ApplicationRules> = {
  unsubmitted: everyone({
    kind: 'finishApplication',
    waitingFor: null,
    text: ({ home }) => ({
      title: `Finish your section for ${home}`,
      reason: 'We start once everyone in your group has submitted.',
    }),
    label: 'Continue',
    page: 'invitations',
  }),
  fee_due: everyone({
    kind: 'payApplicationFee',
    waitingFor: null,
    text: ({ home }) => ({ title: `Pay the application fee for ${home}`, reason: 'Screening starts once it’s paid.' }),
    label: 'Pay the fee',
    page: 'success',
  }),
  fee_pending: everyone(tracked('application.fee', 'your bank', 'Your fee is on its way. Banks take a few days.')),
  screening_blocked: everyone({
    kind: 'unblockScreening',
    waitingFor: null,
    text: ({ home }) => ({
      title: `Your screening for ${home} is on hold`,
      reason: 'Your credit file is frozen, or a detail doesn’t match.',
    }),
    label: 'See what to do',
    page: 'tracker',
  }),
  record_found: everyone({
    kind: 'answerRecord',
    waitingFor: null,
    text: ({ home }) => ({
      title: `Tell us about a record in your report for ${home}`,
      reason: 'We decide nothing before you have had time to answer.',
    }),
    label: 'Read and answer',
    page: 'tracker',
  }),
  documents_needed: everyone({
    kind: 'sendDocuments',
    waitingFor: null,
    text: ({ home }) => ({
      title: `Send us a document for ${home}`,
      reason: 'We need it to confirm your income or who you are.',
    }),
    label: 'See what we need',
    page: 'tracker',
  }),
  started: everyone(tracked('application.group', '{group}', 'Waiting for {who} to submit.')),
  submitted: everyone(tracked('application.fees', '{group}', 'Waiting for the fee of {who}.')),
  screening: everyone(tracked('application.screening', 'Belong', 'We’re running the screening.')),
  needs_information: applicants(
    {
      kind: 'provideInformation',
      waitingFor: null,
      text: ({ home }) => ({
        title: `Send more information for ${home}`,
        reason: 'Your application is on hold until we get it.',
      }),
      label: 'See what’s needed',
      page: 'tracker',
    },
    waitForApplicants('Waiting for the applicants to send more information.'),
  ),
  in_review: everyone(tracked('application.decision', 'the homeowner', 'Waiting for the homeowner’s decision.')),
  approved: applicants(answer, waitForApplicants('Approved. Waiting for the applicants to accept.')),
  approved_with_conditions: applicants(
    {
      ...answer,
      text: ({ home }) => ({
        title: `Review the offer for ${home}`,
        reason: 'You’re approved with conditions. The offer is open for 48 hours.',
      }),
    },
    waitForApplicants('Approved with conditions. Waiting for the applicants to accept.'),
  ),
  accepted: everyone(tracked('application.lease', 'Belong', 'You accepted. We’re preparing your lease.')),
  // Anyone who signs the lease finds it among the leases.
  lease_sent: { occupant: waitForApplicants('The lease is out for signatures.') },
  lease_signed: none,
  lease_ended: none,
  declined: none,
  withdrawn: none,
  homeowner_withdrew: none,
  expired: none,
  leased_to_another: none,
};
