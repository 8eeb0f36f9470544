import { Badge } from '@/components/ui/feedback/Badge';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { ReaderTime } from '@/components/ui/text/ReaderTime';
import { Text } from '@/components/ui/text/Text';
import { type ApplicationSummary, applications } from '@/contract/leasing/applications/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { formatDay } from '@/lib/format/dates';
import { statusLabel } from '@/lib/labels/application.labels';
import { applicationHref } from '@/lib/routing/applicationLinks';

/** The homes one applied for, and where each application stands; nothing where there is none. */
export function MyApplications() {
  const query = useApi(applications.listApplications);
  const { data } = query;
  if (!data) return <Loaded query={query} title="We couldn’t load your applications" />;
  if (data.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="my-applications">
      <Heading as="h2" id="my-applications" $size="part">
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
  const page = ownPart === 'joined' ? routes.application.invitations : routes.application.tracker;
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
            {home.city}, {home.state} · started <ReaderTime at={createdAt} format={formatDay} />
          </Text>
        </div>
        <Badge tone={tone}>{statusText}</Badge>
      </Row>
    </Card>
  );
}
