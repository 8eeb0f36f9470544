import { AmountList } from '@/components/ui/layout/AmountList';
import { Stack } from '@/components/ui/layout/Stack';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { listFormat } from '@/contract/format/intl';
import { chargeKindRules } from '@/contract/money/charges/kinds';
import type { FinalAccount } from '@/contract/money/finalAccounts/endpoints';
import { formatDate } from '@/lib/format/dates';

interface Line {
  readonly label: string;
  readonly amount: number;
}

/** Charges by kind, less what was waived and what paid them: together what is owed. */
function linesOf({ kinds, paid, owedCents }: FinalAccount): Line[] {
  const waived = kinds.reduce((sum, { waivedCents }) => sum + waivedCents, 0);
  const less: Line[] = [
    { label: 'Waived', amount: -waived },
    { label: 'Paid', amount: -paid.paymentsCents },
    { label: 'Credits', amount: -paid.creditsCents },
    { label: 'Paid from the deposit', amount: -paid.depositCents },
  ];
  return [
    ...kinds.map(({ kind, chargedCents }) => ({ label: chargeKindRules[kind].label, amount: chargedCents })),
    ...less.filter(({ amount }) => amount !== 0),
    { label: 'Still owed', amount: owedCents },
  ];
}

function Deposit({ deposit }: { readonly deposit: NonNullable<FinalAccount['deposit']> }) {
  const { heldCents, deductions, returnedCents, leftCents, isSettled } = deposit;
  return (
    <Stack $gap="s8">
      <Text $weight="semibold">Security deposit</Text>
      <AmountList>
        <dt>Held</dt>
        <dd>
          <Money amount={heldCents} cents="always" />
        </dd>
        {deductions.map(({ id, description, cents }) => [
          <dt key={`${id}-name`}>Kept: {description}</dt>,
          <dd key={id}>
            <Money amount={-cents} cents="always" />
          </dd>,
        ])}
        {returnedCents > 0 && (
          <>
            <dt>Sent back</dt>
            <dd>
              <Money amount={-returnedCents} cents="always" />
            </dd>
          </>
        )}
        <dt>{isSettled ? 'To send back' : 'Not settled yet'}</dt>
        <dd>
          <Money amount={leftCents} cents="always" />
        </dd>
      </AmountList>
    </Stack>
  );
}

/** The figures of a final account: the same for former residents and for our team. */
export function FinalAccountFigures({ account }: { readonly account: FinalAccount }) {
  const { deposit, leftOn, residents, owedCents, pendingCents, recoveredCents, creditCents, plan } = account;
  const facts = [
    leftOn ? `Moved out on ${formatDate(leftOn)}.` : '',
    owedCents > 0 && residents.length > 1 ? `${listFormat().format(residents)} owe this together.` : '',
  ].filter(Boolean);
  return (
    <Stack $gap="s16">
      {facts.length > 0 && <Text $tone="soft">{facts.join(' ')}</Text>}
      <AmountList>
        {linesOf(account).map(({ label, amount }) => [
          <dt key={`${label}-name`}>{label}</dt>,
          <dd key={label}>
            <Money amount={amount} cents="always" />
          </dd>,
        ])}
      </AmountList>
      {pendingCents > 0 && (
        <Text>
          <Money amount={pendingCents} cents="always" /> of it is on its way.
        </Text>
      )}
      {plan?.status === 'active' && (
        <Text>
          <Money amount={plan.leftCents} cents="always" /> of it is in a payment plan
          {plan.nextDueOn && `. The next part is due ${formatDate(plan.nextDueOn)}`}.
        </Text>
      )}
      {recoveredCents > 0 && (
        <Text>
          <Money amount={recoveredCents} cents="always" /> was paid after we had written it off.
        </Text>
      )}
      {creditCents > 0 && (
        <Text>
          <Money amount={creditCents} cents="always" /> of credit is left.
        </Text>
      )}
      {deposit && <Deposit deposit={deposit} />}
    </Stack>
  );
}
