import styled from 'styled-components';
import { up } from '@/styles/media';
import { color, radius, shadow, space, width } from '@/styles/tokens';

export const Street = styled.div`
  height: clamp(17rem, 52vw, 38rem);
  background: ${color.sky};

  /* As low as it must be for both doors, with their buttons, to stand in the first view. */
  ${up('md')} {
    height: clamp(17rem, min(52vw, 100svh - 20.5rem), 38rem);
  }

  ${up('xl')} {
    height: clamp(17rem, min(52vw, 100svh - 18.5rem), 38rem);
  }

  img {
    object-position: 45% 100%;
  }

  picture {
    display: block;
    height: 100%;
  }
`;

export const Foreground = styled.div`
  position: relative;
  max-width: calc(${width.content} - 8rem);
  margin: -3.5rem auto 0;
  padding: ${space.s24} ${width.gutter} 0;
  border-radius: ${radius.sheet} ${radius.sheet} 0 0;
  background: ${color.surface};

  ${up('md')} {
    margin-block-start: -9rem;
    padding: ${space.s48};
    border-radius: ${radius.sheet};
    box-shadow: ${shadow.float};
  }

  ${up('xl')} {
    margin-block-start: -11rem;
  }
`;

export const HeroText = styled.div`
  display: grid;
  gap: ${space.s8};
  margin-block-end: ${space.s32};
  text-align: center;
`;

export const EntryForms = styled.div`
  display: grid;
  gap: ${space.s32};

  ${up('md')} {
    grid-template-columns: 1fr 1fr;
    gap: 0;
  }

  & > * + * {
    padding-block-start: ${space.s32};
    border-block-start: 1px solid ${color.line};

    ${up('md')} {
      padding-block-start: 0;
      padding-inline-start: ${space.s48};
      border-block-start: 0;
      border-inline-start: 1px solid ${color.line};
    }
  }

  & > *:first-child {
    ${up('md')} {
      padding-inline-end: ${space.s48};
    }
  }
`;
