import styled from 'styled-components';
import { up } from '@/styles/media';
import { color, space } from '@/styles/tokens';

export const ApplicationPage = styled.div`
  display: grid;
  gap: ${space.s32};
  padding-block: ${space.s32} ${space.s96};
`;

export const ApplicationColumns = styled.div`
  display: grid;
  gap: ${space.s32};

  ${up('lg')} {
    grid-template-columns: minmax(0, 1fr) 24rem;
    gap: ${space.s64};
    align-items: start;
  }
`;

/** The home, and when: on small screens what it is about stands first, and the way in last. */
export const ApplicationAside = styled.div`
  display: contents;

  > :first-child {
    order: -1;
  }

  ${up('lg')} {
    display: grid;
    gap: ${space.s24};
  }
`;

export const PointList = styled.ul`
  display: grid;
  gap: ${space.s12};
  margin: 0;
  padding-inline-start: 1.25rem;

  li::marker {
    color: ${color.brand};
  }
`;

export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: ${space.s16};
  align-items: end;
`;
