import { Badge } from '@/components/ui/feedback/Badge';
import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Stack';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import type { MoveOut } from '@/contract/tenancy/moveOuts/endpoints';
import { formatDate } from '@/lib/format/dates';
import { moveOutBadges } from './moveOut.labels';

function Deadline({ deadline, status, awaitsService }: Pick<MoveOut, 'deadline' | 'status' | 'awaitsService'>) {
  if (!deadline || status === 'returned') return null;
  const { returnBy, claimBy, balanceBy, daysLeft, missed, objectBy, contractorNoticeOn } = deadline;
  const { badFaith, text, source, checkedOn } = deadline;
  return (
    <Stack $gap="s8">
      {missed ? (
        <Notice tone="warning" title="The legal deadline has passed">
          No statement was sent in time, so nothing can be deducted. The full deposit must be refunded.
        </Notice>
      ) : (
        (status === 'left' || returnBy === claimBy) && (
          <Text $weight="semibold">
            {daysLeft >= 0
              ? `${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} left`
              : `${-daysLeft} days past the deadline`}
            . {status === 'left' ? 'The full deposit is due back' : 'The refund is due'} by {formatDate(returnBy)}
            {claimBy !== returnBy && `, a statement of deductions by ${formatDate(claimBy)}`}.
          </Text>
        )
      )}
      {awaitsService && (
        <Text>
          The law asks for the statement on paper by {formatDate(claimBy)}. Our team serves it, and the days to answer
          start then.
        </Text>
      )}
      {contractorNoticeOn && (
        <Text>Contractor notice sent on {formatDate(contractorNoticeOn)}, which gives more time.</Text>
      )}
      {objectBy && status === 'itemized' && (
        <Text>Residents can object until {formatDate(objectBy)}. Afterward, a line that no one disputed stands.</Text>
      )}
      {balanceBy && <Text>The rest of the deposit is due back by {formatDate(balanceBy)}.</Text>}
      {badFaith && (
        <Text>
          A court can add up to <Money amount={badFaith.cents} />, {badFaith.times} times the deposit, where money is
          kept in bad faith.
        </Text>
      )}
      <Text $size="small" $tone="soft">
        {text} {source}. Last checked {formatDate(checkedOn)}.
      </Text>
    </Stack>
  );
}

/** What is held, what is kept, what goes back to whom, and how long the law gives. */
export function DepositSummary({ moveOut }: { readonly moveOut: MoveOut }) {
  const { status, deposit, deadline, leftOn } = moveOut;
  const badge = moveOutBadges[status];
  return (
    <Stack $gap="s16" $align="start">
      <Badge tone={badge.tone}>{badge.label}</Badge>
      {leftOn && <Text>Moved out on {formatDate(leftOn)}</Text>}
      <Deadline deadline={deadline} status={status} awaitsService={moveOut.awaitsService} />
      {deposit && (
        <Stack $gap="s4">
          <Text>
            Deposit held: <Money amount={deposit.heldCents} />
          </Text>
          <Text>
            Deductions: <Money amount={deposit.deductedCents} />
          </Text>
          <Text $weight="semibold">
            Refund: <Money amount={deposit.refundCents} />
          </Text>
          {deposit.refundCents > 0 && moveOut.residents.length > 1 && (
            <Text $size="small">Paid to {deposit.payee} together, unless they signed an agreement on shares.</Text>
          )}
          <Text $size="small" $tone="soft">
            Returned so far: <Money amount={deposit.returnedCents} />
          </Text>
        </Stack>
      )}
    </Stack>
  );
}
