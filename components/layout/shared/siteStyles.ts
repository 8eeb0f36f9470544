import { css } from 'styled-components';

/** Header, footer and banner of a file made at build time, until React takes them out for the mobile app; bootstrap.js tells before the first paint. */
export const siteChrome = css`
  :root[data-mobile-app="true"] & {
    display: none;
  }

  @media print {
    display: none;
  }
`;
