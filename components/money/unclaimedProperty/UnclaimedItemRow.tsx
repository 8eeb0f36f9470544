import { FormResult } from '@/components/layout/account/FormResult';
import { useMoneyAction, WAITS_FOR_SECOND } from '@/components/money/charges/staff/useMoneyAction';
import { Button } from '@/components/ui/actions/Button';
import { Badge, type BadgeTone } from '@/components/ui/feedback/Badge';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextField } from '@/components/ui/fields/TextField';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { bankOrders } from '@/contract/money/bankOrders/endpoints';
import {
  ANSWERABLE,
  type UnclaimedItem,
  type UnclaimedStatus,
  unclaimedKindLabels,
  unclaimedProperty,
  unclaimedReasonLabels,
  unclaimedStatusLabels,
} from '@/contract/money/unclaimedProperty/endpoints';
import { useDraft } from '@/hooks/useDraft';
import { formatDate } from '@/lib/format/dates';

const TOUCHED = [unclaimedProperty, bankOrders];

const tones: Readonly<Record<UnclaimedStatus, BadgeTone>> = {
  found: 'neutral',
  waiting: 'warning',
  letter_sent: 'neutral',
  answered: 'warning',
  reported: 'warning',
  remitting: 'neutral',
  remitted: 'success',
  claimed: 'warning',
  resolved: 'success',
  refunded: 'success',
};

/** The owner got in touch: where the check goes, and how we know. */
function ContactForm({ item }: { readonly item: UnclaimedItem }) {
  const { values, set, clear } = useDraft(`unclaimed-contact:${item.id}`, { address: item.address ?? '', reason: '' });
  const { send, fields, error, isPending, isSuccess, dialog } = useMoneyAction(
    unclaimedProperty.recordUnclaimedContact,
    TOUCHED,
  );
  return (
    <Stack
      as="form"
      noValidate
      aria-label={`Pay ${item.ownerName}`}
      onSubmit={(event) => {
        event.preventDefault();
        send({ params: { unclaimedItemId: item.id }, body: values }, clear);
      }}
    >
      <TextField
        label="Address for the check"
        help="Street, city, state, and ZIP Code."
        maxLength={300}
        value={values.address}
        onChange={(address) => set({ address })}
        error={fields.address}
      />
      <TextField
        label="How the owner got in touch"
        maxLength={600}
        value={values.reason}
        onChange={(reason) => set({ reason })}
        error={fields.reason}
      />
      <FormResult isSuccess={isSuccess} error={error}>
        Recorded. Another person approves the check among the bank orders.
      </FormResult>
      <Row>
        <Button type="submit" size="small" loading={isPending}>
          Propose a check
        </Button>
      </Row>
      {dialog}
    </Stack>
  );
}

/** The owner and the address: the law follows from them. */
function PlaceForm({ item }: { readonly item: UnclaimedItem }) {
  const { values, set, clear } = useDraft(`unclaimed-place:${item.id}`, {
    ownerName: item.ownerName,
    address: item.address ?? '',
  });
  const { send, fields, error, isPending, isSuccess, dialog } = useMoneyAction(
    unclaimedProperty.placeUnclaimedItem,
    TOUCHED,
  );
  return (
    <Stack
      as="form"
      noValidate
      aria-label={`Owner and address of ${item.ownerName || unclaimedKindLabels[item.kind]}`}
      onSubmit={(event) => {
        event.preventDefault();
        send({ params: { unclaimedItemId: item.id }, body: values }, clear);
      }}
    >
      <TextField
        label="Owner"
        maxLength={120}
        value={values.ownerName}
        onChange={(ownerName) => set({ ownerName })}
        error={fields.ownerName}
      />
      <TextField
        label="Last address"
        help="Street, city, state, and ZIP Code. The law of this state applies."
        maxLength={300}
        value={values.address}
        onChange={(address) => set({ address })}
        error={fields.address}
      />
      <FormResult isSuccess={isSuccess} error={error}>
        Saved.
      </FormResult>
      <Row>
        <Button type="submit" size="small" loading={isPending}>
          Save owner and address
        </Button>
      </Row>
      {dialog}
    </Stack>
  );
}

