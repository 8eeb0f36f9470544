import styled from 'styled-components';
import { controlLook } from './controlLook';

/** Several lines; grows with what is typed where the browser can. */
export const TextArea = styled.textarea`
  ${controlLook}
  min-height: 7.5rem;
  max-height: 24rem;
  resize: vertical;
  field-sizing: content;
`;
