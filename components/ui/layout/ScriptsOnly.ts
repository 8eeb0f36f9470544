import styled from 'styled-components';

/** What scripts alone can finish, such as a skeleton: without them it never would, so it is not there. */
export const ScriptsOnly = styled.div`
  display: contents;

  @media (scripting: none) {
    display: none;
  }
`;
