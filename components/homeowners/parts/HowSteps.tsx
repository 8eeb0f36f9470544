import { howItWorksSteps } from '@/components/modals/steps';
import { NumberedSteps } from '@/components/ui/NumberedSteps';
import { Section } from '@/components/ui/Part';

/** From an address to a home that is looked after. */
export function HowItWorksList() {
  const [owners] = howItWorksSteps;
  return (
    <Section id="steps" title="How it goes">
      <NumberedSteps steps={owners?.steps ?? []} />
    </Section>
  );
}
