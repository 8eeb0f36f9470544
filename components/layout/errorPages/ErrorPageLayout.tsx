import styled from 'styled-components';
import { space } from '@/styles/tokens';

/** Air around a page that has one thing to say. */
export const ErrorPageLayout = styled.div`
  display: grid;
  align-content: center;
  gap: ${space.s24};
  min-height: 60vh;
  padding-block: ${space.s48} ${space.s96};
`;
