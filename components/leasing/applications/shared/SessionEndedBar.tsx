import styled from 'styled-components';
import { Notice } from '@/components/ui/feedback/Notice';
import { Container } from '@/components/ui/layout/Container';
import { shadow, space } from '@/styles/tokens';
import { LoginPrompt } from './LoginPrompt';

/** In view wherever on the page one is when the session ends. */
const FixedBar = styled.div`
  position: sticky;
  inset-block-end: ${space.s16};
  z-index: 1;
  padding-block-end: ${space.s16};

  > * > * {
    box-shadow: ${shadow.float};
  }
`;

/** The session has ended during the work: the page stays as it is, and a dialog over it lets the person go on. */
export function SessionEndedBar() {
  return (
    <FixedBar>
      <Container $width="reading">
        <Notice tone="warning" live title="You’re logged out">
          What you entered is still here. Log in to continue.
          <div>
            <LoginPrompt primary="login">Log in</LoginPrompt>
          </div>
        </Notice>
      </Container>
    </FixedBar>
  );
}
