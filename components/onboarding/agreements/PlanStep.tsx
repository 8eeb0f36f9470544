import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Notice } from '@/components/ui/feedback/Notice';
import { RadioCards } from '@/components/ui/forms/RadioCards';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { type Agreement, agreements } from '@/contract/onboarding/agreements/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { agreementHref } from '@/lib/account/agreementRoutes';
import { focusFirstInvalid } from '@/lib/forms/focusFirstInvalid';
import { planLabels } from './agreement.labels';
import { PlanDetails } from './PlanDetails';

interface PlanStepProps {
  readonly agreement: Agreement;
  readonly onDone: () => void;
}

/** The payout plans, each in dollars for this home. */
export function PlanStep({ agreement, onDone }: PlanStepProps) {
  const { id, offers } = agreement;
  const [plan, setPlan] = useState(agreement.plan);
  const [isMissing, setMissing] = useState(false);
  const save = useApiMutation(agreements.saveAgreement, { touches: [agreements] });
  const [first] = offers;
  const choose = (value: NonNullable<typeof plan>) => {
    setPlan(value);
    save.mutate({ params: { agreementId: id }, body: { plan: value } });
  };
  const submit = (form: HTMLElement) => {
    setMissing(plan === null);
    if (plan === null) focusFirstInvalid(form);
    else save.mutate({ params: { agreementId: id }, body: { plan } }, { onSuccess: onDone });
  };
  return (
    <Stack
      as="form"
      noValidate
      $gap="s24"
      onSubmit={(event: React.FormEvent<HTMLElement>) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      {first && (
        <Text $tone="soft">
          Based on an expected rent of <Money amount={first.rentCents} per="month" />, rented for 12 months with one new
          lease. Repairs you approve come off as well.
        </Text>
      )}
      <RadioCards
        legend="Payout plan"
        min="12rem"
        options={offers.map(({ plan: { plan: name }, year }) => ({
          value: name,
          label: planLabels[name].label,
          help: (
            <>
              {planLabels[name].help}. <Money amount={year.net} /> in 12 months
            </>
          ),
        }))}
        value={plan ?? undefined}
        onChange={choose}
        error={isMissing && plan === null ? 'Choose a payout plan.' : undefined}
      />
      {offers.map((offer) => (
        <PlanDetails key={offer.plan.plan} offer={offer} isChosen={offer.plan.plan === plan} />
      ))}
      {save.error && (
        <Notice live tone="danger" title="Not saved">
          {save.error.message}
        </Notice>
      )}
      <Row>
        <ButtonLink tone="ghost" size="large" href={agreementHref('ownership', id)}>
          Back
        </ButtonLink>
        <Button type="submit" size="large" loading={save.isPending}>
          Continue
        </Button>
      </Row>
    </Stack>
  );
}
