import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AgreedText } from '@/components/layout/shared/AgreedText';
import { MethodChoice } from '@/components/modals/shared/MethodChoice';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { SelectField } from '@/components/ui/fields/SelectField';
import { RadioCards } from '@/components/ui/forms/RadioCards';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { cents, formatExactMoney } from '@/contract/amounts/cents';
import { mayCost } from '@/contract/law/cardFees';
import { type Autopay, autopays } from '@/contract/money/autopays/endpoints';
import { type PaymentMethod, paymentMethods } from '@/contract/money/paymentMethods/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { apiQuery } from '@/lib/api/query';
import { formatDate } from '@/lib/format/dates';
import { autopayDayLabel, autopayDays } from './autopay.labels';
import { preferredMethod } from './preferredMethod';

/** The place with the law on card fees, and the local day. */
export interface LawPlace {
  readonly state: string;
  readonly day: string;
}

interface AutopayFormProps {
  readonly leaseId: string;
  readonly residents: number;
  readonly place: LawPlace;
  /** The day of the month on which rent is due. */
  readonly dueDay: number;
  readonly autopay: Autopay | null;
  readonly onDone: (isSaved: boolean) => void;
}

/** What autopay takes first, and when. */
export function FirstPayment({ next }: { readonly next: Autopay['next'] }) {
  if (!next) return <>Nothing is due yet. We email you the first amount before we take it.</>;
  const total = formatExactMoney(next.amountCents + next.feeCents);
  if (next.isOverCap) return <>{total} is due next, more than your limit, so nothing will be taken.</>;
  return (
    <>
      First payment: {total} on {formatDate(next.on)}
      {next.feeCents > 0 && `, with a card fee of ${formatExactMoney(next.feeCents)}`}.
    </>
  );
}

/** Turns autopay on, or changes it. What was typed stays through errors. */
export function AutopayForm({ leaseId, residents, place, dueDay, autopay, onDone }: AutopayFormProps) {
  const saved = useApi(paymentMethods.listPaymentMethods);
  const save = useApiMutation(autopays.setAutopay, { touches: [autopays, paymentMethods] });
  const methods = saved.data ?? [];
  const usable = methods.filter(({ status }) => status === 'active');
  const [methodId, setMethodId] = useState(autopay?.method.id ?? null);
  const [day, setDay] = useState(autopay?.day ?? null);
  const [capCents, setCapCents] = useState<number | null>(autopay?.capCents ?? null);
  const [share, setShare] = useState<'all' | 'mine'>(autopay && autopay.shareOf > 1 ? 'mine' : 'all');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const hasFee = ({ funding }: PaymentMethod) => mayCost({ funding, ...place });
  const method = usable.find(({ id }) => id === methodId) ?? preferredMethod(usable, hasFee);
  const limit = capCents !== null && capCents >= 100 ? capCents : undefined;
  const preview = useQuery({
    ...apiQuery(autopays.previewAutopay, {
      params: { leaseId },
      query: {
        paymentMethodId: method?.id ?? '',
        share,
        ...(day !== null && { day }),
        ...(limit !== undefined && { capCents: limit }),
      },
    }),
    enabled: method !== undefined,
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsSubmitted(true);
        if (!method) return;
        save.mutate(
          {
            params: { leaseId },
            body: { paymentMethodId: method.id, day, capCents: capCents === null ? null : cents(capCents), share },
          },
          { onSuccess: () => onDone(true) },
        );
      }}
    >
      <Stack $gap="s24">
        <MethodChoice
          legend="Pay with"
          methods={methods}
          value={method?.id}
          onChange={setMethodId}
          feeOf={(each) => (hasFee(each) ? null : cents(0))}
          error={isSubmitted && !method ? 'Add a payment method first.' : undefined}
        />
        {method && hasFee(method) && (
          <Text $size="small">
            A card fee is added to each payment. We email you the exact amount ten days before, or the day before within
            your limit.
          </Text>
        )}
        <SelectField
          label="When"
          options={[
            { value: 'due', label: autopayDayLabel(null, dueDay) },
            ...autopayDays(dueDay).map((each) => ({ value: String(each), label: autopayDayLabel(each, dueDay) })),
          ]}
          value={day === null || day === dueDay ? 'due' : String(day)}
          onChange={(value) => setDay(value === 'due' ? null : Number(value))}
        />
        {residents > 1 && (
          <RadioCards
            legend="How much"
            options={[
              { value: 'all', label: 'Everything due', help: 'For all residents' },
              { value: 'mine', label: 'My share', help: `1 of ${residents} equal parts` },
            ]}
            value={share}
            onChange={setShare}
          />
        )}
        <MoneyField
          label="Limit per payment"
          optional
          help="If more is due, autopay takes nothing and emails you instead."
          error={save.error?.fields?.capCents}
          cents={capCents}
          onChange={setCapCents}
        />
        <Notice live tone="info">
          {preview.data ? (
            <FirstPayment next={preview.data.next} />
          ) : preview.isError ? (
            'We couldn’t work out the first payment. We email you the amount before we take it.'
          ) : method ? (
            'Working out the first payment…'
          ) : (
            'Choose how to pay to see the first payment.'
          )}
        </Notice>
        {save.error && (
          <Notice live tone="danger" title="Autopay wasn’t saved">
            {save.error.message || 'Check your connection and try again.'}
          </Notice>
        )}
        <Row>
          <Button type="submit" loading={save.isPending}>
            {autopay ? 'Save autopay' : 'Turn on autopay'}
          </Button>
          <Button tone="ghost" onClick={() => onDone(false)}>
            Cancel
          </Button>
        </Row>
        <AgreedText about="autopay" />
      </Stack>
    </form>
  );
}
