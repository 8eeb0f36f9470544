import { keepPreviousData, useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { ModalLink } from '@/components/modals/shared/ModalLink';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Container } from '@/components/ui/layout/Container';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import { MINUTE_MS } from '@/contract/calendar/durations';
import { helpAnswers } from '@/contract/content/helpAnswers/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { space } from '@/styles/tokens';

const Frame = styled.section`
  min-height: 60vh;
  padding-block: ${space.s16} ${space.s48};
`;

interface QuestionResultsProps {
  readonly q: string;
  /** Called when a visitor opens the page of an answer. */
  readonly onLeave: () => void;
}

const countText = (count: number) => (count === 1 ? '1 answer' : `${count} answers`);

/** The answers that fit what was typed, best first, and a way to ask where none does. */
export function QuestionResults({ q, onLeave }: QuestionResultsProps) {
  const query = useQuery({
    ...apiQuery(helpAnswers.listHelpAnswers, { query: { q } }),
    staleTime: MINUTE_MS,
    placeholderData: keepPreviousData,
  });
  const { data, isFetching } = query;
  const isEmpty = data?.length === 0;
  return (
    <Frame aria-label="Search results">
      <Container $width="reading">
        <VisuallyHidden role="status">{data && !isFetching && countText(data.length)}</VisuallyHidden>
        <Loaded query={query} title="We couldn’t search just now" />
        {data?.map(({ question, answer, href }) => (
          <Disclosure key={href + question} summary={question} {...(question === data[0]?.question && { open: true })}>
            <Stack>
              {answer.map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
              <Link href={href} prefetch={false} onClick={onLeave}>
                See it on the page
              </Link>
            </Stack>
          </Disclosure>
        ))}
        {data && (
          <Stack>
            {isEmpty && (
              <Heading as="h2" $size="part">
                No answers for “{q}”
              </Heading>
            )}
            <Text>
              {isEmpty ? 'Try other words, or ' : 'Not what you need? '}
              <ModalLink modal="ASK_A_QUESTION" href={routes.support()}>
                {isEmpty ? 'ask us' : 'Ask us'}
              </ModalLink>
              . A person replies within one business day.
            </Text>
          </Stack>
        )}
      </Container>
    </Frame>
  );
}
