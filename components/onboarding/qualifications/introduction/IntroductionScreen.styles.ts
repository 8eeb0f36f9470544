import styled from 'styled-components';
import { up } from '@/styles/media';
import { plainList } from '@/styles/mixins';
import { color, space } from '@/styles/tokens';

export const IntroductionLayout = styled.div`
  min-height: 60vh;
  padding-block: ${space.s48} ${space.s96};
`;

export const Steps = styled.ol`
  ${plainList}
  display: grid;
  gap: ${space.s12};
  counter-reset: step;

  li {
    display: grid;
    grid-template-columns: 2rem 1fr;
    gap: ${space.s12};
    padding-block-start: ${space.s12};
    border-block-start: 1px solid ${color.line};
    counter-increment: step;
  }

  li::before {
    content: counter(step);
    color: ${color.coral};
  }
`;

/** On a phone there is nothing to scan. */
export const QrCodeCard = styled.section`
  display: none;

  ${up('md')} {
    display: flex;
    gap: ${space.s24};
    align-items: center;

    > :first-child {
      flex: none;
      width: 12rem;
    }
  }
`;
