import { useRouter } from 'next/router';
import { PageHead } from '@/components/layout/head/PageHead';
import { EnvelopeEnded } from '@/components/platform/signing/EnvelopeEnded';
import { EnvelopeView } from '@/components/platform/signing/EnvelopeView';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { type InstallmentPlan, type SmoothPayments, smoothPayments } from '@/contract/money/smoothPayments/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { PlanCard } from './PlanCard';
import { PlanPage } from './PlanPage';
import { SpreadForm } from './SpreadForm';

/** The disclosure, to be read and signed. */
function SignPlan({
  plan,
  homeId,
  address,
}: {
  readonly plan: InstallmentPlan;
  readonly homeId: string;
  readonly address: string;
}) {
  return (
    <EnvelopeView
      envelopeId={plan.envelopeId ?? ''}
      pageTitle="Smooth payments"
      heading={`Smooth payments for ${address}`}
      summary={
        <>
          <Money amount={plan.amount} cents="always" /> over {plan.months} payouts
        </>
      }
      completed={() => (
        <Card $tone="wash">
          <Stack $align="start">
            <Heading $size="part">Your plan is signed</Heading>
            <Text>We’ll take each installment from a payout. You don’t have to do anything.</Text>
            <ButtonLink href={routes.smoothPayments.success({ homeId })}>See your schedule</ButtonLink>
          </Stack>
        </Card>
      )}
      ended={({ status }) => <EnvelopeEnded status={status} />}
      canVoid={false}
    />
  );
}

function Overview({ data }: { readonly data: SmoothPayments }) {
  return (
    <PlanPage>
      <PageHead title="Smooth payments" noindex />
      <Stack $gap="s32">
        <Stack $gap="s8">
          <Heading as="h1" $size="section">
            Smooth payments
          </Heading>
          <Text $tone="soft">Spread repair bills for {data.address} over your next payouts.</Text>
        </Stack>
        {data.plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} homeId={data.homeId} canAct={data.canStart} />
        ))}
        {data.bills.length > 0 && data.payoutDays.length > 0 && data.canStart && <SpreadForm data={data} />}
        {data.bills.length > 0 && !data.canStart && (
          <Text $tone="soft">Only the owner of this home can spread bills.</Text>
        )}
        {data.bills.length === 0 && data.plans.length === 0 && (
          <EmptyState
            title="No bills to spread"
            actions={<ButtonLink href={routes.accounts.portfolio.earnings()}>See your earnings</ButtonLink>}
          >
            Repair bills from the last 90 days show up here.
          </EmptyState>
        )}
      </Stack>
    </PlanPage>
  );
}

/** Bills of a home to spread, and those that are. `?plan=` opens the disclosure of one. */
export function SmoothPaymentsScreen({ homeId }: { readonly homeId: string }) {
  const { query } = useRouter();
  const loadQuery = useApi(smoothPayments.getSmoothPayments, { params: { homeId } });
  const { data } = loadQuery;
  if (!data)
    return (
      <PlanPage>
        <PageHead title="Smooth payments" noindex />
        <Loaded
          query={loadQuery}
          title="We couldn’t load your bills"
          level="h1"
          skeleton={<Skeleton $height="32rem" $round="card" />}
        />
      </PlanPage>
    );
  const plan = data.plans.find(({ id, envelopeId }) => id === query.plan && envelopeId !== null);
  return plan ? <SignPlan plan={plan} homeId={homeId} address={data.address} /> : <Overview data={data} />;
}
