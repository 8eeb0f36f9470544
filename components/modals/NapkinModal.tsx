import { useState } from 'react';
import type { PayoutPlanName } from '@/contract/payoutPlans';
import { useRentalCalculator } from '@/hooks/useNapkin';
import { useRentalCalculatorHome } from '@/hooks/useNapkinHome';
import { useRentalCalculatorPlans } from '@/hooks/useNapkinPlans';
import type { ModalContentProps } from '@/lib/modals';
import { calculatorSummary } from '@/lib/napkinWords';
import { RentalCalculatorContact } from './napkin/NapkinContact';
import { RentalCalculatorSheet } from './napkin/NapkinSheet';

/** The homeowners’ calculator: what a month and a first year leave under each payout plan. `where` is a region’s slug, `homeId` a home of theirs. */
export function RentalCalculatorModal({ props, onClose }: ModalContentProps) {
  const calculator = useRentalCalculator();
  useRentalCalculatorHome(props.homeId, ({ rentCents }) => calculator.set('rent', String(Math.round(rentCents / 100))));
  const { plans, figures } = useRentalCalculatorPlans(props.where);
  const [planName, setPlan] = useState<PayoutPlanName>('Monthly');
  const [asking, setAsking] = useState(false);
  const plan = plans.data.find((each) => each.plan === planName) ?? plans.data[0];
  if (asking && plan) {
    return (
      <RentalCalculatorContact
        address={calculator.address}
        message={calculatorSummary(calculator.inputs, plan)}
        onBack={() => setAsking(false)}
        onClose={onClose}
      />
    );
  }
  return (
    <RentalCalculatorSheet
      calculator={calculator}
      plans={plans}
      plan={plan}
      figures={figures}
      onPlanChange={setPlan}
      onContact={() => setAsking(calculator.hasInputs)}
      onClose={onClose}
    />
  );
}
