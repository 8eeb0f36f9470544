import dynamic from 'next/dynamic';
import { clientOnly } from '@/components/layout/page/clientOnly';
import { ApplicationFeeCard } from '@/components/leasing/applications/shared/ApplicationFeeCard';
import { ApplicationLayout } from '@/components/leasing/applications/shared/ApplicationLayout';
import { ApplicationLoader } from '@/components/leasing/applications/shared/ApplicationLoader';
import { applicationTimeline } from '@/components/leasing/applications/shared/applicationTimeline';
import { WithdrawApplication } from '@/components/leasing/applications/shared/WithdrawApplication';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Notice } from '@/components/ui/feedback/Notice';
import { Timeline } from '@/components/ui/layout/Timeline';
import { Text } from '@/components/ui/text/Text';
import { localDay } from '@/contract/calendar/localDay';
import { ACCEPTS_SUBMISSIONS } from '@/contract/leasing/applications/constants';
import type { Application } from '@/contract/leasing/applications/endpoints';
import { routes } from '@/contract/routes';
import { formatDate } from '@/lib/format/dates';
import { missingLabel } from '@/lib/labels/application.labels';
import { applicationHref, applicationStepHref } from '@/lib/routing/applicationLinks';
import { AcceptOffer } from './AcceptOffer';
import { FrozenFile } from './FrozenFile';
import { IdentityCorrectionForm } from './IdentityCorrectionForm';
import { InformationForm } from './InformationForm';
import { RecordAnswerForm } from './RecordAnswerForm';

// The words of the criteria and of the law behind them come when there is something to tell.
const Receipt = clientOnly(
  dynamic(() => import('./DecisionOverview').then((file) => file.DecisionOverview), { ssr: false }),
);
const OwnReports = clientOnly(
  dynamic(() => import('./ScreeningReports').then((file) => file.ScreeningReports), { ssr: false }),
);

/** Where an application stands, and what is wanted of the caller now. */
export function ApplicationTrackerScreen() {
  return <ApplicationLoader>{(application) => <ApplicationTracker application={application} />}</ApplicationLoader>;
}

const closedMessages: Partial<Record<Application['status'], string>> = {
  declined: 'The notice with the reason is in your email and your documents.',
  withdrawn: 'Any unused fee is refunded to your original payment method.',
  homeowner_withdrew:
    'The homeowner ended the lease before everyone had signed. Your application fee is refunded, and we’ll email you about what comes next.',
  expired: 'It wasn’t finished in time. Any unused fee is refunded automatically.',
  lease_ended:
    'We didn’t get the move-in payment in time, so the homeowner ended the lease. You weren’t charged and owe nothing under it.',
  leased_to_another:
    'Someone else signed the lease. If no one decided on your application, the fee is refunded automatically.',
};

/** Whether the home of an open application can no longer be rented. A lease that was sent or signed goes on. */
const isOffMarket = ({ home, status }: Application) =>
  !home.listed && status !== 'lease_sent' && status !== 'lease_signed';

function ApplicationTracker({ application }: { readonly application: Application }) {
  const { status, me, submittedAt, decidedAt } = application;
  const ended = closedMessages[status];
  const isUnderReview = me?.status === 'submitted' && submittedAt !== null && status !== 'submitted';
  return (
    <ApplicationLayout application={application} title={statusTitles[status]}>
      {!ended && isOffMarket(application) && (
        <Notice title="This home is off the market">
          <Text>We saved your application. You can use your answers for another home.</Text>
          <ButtonLink href={routes.homes.all()} tone="secondary">
            View other homes
          </ButtonLink>
        </Notice>
      )}
      {!ended && <CurrentStep application={application} />}
      {isUnderReview && decidedAt && <Receipt application={application} />}
      {ended ? (
        <Notice title="What’s next">
          <Text>{ended}</Text>
          {status !== 'declined' && (
            <Text>
              {me?.status === 'submitted'
                ? 'You can use your answers for another home within 30 days without a new fee.'
                : 'We saved your answers so you can use them for another home.'}
            </Text>
          )}
          <ButtonLink href={routes.homes.all()} tone="secondary">
            View other homes
          </ButtonLink>
        </Notice>
      ) : (
        <Timeline label="Status" steps={applicationTimeline(application)} />
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
  screening: 'We’re reviewing your application',
  needs_information: 'We need more information',
  in_review: 'The homeowner is deciding',
  approved: 'You’re approved',
  approved_with_conditions: 'You’re approved with conditions',
  lease_sent: 'Your lease is ready',
  lease_signed: 'Welcome home',
  lease_ended: 'Your lease has ended',
  declined: 'Your application wasn’t approved',
  withdrawn: 'You withdrew your application',
  homeowner_withdrew: 'The homeowner canceled the lease',
  expired: 'This application expired',
  leased_to_another: 'This home was leased to someone else',
};

/** The one thing to do now, if there is one. */
function CurrentStep({ application }: { readonly application: Application }) {
  const { id, me, status, applicants, home } = application;
  if (me?.status === 'joined')
    return (
      <div>
        <ButtonLink href={applicationStepHref(application)} size="large">
          Continue your section
        </ButtonLink>
      </div>
    );
  if (status === 'started') {
    const names = applicants.filter((one) => missingLabel(one) !== '').map(({ name }) => name);
    return (
      <Notice title={`Waiting on ${names.join(', ')}`}>
        <ButtonLink href={applicationHref(routes.application.invitations, id)} tone="secondary">
          View your group
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
  if (status === 'in_review' && application.answerBy)
    return (
      <Notice title={`The homeowner decides by ${formatDate(localDay(application.answerBy, home.timeZone))}`}>
        We’ll email you the answer, or if there’s none by then.
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
