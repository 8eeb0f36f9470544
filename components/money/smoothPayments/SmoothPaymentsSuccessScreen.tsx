import { PageHead } from '@/components/layout/head/PageHead';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { smoothPayments } from '@/contract/money/smoothPayments/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { PlanCard } from './PlanCard';
import { PlanPage } from './PlanPage';

/** After the signature: the schedule, once the document is sealed. */
export function SmoothPaymentsSuccessScreen({ homeId }: { readonly homeId: string }) {
  const query = useApi(smoothPayments.getSmoothPayments, { params: { homeId } });
  const { data } = query;
  const [plan] = data?.plans ?? [];
  return (
    <PlanPage>
      <PageHead title="Smooth payments" noindex />
      <Stack $gap="s24">
        <Heading as="h1" $size="section">
          {plan?.status === 'active' ? 'Your bills are spread' : 'Smooth payments'}
        </Heading>
        <Loaded
          query={query}
          title="We couldn’t load your plan"
          skeleton={<Skeleton $height="20rem" $round="card" />}
        />
        {data && !plan && (
          <EmptyState
            title="There is no plan for this home"
            actions={<ButtonLink href={routes.smoothPayments.home({ homeId })}>Choose bills</ButtonLink>}
          >
            Spread repair bills over your next payouts.
          </EmptyState>
        )}
        {plan?.status === 'signing' && (
          <Notice title="We’re sealing your document">This takes about a minute. Your schedule shows up here.</Notice>
        )}
        {plan?.status === 'active' && <Text>We emailed you the signed copy. It’s also in your documents.</Text>}
        {plan && data && <PlanCard plan={plan} homeId={homeId} canAct={data.canStart} />}
        {plan && (
          <Row>
            <ButtonLink href={routes.accounts.portfolio.earnings()}>See your earnings</ButtonLink>
            <ButtonLink href={routes.accounts.documents()} tone="secondary">
              View documents
            </ButtonLink>
          </Row>
        )}
      </Stack>
    </PlanPage>
  );
}
