import styled from 'styled-components';
import { up } from '@/styles/media';
import { tabular } from '@/styles/mixins';
import { color, radius, size, space, weight } from '@/styles/tokens';

export const Scroll = styled.div`
  overflow-x: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

export const Grid = styled.table`
  ${tabular}
  width: 100%;
  border-collapse: collapse;
  text-align: start;

  th,
  td {
    min-width: 5.5rem;
    padding: ${space.s12} ${space.s8};
    border-block-start: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;

    ${up('sm')} {
      min-width: 8rem;
      padding-inline: ${space.s16};
    }
  }

  th {
    font-weight: ${weight.semibold};
  }

  thead th {
    border-block-start: 0;
    background: ${color.sunken};
    color: ${color.inkSoft};
    font-size: ${size.t14};
  }
`;

export const Caption = styled.caption`
  padding: ${space.s12} ${space.s16};
  color: ${color.inkSoft};
  font-size: ${size.t14};
  text-align: start;
  caption-side: bottom;
`;
