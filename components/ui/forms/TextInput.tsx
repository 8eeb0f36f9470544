import styled from 'styled-components';
import { controlStyles } from './controlStyles';

/** One line of text; every attribute of a native input. */
export const TextInput = styled.input`
  ${controlStyles}

  &::-webkit-search-cancel-button {
    appearance: none;
  }
`;
