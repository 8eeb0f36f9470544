import { steps } from '@/components/modals/steps';
import { NumberedSteps } from '@/components/ui/NumberedSteps';
import { Part } from '@/components/ui/Part';

/** From an address to a home that is looked after. */
export function HowSteps() {
  const [owners] = steps;
  return (
    <Part id="steps" title="How it goes">
      <NumberedSteps steps={owners?.steps ?? []} />
    </Part>
  );
}
