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

/** Links of a footer: “Your Privacy Choices” has the opt-out icon of California beside it (Cal. Code Regs. tit. 11, § 7015(b)). */
export const footerLink = css`
  &[href$="=PRIVACY_CHOICES"]::after {
    content: url("/icons/privacy-choices.svg") / "";
    margin-inline-start: 8px;
  }
`;
