import styled from 'styled-components';
import { plainList } from '@/styles/mixins';
import { color, radius, space } from '@/styles/tokens';

/** Photos of work, side by side. */
export const PhotoGrid = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s12};
`;

export const PhotoThumbnail = styled.img`
  width: 8rem;
  height: 8rem;
  border-radius: ${radius.control};
  background: ${color.sunken};
  object-fit: cover;
`;
