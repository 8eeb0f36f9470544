import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { DeskTime } from '@/components/layout/account/DeskTime';
import { CriteriaResults } from '@/components/layout/shared/CriteriaResults';
import { Badge } from '@/components/ui/feedback/Badge';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { SILENT_OWNER_DAYS } from '@/contract/leasing/decisions/constants';
import { decisions } from '@/contract/leasing/decisions/endpoints';
import { routes } from '@/contract/routes';
import { useLiveUpdates } from '@/hooks/live/useLiveUpdates';
import { useApi } from '@/hooks/useApi';
import { ApplicationSummary } from './ApplicationSummary';
import { queuePositionLabel, verdictLabels } from './applicationReview.labels';

/** An application for our team: what its homeowner decides on, and where it stands. */
export function DeskApplicationScreen({ applicationId }: { readonly applicationId: string }) {
  useLiveUpdates(['applications']);
  const query = useApi(decisions.getApplicationReview, {
    params: { receivedApplicationId: applicationId },
  });
  const { data } = query;
  const application = data?.applications[0];
  if (!data || !application)
    return (
      <Loaded
        query={query}
        title="We couldn’t load this application"
        skeleton={<Skeleton $height="16rem" $round="card" />}
      />
    );
  const { home, order } = data;
  const { id, place, verdict, lines, waitingFor, until, status, decision } = application;
  return (
    <>
      <Link href={routes.accounts.desk()}>Back to the desk</Link>
      <AccountPageHeader
        title={`Application ${place} for ${home.streetAddress}`}
        actions={<Link href={routes.accounts.deskHome({ homeId: home.id })}>Home</Link>}
      >
        {queuePositionLabel(place)}. {home.city}, {home.state}
      </AccountPageHeader>
      <Stack $gap="s24">
        <Card $pad="s16">
          <ApplicationSummary application={application} home={home} />
        </Card>
        {verdict && <Notice title={verdictLabels[verdict].label}>{verdictLabels[verdict].explanation}</Notice>}
        {lines.length > 0 && (
          <Card as="section" aria-labelledby="criteria" $pad="s16">
            <Heading id="criteria" $size="small">
              Criteria
            </Heading>
            <CriteriaResults lines={lines} />
          </Card>
        )}
        <Card as="section" aria-labelledby="decision" $pad="s16">
          <Stack $gap="s8">
            <Row $gap="s12">
              <Heading id="decision" $size="small">
                Decision
              </Heading>
              <Badge>{decision ? 'Decided' : status === 'in_review' ? 'Waits for the homeowner' : 'Open'}</Badge>
            </Row>
            {waitingFor && (
              <Text>
                {waitingFor} {order && `${order.says} (${order.source})`}
              </Text>
            )}
            {status === 'in_review' && !decision && (
              <>
                <Text>
                  The homeowner decides by <DeskTime at={until} timeZone={home.timeZone} />. After {SILENT_OWNER_DAYS}{' '}
                  days without an answer, we decide by the criteria.
                </Text>
                <Link href={`${routes.accounts.toursAndApplications()}#silent-${id}`}>
                  Applications that we may decide
                </Link>
              </>
            )}
          </Stack>
        </Card>
      </Stack>
    </>
  );
}
