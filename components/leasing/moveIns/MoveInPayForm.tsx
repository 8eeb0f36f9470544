import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { RadioCards } from '@/components/ui/forms/RadioCards';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import { cents, formatExactMoney } from '@/contract/amounts/cents';
import { type MoveIn, moveIns } from '@/contract/leasing/moveIns/endpoints';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';

type Way = 'all' | 'share' | 'amount';

interface MoveInPayFormProps {
  readonly leaseId: string;
  readonly money: MoveIn['money'];
  readonly isPaying: boolean;
}

function amountOf(way: Way, typed: number | null, { leftCents, shareCents }: MoveIn['money']) {
  if (way === 'all') return { amount: leftCents };
  if (way === 'share') return { amount: shareCents };
  if (typed === null || typed < 100) return { problem: 'Enter an amount of at least $1.' };
  if (typed > leftCents) return { problem: `Only ${formatExactMoney(leftCents)} is left to pay.` };
  return { amount: cents(typed) };
}

/** All of it, the caller’s share, or another part: the rest may come from a roommate. */
export function MoveInPayForm({ leaseId, money, isPaying }: MoveInPayFormProps) {
  const { leftCents, shareCents, residents } = money;
  const [way, setWay] = useState<Way>('all');
  const [typed, setTyped] = useState<number | null>(null);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const open = useApiMutation(moveIns.openMoveInPayment);
  const canSplit = residents > 1 && shareCents >= 100 && shareCents < leftCents;
  const chosen = amountOf(way, typed, money);
  const problem = isSubmitted ? chosen.problem : undefined;
  const options: { value: Way; label: string; help: string }[] = [
    { value: 'all', label: 'Everything left', help: formatExactMoney(leftCents) },
    ...(canSplit
      ? [{ value: 'share' as const, label: `My share (1 of ${residents})`, help: formatExactMoney(shareCents) }]
      : []),
    { value: 'amount', label: 'Another amount', help: 'Pay the rest later, or with another card or bank' },
  ];
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsSubmitted(true);
        if (chosen.amount === undefined) return;
        open.mutate(
          { params: { leaseId }, body: { amountCents: chosen.amount } },
          { onSuccess: ({ href }) => window.location.assign(href) },
        );
      }}
    >
      <Stack $gap="s16" $align="stretch">
        <RadioCards
          legend="How much would you like to pay?"
          options={options}
          value={way}
          onChange={setWay}
          min="11rem"
        />
        {way === 'amount' && <MoneyField label="Amount" error={problem} cents={typed} onChange={setTyped} />}
        {residents > 1 && (
          <Text $size="small" $tone="soft">
            You can split it as you like. Each of you is responsible for the full amount until it’s all paid.
          </Text>
        )}
        {open.error && (
          <Notice live tone="danger" title="Nothing was paid">
            {open.error.message}
          </Notice>
        )}
        <div>
          <Button type="submit" loading={open.isPending || isPaying}>
            {chosen.amount === undefined ? 'Pay' : `Pay ${formatExactMoney(chosen.amount)}`}
          </Button>
        </div>
        <Text $size="small" $tone="soft">
          You choose a bank account or card on our payment processor’s page, then come back here. A card pays right
          away. A bank payment takes up to 4 business days to arrive. There’s no fee either way.
        </Text>
        <Disclosure summary="Pay by check or money order">
          <Text>
            Write your name and the home’s address on it.{' '}
            <Link href={`${routes.accounts.inbox()}?new=1`}>Message us</Link> for the mailing address. We record it the
            day it arrives, and it shows up here.
          </Text>
        </Disclosure>
      </Stack>
    </form>
  );
}
