import styled from 'styled-components';
import { up } from '@/styles/media';
import { plainList } from '@/styles/mixins';
import { color, radius, space } from '@/styles/tokens';

export const Bullets = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s16};

  li {
    padding-inline-start: ${space.s16};
    border-inline-start: 3px solid ${color.brandTint};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

export const Check = styled.div`
  display: grid;
  gap: ${space.s16};
  padding: ${space.s24};
  border-radius: ${radius.card};
  background: ${color.brandWash};
`;

export const CheckFields = styled.div`
  display: grid;
  gap: ${space.s16};

  ${up('md')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
