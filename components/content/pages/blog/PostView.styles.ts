import styled from 'styled-components';
import { color, space } from '@/styles/tokens';

export const Article = styled.article`
  padding-block: ${space.s32} ${space.s48};
`;

export const Top = styled.header`
  display: grid;
  gap: ${space.s16};
`;

export const More = styled.section`
  display: grid;
  gap: ${space.s24};
  padding-block: ${space.s48} ${space.s96};
  border-block-start: 1px solid ${color.line};
`;
