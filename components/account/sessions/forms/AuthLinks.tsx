import styled from 'styled-components';
import { plainButton } from '@/styles/mixins';
import { color, space, weight } from '@/styles/tokens';
import type { AuthScreen } from './authScreens';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.s4};
`;

const AuthLink = styled.button`
  ${plainButton}
  min-height: 2rem;
  color: ${color.brand};
  font-weight: ${weight.medium};
  text-decoration: underline;
  text-underline-offset: 0.15em;
`;

interface AuthLinksProps {
  readonly screens: readonly (readonly [screen: AuthScreen, label: string])[];
  readonly onScreen: (screen: AuthScreen) => void;
}

/** Ways to the other screens of logging in. */
export function AuthLinks({ screens, onScreen }: AuthLinksProps) {
  return (
    <Frame>
      {screens.map(([screen, label]) => (
        <AuthLink key={screen} type="button" onClick={() => onScreen(screen)}>
          {label}
        </AuthLink>
      ))}
    </Frame>
  );
}
