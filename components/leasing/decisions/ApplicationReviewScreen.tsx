import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Link } from '@/components/ui/navigation/Link';
import { decisions } from '@/contract/leasing/decisions/endpoints';
import { routes } from '@/contract/routes';
import { useLiveUpdates } from '@/hooks/live/useLiveUpdates';
import { useApi } from '@/hooks/useApi';
import { queuePositionLabel } from './applicationReview.labels';
import { DecidedStep } from './DecidedStep';
import { DecideStep } from './DecideStep';
import { ReviewStep } from './ReviewStep';

interface ApplicationReviewScreenProps {
  readonly unitId: string;
  readonly flowId: string;
  readonly stepName: string;
  readonly stepId: string;
}

/** One application as its homeowner sees it: read it, decide, done. */
export function ApplicationReviewScreen({ unitId, flowId, stepName }: ApplicationReviewScreenProps) {
  useLiveUpdates(['applications']);
  const { data, isError, refetch, isFetching } = useApi(decisions.listReceivedApplications, {
    params: { homeId: unitId },
  });
  const application = data?.applications.find(({ id }) => id === flowId);
  if (!data || !application)
    return (
      <>
        <AccountPageHeader title="Application" />
        {isError || data ? (
          <ErrorState
            title={data ? 'This application is no longer available' : 'We couldn’t load this application'}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <Skeleton $height="20rem" $round="card" />
        )}
      </>
    );
  const { home } = data;
  const deciding = stepName === 'decision' && application.decision === null && application.canDecide;
  return (
    <>
      <AccountPageHeader
        title={`Application ${application.place} for ${home.streetAddress}`}
        actions={<Link href={routes.accounts.toursAndApplications()}>All tours and applications</Link>}
      >
        {queuePositionLabel(application.place)}. {home.city}, {home.state}
      </AccountPageHeader>
      {application.decision ? (
        <DecidedStep place={data} application={application} decided={application.decision} />
      ) : deciding ? (
        <DecideStep place={data} application={application} />
      ) : (
        <ReviewStep place={data} application={application} />
      )}
    </>
  );
}
