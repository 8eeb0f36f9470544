import styled from 'styled-components';
import { forcedColors } from '@/styles/media';
import { plainList } from '@/styles/mixins';
import { color, layer, radius, shadow, space } from '@/styles/tokens';

/** What a field and the list beneath it stand in. */
export const SuggestionFrame = styled.div`
  position: relative;
`;

/** Suggestions while the user types, over the content below. */
export const SuggestionList = styled.ul`
  ${plainList}
  position: absolute;
  inset: calc(100% + ${space.s4}) 0 auto;
  z-index: ${layer.raised};
  padding: ${space.s8};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.float};
`;

export const Suggestion = styled.li<{ $active: boolean }>`
  padding: ${space.s12};
  border-radius: ${radius.control};
  background: ${({ $active }) => ($active ? color.brandTint : 'transparent')};
  cursor: pointer;

  ${forcedColors} {
    outline: ${({ $active }) => ($active ? '2px solid Highlight' : 'none')};
  }
`;
