import styled from 'styled-components';
import { up } from '@/styles/media';
import { displayFace, plainList, tabular } from '@/styles/mixins';
import { color, radius, size, space } from '@/styles/tokens';

export const Halves = styled.div`
  display: grid;
  gap: ${space.s24};

  ${up('md')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space.s32};
    align-items: start;
  }
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${space.s16};
  align-items: end;
`;

export const Suggestions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4} ${space.s8};
  align-items: center;
`;

export const ResultPanel = styled.section`
  display: grid;
  gap: ${space.s16};
  padding: ${space.s24};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.sunken};

  ${up('md')} {
    position: sticky;
    inset-block-start: 0;
  }
`;

export const Total = styled.p`
  ${displayFace}
  ${tabular}
  font-size: ${size.t46};
`;

export const Lines = styled.dl`
  ${tabular}
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space.s4} ${space.s16};

  dd {
    margin: 0;
    text-align: end;
  }
`;

export const AssumptionNotes = styled.ul`
  ${plainList}
  ${tabular}
  display: grid;
  gap: ${space.s8};
  padding-block-start: ${space.s16};
  border-block-start: 1px solid ${color.lineStrong};
`;

/** On a phone the sum is far below what is typed: there it stands beside the button, too. */
export const FooterActions = styled.span`
  ${displayFace}
  ${tabular}
  flex: 1 1 6rem;
  align-self: center;
  font-size: ${size.t16};

  ${up('md')} {
    display: none;
  }
`;
