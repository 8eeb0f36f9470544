import styled from 'styled-components';
import { TextArea } from '@/components/ui/forms/TextArea';
import { forcedColors } from '@/styles/media';
import { plainList } from '@/styles/mixins';
import { color, radius, size, space, weight } from '@/styles/tokens';

export const Line = styled(TextArea)`
  min-height: 3rem;
  overflow-wrap: anywhere;
`;

export const FieldStack = styled.div`
  display: grid;
  gap: ${space.s16};
  min-width: 0;
`;

export const FieldsetPart = styled.fieldset`
  display: grid;
  gap: ${space.s12};
  min-width: 0;
  padding: ${space.s16};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
`;

export const Legend = styled.legend`
  padding-inline: ${space.s4};
  margin-inline-start: -${space.s4};
  font-weight: ${weight.semibold};
`;

export const ItemList = styled.ol`
  ${plainList}
  display: grid;
  gap: ${space.s12};
`;

export const Item = styled.li`
  min-width: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};

  &:has([aria-invalid="true"]) {
    border-color: ${color.danger};
  }

  ${forcedColors} {
    border-color: CanvasText;
  }
`;

export const ItemTop = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s4} ${space.s8};
  padding: ${space.s4} ${space.s8} ${space.s4} ${space.s4};
`;

export const ToolRow = styled.span`
  display: inline-flex;
  gap: ${space.s4};
`;

export const Fold = styled.button`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space.s8};
  min-width: 7rem;
  min-height: 2.75rem;
  padding: ${space.s4} ${space.s8};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${color.sunken};
  }

  svg {
    flex: none;
  }

  &[aria-expanded="true"] svg {
    rotate: 90deg;
  }
`;

export const FoldText = styled.span`
  display: grid;
  min-width: 0;
`;

export const FoldTitle = styled.span`
  font-weight: ${weight.semibold};
`;

export const FoldSummary = styled.span`
  overflow: hidden;
  color: ${color.inkSoft};
  font-size: ${size.t14};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const ItemBody = styled.div`
  display: grid;
  gap: ${space.s16};
  padding: ${space.s8} ${space.s16} ${space.s16};
`;

export const Thumb = styled.img`
  display: block;
  width: 100%;
  max-width: 18rem;
  border-radius: ${radius.control};
  background: ${color.sunken};
  object-fit: contain;
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: ${space.s12};
`;

export const Cells = styled.div`
  overflow-x: auto;

  table {
    width: 100%;
    min-width: 30rem;
    border-collapse: collapse;
  }

  td,
  th {
    min-width: 9rem;
    padding: ${space.s4};
    vertical-align: top;
    text-align: start;
    font-weight: inherit;
  }
`;
