import styled, { css } from 'styled-components';
import { forcedColors } from '@/styles/media';
import { displayFace, plainButton } from '@/styles/mixins';
import { color, motion, radius, size, space, weight } from '@/styles/tokens';

const noScriptStyles = '@media (scripting: none)';

export const List = styled.div`
  display: flex;
  gap: ${space.s4};
  overflow-x: auto;
  width: fit-content;
  max-width: 100%;
  padding: ${space.s4};
  border-radius: ${radius.pill};
  background: ${color.sunken};

  ${noScriptStyles} {
    display: none;
  }
`;

export const TabButton = styled.button`
  ${plainButton}
  min-height: 2.5rem;
  padding: ${space.s4} ${space.s16};
  border-radius: ${radius.pill};
  color: ${color.inkSoft};
  font-weight: ${weight.medium};
  white-space: nowrap;
  transition: background ${motion.hover};

  &:hover {
    color: ${color.ink};
  }

  &[aria-selected="true"] {
    background: ${color.surface};
    color: ${color.brandStrong};
    font-weight: ${weight.semibold};
    box-shadow: 0 0 0 1px ${color.edge};
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  ${forcedColors} {
    &[aria-selected="true"] {
      border: 2px solid Highlight;
    }
  }
`;

export const Panel = styled.div<{ $hidden: boolean }>`
  padding-block-start: ${space.s24};
  ${({ $hidden }) =>
    $hidden &&
    css`
      display: none;

      ${noScriptStyles} {
        display: block;
      }
    `}
`;

export const PanelTitle = styled.p`
  display: none;
  ${displayFace}
  margin-block-end: ${space.s12};
  font-size: ${size.t26};

  ${noScriptStyles} {
    display: block;
  }
`;
