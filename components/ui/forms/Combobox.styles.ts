import styled, { css } from 'styled-components';
import { forcedColors } from '@/styles/media';
import { plainList } from '@/styles/mixins';
import { color, layer, radius, shadow, size, space } from '@/styles/tokens';

export const Frame = styled.div`
  position: relative;
`;

export const List = styled.ul<{ $open: boolean }>`
  ${plainList}
  position: absolute;
  inset: calc(100% + ${space.s4}) 0 auto;
  z-index: ${layer.overlay};
  max-height: 20rem;
  overflow: auto;
  padding: ${space.s8};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.float};
  visibility: ${({ $open }) => ($open ? 'visible' : 'hidden')};

  &:empty {
    visibility: hidden;
  }
`;

export const Option = styled.li<{ $active: boolean }>`
  min-height: 2.75rem;
  padding: ${space.s8} ${space.s12};
  border-radius: ${radius.control};
  background: ${({ $active }) => ($active ? color.brandWash : 'transparent')};
  cursor: pointer;

  ${forcedColors} {
    outline: ${({ $active }) => ($active ? '2px solid Highlight' : 'none')};
  }
`;

const cornerStyles = css`
  position: absolute;
  inset: 0.9rem ${space.s16} auto auto;
  padding: 0;
`;

export const Note = styled.p<{ $corner?: boolean }>`
  padding-block-start: ${space.s4};
  color: ${color.inkSoft};
  font-size: ${size.t14};
  ${({ $corner }) => $corner && cornerStyles}
`;
