import styled from 'styled-components';
import { up } from '@/styles/media';
import { plainList } from '@/styles/mixins';
import { color, radius, space } from '@/styles/tokens';

export const Page = styled.div`
  display: grid;
  gap: ${space.s24};
  padding-block: ${space.s48} ${space.s96};
`;

export const Messages = styled.ol`
  ${plainList}
  display: grid;
  gap: ${space.s24};
`;

export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s4} ${space.s16};
`;

/** A text as a phone shows it: a bubble. */
export const Bubble = styled.p`
  justify-self: start;
  max-width: 26rem;
  padding: ${space.s12} ${space.s16};
  border-radius: ${radius.card};
  border-end-start-radius: 0;
  background: ${color.brandTint};
  color: ${color.ink};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

export const EmailFrame = styled.iframe`
  width: 100%;
  height: 24rem;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};

  ${up('md')} {
    height: 30rem;
  }
`;

export const PlainText = styled.pre`
  padding: ${space.s16};
  border-radius: ${radius.card};
  background: ${color.sunken};
  font-family: inherit;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
