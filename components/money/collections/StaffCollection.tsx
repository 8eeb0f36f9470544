import { MoneyActionForm } from '@/components/money/charges/staff/MoneyActionForm';
import { useMoneyAction } from '@/components/money/charges/staff/useMoneyAction';
import { ReasonForm } from '@/components/platform/desk/ReasonForm';
import { Button } from '@/components/ui/actions/Button';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { formatExactMoney } from '@/contract/amounts/cents';
import {
  type AgencyPayment,
  type Collection,
  collections,
  DEBT_HOLDS,
  type DebtHold,
  type DebtHoldKind,
  debtHoldLabels,
  debtLetterStatusLabels,
  MAX_DEBT_TEXT,
  type Placement,
  placementLifecycle,
  placementStatusLabels,
} from '@/contract/money/collections/endpoints';
import { finalAccounts } from '@/contract/money/finalAccounts/endpoints';
import { useApi } from '@/hooks/useApi';
import { formatDate } from '@/lib/format/dates';

const TOUCHED = [collections, finalAccounts];

function LetterAction({ leaseId, owedCents, staff }: Pick<Collection, 'leaseId' | 'owedCents' | 'staff'>) {
  const letter = useMoneyAction(collections.sendDebtLetter, TOUCHED);
  if (!staff) return null;
  return (
    <Stack $gap="s8">
      {staff.letterRefusal ? (
        <Text $size="small" $tone="soft">
          No notice can be sent now. {staff.letterRefusal}
        </Text>
      ) : (
        <Row>
          <Button
            size="small"
            tone="secondary"
            loading={letter.isPending}
            onClick={() => letter.send({ params: { leaseId } })}
          >
            Mail a notice of {formatExactMoney(owedCents)}
          </Button>
        </Row>
      )}
      {letter.error && (
        <Notice live tone="danger">
          {letter.error}
        </Notice>
      )}
      {letter.dialog}
    </Stack>
  );
}

function Hold({ hold }: { readonly hold: DebtHold }) {
  const { id, kind, reason, openedOn, liftedOn, answer } = hold;
  return (
    <Stack $gap="s8">
      <Text>
        {debtHoldLabels[kind]} since {formatDate(openedOn)}: {reason}
      </Text>
      {liftedOn ? (
        <Text $size="small" $tone="soft">
          Ended {formatDate(liftedOn)}: {answer}
        </Text>
      ) : (
        <MoneyActionForm
          label={kind === 'dispute' ? 'Answer to the dispute' : 'End of the bankruptcy'}
          draft={`debt-hold:${id}`}
          initialValues={{ answer: '' }}
          fields={[
            {
              name: 'answer',
              label: kind === 'dispute' ? 'What you found' : 'How it ended',
              help: kind === 'dispute' ? 'The residents get it by email. Say what shows the amount.' : undefined,
              maxLength: MAX_DEBT_TEXT,
            },
          ]}
          endpoint={collections.liftDebtHold}
          touches={TOUCHED}
          argsOf={(body) => ({ params: { debtHoldId: id }, body })}
          submitLabel={kind === 'dispute' ? 'Send the answer' : 'Record its end'}
        />
      )}
    </Stack>
  );
}

function HoldForm({ leaseId }: { readonly leaseId: string }) {
  return (
    <Disclosure summary="Record a dispute or a bankruptcy">
      <MoneyActionForm
        label="Dispute or bankruptcy"
        draft={`debt-hold-new:${leaseId}`}
        initialValues={{ kind: 'dispute' as DebtHoldKind, reason: '' }}
        fields={[
          {
            name: 'kind',
            label: 'What it is',
            options: DEBT_HOLDS.map((value) => ({ value, label: debtHoldLabels[value] })),
          },
          { name: 'reason', label: 'What they told you', maxLength: MAX_DEBT_TEXT },
        ]}
        endpoint={collections.recordDebtHold}
        touches={TOUCHED}
        argsOf={(body) => ({ params: { leaseId }, body })}
        submitLabel="Record it"
      />
    </Disclosure>
  );
}

function PlacementItem({ placement }: { readonly placement: Placement }) {
  const { id, status, agency, amountCents, preparedOn, reference, outcome } = placement;
  const recall = useMoneyAction(collections.recallDebt, TOUCHED);
  return (
    <Stack $gap="s8">
      <Text>
        {formatExactMoney(amountCents)} to {agency.name}, {formatDate(preparedOn)}
        {reference && `, number ${reference}`}: {placementStatusLabels[status].toLowerCase()}
        {outcome && `. ${outcome}`}
      </Text>
      {placementLifecycle.after(status, 'recall') && (
        <ReasonForm
          action="Take it back from the agency"
          label="Why it is taken back"
          sending={recall.isPending}
          onSubmit={(reason) => recall.send({ params: { placementId: id }, body: { reason } })}
        />
      )}
      {recall.error && (
        <Notice live tone="danger">
          {recall.error}
        </Notice>
      )}
      {recall.dialog}
    </Stack>
  );
}

