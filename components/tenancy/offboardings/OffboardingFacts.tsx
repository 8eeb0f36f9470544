import { PayoutLines } from '@/components/money/payouts/owner/PayoutLines';
import { Badge } from '@/components/ui/feedback/Badge';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { type Offboarding, offboardingCheckLabels } from '@/contract/tenancy/offboardings/endpoints';
import { formatDate } from '@/lib/format/dates';

/** What is done and what is open before a home can leave. */
export function OffboardingChecks({ offboarding: { checks } }: { readonly offboarding: Offboarding }) {
  return (
    <Card as="section" aria-labelledby="offboarding-checks">
      <Stack $gap="s12">
        <Heading id="offboarding-checks" $size="small">
          Before your last day
        </Heading>
        <Stack as="ul" $gap="s8">
          {checks.map(({ check, done, detail }) => (
            <Row as="li" key={check} $justify="space-between">
              <Text>
                {offboardingCheckLabels[check]}
                {!done && ` (${detail})`}
              </Text>
              <Badge tone={done ? 'success' : 'warning'}>{done ? 'Done' : 'Open'}</Badge>
            </Row>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

/** The cost, with nothing hidden, and when the money is there. */
export function OffboardingMoney({ offboarding: { money, terms, lease } }: { readonly offboarding: Offboarding }) {
  const lines = [
    ['Termination fee', terms.feeCents],
    ['Advanced rent you repay', money.advanceCents],
    ['Repair balance you pay off', money.installmentsCents],
    ...(money.owedByResidentsCents > 0
      ? ([['Owed by residents, yours to collect after your last day', money.owedByResidentsCents]] as const)
      : []),
    ...(lease ? ([['Deposits that transfer with the lease', money.depositsCents]] as const) : []),
  ] as const;
  return (
    <Card as="section" aria-labelledby="offboarding-money">
      <Stack $gap="s12">
        <Heading id="offboarding-money" $size="small">
          Costs and payouts
        </Heading>
        <Text>{terms.text}</Text>
        {lines.map(([label, amount]) => (
          <Row key={label} $justify="space-between">
            <Text>{label}</Text>
            <Money amount={amount} cents="always" />
          </Row>
        ))}
        {money.nextPayout && (
          <Stack $gap="s8">
            <Heading as="h3" $size="label">
              Your next payout, {formatDate(money.nextPayout.payOn)}
            </Heading>
            <PayoutLines lines={money.nextPayout.lines} total={money.nextPayout.amount} />
          </Stack>
        )}
        <Text $tone="soft">We’ll send your final payout by {formatDate(money.releaseOn)}.</Text>
      </Stack>
    </Card>
  );
}
