import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Money } from '@/components/ui/text/Money';
import { ReaderTime } from '@/components/ui/text/ReaderTime';
import { Text } from '@/components/ui/text/Text';
import { formatExactMoney } from '@/contract/amounts/cents';
import {
  type Contribution,
  contributionLabels,
  type OwnerContributions,
  ownerContributions,
} from '@/contract/money/ownerContributions/endpoints';
import type { PaymentStatus } from '@/contract/money/payments/constants';
import { useApi } from '@/hooks/useApi';
import { formatDate } from '@/lib/format/dates';
import { type PayableItem, PayInForm } from './PayInForm';

const statusWords: Readonly<Record<PaymentStatus, string>> = {
  started: 'on its way',
  processing: 'on its way',
  succeeded: 'received',
  failed: 'not paid by your bank',
  refunded: 'refunded to you',
  returned: 'taken back by your bank',
};

type Item = PayableItem & { readonly key: string; readonly title: string; readonly text: string };

function itemsOf({ owedCents, reserveShortCents, requests }: OwnerContributions): Item[] {
  const open = requests.filter(({ status }) => status === 'open');
  return [
    ...open.map(({ id, amountCents, reason, dueOn }) => ({
      key: id,
      kind: 'request' as const,
      requestId: id,
      amountCents,
      title: `We ask you to pay in ${formatExactMoney(amountCents)} by ${formatDate(dueOn)}`,
      text: reason,
    })),
    ...(owedCents > 0
      ? [
          {
            key: 'balance',
            kind: 'balance' as const,
            amountCents: owedCents,
            title: `The balance of this home is ${formatExactMoney(owedCents)} below zero`,
            text: 'Costs were higher than the rent so far. We take it from your next payouts, or you pay it now.',
          },
        ]
      : []),
    ...(reserveShortCents > 0
      ? [
          {
            key: 'reserve',
            kind: 'reserve' as const,
            amountCents: reserveShortCents,
            title: `Your reserve is ${formatExactMoney(reserveShortCents)} short`,
            text: 'We fill it from your next payouts, or you pay it in now.',
          },
        ]
      : []),
  ];
}

function PaidIn({ contributions }: { readonly contributions: readonly Contribution[] }) {
  return (
    <Disclosure summary={`What you paid in (${contributions.length})`}>
      <ul>
        {contributions.map(({ id, kind, amountCents, status, method, paidAt }) => (
          <li key={id}>
            <Money amount={amountCents} cents="always" />, {contributionLabels[kind].toLowerCase()}:{' '}
            {statusWords[status]}. {method}, <ReaderTime at={paidAt} format={formatDate} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** What an owner can pay in for a home: nothing shows where nothing is open and nothing was paid. */
export function ContributionSection({ homeId }: { readonly homeId: string }) {
  const query = useApi(ownerContributions.getContributions, { params: { homeId } });
  const { data } = query;
  if (!data) return <Loaded query={query} title="We couldn’t load what you owe" skeleton={null} />;
  const items = itemsOf(data);
  const { pendingCents, contributions, canPay } = data;
  if (items.length === 0 && pendingCents === 0 && contributions.length === 0) return null;
  return (
    <Stack as="section" id={`contributions-${homeId}`} aria-label="Pay in" $gap="s12">
      {items.map(({ key, title, text, ...item }) => (
        <Notice key={key} tone={item.kind === 'reserve' ? 'info' : 'warning'} title={title}>
          <Stack $gap="s8">
            <span>{text}</span>
            {canPay ? <PayInForm homeId={homeId} item={item} label={title} /> : <span>Only the owner can pay.</span>}
          </Stack>
        </Notice>
      ))}
      <div aria-live="polite">
        {pendingCents > 0 && (
          <Text $size="small" $tone="soft">
            On its way from your bank: <Money amount={pendingCents} cents="always" />
          </Text>
        )}
      </div>
      {contributions.length > 0 && <PaidIn contributions={contributions} />}
    </Stack>
  );
}
