import { type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react';
import styled from 'styled-components';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Container } from '@/components/ui/layout/Container';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import { color, layer, space, weight } from '@/styles/tokens';
import { searchTerms } from './questionSearch';
import { useQuestionSearch } from './useQuestionSearch';

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

/** A heading whose questions are all gone goes too. */
const Questions = styled.div`
  section:has(details):not(:has(details:not([hidden]))) {
    display: none;
  }
`;

const NoResults = styled.p`
  padding-block: ${space.s32};
`;

/** A field that leaves of the questions beneath it those that hold every word. */
export function SearchableQuestions({ children }: { readonly children: ReactNode }) {
  const [text, setText] = useState('');
  const search = useDeferredValue(text);
  const terms = useMemo(() => searchTerms(search), [search]);
  const { ref, count } = useQuestionSearch(terms);
  const id = useId();
  const resultCount = terms.length === 0 ? '' : `${count} ${count === 1 ? 'answer' : 'answers'}`;
  return (
    <>
      <Bar>
        <Container $width="reading">
          <Label htmlFor={id}>What would you like to know?</Label>
          <TextInput
            id={id}
            type="search"
            value={text}
            placeholder="Deposit, fees, repairs …"
            autoComplete="off"
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <VisuallyHidden role="status">{resultCount}</VisuallyHidden>
        </Container>
      </Bar>
      <Questions ref={ref}>{children}</Questions>
      {terms.length > 0 && count === 0 && (
        <Container $width="reading">
          <NoResults>
            No answer here holds these words. Try others, or ask us: the links above and below lead to us.
          </NoResults>
        </Container>
      )}
    </>
  );
}