/** A state has the money, and we paid the owner all the same. */
function ClaimForm({ item }: { readonly item: UnclaimedItem }) {
  const { values, set, clear } = useDraft(`unclaimed-claim:${item.id}`, { checkNumber: '', reason: '' });
  const { send, fields, error, isPending, isWaiting, dialog } = useMoneyAction(
    unclaimedProperty.requestUnclaimedClaim,
    TOUCHED,
  );
  return (
    <Stack
      as="form"
      noValidate
      aria-label={`Late claim of ${item.ownerName}`}
      onSubmit={(event) => {
        event.preventDefault();
        send({ params: { unclaimedItemId: item.id }, body: values }, clear);
      }}
    >
      <TextField
        label="Number of our check"
        help="From our operating account. The state owes us the amount from then on."
        maxLength={40}
        value={values.checkNumber}
        onChange={(checkNumber) => set({ checkNumber })}
        error={fields.checkNumber}
      />
      <TextField
        label="Why we paid it"
        maxLength={600}
        value={values.reason}
        onChange={(reason) => set({ reason })}
        error={fields.reason}
      />
      <FormResult isSuccess={isWaiting} error={error}>
        {WAITS_FOR_SECOND}
      </FormResult>
      <Row>
        <Button type="submit" size="small" loading={isPending}>
          Ask for approval
        </Button>
      </Row>
      {dialog}
    </Stack>
  );
}

/** The state paid back what we had paid. */
function RefundForm({ item, today }: { readonly item: UnclaimedItem; readonly today: string }) {
  const { values, set, clear } = useDraft(`unclaimed-refund:${item.id}`, { receivedOn: today });
  const { send, fields, error, isPending, dialog } = useMoneyAction(unclaimedProperty.recordUnclaimedRefund, TOUCHED);
  return (
    <Stack
      as="form"
      noValidate
      aria-label={`Refund of the state for ${item.ownerName}`}
      onSubmit={(event) => {
        event.preventDefault();
        send({ params: { unclaimedItemId: item.id }, body: values }, clear);
      }}
    >
      <TextField
        label="Received on"
        type="date"
        value={values.receivedOn}
        onChange={(receivedOn) => set({ receivedOn })}
        error={fields.receivedOn}
      />
      {error && <Notice tone="danger">{error}</Notice>}
      <Row>
        <Button type="submit" size="small" loading={isPending}>
          Record the refund
        </Button>
      </Row>
      {dialog}
    </Stack>
  );
}

const dayLine = (label: string, day: string | null) => day && `${label} ${formatDate(day)}`;

/** One item as our team sees it. */
export function UnclaimedItemRow({ item, today }: { readonly item: UnclaimedItem; readonly today: string }) {
  const { kind, status, ownerName, address, state, amountCents, checkNumber, reason, law, dueOn, needsOrder } = item;
  const days = [
    dayLine('Owed since', item.since),
    dayLine('abandoned by law from', item.dormantOn),
    item.letterOn ? dayLine('notice sent', item.letterOn) : dayLine('notice by', item.letterUntil),
    dayLine('report by', item.reportBy),
    dayLine('money to the state by', item.remitBy),
  ];
  return (
    <li>
      <Stack $gap="s8">
        <Row $justify="space-between">
          <Text $weight="semibold">
            {unclaimedKindLabels[kind]}
            {checkNumber && ` ${checkNumber}`}, {ownerName || 'owner not known'}:{' '}
            <Money amount={amountCents} cents="always" />
          </Text>
          <Badge tone={tones[status]}>{unclaimedStatusLabels[status]}</Badge>
        </Row>
        <Text $size="small" $tone="soft">
          {dueOn && `Due ${formatDate(dueOn)}. `}
          {address ?? 'No address known'}
          {state && ` (law of ${state})`}. {days.filter(Boolean).join(', ')}.
        </Text>
        {reason && <Notice tone="warning">{unclaimedReasonLabels[reason]} Enter the owner, or ask our lawyer.</Notice>}
        {law.length > 0 && (
          <Disclosure summary="Law">
            <ul>
              {law.map(({ source, certainty }) => (
                <li key={source}>
                  {source} ({certainty}; to be confirmed by our lawyer)
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
        {status === 'waiting' && (
          <Disclosure summary="Enter owner and address">
            <PlaceForm item={item} />
          </Disclosure>
        )}
        {(ANSWERABLE.includes(status) || needsOrder) && (
          <Disclosure summary={needsOrder ? 'Propose another check' : 'The owner got in touch'}>
            <ContactForm item={item} />
          </Disclosure>
        )}
        {status === 'remitted' && (
          <Disclosure summary="We paid the owner after the state had it">
            <ClaimForm item={item} />
          </Disclosure>
        )}
        {status === 'claimed' && (
          <Disclosure summary="The state paid it back">
            <RefundForm item={item} today={today} />
          </Disclosure>
        )}
      </Stack>
    </li>
  );
}
