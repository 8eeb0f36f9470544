import styled from 'styled-components';
import { controlStyles } from './controlStyles';

/** Several lines; grows with what is typed where the browser can. */
export const TextArea = styled.textarea`
  ${controlStyles}
  min-height: 7.5rem;
  max-height: 24rem;
  resize: vertical;
  field-sizing: content;
`;
