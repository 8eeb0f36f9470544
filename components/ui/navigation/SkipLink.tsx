import styled from 'styled-components';
import { color, layer, radius, space, weight } from '@/styles/tokens';

const Frame = styled.a`
  position: fixed;
  inset-block-start: ${space.s8};
  inset-inline-start: ${space.s8};
  z-index: ${layer.toast};
  padding: ${space.s12} ${space.s24};
  border-radius: ${radius.pill};
  background: ${color.brandDeep};
  color: ${color.onBrandDeep};
  font-weight: ${weight.semibold};

  &:not(:focus) {
    translate: 0 -200%;
  }
`;

/** First stop of the keyboard on every page; leads past the header to `<main id="main" tabIndex={-1}>`. */
export function SkipLink({ to = 'main' }: { readonly to?: string }) {
  return <Frame href={`#${to}`}>Skip to content</Frame>;
}
