import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { Badge, type BadgeTone } from '@/components/ui/feedback/Badge';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { autopays } from '@/contract/money/autopays/endpoints';
import { charges } from '@/contract/money/charges/endpoints';
import { type LeasePaymentPlan, type PaymentPlan, paymentPlans } from '@/contract/money/paymentPlans/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDate } from '@/lib/format/dates';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';
import { AskForPlanForm } from './AskForPlanForm';
import { DueDayForm } from './DueDayForm';

const PartList = styled.ol`
  ${plainList}

  li + li {
    margin-block-start: ${space.s8};
  }
`;

const statuses: Record<PaymentPlan['status'], { label: string; tone: BadgeTone }> = {
  requested: { label: 'In review', tone: 'info' },
  active: { label: 'Active', tone: 'success' },
  completed: { label: 'Paid', tone: 'success' },
  broken: { label: 'Ended', tone: 'danger' },
  declined: { label: 'Declined', tone: 'warning' },
  withdrawn: { label: 'Withdrawn', tone: 'info' },
};

function PlanSummary({
  plan,
  leaseId,
  today,
  hasLeft,
}: {
  readonly plan: PaymentPlan;
  readonly leaseId: string;
  readonly today: string;
  readonly hasLeft: boolean;
}) {
  const withdraw = useApiMutation(paymentPlans.withdrawPaymentPlan, { touches: [paymentPlans] });
  const { label, tone } = statuses[plan.status];
  return (
    <Stack>
      <Row $gap="s8">
        <Text $weight="semibold">
          <Money amount={plan.amountCents} cents="always" /> in {plan.parts.length} payments
        </Text>
        <Badge tone={tone}>{label}</Badge>
      </Row>
      {plan.note && <Text $tone="soft">Our note: {plan.note}</Text>}
      {plan.status === 'broken' && (
        <Notice tone="warning" title="This plan has ended">
          A payment was missed. The remaining balance is due now.
        </Notice>
      )}
      {(plan.status === 'requested' || plan.status === 'active') && (
        <PartList aria-label="Plan payments">
          {plan.parts.map(({ dueOn, cents, paidCents }) => (
            <li key={dueOn}>
              <Row $justify="space-between">
                <Text>{formatDate(dueOn)}</Text>
                <Row $gap="s8">
                  {paidCents >= cents ? (
                    <Badge tone="success">Paid</Badge>
                  ) : (
                    dueOn < today && <Badge tone="danger">Past due</Badge>
                  )}
                  <Money amount={cents} cents="always" />
                </Row>
              </Row>
            </li>
          ))}
        </PartList>
      )}
      {plan.status === 'active' && (
        <Text $size="small" $tone="soft">
          {!hasLeft && 'Keep paying new rent on time too. '}While you’re on the plan, what’s in it has no late fees.
          Autopay doesn’t cover it, so make each plan payment yourself.
        </Text>
      )}
      {plan.status === 'requested' && (
        <Stack $gap="s8" $align="start">
          <Text $size="small" $tone="soft">
            We’ll answer by email within 2 business days. Until then, late fees can still apply.
          </Text>
          {withdraw.error && <Notice tone="danger">{withdraw.error.message}</Notice>}
          <Button
            tone="secondary"
            size="small"
            loading={withdraw.isPending}
            onClick={() => withdraw.mutate({ params: { leaseId } })}
          >
            Withdraw request
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

/** Who else helps, and what stays a resident’s right whatever they agree on. */
function HelpWithRent({ rights }: Pick<LeasePaymentPlan, 'rights'>) {
  return (
    <Disclosure summary="Help with rent, and your rights">
      <Stack $gap="s8">
        <Text>
          Call 211 or go to <Link href="https://www.211.org">211.org</Link> to find rental assistance near you. It’s
          free and confidential. Tell us if you’ve applied, and we’ll give the program what it needs from us.
        </Text>
        {rights.map(({ text, source }) => (
          <Text key={source}>
            {text} {source}.
          </Text>
        ))}
        <Text>Only a court can order an eviction. A payment plan gives up none of your rights.</Text>
      </Stack>
    </Disclosure>
  );
}

const hasContent = ({ plan, canAsk, dueDay }: LeasePaymentPlan) => plan !== null || canAsk || dueDay.latestDay !== null;

/** More time for rent: a plan for what is overdue, and a later due day where the law gives one. */
export function PaymentPlanCard({ leaseId }: { readonly leaseId: string }) {
  const query = useApi(paymentPlans.getPaymentPlan, { params: { leaseId } });
  const { data } = query;
  const ask = useApiMutation(paymentPlans.askForPaymentPlan, { touches: [paymentPlans, charges, autopays] });
  if (!data) return <Loaded query={query} title="We couldn’t load your payment plan" level="h3" />;
  if (!hasContent(data)) return null;
  return (
    <Stack as="section" aria-labelledby={`plan-${leaseId}`}>
      <Heading as="h3" id={`plan-${leaseId}`} $size="small">
        Need more time?
      </Heading>
      <div aria-live="polite">
        {ask.isSuccess && (
          <Notice tone="success">
            {data.plan?.status === 'active' ? 'Your plan has started.' : 'We got your request.'} We’ve emailed you the
            details.
          </Notice>
        )}
      </div>
      {(data.canAsk || data.plan) && <HelpWithRent rights={data.rights} />}
      {data.plan && <PlanSummary plan={data.plan} leaseId={leaseId} today={data.today} hasLeft={data.hasLeft} />}
      {data.canAsk && (
        <Disclosure summary="Pay what’s overdue in installments">
          <AskForPlanForm
            data={data}
            isPending={ask.isPending}
            error={ask.error}
            onAsk={(body, onSent) => ask.mutate({ params: { leaseId }, body }, { onSuccess: onSent })}
          />
        </Disclosure>
      )}
      {data.dueDay.latestDay !== null && (
        <Disclosure summary="Change your rent due date">
          <DueDayForm leaseId={leaseId} dueDay={data.dueDay} />
        </Disclosure>
      )}
    </Stack>
  );
}
