import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { routes } from '@/contract/routes';
import { type Renewal, type RenewalAnswer, renewals } from '@/contract/tenancy/renewals/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';
import { RenewalSummary } from './RenewalSummary';
import { optionLabel } from './renewal.labels';
import { type TermChoice, TermFields } from './TermFields';

interface AnswerFormProps {
  readonly renewal: Renewal;
  readonly sending: boolean;
  readonly onAnswer: (body: RenewalAnswer, onSent: () => void) => void;
  readonly onClose: () => void;
}

function CounterForm({ renewal, sending, onAnswer, onClose }: AnswerFormProps) {
  const {
    values: { terms, note },
    set,
    clear,
  } = useDraft(`counteroffer:${renewal.id}`, {
    terms: { months: 12, rentCents: renewal.currentRentCents } as TermChoice,
    note: '',
  });
  const [missing, setMissing] = useState(false);
  return (
    <Stack
      as="form"
      noValidate
      aria-label="Counteroffer"
      $gap="s16"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(terms.rentCents === null);
        if (terms.rentCents !== null)
          onAnswer({ answer: 'counter', ...terms, note } as unknown as RenewalAnswer, clear);
      }}
    >
      <TermFields
        value={terms}
        onChange={(value) => set({ terms: value })}
        problem={missing ? 'Enter the rent' : undefined}
      />
      <TextAreaField
        label="Note to the homeowner"
        optional
        maxLength={1000}
        value={note}
        onChange={(value) => set({ note: value })}
      />
      <Row>
        <Button type="submit" loading={sending}>
          Send counteroffer
        </Button>
        <Button tone="ghost" onClick={onClose}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}

function DeclineForm({ renewal, sending, onAnswer, onClose }: AnswerFormProps) {
  const {
    values: { reason },
    set,
    clear,
  } = useDraft(`decline-renewal:${renewal.id}`, { reason: '' });
  return (
    <Stack
      as="form"
      noValidate
      aria-label="Decline the offer"
      $gap="s16"
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer({ answer: 'decline', reason }, clear);
      }}
    >
      <TextAreaField
        label="Why are you leaving?"
        optional
        maxLength={1000}
        value={reason}
        onChange={(value) => set({ reason: value })}
      />
      <Row>
        <Button type="submit" tone="danger" loading={sending}>
          Decline the offer
        </Button>
        <Button tone="ghost" onClick={onClose}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}

/** An offer to renew, for a resident to accept, counter, or decline. */
export function ResidentRenewal({ renewal }: { readonly renewal: Renewal }) {
  const { id, status, options, homeId } = renewal;
  const answer = useApiMutation(renewals.answerRenewal, { touches: [renewals] });
  const [form, setForm] = useState<'counter' | 'decline'>();
  const params = { renewalId: id };
  const seenRef = useRef(false);
  const { mutate } = answer;
  useEffect(() => {
    // The homeowner sees that the offer was opened.
    if (status === 'sent' && !seenRef.current) mutate({ params: { renewalId: id }, body: { answer: 'view' } });
    seenRef.current = true;
  }, [status, id, mutate]);
  const isOpen = status === 'sent' || status === 'viewed' || status === 'countered';
  const send = (body: RenewalAnswer, onSent?: () => void) =>
    mutate(
      { params, body },
      {
        onSuccess: () => {
          onSent?.();
          setForm(undefined);
        },
      },
    );
  const close = () => setForm(undefined);
  return (
    <Card as="section" aria-labelledby={`renewal-${id}`}>
      <Stack $gap="s16">
        <Heading id={`renewal-${id}`} $size="small">
          Your renewal offer
        </Heading>
        <RenewalSummary renewal={renewal} />
        {isOpen && !form && (
          <Row>
            {options.map((option) => (
              <Button
                key={option.id}
                loading={answer.isPending}
                onClick={() => send({ answer: 'accept', optionId: option.id })}
              >
                Accept {optionLabel(option)}
              </Button>
            ))}
            <Button tone="secondary" onClick={() => setForm('counter')}>
              Propose different terms
            </Button>
            <Button tone="ghost" onClick={() => setForm('decline')}>
              Decline
            </Button>
          </Row>
        )}
        {isOpen && form === 'counter' && (
          <CounterForm renewal={renewal} sending={answer.isPending} onAnswer={send} onClose={close} />
        )}
        {isOpen && form === 'decline' && (
          <DeclineForm renewal={renewal} sending={answer.isPending} onAnswer={send} onClose={close} />
        )}
        {answer.error && (
          <Notice tone="danger" live>
            {answer.error.message}
          </Notice>
        )}
        {status === 'accepted' && (
          <Row>
            <ButtonLink href={`${routes.leaseSigning({ homeId })}?renewal=${id}`}>Read and sign</ButtonLink>
          </Row>
        )}
      </Stack>
    </Card>
  );
}
