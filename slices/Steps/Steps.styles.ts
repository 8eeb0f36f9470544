import styled from 'styled-components';
import { plainList, tabular } from '@/styles/mixins';
import { color, radius, space, weight } from '@/styles/tokens';

export const List = styled.ol`
  ${plainList}
  counter-reset: step;
`;

export const Step = styled.li`
  ${tabular}
  position: relative;
  display: grid;
  grid-template-columns: 2.5rem 1fr;
  gap: ${space.s16};
  padding-block-end: ${space.s32};
  counter-increment: step;

  &::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: 2.5rem;
    height: 2.5rem;
    border: 1px solid ${color.brandTint};
    border-radius: ${radius.pill};
    background: ${color.brandTint};
    color: ${color.brandStrong};
    font-weight: ${weight.semibold};
  }

  &:not(:last-child)::after {
    content: "";
    position: absolute;
    inset: 3rem auto 0.5rem calc(1.25rem - 1px);
    border-inline-start: 2px solid ${color.line};
  }
`;

export const Body = styled.div`
  display: grid;
  gap: ${space.s8};
  padding-block-start: ${space.s8};
`;
