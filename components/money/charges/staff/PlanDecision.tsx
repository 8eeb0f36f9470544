import { FormResult } from '@/components/layout/account/FormResult';
import { Button } from '@/components/ui/actions/Button';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { TextField } from '@/components/ui/fields/TextField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { charges } from '@/contract/money/charges/endpoints';
import { type PaymentPlan, paymentPlans } from '@/contract/money/paymentPlans/endpoints';
import { desk } from '@/contract/platform/desk/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';
import { formatDate } from '@/lib/format/dates';

const PART_COUNTS = [2, 3, 4, 5, 6] as const;

const outcomes: Partial<Record<PaymentPlan['status'], string>> = {
  active: 'This plan is active.',
  completed: 'This plan is paid.',
  broken: 'This plan has ended: a part was not paid in time.',
  declined: 'This plan was declined.',
};

function Decision({ plan }: { readonly plan: PaymentPlan }) {
  const {
    values: { parts, firstOn, note },
    set,
    clear,
  } = useDraft(`payment-plan:${plan.id}`, {
    parts: String(plan.parts.length),
    firstOn: plan.parts[0]?.dueOn ?? '',
    note: '',
  });
  const decide = useApiMutation(paymentPlans.decidePaymentPlan, {
    touches: [paymentPlans, charges, desk],
    onArrived: clear,
  });
  const { error } = decide;
  const send = (approved: boolean) =>
    decide.mutate({
      params: { planId: plan.id },
      body: { approved, note, ...(approved && { parts: Number(parts), firstOn }) },
    });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(true);
      }}
    >
      <Stack>
        <Row $align="start">
          <SelectField
            label="Number of payments"
            error={error?.fields?.parts}
            options={PART_COUNTS.map((count) => ({ value: String(count), label: String(count) }))}
            value={parts}
            onChange={(parts) => set({ parts })}
          />
          <TextField
            label="First payment due"
            error={error?.fields?.firstOn}
            type="date"
            value={firstOn}
            onChange={(firstOn) => set({ firstOn })}
          />
        </Row>
        <TextAreaField
          label="Note to the residents"
          help="We email it with the decision."
          error={error?.fields?.note}
          rows={2}
          value={note}
          onChange={(note) => set({ note })}
        />
        <FormResult isSuccess={false} error={error && !error.fields ? error.message : null}>
          {null}
        </FormResult>
        <Row>
          <Button type="submit" size="small" loading={decide.isPending}>
            Start plan
          </Button>
          <Button size="small" tone="secondary" loading={decide.isPending} onClick={() => send(false)}>
            Decline
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

/** A request with nothing left to pay: it was paid or waived meanwhile, so there is no plan to start. */
function CloseRequest({ plan }: { readonly plan: PaymentPlan }) {
  const decide = useApiMutation(paymentPlans.decidePaymentPlan, { touches: [paymentPlans, charges, desk] });
  const body = { approved: false, note: 'Nothing of this is owed any more, so you need no plan.' };
  return (
    <Stack>
      <Text>Nothing of this is owed any more: it was paid or waived. There is nothing to put in a plan.</Text>
      <FormResult isSuccess={false} error={decide.error?.message ?? null}>
        {null}
      </FormResult>
      <Row>
        <Button
          size="small"
          loading={decide.isPending}
          onClick={() => decide.mutate({ params: { planId: plan.id }, body })}
        >
          Close the request
        </Button>
      </Row>
    </Stack>
  );
}

/** A payment plan that waits for our decision, or how the newest one went; nothing where there was none. */
export function PlanDecision({ leaseId }: { readonly leaseId: string }) {
  const { data } = useApi(paymentPlans.getPaymentPlan, { params: { leaseId } });
  const plan = data?.plan;
  if (!plan || plan.status === 'withdrawn') return null;
  return (
    <Card as="section" aria-labelledby="plan">
      <Stack>
        <Heading id="plan" $size="small">
          Payment plan
        </Heading>
        <Text>
          {plan.askedBy} asked on {formatDate(plan.askedOn)} to pay <Money amount={plan.amountCents} cents="always" />{' '}
          in {plan.parts.length} parts.
        </Text>
        {plan.hardship && <Text $tone="soft">“{plan.hardship}”</Text>}
        {plan.status === 'requested' ? (
          plan.leftCents > 0 ? (
            <Decision key={plan.id} plan={plan} />
          ) : (
            <CloseRequest key={plan.id} plan={plan} />
          )
        ) : (
          <div role="status">
            <Text>
              {outcomes[plan.status]} <Money amount={plan.leftCents} cents="always" /> is left.
            </Text>
          </div>
        )}
        {plan.note && <Text $tone="soft">Our note: {plan.note}</Text>}
      </Stack>
    </Card>
  );
}
