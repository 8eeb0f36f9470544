import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Badge } from '@/components/ui/feedback/Badge';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextField } from '@/components/ui/fields/TextField';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { account } from '@/contract/account/account/endpoints';
import { routes } from '@/contract/routes';
import { moveOuts } from '@/contract/tenancy/moveOuts/endpoints';
import { notices, type TenancyNotice } from '@/contract/tenancy/notices/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDate } from '@/lib/format/dates';

/** A notice that was given, as both sides see it. */
export function GivenNotice({ notice }: { readonly notice: TenancyNotice }) {
  const {
    id,
    status,
    side,
    isMine,
    isAgreed,
    lastDay,
    cause,
    breaksLease,
    quote,
    guardUntil,
    needsForm,
    awaitsService,
    note,
  } = notice;
  const canWithdraw = isMine && !isAgreed;
  const withdraw = useApiMutation(notices.withdrawNotice, { touches: [notices, account, moveOuts] });
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const isHeld = status === 'held';
  const who = isMine ? 'You' : side === 'owner' ? 'The homeowner' : 'Your residents';
  return (
    <Stack $gap="s12" $align="start">
      <Badge tone={isHeld ? 'info' : 'warning'}>
        {awaitsService ? 'Being served' : isHeld ? 'In review' : 'Notice given'}
      </Badge>
      <Text>
        {isAgreed
          ? `You both agreed on the last day: ${formatDate(lastDay)}. ${note}`
          : needsForm || awaitsService
            ? `You asked to end the lease on ${formatDate(lastDay)}.`
            : `${who} gave notice. The last day is ${formatDate(lastDay)}.`}
        {cause && ` Cause: ${cause}.`}
      </Text>
      {needsForm && (
        <Text $tone="soft">
          The law of this place asks for a form that we don’t send yet, so this notice wasn’t given. Our team will
          contact you about the next steps.
        </Text>
      )}
      {awaitsService && (
        <Text $tone="soft">
          The law asks for this notice on paper. Our team serves it, and the notice counts from then on. We’ll tell you
          when it’s served.
        </Text>
      )}
      {isHeld && guardUntil && !awaitsService && (
        <Text $tone="soft">
          There was a repair request not long ago, so a second person checks this notice before it goes out.
        </Text>
      )}
      {breaksLease && quote && (
        <Text>
          This ends the lease early. Rent is owed until a new lease begins: about <Money amount={quote.expectedCents} />
          , and never more than <Money amount={quote.mostCents} />.
        </Text>
      )}
      <ButtonLink tone="secondary" size="small" href={routes.accounts.documents()}>
        View the notice
      </ButtonLink>
      {canWithdraw && !open && (
        <Button tone="ghost" size="small" onClick={() => setOpen(true)}>
          Withdraw notice
        </Button>
      )}
      {canWithdraw && open && (
        <Stack
          as="form"
          noValidate
          aria-label="Withdraw notice"
          $gap="s12"
          onSubmit={(event) => {
            event.preventDefault();
            withdraw.mutate({ params: { noticeId: id }, body: { reason } });
          }}
        >
          <TextField
            label="Why are you withdrawing it?"
            error={withdraw.error?.fields?.reason}
            maxLength={1000}
            value={reason}
            onChange={setReason}
          />
          <Row>
            <Button type="submit" size="small" loading={withdraw.isPending}>
              Withdraw notice
            </Button>
            <Button tone="ghost" size="small" onClick={() => setOpen(false)}>
              Keep it
            </Button>
          </Row>
        </Stack>
      )}
      {withdraw.error && (
        <Notice tone="danger" live>
          {withdraw.error.message}
        </Notice>
      )}
    </Stack>
  );
}
