import styled from 'styled-components';
import { howItWorksSteps } from '@/components/modals/information/howItWorksSteps';
import { NumberedSteps } from '@/components/ui/layout/NumberedSteps';
import { Section } from '@/components/ui/layout/Section';
import { Tabs } from '@/components/ui/navigation/Tabs';
import { space } from '@/styles/tokens';

const TabsFrame = styled.div`
  padding-block-start: ${space.s24};
`;

/** The steps of each side, in its own tab. */
export function HowItWorksTabs() {
  const tabs = howItWorksSteps.map((side) => ({
    key: side.next.href.slice(1),
    label: side.title,
    content: (
      <TabsFrame>
        <NumberedSteps steps={side.steps} />
      </TabsFrame>
    ),
  }));
  return (
    <Section id="how" title="How it works" tinted>
      <Tabs label="How it works" tabs={tabs} />
    </Section>
  );
}
