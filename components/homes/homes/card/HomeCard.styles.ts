import styled, { css } from 'styled-components';
import { hovering } from '@/styles/media';
import { displayFace, focusRing, tabular, truncate } from '@/styles/mixins';
import { color, motion, radius, shadow, size, space, weight } from '@/styles/tokens';

export const Frame = styled.article<{ $highlighted?: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  transition: box-shadow ${motion.hover};

  ${({ $highlighted }) =>
    $highlighted &&
    css`
      border-color: ${color.brand};
      box-shadow: ${shadow.lift};
    `}

  ${hovering} {
    &:hover {
      box-shadow: ${shadow.lift};
    }
  }
`;

export const Body = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.s4};
  padding: ${space.s16};
`;

export const Price = styled.p`
  ${displayFace}
  ${tabular}
  font-size: ${size.t26};
`;

export const CardFooter = styled.p`
  ${tabular}
  margin-block-end: ${space.s8};
  color: ${color.inkSoft};
  font-size: ${size.t14};
`;

export const Rooms = styled.p`
  ${tabular}
`;

/** The link fills the words of the card; the pictures above have one of their own, so that they can be swiped. */
export const Name = styled.h2`
  font-weight: ${weight.semibold};

  a {
    display: block;
    ${truncate}
    color: ${color.ink};
    text-decoration: none;
  }

  a::after {
    content: "";
    position: absolute;
    inset: 0;
  }

  a:focus-visible {
    outline: none;
    box-shadow: none;
  }

  a:focus-visible::after {
    ${focusRing}
    outline-offset: -4px;
    border-radius: ${radius.card};
  }

  ${hovering} {
    a:hover {
      color: ${color.brand};
    }
  }
`;

export const Location = styled.p`
  ${truncate}
  color: ${color.inkSoft};
  font-size: ${size.t14};
`;

export const Note = styled.p`
  padding-block-start: ${space.s8};
  color: ${color.warning};
  font-size: ${size.t14};
  font-weight: ${weight.semibold};
`;

export const AvailableOn = styled.p`
  margin-block-start: auto;
  padding-block-start: ${space.s8};
  color: ${color.inkFaint};
  font-size: ${size.t14};
`;

export const Badges = styled.div`
  position: absolute;
  inset-block-start: ${space.s12};
  inset-inline-start: ${space.s12};
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4};
  max-width: calc(100% - 5rem);
  pointer-events: none;
`;

export const SaveAction = styled.div`
  position: absolute;
  inset-block-start: ${space.s8};
  inset-inline-end: ${space.s8};
`;
