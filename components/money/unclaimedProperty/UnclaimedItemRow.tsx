import { MoneyActionForm } from '@/components/money/charges/staff/MoneyActionForm';
import { Badge, type BadgeTone } from '@/components/ui/feedback/Badge';
import { Notice } from '@/components/ui/feedback/Notice';
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

interface ItemProps {
  readonly item: UnclaimedItem;
}

const ADDRESS_HELP = 'Street, city, state, and ZIP Code.';

/** The owner got in touch: where the check goes, and how we know. */
function ContactForm({ item: { id, ownerName, address } }: ItemProps) {
  return (
    <MoneyActionForm
      label={`Pay ${ownerName}`}
      draft={`unclaimed-contact:${id}`}
      initialValues={{ address: address ?? '', reason: '' }}
      fields={[
        { name: 'address', label: 'Address for the check', help: ADDRESS_HELP, maxLength: 300 },
        { name: 'reason', label: 'How the owner got in touch', maxLength: 600 },
      ]}
      endpoint={unclaimedProperty.recordUnclaimedContact}
      touches={TOUCHED}
      argsOf={(body) => ({ params: { unclaimedItemId: id }, body })}
      submitLabel="Propose a check"
      done="Recorded. Another person approves the check among the bank orders."
    />
  );
}

/** The owner and the address: the law follows from them. */
function PlaceForm({ item: { id, kind, ownerName, address } }: ItemProps) {
  return (
    <MoneyActionForm
      label={`Owner and address of ${ownerName || unclaimedKindLabels[kind]}`}
      draft={`unclaimed-place:${id}`}
      initialValues={{ ownerName, address: address ?? '' }}
      fields={[
        { name: 'ownerName', label: 'Owner', maxLength: 120 },
        {
          name: 'address',
          label: 'Last address',
          help: `${ADDRESS_HELP} The law of this state applies.`,
          maxLength: 300,
        },
      ]}
      endpoint={unclaimedProperty.placeUnclaimedItem}
      touches={TOUCHED}
      argsOf={(body) => ({ params: { unclaimedItemId: id }, body })}
      submitLabel="Save owner and address"
      done="Saved."
    />
  );
}

/** A state has the money, and we paid the owner all the same. */
function ClaimForm({ item: { id, ownerName } }: ItemProps) {
  return (
    <MoneyActionForm
      label={`Late claim of ${ownerName}`}
      draft={`unclaimed-claim:${id}`}
      initialValues={{ checkNumber: '', reason: '' }}
      fields={[
        {
          name: 'checkNumber',
          label: 'Number of our check',
          help: 'From our operating account. The state owes us the amount from then on.',
          maxLength: 40,
        },
        { name: 'reason', label: 'Why we paid it', maxLength: 600 },
      ]}
      endpoint={unclaimedProperty.requestUnclaimedClaim}
      touches={TOUCHED}
      argsOf={(body) => ({ params: { unclaimedItemId: id }, body })}
      submitLabel="Ask for approval"
    />
  );
}

/** The state paid back what we had paid. */
function RefundForm({ item: { id, ownerName }, today }: ItemProps & { readonly today: string }) {
  return (
    <MoneyActionForm
      label={`Refund of the state for ${ownerName}`}
      draft={`unclaimed-refund:${id}`}
      initialValues={{ receivedOn: today }}
      fields={[{ name: 'receivedOn', label: 'Received on', isDay: true }]}
      endpoint={unclaimedProperty.recordUnclaimedRefund}
      touches={TOUCHED}
      argsOf={(body) => ({ params: { unclaimedItemId: id }, body })}
      submitLabel="Record the refund"
    />
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
