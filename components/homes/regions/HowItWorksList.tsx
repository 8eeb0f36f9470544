import { howItWorksSteps } from '@/components/modals/information/howItWorksSteps';
import { NumberedSteps } from '@/components/ui/layout/NumberedSteps';
import { Section } from '@/components/ui/layout/Section';

/** From an address to a home that is looked after. */
export function HowItWorksList() {
  const [owners] = howItWorksSteps;
  return (
    <Section id="steps" title="How it works">
      <NumberedSteps steps={owners?.steps ?? []} />
    </Section>
  );
}
