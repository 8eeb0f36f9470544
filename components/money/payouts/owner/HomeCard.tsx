import { useState } from 'react';
import { useRecentLogin, visibleError } from '@/components/modals/shared/useRecentLogin';
import { ExpenseSection } from '@/components/money/expenses/ExpenseSection';
import { ContributionSection } from '@/components/money/ownerContributions/ContributionSection';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Notice } from '@/components/ui/feedback/Notice';
import { Progress } from '@/components/ui/feedback/Progress';
import { Card } from '@/components/ui/layout/Card';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import type { PayoutPlanName } from '@/contract/money/payoutPlans/endpoints';
import { type EarningsHome, type GuaranteeCard, payouts } from '@/contract/money/payouts/endpoints';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { agreementHref } from '@/lib/account/agreementRoutes';
import { formatDate, formatMonth } from '@/lib/format/dates';
import { AdvanceOfferCard } from './AdvanceOfferCard';
import { planNames } from './earnings.labels';
import { OwnerStatementSection } from './OwnerStatementSection';
import { PayoutLines } from './PayoutLines';
import { PayoutSettingsForm } from './PayoutSettingsForm';
import { PlanComparisonPanel } from './PlanComparisonPanel';

/** One month that the guarantee paid, and whether the resident's rent came in after all. */
function Claim({ period, paidOn, amount, repaid, repaidOn }: GuaranteeCard['claims'][number]) {
  return (
    <>
      {formatMonth(period)}: we paid you <Money amount={amount} cents="always" /> on {formatDate(paidOn)}.
      {repaidOn && repaid === amount && ` The resident’s rent came in by ${formatDate(repaidOn)}.`}
      {repaidOn && repaid < amount && (
        <>
          {' '}
          <Money amount={repaid} cents="always" /> of the resident’s rent came in by {formatDate(repaidOn)}.
        </>
      )}
    </>
  );
}

