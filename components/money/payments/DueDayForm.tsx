import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { SelectField } from '@/components/ui/fields/SelectField';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { autopays } from '@/contract/money/autopays/endpoints';
import { charges } from '@/contract/money/charges/endpoints';
import { type LeasePaymentPlan, paymentPlans } from '@/contract/money/paymentPlans/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';

interface DueDayFormProps {
  readonly leaseId: string;
  readonly dueDay: LeasePaymentPlan['dueDay'];
}

/** The right of residents to a later due day: no approval is needed. */
export function DueDayForm({ leaseId, dueDay }: DueDayFormProps) {
  const [day, setDay] = useState(String(dueDay.day));
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const change = useApiMutation(paymentPlans.changeDueDay, { touches: [paymentPlans, charges, autopays] });
  const days = Array.from({ length: dueDay.latestDay ?? 1 }, (_, n) => String(n + 1));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setIsSubmitted(true);
        if (isConfirmed) change.mutate({ params: { leaseId }, body: { day: Number(day), confirmed: true } });
      }}
    >
      <Stack>
        <Text>{dueDay.rule}</Text>
        <SelectField
          label="Due day of each month"
          error={change.error?.fields?.day}
          options={days.map((each) => ({ value: each, label: each }))}
          value={day}
          onChange={setDay}
        />
        <Checkbox checked={isConfirmed} onChange={({ target }) => setIsConfirmed(target.checked)}>
          My main income is a monthly government benefit that comes after the day rent is due now.
        </Checkbox>
        <div aria-live="polite">
          {isSubmitted && !isConfirmed && <Notice tone="danger">Confirm that this is true to continue.</Notice>}
          {change.error && !change.error.fields && <Notice tone="danger">{change.error.message}</Notice>}
          {change.isSuccess && (
            <Notice tone="success">Saved. It starts with the next month that isn’t billed yet.</Notice>
          )}
        </div>
        <div>
          <Button type="submit" tone="secondary" loading={change.isPending}>
            Move due day
          </Button>
        </div>
      </Stack>
    </form>
  );
}
