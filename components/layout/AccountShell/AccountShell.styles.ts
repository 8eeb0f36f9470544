import styled, { css } from 'styled-components';
import { forcedColors, hovering, up } from '@/styles/media';
import { plainButton, plainList, truncate } from '@/styles/mixins';
import { color, motion, radius, size, space, weight, width } from '@/styles/tokens';

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  width: 100%;
  max-width: calc(${width.content} + 2 * ${width.gutter});
  margin-inline: auto;
  padding-inline: ${width.gutter};
  padding-block-end: ${space.s96};

  ${up('lg')} {
    grid-template-columns: 14rem minmax(0, 1fr);
    gap: ${space.s48};
  }
`;

export const Rail = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${space.s12};
  padding-block: ${space.s16};

  ${up('lg')} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    gap: ${space.s16};
    position: sticky;
    inset-block-start: 4.5rem;
    align-self: start;
    max-height: calc(100dvh - 4.5rem);
    padding-block: ${space.s32} ${space.s16};

    nav {
      min-height: 0;
      overflow-y: auto;
    }
  }
`;

export const Groups = styled.div`
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
  margin-inline-start: calc(-1 * ${width.gutter});
  padding: ${space.s4} 0 ${space.s4} ${width.gutter};

  ${up('lg')} {
    flex-direction: column;
    gap: ${space.s16};
    overflow: visible;
    margin-inline: 0;
    padding: 0;
  }
`;

/** Beside the entries, so that it covers nothing. Its place is there before it comes. */
export const Help = styled.aside`
  display: grid;
  min-width: 2.75rem;
  min-height: 2.75rem;

  ${up('lg')} {
    flex: none;
  }
`;

export const GroupName = styled.p`
  display: none;
  padding: 0 ${space.s12} ${space.s4};
  color: ${color.inkFaint};
  font-size: ${size.t14};
  font-weight: ${weight.semibold};

  ${up('lg')} {
    display: block;
  }
`;

export const Links = styled.ul`
  ${plainList}
  display: flex;
  gap: ${space.s4};

  ${up('lg')} {
    flex-direction: column;
    gap: 2px;
  }
`;

/** The look of one entry; put on next/link in the navigation. */
export const navEntryStyles = css`
  display: flex;
  align-items: center;
  gap: ${space.s12};
  min-height: 2.75rem;
  padding: ${space.s8} ${space.s12};
  border-radius: ${radius.control};
  color: ${color.inkSoft};
  font-weight: ${weight.medium};
  text-decoration: none;
  white-space: nowrap;
  transition: background ${motion.hover};

  /* Beside the page all of them stand in one view. */
  ${up('lg')} {
    min-height: 2.25rem;
    padding-block: ${space.s4};
  }

  ${hovering} {
    &:hover {
      background: ${color.sunken};
      color: ${color.ink};
    }
  }

  &[aria-current] {
    background: ${color.brandTint};
    color: ${color.brandStrong};
    font-weight: ${weight.semibold};
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  ${forcedColors} {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Count = styled.span`
  margin-inline-start: auto;
  min-width: 1.5rem;
  padding-inline: 0.4rem;
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: ${color.coral};
  color: ${color.surface};
  font-size: ${size.t14};
  font-weight: ${weight.semibold};
  line-height: 1.5;
  text-align: center;
`;

export const MainColumn = styled.div`
  min-width: 0;
  padding-block: ${space.s16} ${space.s48};

  ${up('lg')} {
    padding-block: ${space.s32} ${space.s48};
  }
`;

export const PickerButton = styled.button`
  ${plainButton}
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: ${space.s12};
  width: 100%;
  min-height: 2.75rem;
  margin-block-end: ${space.s12};
  padding: ${space.s8} ${space.s12};
  border: 1px solid ${color.edge};
  border-radius: ${radius.control};
  background: ${color.surface};
  font-weight: ${weight.semibold};

  span {
    flex: 1;
    ${truncate}
  }
`;
