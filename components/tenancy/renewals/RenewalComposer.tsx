import Link from 'next/link';
import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { TextField } from '@/components/ui/fields/TextField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { listFormat } from '@/contract/format/intl';
import { routes } from '@/contract/routes';
import { MAX_RENEWAL_OPTIONS } from '@/contract/tenancy/renewals/constants';
import { type RenewalOffer, type RenewalOutlook, renewals } from '@/contract/tenancy/renewals/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';
import { formatDate } from '@/lib/format/dates';
import { type TermChoice, TermFields } from './TermFields';

const plansTitles = { sell: 'You told us that you may sell', move: 'You told us that you may move back in' } as const;

/** One to three options, a deadline, and a note: sent to the residents as one offer. */
export function RenewalComposer({ outlook }: { readonly outlook: RenewalOutlook }) {
  const { homeId, startOn, currentRentCents, residents, guardUntil, floodAnswersFromMonths, propertyId, plans } =
    outlook;
  const {
    values: { options, respondOn, note },
    set,
    clear,
  } = useDraft(`renewal:${homeId}`, {
    options: [{ months: 12, rentCents: currentRentCents }] as TermChoice[],
    respondOn: outlook.suggestedRespondOn,
    note: '',
  });
  const send = useApiMutation(renewals.sendRenewalOffer, { touches: [renewals], onArrived: clear });
  const [missing, setMissing] = useState(false);
  const raises = options.some(({ rentCents }) => (rentCents ?? 0) > currentRentCents);
  const change = (at: number, value: TermChoice) => set({ options: options.with(at, value) });
  return (
    <Card
      as="form"
      noValidate
      aria-labelledby="renewal-offer"
      onSubmit={(event) => {
        event.preventDefault();
        const complete = options.every(({ rentCents }) => rentCents !== null);
        setMissing(!complete);
        if (complete)
          send.mutate({ params: { homeId }, body: { startOn, options, respondOn, note } as unknown as RenewalOffer });
      }}
    >
      <Stack>
        <Stack $gap="s4">
          <Heading id="renewal-offer" $size="small">
            Your offer
          </Heading>
          <Text $tone="soft">
            For {listFormat().format(residents)}, from {formatDate(startOn)}. They choose one option.
          </Text>
        </Stack>
        {options.map((option, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place in the list.
          <Stack as="fieldset" key={at} $gap="s8">
            <Text as="legend" $weight="semibold">
              Option {at + 1}
            </Text>
            <TermFields
              value={option}
              longest={outlook.longestMonths}
              onChange={(value) => change(at, value)}
              problem={missing && option.rentCents === null ? 'Enter the rent' : undefined}
            />
            {options.length > 1 && (
              <Row>
                <Button tone="ghost" size="small" onClick={() => set({ options: options.toSpliced(at, 1) })}>
                  Remove option {at + 1}
                </Button>
              </Row>
            )}
          </Stack>
        ))}
        {options.length < MAX_RENEWAL_OPTIONS && (
          <Row>
            <Button
              tone="secondary"
              size="small"
              onClick={() => set({ options: [...options, { months: null, rentCents: currentRentCents }] })}
            >
              Add an option
            </Button>
          </Row>
        )}
        <TextField
          label="Last day to answer"
          help={`From ${formatDate(outlook.respondFrom)} to ${formatDate(outlook.respondUntil)}`}
          error={send.error?.fields?.respondOn}
          type="date"
          min={outlook.respondFrom}
          max={outlook.respondUntil}
          value={respondOn}
          onChange={(respondOn) => set({ respondOn })}
        />
        <TextAreaField
          label="Note to your residents"
          optional
          maxLength={1000}
          value={note}
          onChange={(note) => set({ note })}
        />
        {plans && (
          <Notice title={plansTitles[plans.kind]}>
            {plans.on && `You named ${formatDate(plans.on)}. `}A fixed term runs to its end, even if you{' '}
            {plans.kind === 'sell' ? 'sell' : 'want to move back in'} sooner.{' '}
            <Link href={routes.accounts.portfolio.setupStep({ propertyId, unitId: homeId, at: 'lease' })}>
              Change your plans
            </Link>
          </Notice>
        )}
        {raises && guardUntil && (
          <Notice title="Our team reviews this raise first">
            There was a repair request not long ago. The law protects residents who ask for repairs, so through{' '}
            {formatDate(guardUntil)} a second person checks each raise before it goes out.
          </Notice>
        )}
        {floodAnswersFromMonths !== null && options.some(({ months }) => (months ?? 0) >= floodAnswersFromMonths) && (
          <Notice tone="warning" title="Answer the flood questions first">
            A renewal of {floodAnswersFromMonths} months or longer tells residents what you know about floods. State law
            asks for it before anyone signs, and you haven’t answered yet.{' '}
            <Link href={routes.accounts.portfolio.setupStep({ propertyId, unitId: homeId, at: 'safety' })}>
              Answer the questions
            </Link>
          </Notice>
        )}
        {send.error && (
          <Notice tone="danger" title="This offer can’t be sent" live>
            {send.error.message}
          </Notice>
        )}
        <Row>
          <Button type="submit" loading={send.isPending}>
            Send offer
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
