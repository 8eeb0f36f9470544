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

  > [data-full-width] {
    grid-column: 1 / -1;
  }

  > :not([data-full-width]),
  > :not([data-full-width]) > * {
    display: grid;
    grid-row: span 4;
    grid-template-rows: subgrid;
  }

  > :not([data-full-width]) > * {
    row-gap: ${space.s4};
  }

  > :not([data-full-width]) > * > label {
    grid-row: 1;
  }

  > :not([data-full-width]) > * > p {
    grid-row: 2;
  }

  > :not([data-full-width]) > * > :nth-last-child(2) {
    grid-row: 3;
  }

  > :not([data-full-width]) > * > :last-child {
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
