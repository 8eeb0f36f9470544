import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { MailboxIllustration } from '@/components/ui/illustrations/MailboxIllustration';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { inspections } from '@/contract/onboarding/inspections/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { formatDateTime } from '@/lib/format/dates';
import { BookInspectionForm } from './BookInspectionForm';
import { inspectionStatusLabels } from './inspection.labels';

/** Homes that wait for an inspection, and every inspection with where it stands. */
export function InspectionBoardScreen() {
  const query = useApi(inspections.listInspections);
  return (
    <>
      <AccountPageHeader title="Inspections" actions={<Link href={routes.accounts.desk()}>Desk</Link>}>
        Book an inspection, then open it on your phone before you leave. It works offline.
      </AccountPageHeader>
      <Loaded query={query} title="We couldn’t load this page" skeleton={<Skeleton $height="12rem" $round="card" />}>
        {(data) => (
          <Stack $gap="s32">
            <Stack as="section" $gap="s16">
              <Heading as="h2" $size="small">
                Homes to book
              </Heading>
              {data.homes.length === 0 && (
                <EmptyState picture={<MailboxIllustration />} title="No homes need an inspection">
                  Homes show up here once their setup is done.
                </EmptyState>
              )}
              {data.homes.map((home) => (
                <BookInspectionForm key={home.id} home={home} />
              ))}
            </Stack>
            <Stack as="section" $gap="s16">
              <Heading as="h2" $size="small">
                All inspections
              </Heading>
              {data.inspections.map(({ id, home, status, startsAt, inspectorName }) => (
                <Card key={id} $pad="s16">
                  <Row $justify="space-between">
                    <div>
                      <Link href={routes.accounts.inspection({ inspectionId: id })}>{home.address}</Link>
                      <Text $tone="soft">
                        {formatDateTime(startsAt, home.timeZone)}
                        {inspectorName && ` · ${inspectorName}`}
                      </Text>
                    </div>
                    <Text>{inspectionStatusLabels[status]}</Text>
                  </Row>
                </Card>
              ))}
            </Stack>
          </Stack>
        )}
      </Loaded>
    </>
  );
}
