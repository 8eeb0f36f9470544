import type { ApplicationStatus } from '@/contract/leasing/applications/constants';
import { routes } from '@/contract/routes';

interface OwnerRule {
  /** Null: the homeowner. */
  waitingFor: string | null;
  title: (home: string) => string;
  reason: string;
  label: string;
}

export const decisionPath = (homeId: string, applicationId: string) =>
  routes.homeowners.toursAndApplications({
    unitId: homeId,
    flowId: applicationId,
    stepName: 'application',
    stepId: 'criteria',
  });

const waiting = (waitingFor: string, reason: string): OwnerRule => ({
  waitingFor,
  title: (home) => `Application for ${home}`,
  reason,
  label: 'View application',
});

/** What a homeowner does about a complete application, or whom they wait for, by its status. */
export const OWNER_STEPS: Record<ApplicationStatus, OwnerRule | null> = {
  // Not shown to homeowners before it is complete.
  started: null,
  submitted: waiting('the applicants', 'Waiting for the application fee.'),
  screening: waiting('Belong', 'We’re running the screening.'),
  needs_information: waiting('the applicants', 'Waiting for more information from the applicants.'),
  in_review: {
    waitingFor: null,
    title: (home) => `Decide on an application for ${home}`,
    reason: 'It’s complete and compared with your criteria. An applicant is waiting.',
    label: 'Review application',
  },
  approved: waiting('the applicants', 'You approved it. Waiting for the applicants to accept.'),
  approved_with_conditions: waiting(
    'the applicants',
    'Approved with conditions. Waiting for the applicants to accept.',
  ),
  // The lease names the missing signatures.
  lease_sent: null,
  lease_signed: null,
  lease_ended: null,
  declined: null,
  withdrawn: null,
  homeowner_withdrew: null,
  expired: null,
  leased_to_another: null,
};
