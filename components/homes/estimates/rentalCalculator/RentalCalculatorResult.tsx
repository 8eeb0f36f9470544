import {
  calculateRental,
  type RentalCalculatorInputs,
} from '@/components/homes/estimates/rentalCalculator/rentalCalculator';
import { calculatorLineLabels } from '@/components/homes/estimates/rentalCalculator/rentalCalculator.labels';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import type { PayoutPlan, PayoutPlanName } from '@/contract/money/payoutPlans/endpoints';
import { formatCents } from '@/lib/format/money';
import { planLabel } from '@/lib/labels/payout.labels';
import { AssumptionNotes, Lines, ResultPanel, Total } from './RentalCalculatorSheet.styles';

const shortPlanNames: Readonly<Record<PayoutPlanName, string>> = {
  Monthly: 'Monthly',
  Yearly: 'A year up front',
  NoGuarantee: 'No guarantee',
};

interface RentalCalculatorResultProps {
  readonly inputs: RentalCalculatorInputs;
  /** Whether there is anything to add up. */
  readonly hasInputs: boolean;
  /** Whether something was typed that is no amount. */
  readonly hasProblems: boolean;
  readonly plans: readonly PayoutPlan[];
  readonly plan: PayoutPlan;
  readonly onPlanChange: (plan: PayoutPlanName) => void;
}

/** Results. A minus is shown as what it is. */
export function RentalCalculatorResult({
  inputs,
  hasInputs,
  hasProblems,
  plans,
  plan,
  onPlanChange,
}: RentalCalculatorResultProps) {
  const { month, takeHome, firstYear, firstYearAfterFees, breakEven } = calculateRental(inputs, plan);
  const costs = inputs.mortgage + inputs.hoa + inputs.tax + inputs.insurance + inputs.upkeepBps;
  return (
    <ResultPanel aria-label="Results">
      <ChoicePills
        legend="Payout plan"
        options={plans.map(({ plan: value }) => ({ value, label: shortPlanNames[value] }))}
        value={plan.plan}
        onChange={onPlanChange}
      />
      <div aria-live="polite">
        {hasInputs ? (
          <>
            <Total>
              <Money amount={takeHome} />
            </Total>
            <Text>{takeHome < 0 ? 'your cost in an average month' : 'your take-home in an average month'}</Text>
          </>
        ) : (
          <>
            <Total aria-hidden="true">{hasProblems ? '$ …' : '$0'}</Total>
            <Text $tone="soft">{hasProblems ? 'Correct the marked amount first.' : 'Enter a rent to start.'}</Text>
          </>
        )}
      </div>
      {hasInputs && (
        <>
          <AssumptionNotes>
            <li>
              First year: <Money amount={firstYearAfterFees} /> after our fees
              {costs > 0 && (
                <>
                  , <Money amount={firstYear} /> after your own costs
                </>
              )}
              . The one-time placement fee is {plan.placementFeeBps / 100}% of one month’s rent.
            </li>
            {costs > 0 && (
              <li>
                {breakEven === null
                  ? 'No rent would cover these costs.'
                  : `A rent of ${formatCents(breakEven)} covers an average month.`}
              </li>
            )}
          </AssumptionNotes>
          <Disclosure summary="Average month breakdown">
            <Lines>
              {month
                .filter(({ amount }) => amount !== 0)
                .map(({ name, amount }) => (
                  <div key={name} style={{ display: 'contents' }}>
                    <dt>{calculatorLineLabels[name]}</dt>
                    <dd>
                      <Money amount={amount} cents="always" />
                    </dd>
                  </div>
                ))}
            </Lines>
          </Disclosure>
        </>
      )}
      <Text $size="small" $tone="soft">
        {planLabel(plan).text} This is an estimate, not advice. Blank fields aren’t counted.
      </Text>
    </ResultPanel>
  );
}
