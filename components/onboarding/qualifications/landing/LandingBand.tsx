import styled from 'styled-components';
import { space } from '@/styles/tokens';

/** What the site adds between the hero and the words of the editors. */
export const LandingBand = styled.div`
  display: grid;
  gap: ${space.s48};
  padding-block: ${space.s16} ${space.s48};
`;
