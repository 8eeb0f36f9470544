import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { RadioCards } from '@/components/ui/forms/RadioCards';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { leases } from '@/contract/leasing/leases/endpoints';
import { routes } from '@/contract/routes';
import { type Renewal, type RenewalAnswer, renewals } from '@/contract/tenancy/renewals/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';
import { formatLastDay } from '@/lib/format/dates';
import { RenewalSummary } from './RenewalSummary';
import { differenceText, optionLabel } from './renewal.labels';
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
        longest={renewal.longestMonths}
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

/** What the law says here about a higher rent: what an offer is held against. */
function RentLimit({ homeId }: { readonly homeId: string }) {
  const { data } = useApi(leases.getHomeLaw, { params: { homeId } });
  const laws = (data?.groups.find(({ id }) => id === 'rent')?.laws ?? []).filter(({ exemption }) => exemption === null);
  if (laws.length === 0) return null;
  return (
    <Stack $gap="s4">
      {laws.map(({ id, text, source }) => (
        <Text key={id} $size="small" $tone="soft">
          {text} {source}.
        </Text>
      ))}
    </Stack>
  );
}

/** An offer to renew, for a resident to accept, counter, or decline. */
export function ResidentRenewal({ renewal }: { readonly renewal: Renewal }) {
  const { id, status, options, homeId, counter, currentRentCents, respondBy, timeZone } = renewal;
  const [chosenId, setChosenId] = useState(options[0]?.id);
  const chosen = options.find((option) => option.id === chosenId);
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
        <RenewalSummary renewal={renewal} hasOptions={!isOpen} />
        {status === 'countered' && counter && (
          <Notice tone="info" title={`You proposed ${optionLabel(counter)}`}>
            {differenceText(counter.rentCents, currentRentCents)}. {counter.note && `“${counter.note}” `}The homeowner
            can answer through {formatLastDay(respondBy, timeZone)}. Until then you can still accept the offer.
          </Notice>
        )}
        {isOpen && !form && (
          <>
            <RadioCards
              legend="Choose a term"
              options={options.map((option) => ({
                value: option.id,
                label: optionLabel(option),
                help: differenceText(option.rentCents, currentRentCents),
              }))}
              value={chosen?.id ?? 'a'}
              onChange={setChosenId}
            />
            <RentLimit homeId={homeId} />
          </>
        )}
        {isOpen && !form && (
          <Row>
            {chosen && (
              <Button loading={answer.isPending} onClick={() => send({ answer: 'accept', optionId: chosen.id })}>
                Accept {optionLabel(chosen)}
              </Button>
            )}
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
