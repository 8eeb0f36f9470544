import styled from 'styled-components';
import { color, space } from '@/styles/tokens';

export const Pane = styled.section`
  position: relative;
  width: 100%;
  height: 100%;
  overflow: hidden;
  background: ${color.sunken};
`;

export const Waiting = styled.div`
  display: grid;
  place-items: center;
  height: 100%;
  padding: ${space.s24};
  color: ${color.inkSoft};
`;
