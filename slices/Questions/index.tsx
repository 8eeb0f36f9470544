import type { Content } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { useContext } from 'react';
import styled from 'styled-components';
import { answersTo, QuestionSearch } from '@/components/content/questionSearch';
import { RichText } from '@/components/content/RichText';
import { Section } from '@/components/content/Section';
import { Disclosure } from '@/components/ui/Disclosure';
import { plainText } from '@/lib/prismic/text';

/** Inside the answer, so that a link to it opens it. */
const Answer = styled.div`
  scroll-margin-block-start: 9rem;
`;

export default function Questions({ slice }: SliceComponentProps<Content.QuestionsSlice>) {
  const { heading, anchor, questions } = slice.primary;
  const search = useContext(QuestionSearch);
  const found = questions.filter(
    ({ question, answer }) => search.length === 0 || answersTo(search, `${question} ${plainText(answer)}`),
  );
  if (found.length === 0) return null;
  return (
    <Section heading={heading} anchor={anchor} width="reading">
      {found.map(({ question, anchor: at, answer }) => (
        <Disclosure key={question} summary={question}>
          <Answer id={at ?? undefined}>
            <RichText field={answer} />
          </Answer>
        </Disclosure>
      ))}
    </Section>
  );
}
