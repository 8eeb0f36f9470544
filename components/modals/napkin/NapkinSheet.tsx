import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { ErrorState } from '@/components/ui/ErrorState';
import { Skeleton } from '@/components/ui/Skeleton';
import type { PayoutPlan, PayoutPlanName } from '@/contract/payoutPlans';
import type { MarketStats } from '@/contract/regions';
import type { useRentalCalculator } from '@/hooks/useNapkin';
import type { RentalCalculatorPlans } from '@/hooks/useNapkinPlans';
import { formatCents } from '@/lib/format/money';
import { type RentalCalculatorInputs, calculateRental as sumOf } from '@/lib/napkin';
import { RentalCalculatorFields } from './NapkinFields';
import { FooterActions, Halves } from './NapkinSheet.styles';
import { RentalCalculatorResult } from './NapkinSum';

interface RentalCalculatorSheetProps {
  readonly calculator: ReturnType<typeof useRentalCalculator>;
  readonly plans: RentalCalculatorPlans;
  readonly plan: PayoutPlan | undefined;
  readonly figures: MarketStats | undefined;
  readonly onPlanChange: (plan: PayoutPlanName) => void;
  readonly onContact: () => void;
  readonly onClose: () => void;
}

const formatMonthly = (inputs: RentalCalculatorInputs, plan: PayoutPlan) => `${formatCents(sumOf(inputs, plan).takeHome)} a month`;

/** Left what is typed, right what it comes to. */
export function RentalCalculatorSheet({ calculator: napkin, plans, plan, figures, onPlanChange: onPlan, onContact: onAsk, onClose }: RentalCalculatorSheetProps) {
  const hasProblems = Object.keys(napkin.problems).length > 0;
  return (
    <Dialog
      title="On the back of a napkin"
      size="large"
      onClose={onClose}
      footer={
        plan && (
          <>
            {napkin.hasInputs && <FooterActions aria-hidden="true">{formatMonthly(napkin.inputs, plan)}</FooterActions>}
            <Button onClick={onAsk} aria-disabled={!napkin.hasInputs}>
              Send me this sum
            </Button>
          </>
        )
      }
    >
      {plans.failed ? (
        <ErrorState title="Our fees did not reach you" level="h3" onRetry={plans.retry} retrying={plans.asking}>
          What you typed is kept.
        </ErrorState>
      ) : (
        <Halves>
          <RentalCalculatorFields calculator={napkin} figures={figures} />
          {plan ? (
            <RentalCalculatorResult
              inputs={napkin.inputs}
              hasInputs={napkin.hasInputs}
              hasProblems={hasProblems}
              plans={plans.data}
              plan={plan}
              onPlanChange={onPlan}
            />
          ) : (
            <Skeleton $height="18rem" $round="card" />
          )}
        </Halves>
      )}
    </Dialog>
  );
}
