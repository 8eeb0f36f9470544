import styled from 'styled-components';

export const HomesFrame = styled.div`
  max-width: 120rem;
  margin-inline: auto;
`;
