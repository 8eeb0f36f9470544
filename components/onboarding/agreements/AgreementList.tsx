import { PageHead } from '@/components/layout/head/PageHead';
import { Badge } from '@/components/ui/feedback/Badge';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { agreements } from '@/contract/onboarding/agreements/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { agreementHref } from '@/lib/account/agreementRoutes';
import { agreementStatusLabel } from './agreement.labels';
import { FlowPage } from './FlowPage';

/** Every agreement the caller owns or signs, with its status. */
export function AgreementList() {
  const { data } = useApi(agreements.listAgreements);
  return (
    <FlowPage>
      <PageHead title="Management agreements" noindex />
      <Stack $gap="s24">
        <Heading as="h1" $size="title">
          Management agreements
        </Heading>
        {!data && <Skeleton $height="8rem" $round="card" />}
        {data?.items.length === 0 && (
          <Text>
            You have none yet. Once your home qualifies, the agreement is on your{' '}
            <Link href={routes.accounts.overview()}>to-do list</Link>.
          </Text>
        )}
        {data?.items.map((agreement) => {
          const { id, address, status, missing } = agreement;
          const label = agreementStatusLabel(agreement);
          const step = status === 'draft' ? (missing[0]?.step ?? 'terms') : 'signing';
          return (
            <Card key={id}>
              <Row $justify="space-between">
                <Link href={agreementHref(step, id)}>{address}</Link>
                <Badge tone={label.tone}>{label.label}</Badge>
              </Row>
            </Card>
          );
        })}
      </Stack>
    </FlowPage>
  );
}
