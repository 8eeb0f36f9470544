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
import { cents } from '@/contract/amounts/cents';
import { mayCost } from '@/contract/law/cardFees';
import { type Autopay, autopays, MAX_AUTOPAY_DAY } from '@/contract/money/autopays/endpoints';
import { type PaymentMethod, paymentMethods } from '@/contract/money/paymentMethods/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { ordinalDay } from '@/lib/labels/payout.labels';

/** Whose law says what a card may cost, and on which local day. */
export interface LawPlace {
  readonly state: string;
  readonly day: string;
}

interface AutopayFormProps {
  readonly leaseId: string;
  readonly residents: number;
  readonly place: LawPlace;
  readonly autopay: Autopay | null;
  readonly onDone: () => void;
}

const DAYS = Array.from({ length: MAX_AUTOPAY_DAY }, (_, n) => n + 1);

/** Turns autopay on, or changes it. What was typed stays through errors. */
export function AutopayForm({ leaseId, residents, place, autopay, onDone }: AutopayFormProps) {
  const saved = useApi(paymentMethods.listPaymentMethods);
  const save = useApiMutation(autopays.setAutopay, { touches: [autopays, paymentMethods] });
  const methods = saved.data ?? [];
  const usable = methods.filter(({ status }) => status === 'active');
  const [methodId, setMethodId] = useState(autopay?.method.id ?? null);
  const [day, setDay] = useState(autopay?.day ?? null);
  const [capCents, setCapCents] = useState<number | null>(autopay?.capCents ?? null);
  const [share, setShare] = useState<'all' | 'mine'>(autopay && autopay.shareOf > 1 ? 'mine' : 'all');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const method = usable.find(({ id }) => id === methodId) ?? usable.find(({ isDefault }) => isDefault) ?? usable[0];
  const hasFee = ({ funding }: PaymentMethod) => mayCost({ funding, ...place });
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
          { onSuccess: onDone },
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
          <Text $size="small">A card fee is added to each payment. We email you the exact amount the day before.</Text>
        )}
        <SelectField
          label="When"
          help="If you choose a day after rent is due, autopay runs in the month before, so it’s never late."
          options={[
            { value: 'due', label: 'On the day rent is due' },
            ...DAYS.map((each) => ({ value: String(each), label: `On the ${ordinalDay(each)}` })),
          ]}
          value={day === null ? 'due' : String(day)}
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
        {save.error && (
          <Notice live tone="danger" title="Autopay wasn’t saved">
            {save.error.message || 'Check your connection and try again.'}
          </Notice>
        )}
        <Row>
          <Button type="submit" loading={save.isPending}>
            {autopay ? 'Save autopay' : 'Turn on autopay'}
          </Button>
          <Button tone="ghost" onClick={onDone}>
            Cancel
          </Button>
        </Row>
        <AgreedText about="autopay" />
      </Stack>
    </form>
  );
}
