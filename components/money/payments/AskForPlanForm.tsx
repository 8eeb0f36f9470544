import { useState } from 'react';
import { AgreedText } from '@/components/layout/shared/AgreedText';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { TextField } from '@/components/ui/fields/TextField';
import { RadioCards } from '@/components/ui/forms/RadioCards';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { formatExactMoney } from '@/contract/amounts/cents';
import { addDays } from '@/contract/calendar/days';
import { dateFormat } from '@/contract/format/intl';
import { MAX_DAYS_TO_FIRST, MAX_HARDSHIP_TEXT } from '@/contract/money/paymentPlans/constants';
import type { LeasePaymentPlan } from '@/contract/money/paymentPlans/endpoints';
import { planParts } from '@/contract/money/paymentPlans/plan';
import { useDraft } from '@/hooks/useDraft';
import type { ApiError } from '@/lib/api/error';

interface AskForPlanFormProps {
  readonly data: LeasePaymentPlan;
  readonly isPending: boolean;
  readonly error: ApiError | null;
  readonly onAsk: (plan: { parts: number; firstOn: string; hardship?: string }, onSent: () => void) => void;
}

const dayIn = (locale: 'en-US' | 'es-US', day: string) =>
  day && dateFormat({ dateStyle: 'long', timeZone: 'UTC' }, locale).format(new Date(`${day}T00:00:00Z`));

const PART_CHOICES = ['2', '3', '4', '6'] as const;

/** How many parts, from when, and, where our team decides, why. */
export function AskForPlanForm({ data, isPending, error, onAsk }: AskForPlanFormProps) {
  const { overdueCents, today, isAutomatic } = data;
  const {
    values: { parts, firstOn, hardship },
    set,
    clear,
  } = useDraft(`ask-for-plan:${data.leaseId}`, {
    parts: '2' as (typeof PART_CHOICES)[number],
    firstOn: addDays(today, 7),
    hardship: '',
  });
  const [isSubmitted, setIsSubmitted] = useState(false);
  const isMissing = !isAutomatic && hardship.trim() === '';
  const [first] = planParts({ amount: overdueCents, parts: Number(parts), firstOn }, overdueCents);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsSubmitted(true);
        if (isMissing) return;
        onAsk({ parts: Number(parts), firstOn, ...(hardship.trim() && { hardship: hardship.trim() }) }, clear);
      }}
    >
      <Stack>
        <Text>
          {formatExactMoney(overdueCents)} is overdue. Pay it in installments, two weeks apart.{' '}
          {isAutomatic
            ? 'Your plan starts right away.'
            : 'Our team decides within 2 business days, because it’s more than a month of rent or you had a plan this year.'}
        </Text>
        <RadioCards
          legend="Number of payments"
          options={PART_CHOICES.map((value) => ({ value, label: `${value} payments` }))}
          value={parts}
          onChange={(parts) => set({ parts })}
          min="7rem"
        />
        <TextField
          label="First payment due"
          help="Within 14 days"
          error={error?.fields?.firstOn}
          type="date"
          min={today}
          max={addDays(today, MAX_DAYS_TO_FIRST)}
          value={firstOn}
          onChange={(firstOn) => set({ firstOn })}
        />
        <TextAreaField
          label={isAutomatic ? 'What happened? (optional)' : 'What happened?'}
          help="Only your household and our team can read this."
          error={error?.fields?.hardship ?? (isSubmitted && isMissing ? 'Tell us what happened.' : undefined)}
          rows={3}
          maxLength={MAX_HARDSHIP_TEXT}
          value={hardship}
          onChange={(hardship) => set({ hardship })}
        />
        <AgreedText
          about="paymentPlan"
          values={{
            en: { amount: formatExactMoney(overdueCents), parts, day: dayIn('en-US', firstOn) },
            es: { amount: formatExactMoney(overdueCents), parts, day: dayIn('es-US', firstOn) },
          }}
        />
        <div aria-live="polite">{error && !error.fields && <Notice tone="danger">{error.message}</Notice>}</div>
        <div>
          <Button type="submit" loading={isPending}>
            {isAutomatic && first ? `Start plan with ${formatExactMoney(first.cents)}` : 'Ask for this plan'}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
