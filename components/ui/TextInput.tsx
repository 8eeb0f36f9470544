import styled from 'styled-components';
import { controlLook } from './controlLook';

/** One line of text; every attribute of a native input. */
export const TextInput = styled.input`
  ${controlLook}

  &::-webkit-search-cancel-button {
    appearance: none;
  }
`;
