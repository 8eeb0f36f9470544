import styled from 'styled-components';
import { steps } from '@/components/modals/steps';
import { NumberedSteps } from '@/components/ui/NumberedSteps';
import { Part } from '@/components/ui/Part';
import { Tabs } from '@/components/ui/Tabs';
import { space } from '@/styles/tokens';

const Room = styled.div`
  padding-block-start: ${space.s24};
`;

/** The steps of each side, in its own tab. */
export function HowTabs() {
  const tabs = steps.map((side) => ({
    key: side.next.href.slice(1),
    label: side.title,
    content: (
      <Room>
        <NumberedSteps steps={side.steps} />
      </Room>
    ),
  }));
  return (
    <Part id="how" title="How it works" tinted>
      <Tabs label="How it works" tabs={tabs} />
    </Part>
  );
}
