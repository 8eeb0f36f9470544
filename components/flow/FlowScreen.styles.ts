import styled from 'styled-components';
import { up } from '@/styles/media';
import { color, space } from '@/styles/tokens';

export const Page = styled.div`
  display: grid;
  gap: ${space.s32};
  padding-block: ${space.s24} ${space.s64};

  ${up('md')} {
    gap: ${space.s48};
    padding-block: ${space.s48} ${space.s96};
  }
`;

/** Small answers share a line where there is room, label beside label and input beside input; whatever is chosen from has one of its own. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: 0 ${space.s24};
  align-items: start;
  margin-block-end: calc(-1 * ${space.s24});

  > * {
    min-width: 0;
    padding-block-end: ${space.s24};
  }

  > [data-wide] {
    grid-column: 1 / -1;
  }

  > :not([data-wide]),
  > :not([data-wide]) > * {
    display: grid;
    grid-row: span 4;
    grid-template-rows: subgrid;
  }

  > :not([data-wide]) > * {
    row-gap: ${space.s4};
  }

  > :not([data-wide]) > * > label {
    grid-row: 1;
  }

  > :not([data-wide]) > * > p {
    grid-row: 2;
  }

  > :not([data-wide]) > * > :nth-last-child(2) {
    grid-row: 3;
  }

  > :not([data-wide]) > * > :last-child {
    grid-row: 4;
  }
`;

export const FlowFooter = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s12} ${space.s24};
  padding-block-start: ${space.s24};
  border-block-start: 1px solid ${color.line};
`;

export const ContinueButton = styled.div`
  display: flex;
  flex: 1 0 auto;
  gap: ${space.s12};
  justify-content: flex-end;
  margin-inline-start: auto;

  > :last-child {
    flex: 1;
  }

  ${up('sm')} {
    flex: none;

    > :last-child {
      flex: none;
      min-width: 10rem;
    }
  }
`;
