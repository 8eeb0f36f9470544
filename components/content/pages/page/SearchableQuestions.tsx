import dynamic from 'next/dynamic';
import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import styled from 'styled-components';
import { clientOnly } from '@/components/layout/page/clientOnly';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Container } from '@/components/ui/layout/Container';
import { color, layer, space, weight } from '@/styles/tokens';

/** Comes with the first letter typed. */
const QuestionResults = clientOnly(
  dynamic(() => import('./QuestionResults').then((file) => file.QuestionResults), { ssr: false }),
);

/** Without scripts there is nothing to search with, and the browser's own search finds everything. */
const Bar = styled.search`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.raised};
  padding-block: ${space.s12};
  background: ${color.canvas};

  @media (scripting: none) {
    display: none;
  }
`;

const Label = styled.label`
  display: block;
  margin-block-end: ${space.s4};
  font-weight: ${weight.semibold};
`;

const MAX_LENGTH = 200;

/** A field that finds answers by the words people use, in place of the page beneath it while something is typed. */
export function SearchableQuestions({ children }: { readonly children: ReactNode }) {
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const id = useId();
  return (
    <>
      <Bar>
        <Container $width="reading">
          <Label htmlFor={id}>Search for answers</Label>
          <TextInput
            id={id}
            type="search"
            value={text}
            placeholder="Pets, deposit, repairs…"
            autoComplete="off"
            maxLength={MAX_LENGTH}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </Container>
      </Bar>
      {q && <QuestionResults q={q} onLeave={() => setText('')} />}
      <div hidden={q !== ''}>{children}</div>
    </>
  );
}
