import styled from 'styled-components';
import { color, layer, radius, shadow, space } from '@/styles/tokens';

export const Frame = styled.div`
  position: fixed;
  inset: auto ${space.s16} ${space.s16} ${space.s16};
  z-index: ${layer.toast};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s8} ${space.s16};
  width: fit-content;
  max-width: 60rem;
  margin-inline: auto;
  padding: ${space.s12} ${space.s16};
  border: 1px solid ${color.brand};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.float};
`;
