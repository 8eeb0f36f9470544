import { useState } from 'react';
import { FormDialog } from '@/components/modals/shared/FormDialog';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { Stack } from '@/components/ui/layout/Stack';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { leases } from '@/contract/leasing/leases/endpoints';
import { type MoveIn, moveIns } from '@/contract/leasing/moveIns/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';
import { formatDateTime } from '@/lib/format/dates';

/** The homeowner’s side of the money: where it stands, until when it may come, and the way out where it never does. */
export function PaymentDeadline({ moveIn: { leaseId, money, timeZone } }: { readonly moveIn: MoveIn }) {
  const [isEnding, setIsEnding] = useState(false);
  const until = money.dueBy && formatDateTime(money.dueBy, timeZone);
  if (money.state === 'paid')
    return (
      <Text>
        <Money amount={money.dueCents} cents="always" /> is in the deposit account.
      </Text>
    );
  if (!money.canEndLease) return <PaymentProgress money={money} until={until} />;
  return (
    <Stack $gap="s16" $align="start">
      <Notice tone="warning" title="The move-in payment is overdue">
        The residents had until {until}. You can keep waiting. As soon as they’ve paid, everything continues as planned.
        Or you can end the lease and put your home back on the market. We refund whatever they paid.
      </Notice>
      <Button tone="secondary" onClick={() => setIsEnding(true)}>
        End the lease
      </Button>
      {isEnding && <EndLeaseDialog leaseId={leaseId} onClose={() => setIsEnding(false)} />}
    </Stack>
  );
}

function PaymentProgress({ money, until }: { readonly money: MoveIn['money']; readonly until: string | null }) {
  const { dueCents, paidCents, pendingCents } = money;
  return (
    <Text>
      <Money amount={paidCents} cents="always" /> of <Money amount={dueCents} cents="always" /> has arrived
      {pendingCents > 0 && (
        <>
          , and <Money amount={pendingCents} cents="always" /> is on its way from a bank
        </>
      )}
      .{' '}
      {until
        ? `The residents have until ${until}. If it isn’t all paid by then, you can end the lease.`
        : pendingCents === 0 && 'We’ll email the residents when it’s their turn.'}
    </Text>
  );
}

/** Asks for the reason that all people of the lease will read. */
function EndLeaseDialog({ leaseId, onClose }: { readonly leaseId: string; readonly onClose: () => void }) {
  const {
    values: { reason },
    set,
    clear,
  } = useDraft(`end-lease:${leaseId}`, { reason: '' });
  const [missed, setMissed] = useState(false);
  const end = useApiMutation(leases.endLease, { touches: [leases, moveIns], onArrived: clear });
  const short = reason.trim().length < 3;
  return (
    <FormDialog
      title="End the lease"
      intro="It ends right away for everyone and can’t be restored. No one owes anything under it."
      action="End the lease"
      sending={end.isPending}
      error={end.error}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        setMissed(short);
        if (!short) end.mutate({ params: { leaseId }, body: { reason: reason.trim() } });
      }}
    >
      <TextAreaField
        label="Why?"
        help="We’ll email this to everyone who signed."
        error={missed && short ? 'Enter a reason.' : undefined}
        maxLength={600}
        value={reason}
        onChange={(reason) => set({ reason })}
      />
    </FormDialog>
  );
}
