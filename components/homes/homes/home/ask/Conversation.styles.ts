import styled from 'styled-components';
import { plainList } from '@/styles/mixins';
import { color, radius, size, space } from '@/styles/tokens';

export const Log = styled.div`
  display: grid;
  gap: ${space.s24};
  min-width: 0;
`;

export const Exchange = styled.article`
  display: grid;
  gap: ${space.s12};
  min-width: 0;
  padding: ${space.s16};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  overflow-wrap: anywhere;
`;

export const Sentences = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s12};
`;

export const SourceLine = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${size.t14};
`;
