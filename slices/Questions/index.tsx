import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import styled from 'styled-components';
import { ContentSection } from '@/components/content/pages/shared/ContentSection';
import { RichText } from '@/components/content/pages/shared/RichText';
import { Disclosure } from '@/components/ui/layout/Disclosure';

/** Inside the answer, so that a link to it opens it. */
const Answer = styled.div`
  scroll-margin-block-start: 9rem;
`;

export default function Questions({ slice }: SliceComponentProps<Content.QuestionsSlice>) {
  const { heading, anchor, questions } = slice.primary;
  return (
    <ContentSection heading={heading} anchor={anchor} width="reading">
      {questions.map(({ question, anchor: at, answer }) => (
        <Disclosure key={question} summary={question}>
          <Answer id={at ?? undefined}>
            <RichText field={answer} />
          </Answer>
        </Disclosure>
      ))}
    </ContentSection>
  );
}
