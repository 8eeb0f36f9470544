import {
  type RentalCalculatorInputs,
  calculateRental as sumOf,
} from '@/components/homes/estimates/rentalCalculator/rentalCalculator';
import type { useRentalCalculator } from '@/components/homes/estimates/rentalCalculator/useRentalCalculator';
import type { RentalCalculatorPlans } from '@/components/homes/estimates/rentalCalculator/useRentalCalculatorPlans';
import { Button } from '@/components/ui/actions/Button';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Dialog } from '@/components/ui/overlays/Dialog';
import type { MarketStats } from '@/contract/homes/regions/endpoints';
import type { PayoutPlan, PayoutPlanName } from '@/contract/money/payoutPlans/endpoints';
import { formatCents } from '@/lib/format/money';
import { RentalCalculatorFields } from './RentalCalculatorFields';
import { RentalCalculatorResult } from './RentalCalculatorResult';
import { FooterActions, Halves } from './RentalCalculatorSheet.styles';

interface RentalCalculatorSheetProps {
  readonly calculator: ReturnType<typeof useRentalCalculator>;
  readonly plans: RentalCalculatorPlans;
  readonly plan: PayoutPlan | undefined;
  readonly figures: MarketStats | undefined;
  readonly onPlanChange: (plan: PayoutPlanName) => void;
  readonly onContact: () => void;
  readonly onClose: () => void;
}

const formatMonthly = (inputs: RentalCalculatorInputs, plan: PayoutPlan) =>
  `${formatCents(sumOf(inputs, plan).takeHome)} a month`;

/** Left what is typed, right what it comes to. */
export function RentalCalculatorSheet({
  calculator,
  plans,
  plan,
  figures,
  onPlanChange,
  onContact,
  onClose,
}: RentalCalculatorSheetProps) {
  const hasProblems = Object.keys(calculator.problems).length > 0;
  return (
    <Dialog
      title="Rental calculator"
      size="large"
      onClose={onClose}
      footer={
        plan && (
          <>
            {calculator.hasInputs && (
              <FooterActions aria-hidden="true">{formatMonthly(calculator.inputs, plan)}</FooterActions>
            )}
            <Button onClick={onContact} aria-disabled={!calculator.hasInputs}>
              Email me these results
            </Button>
          </>
        )
      }
    >
      {plans.failed ? (
        <ErrorState title="We couldn’t load our fees" level="h3" onRetry={plans.retry} retrying={plans.asking}>
          What you entered is still here.
        </ErrorState>
      ) : (
        <Halves>
          <RentalCalculatorFields calculator={calculator} figures={figures} />
          {plan ? (
            <RentalCalculatorResult
              inputs={calculator.inputs}
              hasInputs={calculator.hasInputs}
              hasProblems={hasProblems}
              plans={plans.data}
              plan={plan}
              onPlanChange={onPlanChange}
            />
          ) : (
            <Skeleton $height="18rem" $round="card" />
          )}
        </Halves>
      )}
    </Dialog>
  );
}
