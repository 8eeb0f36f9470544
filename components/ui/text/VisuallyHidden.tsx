import styled from 'styled-components';
import { visuallyHidden } from '@/styles/mixins';

/** Text for ears only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
