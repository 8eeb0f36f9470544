import styled from 'styled-components';
import { forcedColors, hovering, up } from '@/styles/media';
import { plainList } from '@/styles/mixins';
import { color, layer, motion, space, weight, width } from '@/styles/tokens';

/** Stays beneath the header while the page is read. */
export const Bar = styled.nav`
  position: sticky;
  inset-block-start: 4.5rem;
  z-index: ${layer.raised};
  margin-inline: calc(-1 * ${width.gutter});
  padding-inline: ${width.gutter};
  border-block-end: 1px solid ${color.line};
  background: ${color.canvas};

  ${up('xl')} {
    margin-inline: 0;
    padding-inline: 0;
  }

  @media print {
    display: none;
  }
`;

export const SectionLinks = styled.ul`
  ${plainList}
  display: flex;
  gap: ${space.s24};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;

  a {
    display: grid;
    place-items: center;
    min-height: 3.25rem;
    border-block: 3px solid transparent;
    color: ${color.inkSoft};
    font-weight: ${weight.medium};
    text-decoration: none;
    white-space: nowrap;
    transition: color ${motion.hover};
  }

  a:focus-visible {
    outline-offset: -3px;
  }

  a[aria-current] {
    border-block-end-color: ${color.brand};
    color: ${color.ink};

    ${forcedColors} {
      border-block-end-color: Highlight;
    }
  }

  ${hovering} {
    a:hover {
      color: ${color.ink};
    }
  }
`;
