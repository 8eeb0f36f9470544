import { DeductionCard } from '@/components/tenancy/moveOuts/DeductionCard';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import type { LeaseDesk } from '@/contract/tenancy/leaseRequests/endpoints';
import { moveOuts } from '@/contract/tenancy/moveOuts/endpoints';
import { useApi } from '@/hooks/useApi';
import { formatDate } from '@/lib/format/dates';
import { DepositPayments } from './DepositPayments';

/** Lines that were disputed and wait for a side; our team may answer for the homeowner. */
function DisputedLines({ tenancyId }: { readonly tenancyId: string }) {
  const { data } = useApi(moveOuts.getMoveOut, { params: { tenancyId } });
  if (data?.status !== 'itemized') return null;
  const lines = data.deductions.filter(
    ({ status, counterCents }) => status === 'disputed' || (status === 'proposed' && counterCents !== null),
  );
  if (lines.length === 0) return null;
  return (
    <Stack $gap="s12">
      <Heading as="h4" $size="label">
        Disputed deductions
      </Heading>
      <Text $size="small" $tone="soft">
        Call the side that has to answer. Answer for the homeowner only if they told you to.
      </Text>
      <Stack as="ul" $gap="s12">
        {lines.map((line) => (
          <DeductionCard key={line.id} line={line} moveOut={data} />
        ))}
      </Stack>
    </Stack>
  );
}

/** A deposit that is held, or of which a line is open. */
export function DepositReturn({ deposit }: { readonly deposit: LeaseDesk['returns'][number] }) {
  const { tenancyId, openCents, payee, returnBy, claimBy, badFaithCents } = deposit;
  return (
    <Card as="article" aria-labelledby={`deposit-${tenancyId}`}>
      <Stack>
        <Heading as="h3" $size="label" id={`deposit-${tenancyId}`}>
          {openCents > 0 ? 'Deposit to return' : 'Deposit in dispute'}
        </Heading>
        <Text>
          {openCents > 0 ? (
            <>
              We hold <Money amount={openCents} cents="always" /> of this deposit.
            </>
          ) : (
            'We no longer hold any of this deposit. What changes is paid back or charged to the homeowner’s account.'
          )}
        </Text>
        {openCents > 0 && returnBy && claimBy && (
          <Text>
            {returnBy === claimBy
              ? `The statement and the rest of the deposit are due by ${formatDate(claimBy)}.`
              : `With no deduction, all of it is due by ${formatDate(returnBy)}; a statement is due by ${formatDate(claimBy)}.`}
          </Text>
        )}
        {badFaithCents !== null && (
          <Text $size="small" $tone="soft">
            Kept in bad faith, it can cost up to <Money amount={badFaithCents} cents="always" /> on top.
          </Text>
        )}
        {openCents > 0 && payee && <Text $size="small">Payable to {payee}.</Text>}
        <DepositPayments tenancyId={tenancyId} />
        <DisputedLines tenancyId={tenancyId} />
      </Stack>
    </Card>
  );
}
