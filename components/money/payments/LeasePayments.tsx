import { FinalAccountCard } from '@/components/money/finalAccounts/FinalAccountCard';
import { AutopayCard } from '@/components/money/payments/AutopayCard';
import { BalanceSummary } from '@/components/money/payments/BalanceSummary';
import { FeeWaiver } from '@/components/money/payments/FeeWaiver';
import { OtherWaysToPay } from '@/components/money/payments/OtherWaysToPay';
import { PayForm } from '@/components/money/payments/PayForm';
import { PaymentHistory } from '@/components/money/payments/PaymentHistory';
import { PaymentPlanCard } from '@/components/money/payments/PaymentPlanCard';
import { Confirmation } from '@/components/ui/feedback/Confirmation';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { Residence } from '@/contract/account/account/endpoints';
import { formatExactMoney } from '@/contract/amounts/cents';
import { charges, type LeaseAccount } from '@/contract/money/charges/endpoints';
import { useApi } from '@/hooks/useApi';
import { useArrival } from '@/hooks/useArrival';
import { useFocusRestore } from '@/hooks/useFocusRestore';
import { formatDate } from '@/lib/format/dates';
import { chargesToPay } from './payChoice';

interface LeasePaymentsProps {
  readonly residence: Residence;
  readonly isOnly: boolean;
}

/** The money of one lease, as a resident sees it. */
export function LeasePayments({ residence, isOnly }: LeasePaymentsProps) {
  const { leaseId, address, state, phase, role } = residence;
  const query = useApi(charges.listCharges, { params: { leaseId } });
  const { data: account, error } = query;
  if (!account) {
    return error?.status === 403 || error?.status === 404 ? (
      <Notice tone="warning" title="You can’t see these payments">
        Only the people on this lease can.
      </Notice>
    ) : (
      <Loaded
        query={query}
        title="We couldn’t load your rent"
        note="Nothing was paid or changed."
        skeleton={<Skeleton $height="20rem" $round="card" />}
      />
    );
  }
  return (
    <section aria-labelledby={`lease-${leaseId}`}>
      <Stack $gap="s32">
        <Heading id={`lease-${leaseId}`} $size="part">
          {!isOnly ? address : phase === 'settled' ? 'Your payments' : 'What’s due'}
        </Heading>
        {role === 'coSigner' && <Text>You co-signed this lease. You owe what its residents don’t pay.</Text>}
        {(phase === 'settling' || phase === 'settled') && <FinalAccountCard leaseId={leaseId} />}
        {phase !== 'settled' && (
          <>
            <BalanceSummary account={account} />
            <FeeWaiver account={account} />
            <Payable account={account} residence={residence} />
            <PaymentPlanCard leaseId={leaseId} />
          </>
        )}
        {role === 'resident' && (phase === 'movingIn' || phase === 'living') && (
          <AutopayCard
            leaseId={leaseId}
            residents={account.residents}
            place={{ state, day: account.today }}
            dueDay={dueDayOf(account)}
          />
        )}
        <PaymentHistory leaseId={leaseId} timeZone={account.timeZone} />
        {phase !== 'settled' && <OtherWaysToPay />}
      </Stack>
    </section>
  );
}

/** The day of the month on which rent is due. */
const dueDayOf = ({ charges, nextDue }: LeaseAccount): number =>
  Number((charges.findLast(({ kind }) => kind === 'rent')?.dueOn ?? nextDue?.dueOn ?? '').slice(8)) || 1;

/** What is due, or what came of it: the button that paid stood far below what then takes its place. */
function Payable({
  account,
  residence: { state, phase },
}: {
  readonly account: LeaseAccount;
  readonly residence: Residence;
}) {
  const region = useFocusRestore<HTMLDivElement>();
  const due = chargesToPay(account);
  const owes = due.length > 0 || account.plan !== null;
  const arrived = useArrival(!owes);
  return (
    <div ref={region} tabIndex={-1}>
      {owes ? (
        <PayForm account={account} due={due} state={state} />
      ) : (
        <Confirmation
          title={
            account.pendingCents > 0 ? `${formatExactMoney(account.pendingCents)} is on its way` : 'You’re all paid up'
          }
          level="h3"
          arrived={arrived}
        >
          <Text>
            {account.nextDue
              ? `Next due: ${formatDate(account.nextDue.dueOn)}.`
              : phase === 'settling'
                ? 'Your deposit isn’t settled yet. We’ll email you if anything changes.'
                : 'We’ll email you when the next charge is due.'}
          </Text>
        </Confirmation>
      )}
    </div>
  );
}
