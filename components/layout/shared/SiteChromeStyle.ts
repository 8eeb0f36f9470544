import { createGlobalStyle } from 'styled-components';
import { up } from '@/styles/media';
import { color, layer, radius, space, weight } from '@/styles/tokens';

/** The footer of a short page stands at the lower edge; and the bar that nprogress appends to the body. */
export const SiteChromeStyle = createGlobalStyle`
  #__next {
    position: relative;
    display: flex;
    flex-direction: column;
    min-height: 100dvh;
  }

  /* The question about privacy pushes the page down, from before the first paint until it is answered. */
  :root[data-privacy-question] #privacy-question {
    min-height: 7.75rem;

    ${up('md')} {
      min-height: 3.75rem;
    }
  }

  #main {
    flex: 1;
    min-width: 0;
  }

  #incomplete-page {
    position: sticky;
    inset-block-start: 0;
    z-index: ${layer.toast};
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: ${space.s8} ${space.s16};
    padding: ${space.s8} ${space.s16};
    border-block-end: 1px solid ${color.danger};
    background: ${color.dangerTint};
    color: ${color.ink};

    button {
      min-height: 2.75rem;
      padding-inline: ${space.s16};
      border: 1px solid currentColor;
      border-radius: ${radius.pill};
      background: ${color.surface};
      color: ${color.ink};
      font: inherit;
      font-weight: ${weight.semibold};
      cursor: pointer;
    }
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
