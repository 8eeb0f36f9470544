import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { charges, type LeaseAccount } from '@/contract/money/charges/endpoints';
import { useApi } from '@/hooks/useApi';
import { AddChargeForm } from './AddChargeForm';
import { CreditForm } from './CreditForm';
import { LeaseCreditList } from './LeaseCreditList';
import { LeasePaymentList } from './LeasePaymentList';
import { OpenCharges } from './OpenCharges';
import { RecordPaymentForm } from './RecordPaymentForm';

/** What the person who handles money does on an account. Others see the balance and the history alone. */
export function StaffActions({ account }: { readonly account: LeaseAccount }) {
  const query = useApi(charges.listLeasePayments, {
    params: { leaseId: account.leaseId },
  });
  const { data, error } = query;
  if (!data && error?.status === 403) return null;
  if (!data)
    return (
      <Loaded
        query={query}
        title="We couldn’t load the payments"
        skeleton={<Skeleton $height="12rem" $round="card" />}
      />
    );
  return (
    <>
      <OpenCharges account={account} />
      <LeasePaymentList leaseId={account.leaseId} payments={data.payments} timeZone={account.timeZone} />
      <LeaseCreditList credits={data.credits} payees={data.payers} timeZone={account.timeZone} />
      <Stack $gap="s4">
        {data.payers.length > 0 && (
          <Disclosure summary="Record a check or money order" group="money-actions">
            <RecordPaymentForm account={account} payers={data.payers} />
          </Disclosure>
        )}
        <Disclosure summary="Add a charge" group="money-actions">
          <AddChargeForm account={account} />
        </Disclosure>
        <Disclosure summary="Give a credit" group="money-actions">
          <CreditForm account={account} />
        </Disclosure>
      </Stack>
    </>
  );
}
