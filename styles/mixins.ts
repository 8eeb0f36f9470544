import { css } from 'styled-components';
import { below } from './media';
import { color, font, leading, radius, weight } from './tokens';

/** The one focus ring: two colors, so that it is seen on the canvas and on a picture alike. */
export const focusRing = css`
  outline: 3px solid ${color.focus};
  outline-offset: 2px;
  box-shadow: 0 0 0 2px ${color.canvas};
`;

/** By `clip`: some accessibility tools take what `clip-path` hides for hidden from everyone. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip: rect(0, 0, 0, 0);
  white-space: nowrap;
`;

export const displayFace = css`
  font-family: ${font.display};
  font-weight: ${weight.display};
  font-optical-sizing: auto;
  line-height: ${leading.display};
  letter-spacing: -0.012em;
  text-wrap: balance;
`;

/** Figures of one width, wherever money or dates line up. */
export const tabular = css`
  font-variant-numeric: tabular-nums lining-nums;
`;

export const truncate = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The edge of anything that can be typed in or chosen. */
export const controlEdge = css`
  border: 1px solid ${color.edge};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.ink};
`;

export const plainList = css`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const plainButton = css`
  appearance: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: inherit;
  cursor: pointer;
`;

/** On phones, what is far from the screen is not laid out; `blockSize` is about how tall it will be. Shadows and focus rings may overflow. */
export const skipOffscreen = (blockSize: string) => css`
  ${below('sm')} {
    content-visibility: auto;
    contain-intrinsic-block-size: auto ${blockSize};
    overflow-clip-margin: 1rem;
  }
`;
