import styled from 'styled-components';
import { hovering, up } from '@/styles/media';
import { displayFace, tabular } from '@/styles/mixins';
import { color, layer, radius, shadow, size, space, weight } from '@/styles/tokens';

export const Frame = styled.section`
  position: absolute;
  inset: auto ${space.s12} 6.5rem;
  z-index: ${layer.raised};
  display: flex;
  max-width: 28rem;
  margin-inline: auto;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.float};

  ${up('lg')} {
    inset-block-end: ${space.s32};
  }
`;

export const Picture = styled.div`
  position: relative;
  flex: 0 0 34%;
  background: ${color.sunken};
`;

export const CardText = styled.div`
  flex: 1;
  min-width: 0;
  padding: ${space.s12} ${space.s16};
`;

export const Price = styled.p`
  ${displayFace}
  ${tabular}
  padding-inline-end: 5.5rem;
  font-size: ${size.t21};
`;

export const Name = styled.a`
  display: block;
  margin-block-start: ${space.s4};
  color: ${color.ink};
  font-weight: ${weight.semibold};
  text-decoration: none;

  /* The whole card is the link; the tools stand above it. */
  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }

  ${hovering} {
    &:hover {
      color: ${color.brand};
    }
  }
`;

export const Tools = styled.div`
  position: absolute;
  inset: ${space.s8} ${space.s8} auto auto;
  z-index: ${layer.raised};
  display: flex;
  gap: ${space.s8};
`;
