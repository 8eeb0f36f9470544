import styled from 'styled-components';
import { color } from '@/styles/tokens';

/** The sheet of the spot illustrations: 240 by 160, painted with tokens through classes of its own. */
export const IllustrationSvg = styled.svg.attrs({ viewBox: '0 0 240 160', 'aria-hidden': true, focusable: false })`
  width: 15rem;
  max-width: 100%;
  height: auto;

  .ground {
    fill: ${color.brandTint};
  }
  .sun {
    fill: ${color.apricot};
  }
  .sky {
    fill: ${color.sky};
  }
  .wall {
    fill: ${color.surface};
    stroke: ${color.ink};
  }
  .roof {
    fill: ${color.coral};
    stroke: ${color.ink};
  }
  .door {
    fill: ${color.brand};
    stroke: ${color.ink};
  }
  .glass {
    fill: ${color.sky};
    stroke: ${color.ink};
  }
  .glow {
    fill: ${color.apricot};
    stroke: ${color.ink};
  }
  .leaf {
    fill: ${color.brand};
  }
  .paper {
    fill: ${color.surface};
    stroke: ${color.ink};
  }
  .line {
    fill: none;
    stroke: ${color.ink};
  }
  .soft {
    fill: none;
    stroke: ${color.lineStrong};
  }
  .love {
    fill: ${color.coral};
  }

  path,
  rect,
  circle,
  ellipse {
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
