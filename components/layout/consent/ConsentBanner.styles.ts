import styled from 'styled-components';
import { siteChrome } from '@/components/layout/shared/siteStyles';
import { up } from '@/styles/media';
import { color, space, width } from '@/styles/tokens';

/** In the flow of the page, above everything: it covers nothing. */
export const Frame = styled.aside`
  ${siteChrome}
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${space.s12};
  min-height: inherit;
  padding-block: ${space.s8};
  padding-inline: max(${width.gutter}, (100% - ${width.content}) / 2);
  border-block-end: 1px solid ${color.line};
  background: ${color.surface};

  a {
    color: inherit;
  }

  ${up('md')} {
    flex-direction: row;
    align-items: center;
    justify-content: space-between;
    gap: ${space.s24};
  }
`;

export const Choices = styled.div`
  display: grid;
  flex: none;
  grid-template-columns: 1fr 1fr;
  gap: ${space.s8};
`;
