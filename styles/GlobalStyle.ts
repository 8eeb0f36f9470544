import { createGlobalStyle, css } from 'styled-components';
import type { Fonts } from './fonts';
import { up } from './media';
import { focusRing } from './mixins';
import { reset } from './reset';
import { color, font, leading, size, weight } from './tokens';
import { variables } from './variables';

const themes = css`
  :root,
  [data-theme="light"] {
    ${variables.light}
  }

  [data-theme="dark"] {
    ${variables.dark}
  }

  @media (prefers-color-scheme: dark) {
    :root:not([data-theme="light"]) {
      ${variables.dark}
    }
  }

  @media (prefers-contrast: more) {
    :root,
    [data-theme="light"] {
      ${variables.lightContrast}
    }

    [data-theme="dark"] {
      ${variables.darkContrast}
    }
  }

  @media (prefers-contrast: more) and (prefers-color-scheme: dark) {
    :root:not([data-theme="light"]) {
      ${variables.darkContrast}
    }
  }
`;

const base = css`
  :root {
    ${variables.sizes}
    --motion-hover: 140ms ease-out;
    --motion-enter: 220ms ease-out;
    --content-width: 1200px;
    --gutter: 1rem;
    accent-color: ${color.brand};
    scrollbar-color: ${color.lineStrong} transparent;

    ${up('md')} {
      --gutter: 1.5rem;
    }

    ${up('lg')} {
      --gutter: 2rem;
    }
  }

  [data-theme] {
    background: ${color.canvas};
    color: ${color.ink};
  }

  body {
    background: ${color.canvas};
    color: ${color.ink};
    font-family: ${font.text};
    font-size: ${size.t16};
    font-weight: ${weight.regular};
    line-height: ${leading.text};
  }

  :focus-visible {
    ${focusRing}
  }

  ::selection {
    background: ${color.brandTint};
    color: ${color.ink};
  }

  ::placeholder {
    color: ${color.inkFaint};
    opacity: 1;
  }
`;

const mediaPreferences = css`
  html:has(dialog:modal) {
    overflow: hidden;
    scrollbar-gutter: stable;
  }

  @media (prefers-reduced-motion: reduce) {
    :root {
      --motion-hover: 0s;
      --motion-enter: 0s;
    }
  }

  /* Asked of us rather than of the device; endless animations ask the device alone, so they are ended here. */
  :root[data-motion="still"] {
    --motion-hover: 0s;
    --motion-enter: 0s;
    scroll-behavior: auto;

    *,
    *::before,
    *::after {
      /* biome-ignore lint/complexity/noImportantStyles: the person who asked for stillness outranks every component. */
      animation: none !important;
    }
  }

  @media (forced-colors: active) {
    :focus-visible {
      outline-color: Highlight;
    }
  }

  @media print {
    body {
      background: none;
      color: black;
      font-size: 11pt;
    }

    a {
      color: inherit;
    }

    [data-print="hide"][data-print="hide"] {
      display: none;
    }
  }
`;

/** The ground every page stands on: reset, theme values, base type, focus, print. Rendered by _app, on the server alone. */
export const GlobalStyle = createGlobalStyle<{ $fonts: Fonts }>`
  ${reset}
  :root {
    --font-display: ${({ $fonts }) => $fonts.display};
    --font-text: ${({ $fonts }) => $fonts.text};
  }
  ${themes}
  ${base}
  ${mediaPreferences}
`;
