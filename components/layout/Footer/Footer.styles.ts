import styled from 'styled-components';
import { footerLink, siteChrome } from '@/components/layout/shared/siteStyles';
import { hovering, up } from '@/styles/media';
import { plainList } from '@/styles/mixins';
import { color, radius, space, width } from '@/styles/tokens';

export const Frame = styled.footer`
  ${siteChrome}
  margin-block-start: ${space.s96};
  border-block-start: 1px solid transparent;
  background: ${color.brandDeep};
  color: ${color.onBrandDeep};
`;

export const Inner = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s48};
  padding-block: ${space.s64};
  padding-inline: max(${width.gutter}, (100% - ${width.content}) / 2);

  ${up('lg')} {
    grid-template-columns: 2fr 1fr;
  }
`;

export const Columns = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${space.s32} ${space.s24};

  ${up('md')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const Column = styled.div`
  min-width: 0;
`;

export const Links = styled.ul`
  ${plainList}
  margin-block-start: ${space.s12};

  a {
    display: inline-block;
    padding-block: 0.3rem;
    opacity: 0.9;
    ${footerLink}
  }
`;

export const Statements = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.s16};
`;

export const Social = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
`;

export const SocialLink = styled.a`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${radius.pill};
  background: color-mix(in srgb, currentColor 12%, transparent);

  ${hovering} {
    &:hover {
      background: color-mix(in srgb, currentColor 24%, transparent);
    }
  }
`;
