import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Stack } from '@/components/ui/layout/Stack';
import { Dialog } from '@/components/ui/overlays/Dialog';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { ModalContentProps } from '@/lib/routing/modals';
import { up } from '@/styles/media';
import { displayFace, plainList } from '@/styles/mixins';
import { color, radius, size, space } from '@/styles/tokens';
import { howItWorksSteps } from './howItWorksSteps';

const AudienceTabs = styled.div`
  display: grid;
  gap: ${space.s24};

  ${up('md')} {
    grid-template-columns: 1fr 1fr;
  }
`;

const AudienceTab = styled.section`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.s24};
  padding: ${space.s24};
  border-radius: ${radius.card};
  background: ${color.brandWash};
`;

const List = styled.ol`
  ${plainList}
  display: grid;
  gap: ${space.s16};
  counter-reset: step;

  li {
    display: grid;
    grid-template-columns: 2rem 1fr;
    counter-increment: step;
  }

  li::before {
    ${displayFace}
    content: counter(step);
    color: ${color.brand};
    font-size: ${size.t26};
    line-height: 1;
  }
`;

/** The steps for each side, both in view: people are often both. */
export function HowItWorksModal({ props, onClose }: ModalContentProps) {
  const shown = props.audience === 'resident' ? howItWorksSteps.toReversed() : howItWorksSteps;
  return (
    <Dialog title="How it works" size="large" onClose={onClose} footer={<Button onClick={onClose}>Got it</Button>}>
      <AudienceTabs>
        {shown.map((side) => (
          <AudienceTab key={side.title}>
            <Heading as="h3" $size="small">
              {side.title}
            </Heading>
            <List>
              {side.steps.map(({ title, text }) => (
                <li key={title}>
                  <Stack $gap="s4">
                    <Heading as="h4" $size="label">
                      {title}
                    </Heading>
                    <Text $tone="soft">{text}</Text>
                  </Stack>
                </li>
              ))}
            </List>
            <ButtonLink href={side.next.href} tone="secondary">
              {side.next.label}
            </ButtonLink>
          </AudienceTab>
        ))}
      </AudienceTabs>
    </Dialog>
  );
}
