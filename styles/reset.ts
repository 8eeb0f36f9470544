import { css } from 'styled-components';
import { space } from './tokens';

export const reset = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  * {
    margin: 0;
  }

  html {
    text-size-adjust: 100%;
    tab-size: 4;
    scroll-padding-top: 5.5rem;
  }

  body {
    min-height: 100dvh;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }

  h1,
  h2,
  h3,
  h4,
  h5,
  h6 {
    font-size: inherit;
    font-weight: inherit;
  }

  img,
  picture,
  video,
  canvas,
  svg {
    display: block;
    max-width: 100%;
  }

  img {
    height: auto;
  }

  input,
  button,
  textarea,
  select {
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }

  button,
  summary,
  label[for],
  select {
    cursor: pointer;
  }

  :disabled,
  [aria-disabled="true"] {
    cursor: not-allowed;
  }

  fieldset {
    min-width: 0;
    padding: 0;
    border: 0;
  }

  legend {
    margin-block-end: ${space.s8};
    padding: 0;
  }

  table {
    border-collapse: collapse;
    width: 100%;
  }

  summary {
    list-style: none;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  a {
    color: inherit;
    text-underline-offset: 0.18em;
  }

  p {
    text-wrap: pretty;
  }

  [hidden][hidden] {
    display: none;
  }

  :is(main, section, div, span, p, h1, h2, h3)[tabindex="-1"]:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;
