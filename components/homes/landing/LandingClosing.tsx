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
            A home is lent, not sold. One person trusts another with the place where they painted the kitchen; the other
            brings a kettle, a key hook and hopes.
          </Text>
          <Text $size="large">
            We stand between the two. We count every dollar in the open, answer when the water heater does not, and say
            so when we were wrong. Long leases, short answers.
          </Text>
          <Text $size="large">
            Come in, or{' '}
            <ModalLink modal="ASK_A_QUESTION" href="/support">
              ask us something first
            </ModalLink>
            .
          </Text>
          <Text>Everybody at Belong</Text>
        </Letter>
      </Container>
    </Frame>
  );
}
