import { ChoicePills } from '@/components/ui/ChoicePills';
import { Disclosure } from '@/components/ui/Disclosure';
import { Money } from '@/components/ui/Money';
import { Text } from '@/components/ui/Text';
import type { PayoutPlan, PayoutPlanName } from '@/contract/payoutPlans';
import { formatCents } from '@/lib/format/money';
import { type NapkinInputs, napkin } from '@/lib/napkin';
import { lineWords } from '@/lib/napkinWords';
import { planWords } from '@/lib/payoutWords';
import { Big, Facts, Lines, Sheet } from './NapkinSheet.styles';

const short: Readonly<Record<PayoutPlanName, string>> = {
  Monthly: 'Monthly',
  Yearly: 'The year at once',
  NoGuarantee: 'No guarantee',
};

interface NapkinSumProps {
  readonly inputs: NapkinInputs;
  /** Whether there is anything to add up. */
  readonly told: boolean;
  /** Whether something was typed that is no amount. */
  readonly amiss: boolean;
  readonly plans: readonly PayoutPlan[];
  readonly plan: PayoutPlan;
  readonly onPlan: (plan: PayoutPlanName) => void;
}

/** What it comes to. A minus is shown as what it is. */
export function NapkinSum({ inputs, told, amiss, plans, plan, onPlan }: NapkinSumProps) {
  const { month, takeHome, firstYear, firstYearAfterFees, breakEven } = napkin(inputs, plan);
  const costs = inputs.mortgage + inputs.hoa + inputs.tax + inputs.insurance + inputs.upkeepBps;
  return (
    <Sheet aria-label="What it comes to">
      <ChoicePills
        legend="Payout plan"
        options={plans.map(({ plan: value }) => ({ value, label: short[value] }))}
        value={plan.plan}
        onValue={onPlan}
      />
      <div aria-live="polite">
        {told ? (
          <>
            <Big>
              <Money amount={takeHome} />
            </Big>
            <Text>{takeHome < 0 ? 'is what an average month costs you' : 'is yours in an average month'}</Text>
          </>
        ) : (
          <>
            <Big aria-hidden="true">{amiss ? '$ …' : '$0'}</Big>
            <Text $tone="soft">{amiss ? 'First the amount that is marked.' : 'A rent is enough to begin.'}</Text>
          </>
        )}
      </div>
      {told && (
        <>
          <Facts>
            <li>
              In the first year <Money amount={firstYearAfterFees} /> after our fees
              {costs > 0 && (
                <>
                  , <Money amount={firstYear} /> after your own costs
                </>
              )}
              . A new lease costs {plan.placementFeeBps / 100} % of one rent, once.
            </li>
            {costs > 0 && (
              <li>
                {breakEven === null
                  ? 'No rent covers these costs.'
                  : `A rent of ${formatCents(breakEven)} covers an average month.`}
              </li>
            )}
          </Facts>
          <Disclosure summary="Line by line, an average month">
            <Lines>
              {month
                .filter(({ amount }) => amount !== 0)
                .map(({ name, amount }) => (
                  <div key={name} style={{ display: 'contents' }}>
                    <dt>{lineWords[name]}</dt>
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
        {planWords(plan).text} A napkin, not advice: what you left empty is not counted.
      </Text>
    </Sheet>
  );
}
