import { createGlobalStyle, css } from 'styled-components';
import { color, layer } from '@/styles/tokens';

/** Header, footer and banner leave where the mobile app draws its own; deferredScripts/bootstrap.js tells before the first paint. */
export const siteChrome = css`
  :root[data-mobile-app="true"] & {
    display: none;
  }

  @media print {
    display: none;
  }
`;

/** The footer of a short page stands at the lower edge; and the bar that nprogress appends to the body. */
export const SiteChromeStyle = createGlobalStyle`
  #__next {
    position: relative;
    display: flex;
    flex-direction: column;
    min-height: 100dvh;
  }

  /* What has the focus does not hide beneath what floats at the lower edge. */
  :root:has([data-floating]) {
    scroll-padding-block-end: 6rem;
  }

  #main {
    flex: 1;
    min-width: 0;
  }

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