function PaymentItem({ payment, today }: { readonly payment: AgencyPayment; readonly today: string }) {
  const { id, paidOn, grossCents, feeCents, netCents, isRecorded, returnedOn } = payment;
  return (
    <Stack $gap="s8">
      <Text>
        The agency collected {formatExactMoney(grossCents)} on {formatDate(paidOn)}, keeps {formatExactMoney(feeCents)},
        and remits {formatExactMoney(netCents)}
        {isRecorded ? ': in our books.' : '.'}
      </Text>
      {returnedOn && (
        <Text>
          The bank took it back on {formatDate(returnedOn)}.
          {isRecorded && ' Record that at the payment of the lease, unless it is done.'}
        </Text>
      )}
      {!isRecorded && !returnedOn && (
        <MoneyActionForm
          label={`Payment of the agency of ${formatDate(paidOn)}`}
          draft={`agency-payment:${id}`}
          initialValues={{ receivedOn: today, reason: '' }}
          fields={[
            {
              name: 'receivedOn',
              label: `Day on which ${formatExactMoney(netCents)} came to our bank`,
              isDay: true,
              max: today,
            },
            { name: 'reason', label: 'What you checked', maxLength: 600 },
          ]}
          endpoint={collections.recordAgencyPayment}
          touches={TOUCHED}
          argsOf={(body) => ({ params: { agencyPaymentId: id }, body })}
          submitLabel="Ask to record it"
        />
      )}
    </Stack>
  );
}

function PlaceAction({ leaseId, owedCents, staff }: Pick<Collection, 'leaseId' | 'owedCents' | 'staff'>) {
  const place = useMoneyAction(collections.placeDebt, TOUCHED);
  if (!staff) return null;
  const { placementRefusal, isPlacementAsked } = staff;
  const isWaiting = isPlacementAsked || place.isWaiting;
  return (
    <Stack $gap="s8">
      {isWaiting && <Text>A second person has to decide whether an agency gets it.</Text>}
      {!isWaiting && placementRefusal && (
        <Text $size="small" $tone="soft">
          No agency can have it now. {placementRefusal}
        </Text>
      )}
      {!isWaiting && !placementRefusal && (
        <ReasonForm
          action={`Place ${formatExactMoney(owedCents)} with the agency`}
          label="Why an agency gets it"
          help="A second person approves it. The residents hear who has it."
          sending={place.isPending}
          onSubmit={(reason) => place.send({ params: { leaseId }, body: { reason } })}
        />
      )}
      {(place.error ?? place.fields.reason) && (
        <Notice live tone="danger">
          {place.error ?? place.fields.reason}
        </Notice>
      )}
      {place.dialog}
    </Stack>
  );
}

/** How what former residents owe is asked for, for staff who handle money. */
export function StaffCollection({ leaseId }: { readonly leaseId: string }) {
  const query = useApi(collections.getCollection, { params: { leaseId } });
  const { data } = query;
  if (!data) return <Loaded query={query} title="We couldn’t load notices and disputes" level="h3" />;
  const { collection } = data;
  if (!collection) return null;
  const { letters, holds, placements, owedCents, staff, today } = collection;
  return (
    <Stack $gap="s12">
      {letters.map(({ id, status, amountCents, askedOn, sentOn, respondBy }) => (
        <Text key={id}>
          Notice of {formatExactMoney(amountCents)}, {debtLetterStatusLabels[status].toLowerCase()}{' '}
          {formatDate(sentOn ?? askedOn)}
          {status !== 'canceled' && `, answer by ${formatDate(respondBy)}`}
        </Text>
      ))}
      {holds.map((hold) => (
        <Hold key={hold.id} hold={hold} />
      ))}
      {placements.map((placement) => (
        <PlacementItem key={placement.id} placement={placement} />
      ))}
      {staff?.payments.map((payment) => (
        <PaymentItem key={payment.id} payment={payment} today={today} />
      ))}
      <LetterAction leaseId={leaseId} owedCents={owedCents} staff={staff} />
      {letters.some(({ status }) => status === 'sent') && owedCents > 0 && (
        <PlaceAction leaseId={leaseId} owedCents={owedCents} staff={staff} />
      )}
      {owedCents > 0 && <HoldForm leaseId={leaseId} />}
    </Stack>
  );
}
