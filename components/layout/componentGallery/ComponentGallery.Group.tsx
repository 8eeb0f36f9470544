import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from '@/components/ui/text/Heading';
import { color, size, space } from '@/styles/tokens';

const Frame = styled.section`
  display: grid;
  gap: ${space.s16};
  padding-block: ${space.s32};
  border-block-start: 1px solid ${color.line};
`;

const ExampleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space.s16};

  > * {
    min-width: 0;
  }
`;

const Note = styled.p`
  color: ${color.inkFaint};
  font-size: ${size.t14};
`;

/** One kind of piece, in all its states. */
export function ExampleGroup(props: { readonly title: string; readonly note?: string; readonly children: ReactNode }) {
  return (
    <Frame>
      <Heading>{props.title}</Heading>
      {props.note && <Note>{props.note}</Note>}
      <ExampleRow>{props.children}</ExampleRow>
    </Frame>
  );
}
