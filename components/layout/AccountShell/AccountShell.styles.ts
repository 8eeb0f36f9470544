import styled, { createGlobalStyle, css } from 'styled-components';
import { below, forcedColors, hovering, up } from '@/styles/media';
import { plainButton, plainList, truncate } from '@/styles/mixins';
import { color, layer, motion, radius, size, space, weight, width } from '@/styles/tokens';

/** What the bar of a phone takes of the lower edge. */
const barHeight = '3.75rem';

/** The gutter, or more where a phone on its side has a notch. */
const gutter = (side: 'left' | 'right') => `max(${width.gutter}, env(safe-area-inset-${side}))`;

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  width: 100%;
  max-width: calc(${width.content} + 2 * ${width.gutter});
  margin-inline: auto;
  padding-inline: ${gutter('left')} ${gutter('right')};

  ${up('lg')} {
    grid-template-columns: 14rem minmax(0, 1fr);
    gap: ${space.s48};
  }
`;

export const Rail = styled.div`
  ${up('lg')} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    gap: ${space.s16};
    position: sticky;
    inset-block-start: var(--header-room, 4.5rem);
    align-self: start;
    max-height: calc(100dvh - var(--header-room, 4.5rem));
    padding-block: var(--rail-room, ${space.s32}) ${space.s16};
  }
`;

export const RailNav = styled.nav`
  display: none;
  min-height: 0;
  overflow-y: auto;

  ${up('lg')} {
    display: block;
  }
`;

/** The way to a person, among the entries, so that it covers nothing. Its place is there before it comes. */
export const Help = styled.aside`
  display: grid;
  min-height: 2.75rem;
`;

export const RailHelp = styled(Help)`
  display: none;

  ${up('lg')} {
    display: grid;
    flex: none;
  }
`;

export const Links = styled.ul`
  ${plainList}
  display: grid;
  gap: 2px;
`;

export const Sublinks = styled(Links)`
  padding-inline-start: ${space.s24};
  padding-block-end: ${space.s8};
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
  line-height: 1.3;
  transition: background ${motion.hover};

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

/** One of the pages it opens is this page, or it was opened. */
export const Group = styled.details`
  > summary svg:last-child {
    margin-inline-start: auto;
    transition: rotate ${motion.hover};
  }

  &[open] > summary svg:last-child {
    rotate: 180deg;
  }
`;

export const Summary = styled.summary`
  ${navEntryStyles}
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
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
  padding-block: ${space.s24} ${space.s48};

  ${up('lg')} {
    padding-block: ${space.s32} ${space.s48};
  }
`;

export const PickerButton = styled.button`
  ${plainButton}
  display: flex;
  align-items: center;
  gap: ${space.s12};
  width: 100%;
  min-height: 2.75rem;
  margin-block-start: ${space.s16};
  padding: ${space.s8} ${space.s12};
  border: 1px solid ${color.edge};
  border-radius: ${radius.control};
  background: ${color.surface};
  font-weight: ${weight.semibold};

  span {
    flex: 1;
    ${truncate}
  }

  ${up('lg')} {
    flex: none;
    margin-block-start: 0;
  }
`;

/** At the lower edge of the screen, above the gesture area of a phone. */
export const Bar = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.header};
  padding-block-end: env(safe-area-inset-bottom);
  padding-inline: env(safe-area-inset-left) env(safe-area-inset-right);
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};

  ${up('lg')} {
    display: none;
  }

  @media print {
    display: none;
  }
`;

/** On the page beneath, the bar leaves the end of the page and the place of the focus in view. */
export const BarRoom = createGlobalStyle`
  ${below('lg')} {
    :root {
      --bar-room: calc(${barHeight} + env(safe-area-inset-bottom));
      scroll-padding-bottom: calc(var(--bar-room) + ${space.s16});
    }

    #__next {
      /* The entries, and the line above them. */
      padding-block-end: calc(${barHeight} + 1px + env(safe-area-inset-bottom));
    }
  }

  @media print {
    #__next {
      padding-block-end: 0;
    }
  }
`;

export const BarItems = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  max-width: 36rem;
  margin-inline: auto;
`;

/** The look of one entry of the bar; put on next/link there, and on the button of the fifth. */
export const barItemStyles = css`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2px;
  width: 100%;
  min-height: ${barHeight};
  color: ${color.inkSoft};
  font-size: 0.75rem;
  font-weight: ${weight.medium};
  line-height: 1.2;
  text-decoration: none;

  > span:first-of-type {
    max-width: 100%;
    ${truncate}
  }

  /* How many are unread stands at the corner of the icon. */
  > span + span {
    position: absolute;
    inset-block-start: ${space.s4};
    inset-inline-start: calc(50% + 0.375rem);
    font-size: 0.75rem;
  }

  &[aria-current] {
    color: ${color.brandStrong};
    font-weight: ${weight.semibold};
    box-shadow: inset 0 3px ${color.brand};
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

export const BarButton = styled.button`
  ${plainButton}
  ${barItemStyles}
`;

export const MoreGroup = styled.div`
  padding-block-end: ${space.s16};

  > p {
    padding: 0 ${space.s12} ${space.s4};
    color: ${color.inkFaint};
    font-size: ${size.t14};
    font-weight: ${weight.semibold};
  }
`;

export const MoreColumns = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9.25rem, 100%), 1fr));
  gap: 2px;
`;
