import { createGlobalStyle, css } from 'styled-components';
import { color, layer } from '@/styles/tokens';

/** Header, footer and banner leave where the mobile app draws its own; `public/theme.js` tells before the first paint. */
export const chrome = css`
  :root[data-mobile-app="true"] & {
    display: none;
  }

  @media print {
    display: none;
  }
`;

/** The bar that nprogress appends to the body. */
export const ProgressStyle = createGlobalStyle`
  #nprogress {
    pointer-events: none;
  }

  #nprogress .bar {
    position: fixed;
    inset: 0 0 auto;
    z-index: ${layer.progress};
    height: 3px;
    background: ${color.brand};
  }
`;
