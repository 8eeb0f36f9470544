import { useState } from 'react';
import { calculatorSummary } from '@/components/homes/estimates/rentalCalculator/rentalCalculator.labels';
import { useRentalCalculator } from '@/components/homes/estimates/rentalCalculator/useRentalCalculator';
import { useRentalCalculatorHome } from '@/components/homes/estimates/rentalCalculator/useRentalCalculatorHome';
import { useRentalCalculatorPlans } from '@/components/homes/estimates/rentalCalculator/useRentalCalculatorPlans';
import type { PayoutPlanName } from '@/contract/money/payoutPlans/endpoints';
import type { ModalContentProps } from '@/lib/routing/modals';
import { RentalCalculatorContact } from './RentalCalculatorContact';
import { RentalCalculatorSheet } from './RentalCalculatorSheet';

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
