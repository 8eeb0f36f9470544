import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextField } from '@/components/ui/fields/TextField';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { routes } from '@/contract/routes';
import { type Renewal, renewals } from '@/contract/tenancy/renewals/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';
import { formatDate } from '@/lib/format/dates';
import { RenewalSummary } from './RenewalSummary';
import { optionLabel } from './renewal.labels';

/** The offer that is out, as the owner follows it. */
export function OpenRenewal({ renewal }: { readonly renewal: Renewal }) {
  const { id, status, counter, guardUntil } = renewal;
  const {
    values: { reason },
    set,
    clear,
  } = useDraft(`withdraw-renewal:${id}`, { reason: '' });
  const decide = useApiMutation(renewals.decideRenewal, { touches: [renewals], onArrived: clear });
  const [withdrawing, setWithdrawing] = useState(false);
  const params = { renewalId: id };
  const isOpen = status === 'approved' || status === 'sent' || status === 'viewed' || status === 'countered';
  return (
    <Stack $gap="s16">
      <RenewalSummary renewal={renewal} />
      {status === 'approved' && guardUntil && (
        <Notice title="Our team reviews this raise">
          There was a repair request not long ago. A second person checks the raise before your residents see it.
        </Notice>
      )}
      {counter && status === 'countered' && (
        <Stack $gap="s12">
          <Text $weight="semibold">Your residents propose {optionLabel(counter)}.</Text>
          {counter.note && <Text>“{counter.note}”</Text>}
          <Row>
            <Button
              loading={decide.isPending}
              onClick={() => decide.mutate({ params, body: { decision: 'accept_counter' } })}
            >
              Accept counteroffer
            </Button>
            <Button
              tone="secondary"
              loading={decide.isPending}
              onClick={() => decide.mutate({ params, body: { decision: 'keep_offer' } })}
            >
              Keep my offer
            </Button>
          </Row>
        </Stack>
      )}
      {status === 'accepted' && (
        <Row>
          <ButtonLink href={`${routes.accounts.portfolio.signRenewalOffer()}?renewal=${id}`}>Read and sign</ButtonLink>
        </Row>
      )}
      {isOpen && !withdrawing && (
        <Row>
          <Button tone="ghost" size="small" onClick={() => setWithdrawing(true)}>
            Withdraw offer
          </Button>
        </Row>
      )}
      {isOpen && withdrawing && (
        <Stack
          as="form"
          noValidate
          $gap="s12"
          onSubmit={(event) => {
            event.preventDefault();
            decide.mutate({ params, body: { decision: 'withdraw', reason } });
          }}
        >
          <TextField
            label="Why are you withdrawing it?"
            error={decide.error?.fields?.reason}
            maxLength={1000}
            value={reason}
            onChange={(reason) => set({ reason })}
          />
          <Row>
            <Button type="submit" size="small" loading={decide.isPending}>
              Withdraw offer
            </Button>
            <Button tone="ghost" size="small" onClick={() => setWithdrawing(false)}>
              Keep it
            </Button>
          </Row>
        </Stack>
      )}
      {decide.error && (
        <Notice tone="danger" live>
          {decide.error.message}
        </Notice>
      )}
      {status === 'signed' && <Text>The new term starts on {formatDate(renewal.startOn)}.</Text>}
    </Stack>
  );
}
