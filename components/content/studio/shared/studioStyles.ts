import NextLink from 'next/link';
import styled from 'styled-components';
import { up } from '@/styles/media';
import { plainList } from '@/styles/mixins';
import { color, layer, radius, size, space, weight } from '@/styles/tokens';

export const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.header};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s8} ${space.s16};
  min-height: 3.75rem;
  padding: ${space.s8} ${space.s16};
  border-block-end: 1px solid ${color.line};
  background: ${color.surface};

  ${up('md')} {
    padding-inline: ${space.s24};
  }
`;

export const NavLinks = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4};
`;

export const NavLink = styled(NextLink)`
  display: block;
  padding: ${space.s8} ${space.s12};
  border-radius: ${radius.pill};
  color: ${color.inkSoft};
  font-weight: ${weight.semibold};
  text-decoration: none;

  &:hover {
    background: ${color.sunken};
  }

  &[aria-current] {
    background: ${color.brandTint};
    color: ${color.brandStrong};
  }
`;

export const Spacer = styled.span`
  flex: 1;
`;

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s24};
  max-width: 72rem;
  margin-inline: auto;
  padding: ${space.s32} ${space.s16} ${space.s96};

  ${up('md')} {
    padding-inline: ${space.s24};
  }
`;

export const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  align-items: end;
  gap: ${space.s12};
`;

export const Rows = styled.ul`
  ${plainList}
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

export const DocumentRow = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.s4} ${space.s16};
  padding: ${space.s12} ${space.s16};

  & + & {
    border-block-start: 1px solid ${color.line};
  }

  &:hover {
    background: ${color.brandWash};
  }

  a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
`;

export const RowTitle = styled(NextLink)`
  color: ${color.ink};
  font-weight: ${weight.semibold};
  text-decoration: none;
  overflow-wrap: anywhere;
`;

export const RowNote = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-size: ${size.t14};
  overflow-wrap: anywhere;
`;
