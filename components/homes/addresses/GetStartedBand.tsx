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

  h2,
  a {
    color: inherit;
  }

  ${up('md')} {
    padding: ${space.s64};
  }
`;

/** The last words of a page for homeowners: a person is one message away. */
export function GetStartedBand({ regionName }: { readonly regionName?: string }) {
  return (
    <Frame aria-labelledby="get-started">
      <Container>
        <Letter>
          <Heading id="get-started" $size="section">
            One home is all you need{regionName ? `, anywhere in ${regionName}` : ''}
          </Heading>
          <Text $size="large">
            Most of our homeowners have one or two. We’ll get back to you within 1 business day, and nothing starts
            until you approve it.
          </Text>
          <Text $size="large">
            <ModalLink modal="ENTER_CONTACT" href="/support">
              Contact us
            </ModalLink>{' '}
            or{' '}
            <ModalLink modal="ASK_A_QUESTION" props={{ topic: 'owning' }} href="/support">
              ask a question first
            </ModalLink>
            .
          </Text>
        </Letter>
      </Container>
    </Frame>
  );
}
