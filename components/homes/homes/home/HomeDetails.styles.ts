import styled from 'styled-components';
import { up } from '@/styles/media';
import { space } from '@/styles/tokens';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s24};
  padding-block: ${space.s24} ${space.s64};
`;

/** All that the names of the parts lead to; they stay in view as long as any of it does. */
export const SectionList = styled.div`
  & > * + * {
    margin-block-start: ${space.s24};
  }
`;

/** What there is to read beside what it costs. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s32};

  ${up('lg')} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: ${space.s64};
  }
`;

export const MainColumn = styled.div`
  min-width: 0;

  & > :first-child > section:first-child {
    padding-block-start: 0;
    border-block-start: 0;
  }
`;

/** Beside the words where there is room; on small screens before them. */
export const SideColumn = styled.div`
  min-width: 0;

  ${up('lg')} {
    order: 1;

    & > * {
      position: sticky;
      inset-block-start: 9rem;
    }
  }
`;