/** What is left of the guarantee, what ends it, and what it paid. */
function Guarantee({ guarantee }: { readonly guarantee: GuaranteeCard }) {
  const { limit, left, voidedFor, claims, endedBy } = guarantee;
  return (
    <Stack $gap="s8">
      <Row $justify="space-between">
        <Heading as="h4" $size="label">
          Rent guarantee
        </Heading>
        {voidedFor === null ? (
          <Text $size="small">
            <Money amount={left} /> of <Money amount={limit} /> left
          </Text>
        ) : (
          <Badge tone="danger">Ended</Badge>
        )}
      </Row>
      {voidedFor === null ? (
        <Progress label="Rent guarantee left" value={left} max={Math.max(1, limit)} />
      ) : (
        <Notice tone="warning" title="The guarantee has ended for this home">
          {voidedFor}
        </Notice>
      )}
      {claims.length > 0 && (
        <Disclosure summary={claims.length === 1 ? 'One month that it paid' : `${claims.length} months that it paid`}>
          <ul>
            {claims.map((claim) => (
              <li key={`${claim.period}${claim.paidOn}`}>
                <Claim {...claim} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {endedBy.length > 0 && (
        <Disclosure summary="When coverage ends">
          <ul>
            {endedBy.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Stack>
  );
}

/** How one home is paid: the next payout, its guarantee, its plan, and its reserve and split. */
export function HomeCard({ home }: { readonly home: EarningsHome }) {
  const {
    homeId,
    address,
    plan,
    nextPayOn,
    nextAmount,
    nextExpected,
    nextLines,
    openInstallments,
    guarantee,
    planChange,
    advanceOutstanding,
    advanceOffer,
    advanceProblem,
    isOwner,
  } = home;
  const [isComparing, setIsComparing] = useState(false);
  const request = useApiMutation(payouts.requestPlanChange, { touches: [payouts] });
  const withdraw = useApiMutation(payouts.withdrawPlanChange, { touches: [payouts] });
  const { requireRecentLogin, dialog } = useRecentLogin('This changes how you are paid, so confirm that it’s you.');
  const choose = (chosen: PayoutPlanName) =>
    request.mutate(
      { params: { homeId }, body: { plan: chosen } },
      { onError: requireRecentLogin(() => choose(chosen)) },
    );
  const error = visibleError(request.error, withdraw.error);
  return (
    <Card as="section" aria-label={address}>
      <Stack>
        <Row $justify="space-between">
          <Heading as="h3" $size="small">
            {address}
          </Heading>
          {plan && <Badge>{planNames[plan]}</Badge>}
        </Row>
        {nextPayOn ? (
          <Text>
            Next payout: {formatDate(nextPayOn)}
            {nextAmount !== null && (
              <>
                {' '}
                · <Money amount={nextAmount} cents="always" />
              </>
            )}
          </Text>
        ) : (
          <Text $tone="soft">
            {plan
              ? 'Payouts start with the first rent of a lease.'
              : 'Payouts start once you have signed the management agreement of this home.'}
          </Text>
        )}
        {nextExpected > 0 && (
          <Text $size="small" $tone="soft">
            Expected: it counts <Money amount={nextExpected} cents="always" /> that the resident still has to pay by
            then.
          </Text>
        )}
        {advanceOutstanding > 0 && (
          <Text $size="small" $tone="soft">
            Rent paid in advance that is still to come in: <Money amount={advanceOutstanding} cents="always" />
          </Text>
        )}
        {nextAmount !== null && nextLines.length > 0 && (
          <Disclosure summary="How the next payout adds up">
            <PayoutLines lines={nextLines} total={nextAmount} />
          </Disclosure>
        )}
        {openInstallments > 0 && (
          <Text $size="small" $tone="soft">
            Bills you pay in installments: <Money amount={openInstallments} cents="always" /> left.
          </Text>
        )}
        {isOwner && plan && (
          <Link href={routes.smoothPayments.home({ homeId })}>
            {openInstallments > 0 ? 'See your installments' : 'Spread repair bills over payouts'}
          </Link>
        )}
        <ExpenseSection homeId={homeId} />
        <ContributionSection homeId={homeId} />
        <OwnerStatementSection homeId={homeId} />
        {advanceProblem && (
          <Notice tone="info" title="No advance for this home now">
            {advanceProblem}
          </Notice>
        )}
        {advanceOffer && <AdvanceOfferCard homeId={homeId} offer={advanceOffer} canAccept={isOwner} />}
        {guarantee && <Guarantee guarantee={guarantee} />}
        {planChange && (
          <Notice
            tone="info"
            title={
              planChange.isSigned
                ? `${planNames[planChange.plan]} starts ${formatDate(planChange.effectiveFrom)}`
                : `You asked for ${planNames[planChange.plan]} from ${formatDate(planChange.effectiveFrom)}`
            }
          >
            <Stack $gap="s8" $align="start">
              <span>
                {planChange.isSigned
                  ? 'Everyone has signed. Your plan stays as it is until that day.'
                  : 'We emailed the new agreement to everyone on the title. Your plan stays as it is until they and we have signed. If that is late, it starts the month after.'}
              </span>
              {!planChange.isSigned && planChange.agreementId && (
                <Link href={agreementHref('signing', planChange.agreementId)}>Read and sign</Link>
              )}
              {isOwner && !planChange.isSigned && (
                <Button
                  tone="secondary"
                  size="small"
                  loading={withdraw.isPending}
                  onClick={() => withdraw.mutate({ params: { homeId }, body: {} })}
                >
                  Withdraw request
                </Button>
              )}
            </Stack>
          </Notice>
        )}
        <div aria-live="polite">{error && <Notice tone="danger">{error}</Notice>}</div>
        {dialog}
        {plan && (
          <>
            <Disclosure summary="Compare payout plans" onToggle={setIsComparing}>
              {isComparing && (
                <PlanComparisonPanel
                  homeId={homeId}
                  canChoose={isOwner && planChange === null}
                  onChoose={choose}
                  isChoosing={request.isPending}
                />
              )}
            </Disclosure>
            <PayoutSettingsForm homeId={homeId} />
          </>
        )}
      </Stack>
    </Card>
  );
}
