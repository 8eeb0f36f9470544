import dynamic from 'next/dynamic';
import { ApplicationFeeCard } from '@/components/application/shared/ApplicationFeeCard';
import { ApplicationLayout } from '@/components/application/shared/ApplicationLayout';
import { ApplicationLoader } from '@/components/application/shared/ApplicationLoader';
import { applicationTimeline } from '@/components/application/shared/applicationTimeline';
import { WithdrawApplication } from '@/components/application/shared/WithdrawApplication';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Notice } from '@/components/ui/feedback/Notice';
import { Timeline } from '@/components/ui/layout/Timeline';
import { Text } from '@/components/ui/text/Text';
import { ACCEPTS_SUBMISSIONS } from '@/contract/applications/constants';
import type { Application } from '@/contract/applications/endpoints';
import { missingLabel } from '@/lib/labels/application.labels';
import { applicationHref, applicationStepHref } from '@/lib/routing/applicationLinks';
import { routes } from '@/lib/routing/routes';
import { AcceptOffer } from './AcceptOffer';
import { FrozenFile } from './FrozenFile';
import { IdentityCorrectionForm } from './IdentityCorrectionForm';
import { InformationForm } from './InformationForm';
import { RecordAnswerForm } from './RecordAnswerForm';

// The words of the criteria and of the law behind them come when there is something to tell.
const Receipt = dynamic(() => import('./DecisionOverview').then((file) => file.DecisionOverview), { ssr: false });
const OwnReports = dynamic(() => import('./ScreeningReports').then((file) => file.ScreeningReports), { ssr: false });

/** Where an application stands, and what is wanted of the caller now. */
export function ApplicationTrackerScreen() {
  return <ApplicationLoader>{(application) => <ApplicationTracker application={application} />}</ApplicationLoader>;
}

const closedMessages: Partial<Record<Application['status'], string>> = {
  declined: 'The letter with the reason is in your mail and among your documents.',
  withdrawn: 'A fee that was not used comes back to where it was paid from.',
  homeowner_withdrew:
    'The homeowner ended the lease before everyone had signed. Your application fee is refunded, and we’ll email you about what comes next.',
  expired: 'Its time passed before it was finished. A fee that was not used comes back by itself.',
  lease_ended:
    'The money to move in was not held in time, and the homeowner has ended the lease. Nothing was taken for it, and nothing is owed under it.',
  leased_to_another: 'Others have signed the lease. A fee nobody decided on comes back by itself.',
};

function ApplicationTracker({ application }: { readonly application: Application }) {
  const { status, me, submittedAt, decidedAt } = application;
  const ended = closedMessages[status];
  const isUnderReview = me?.status === 'submitted' && submittedAt !== null && status !== 'submitted';
  return (
    <ApplicationLayout application={application} title={statusTitles[status]}>
      {!ended && <CurrentStep application={application} />}
      {isUnderReview && decidedAt && <Receipt application={application} />}
      {ended ? (
        <Notice title="Where to from here">
          <Text>{ended}</Text>
          {status !== 'declined' && (
            <Text>
              {me?.status === 'submitted'
                ? 'Within thirty days, what you told us serves for another home without a new fee.'
                : 'What you have told us so far is kept, and serves for the next home.'}
            </Text>
          )}
          <ButtonLink href={routes.homes.all()} tone="secondary">
            See other homes
          </ButtonLink>
        </Notice>
      ) : (
        <Timeline label="Where it stands" steps={applicationTimeline(application)} />
      )}
      {isUnderReview && !decidedAt && <Receipt application={application} />}
      {isUnderReview && <OwnReports application={application} />}
      <WithdrawApplication application={application} />
    </ApplicationLayout>
  );
}

const statusTitles: Readonly<Record<Application['status'], string>> = {
  started: 'Almost there',
  submitted: 'We have your application',
  screening: 'We are looking at it',
  needs_information: 'We need something more',
  in_review: 'The homeowner has it',
  approved: 'The home is yours, if you say yes',
  approved_with_conditions: 'A yes, with conditions',
  lease_sent: 'Your lease is ready',
  lease_signed: 'Welcome home',
  lease_ended: 'Your lease has ended',
  declined: 'It did not work out this time',
  withdrawn: 'You have withdrawn',
  homeowner_withdrew: 'The homeowner canceled the lease',
  expired: 'This application has run out',
  leased_to_another: 'This home has found its people',
};

/** The one thing to do now, if there is one. */
function CurrentStep({ application }: { readonly application: Application }) {
  const { id, me, status, applicants, home } = application;
  if (me?.status === 'joined')
    return (
      <div>
        <ButtonLink href={applicationStepHref(application)} size="large">
          Go on with your part
        </ButtonLink>
      </div>
    );
  if (status === 'started') {
    const names = applicants.filter((one) => missingLabel(one) !== '').map(({ name }) => name);
    return (
      <Notice title={`We wait for ${names.join(', ')}`}>
        <ButtonLink href={applicationHref(routes.application.invitations, id)} tone="secondary">
          See your group
        </ButtonLink>
      </Notice>
    );
  }
  if (me?.status === 'submitted' && !me.fee.settled && ACCEPTS_SUBMISSIONS.includes(status))
    return <ApplicationFeeCard application={application} paying={false} />;
  if (status === 'needs_information' || (me?.blocked && status === 'approved_with_conditions')) {
    if (me?.blocked?.why === 'frozen') return <FrozenFile application={application} blocked={me.blocked} />;
    if (me?.blocked?.why === 'mismatch')
      return (
        <>
          <IdentityCorrectionForm application={application} blocked={me.blocked} />
          <InformationForm application={application} />
        </>
      );
    return <InformationForm application={application} />;
  }
  if (status === 'screening' && me?.record) return <RecordAnswerForm application={application} record={me.record} />;
  if (application.checkingDocuments)
    return (
      <Notice title="We’re checking the documents">
        A person compares what you entered with your documents. We’ll email you if something is missing.
      </Notice>
    );
  if (status === 'approved' || status === 'approved_with_conditions') return <AcceptOffer application={application} />;
  if (status === 'lease_sent')
    return (
      <div>
        <ButtonLink href={`/lease-signing/${home.id}`} size="large">
          Read and sign the lease
        </ButtonLink>
      </div>
    );
  return null;
}
