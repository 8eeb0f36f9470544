import styled from 'styled-components';
import { up } from '@/styles/media';
import { color, layer, radius, shadow, space } from '@/styles/tokens';

export const Frame = styled.aside`
  position: fixed;
  inset-block-end: ${space.s12};
  inset-inline: ${space.s12};
  z-index: ${layer.sticky};
  display: flex;
  flex-direction: column;
  gap: ${space.s12};
  padding: ${space.s16};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.float};

  &:not([data-consent-open]) {
    visibility: hidden;
  }

  a {
    color: inherit;
  }

  ${up('md')} {
    flex-direction: row;
    align-items: center;
    justify-content: space-between;
    gap: ${space.s24};
    max-width: 56rem;
    margin-inline: auto;
    padding: ${space.s8} ${space.s8} ${space.s8} ${space.s24};
    border-radius: ${radius.pill};
  }
`;

export const Choices = styled.div`
  display: grid;
  flex: none;
  grid-template-columns: 1fr 1fr;
  gap: ${space.s8};
`;
