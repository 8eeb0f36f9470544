import styled from 'styled-components';
import { forcedColors } from '@/styles/media';
import { plainList } from '@/styles/mixins';
import { color, layer, radius, shadow, size, space } from '@/styles/tokens';

export const Frame = styled.div`
  position: relative;
`;

export const List = styled.ul`
  ${plainList}
  position: absolute;
  inset: calc(100% + ${space.s4}) 0 auto;
  z-index: ${layer.raised};
  padding: ${space.s8};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.float};
`;

export const Option = styled.li<{ $near: boolean }>`
  padding: ${space.s12};
  border-radius: ${radius.control};
  background: ${({ $near }) => ($near ? color.brandTint : 'transparent')};
  cursor: pointer;

  ${forcedColors} {
    outline: ${({ $near }) => ($near ? '2px solid Highlight' : 'none')};
  }
`;

export const Aside = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${size.t14};
`;
