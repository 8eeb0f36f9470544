import styled from 'styled-components';
import { ModalLink } from '@/components/modals/shared/ModalLink';
import { Container } from '@/components/ui/layout/Container';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { up } from '@/styles/media';
import { color, radius, space } from '@/styles/tokens';

const Frame = styled.section`
  padding-block: ${space.s48} ${space.s96};
`;

const Letter = styled.div`
  display: grid;
  gap: ${space.s16};
  padding: ${space.s32} ${space.s24};
  border-radius: ${radius.sheet};
  background: ${color.brandDeep};
  color: ${color.onBrandDeep};

  h2 {
    color: inherit;
  }

  a {
    color: inherit;
  }

  ${up('md')} {
    padding: ${space.s64};
  }
`;

/** A few lines at the end, as one would write them. */
export function LandingClosing() {
  return (
    <Frame aria-labelledby="closing">
      <Container $width="reading">
        <Letter>
          <Heading id="closing" $size="section">
            Dear neighbor,
          </Heading>
          <Text $size="large">
            Renting is about trust. Someone hands over the home where they painted the kitchen. Someone else brings
            boxes, a key hook, and big plans.
          </Text>
          <Text $size="large">
            We’re here for both. We show you every dollar, pick up when the water heater quits, and tell you when we got
            it wrong.
          </Text>
          <Text $size="large">
            Welcome. Have questions first?{' '}
            <ModalLink modal="ASK_A_QUESTION" href="/support">
              Ask us anything
            </ModalLink>
            .
          </Text>
          <Text>The Belong team</Text>
        </Letter>
      </Container>
    </Frame>
  );
}
