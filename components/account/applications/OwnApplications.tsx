import { Badge } from '@/components/ui/Badge';
import { Card } from '@/components/ui/Card';
import { ErrorState } from '@/components/ui/ErrorState';
import { Heading } from '@/components/ui/Heading';
import { Link } from '@/components/ui/Link';
import { Row } from '@/components/ui/Row';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { type ApplicationSummary, applications } from '@/contract/applications';
import { useApi } from '@/hooks/useApi';
import { applicationHref } from '@/lib/applicationLinks';
import { statusLabel } from '@/lib/applicationWords';
import { formatDate } from '@/lib/format/dates';
import { routes } from '@/lib/routes';

/** The homes one applied for, and where each application stands; nothing where there is none. */
export function MyApplications() {
  const { data, isError, refetch, isFetching } = useApi(applications.listApplications);
  if (isError && !data)
    return (
      <ErrorState title="We could not load your applications" onRetry={() => void refetch()} retrying={isFetching} />
    );
  if (!data || data.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="own-applications">
      <Heading as="h2" id="own-applications" $size="part">
        Your applications
      </Heading>
      {data.map((one) => (
        <ApplicationRow key={one.id} application={one} />
      ))}
    </Stack>
  );
}

function ApplicationRow({ application }: { readonly application: ApplicationSummary }) {
  const { id, home, status, createdAt, ownStatus: ownPart } = application;
  const { words: statusText, tone } = statusLabel(status);
  const page = ownPart === 'joined' ? routes.application.group : routes.application.tracker;
  return (
    <Card as="section" aria-label={home.streetAddress}>
      <Row $justify="space-between" $align="start">
        <div>
          <Text $weight="semibold">
            <Link href={applicationHref(page, id)}>
              {home.streetAddress}
              {home.unit && `, ${home.unit}`}
            </Link>
          </Text>
          <Text $size="small" $tone="soft">
            {home.city}, {home.state} · begun {formatDate(createdAt.slice(0, 10))}
          </Text>
        </div>
        <Badge tone={tone}>{statusText}</Badge>
      </Row>
    </Card>
  );
}
