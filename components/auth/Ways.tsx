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

const Way = styled.button`
  ${plainButton}
  min-height: 2rem;
  color: ${color.brand};
  font-weight: ${weight.medium};
  text-decoration: underline;
  text-underline-offset: 0.15em;
`;

interface WaysProps {
  readonly to: readonly (readonly [screen: AuthScreen, label: string])[];
  readonly onScreen: (screen: AuthScreen) => void;
}

/** Ways to the other screens of logging in. */
export function Ways({ to, onScreen }: WaysProps) {
  return (
    <Frame>
      {to.map(([screen, label]) => (
        <Way key={screen} type="button" onClick={() => onScreen(screen)}>
          {label}
        </Way>
      ))}
    </Frame>
  );
}
