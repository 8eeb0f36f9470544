import NextLink from 'next/link';
import styled, { css } from 'styled-components';
import { siteChrome } from '@/components/layout/shared/siteStyles';
import { smallScreen, up } from '@/styles/media';
import { color, layer, radius, space, width } from '@/styles/tokens';

/** `primary` stands on white and stays in view; the others are transparent; `secondary` lies over the picture that begins the page, its text white. */
export type HeaderVariant = 'primary' | 'secondary' | 'tertiary';

const headerHeight = '4.5rem';

const shade = (percent: number) => `color-mix(in srgb, ${color.brandDeep} ${percent}%, transparent)`;

const variants = {
  primary: css`
    position: sticky;
    inset-block-start: 0;
    border-block-end: 1px solid ${color.line};
    background: ${color.surface};
    color: ${color.ink};
  `,
  secondary: css`
    position: relative;
    height: ${headerHeight};
    margin-block-end: -${headerHeight};
    color: ${color.onMedia};

    /* Dark enough behind the words for any picture, then fading out well below them. */
    &::before {
      content: "";
      position: absolute;
      inset: 0 0 auto;
      z-index: -1;
      height: 9rem;
      background: linear-gradient(
        ${shade(90)},
        ${shade(74)} 3.6rem,
        ${shade(30)} 6rem,
        ${shade(8)} 7.6rem,
        transparent
      );
      pointer-events: none;
    }
  `,
  tertiary: css`
    position: relative;
    color: ${color.ink};
  `,
};

export const Bar = styled.header<{ $variant: HeaderVariant }>`
  z-index: ${layer.header};
  display: flex;
  align-items: center;
  gap: 0 ${space.s8};
  min-height: ${headerHeight};
  padding-inline: max(${width.gutter}, (100% - ${width.content}) / 2);
  ${({ $variant }) => variants[$variant]}
  ${siteChrome}

  ${up('xl')} {
    gap: 0 ${space.s24};
  }

  ${smallScreen} {
    flex-wrap: wrap;
  }
`;

export const HomeLink = styled(NextLink)`
  display: inline-flex;
  margin-inline-end: auto;
  padding-block: ${space.s8};
  border-radius: ${radius.control};
  text-decoration: none;
`;

/** Desktop navigation begins at the large breakpoint. */
export const Wide = styled.div`
  display: none;

  ${up('lg')} {
    display: flex;
    flex: 1;
    align-items: center;
    justify-content: space-between;
    gap: ${space.s12};
  }

  ${up('xl')} {
    gap: ${space.s24};
  }
`;

export const Narrow = styled.div`
  ${up('lg')} {
    display: none;
  }
`;
