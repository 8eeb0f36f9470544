import styled from 'styled-components';
import { up } from '@/styles/media';
import { color, layer, radius, size, space, weight } from '@/styles/tokens';

export const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.header};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s4} ${space.s12};
  min-height: 3.75rem;
  padding: ${space.s8} ${space.s12};
  border-block-end: 1px solid ${color.line};
  background: ${color.surface};

  ${up('md')} {
    padding-inline: ${space.s16};
  }
`;

export const Name = styled.div`
  display: grid;
  flex: 1 1 10rem;
  min-width: 0;
`;

export const Title = styled.h1`
  overflow: hidden;
  font-size: ${size.t18};
  font-weight: ${weight.semibold};
  line-height: 1.3;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const State = styled.span`
  color: ${color.inkSoft};
  font-size: ${size.t14};
  white-space: nowrap;
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s4} ${space.s8};
`;

export const EditorColumns = styled.div<{ $preview: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${up('lg')} {
    grid-template-columns: ${({ $preview }) => ($preview ? 'minmax(26rem, 5fr) minmax(0, 6fr)' : 'minmax(0, 1fr)')};
  }
`;

export const FormPane = styled.div<{ $hidden: boolean }>`
  display: ${({ $hidden }) => ($hidden ? 'none' : 'grid')};
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.s24};
  width: 100%;
  max-width: 52rem;
  margin-inline: auto;
  padding: ${space.s24} ${space.s16} ${space.s96};

  ${up('lg')} {
    display: grid;
    padding-inline: ${space.s24};
  }
`;

export const Section = styled.section`
  display: grid;
  gap: ${space.s16};
  min-width: 0;
`;

export const Side = styled.div<{ $hidden: boolean }>`
  position: sticky;
  inset-block-start: 3.75rem;
  display: ${({ $hidden }) => ($hidden ? 'none' : 'flex')};
  flex-direction: column;
  height: calc(100dvh - 3.75rem);
  border-inline-start: 1px solid ${color.line};
  background: ${color.sunken};

  ${up('lg')} {
    display: flex;
  }
`;

export const SideTop = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s8};
  padding: ${space.s8} ${space.s12};
  border-block-end: 1px solid ${color.line};
  background: ${color.surface};
`;

export const Stage = styled.div`
  display: flex;
  flex: 1;
  justify-content: center;
  min-height: 0;
  overflow: auto;
`;

export const Sheet = styled.iframe<{ $width: string }>`
  flex: none;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: 100%;
  border: 0;
  background: ${color.canvas};
`;

export const ViewToggle = styled.div`
  ${up('lg')} {
    display: none;
  }
`;

export const WideOnly = styled.div`
  display: none;

  ${up('lg')} {
    display: block;
  }
`;

export const Change = styled.li`
  display: grid;
  gap: ${space.s4};
  padding-block: ${space.s12};
  border-block-start: 1px solid ${color.line};
`;

export const BeforeText = styled.del`
  display: block;
  padding: ${space.s4} ${space.s8};
  border-radius: ${radius.control};
  background: ${color.dangerTint};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  text-decoration: none;
`;

export const AfterText = styled.ins`
  display: block;
  padding: ${space.s4} ${space.s8};
  border-radius: ${radius.control};
  background: ${color.successTint};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  text-decoration: none;
`;

export const Mark = styled.mark<{ $tone: 'was' | 'is' }>`
  border-radius: 3px;
  background: ${({ $tone }) => ($tone === 'was' ? color.danger : color.success)};
  color: ${color.onDanger};
`;
