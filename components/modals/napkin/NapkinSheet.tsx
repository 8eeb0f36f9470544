import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { ErrorState } from '@/components/ui/ErrorState';
import { Skeleton } from '@/components/ui/Skeleton';
import type { PayoutPlan, PayoutPlanName } from '@/contract/payoutPlans';
import type { LocalFigures } from '@/contract/regions';
import type { useNapkin } from '@/hooks/useNapkin';
import type { NapkinPlans } from '@/hooks/useNapkinPlans';
import { formatCents } from '@/lib/format/money';
import { type NapkinInputs, napkin as sumOf } from '@/lib/napkin';
import { NapkinFields } from './NapkinFields';
import { Footed, Halves } from './NapkinSheet.styles';
import { NapkinSum } from './NapkinSum';

interface NapkinSheetProps {
  readonly napkin: ReturnType<typeof useNapkin>;
  readonly plans: NapkinPlans;
  readonly plan: PayoutPlan | undefined;
  readonly figures: LocalFigures | undefined;
  readonly onPlan: (plan: PayoutPlanName) => void;
  readonly onAsk: () => void;
  readonly onClose: () => void;
}

const monthly = (inputs: NapkinInputs, plan: PayoutPlan) => `${formatCents(sumOf(inputs, plan).takeHome)} a month`;

/** Left what is typed, right what it comes to. */
export function NapkinSheet({ napkin, plans, plan, figures, onPlan, onAsk, onClose }: NapkinSheetProps) {
  const amiss = Object.keys(napkin.problems).length > 0;
  return (
    <Dialog
      title="On the back of a napkin"
      size="large"
      onClose={onClose}
      footer={
        plan && (
          <>
            {napkin.told && <Footed aria-hidden="true">{monthly(napkin.inputs, plan)}</Footed>}
            <Button onClick={onAsk} aria-disabled={!napkin.told}>
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
          <NapkinFields napkin={napkin} figures={figures} />
          {plan ? (
            <NapkinSum
              inputs={napkin.inputs}
              told={napkin.told}
              amiss={amiss}
              plans={plans.data}
              plan={plan}
              onPlan={onPlan}
            />
          ) : (
            <Skeleton $height="18rem" $round="card" />
          )}
        </Halves>
      )}
    </Dialog>
  );
}
