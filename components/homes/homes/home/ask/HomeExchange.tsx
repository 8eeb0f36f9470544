import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import type { Home } from '@/contract/homes/homes/endpoints';
import {
  type AnswerLanguage,
  type AnswerSentence,
  type HomeAnswer,
  homeAnswers,
} from '@/contract/leasing/homeAnswers/endpoints';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDateTime } from '@/lib/format/dates';
import { askLabels, faqAnchors } from './ask.labels';
import { Exchange, Sentences, SourceLine } from './Conversation.styles';
import { HandOverForm } from './HandOverForm';
import type { Turn } from './transcript';

const LOCALES = { en: 'en-US', es: 'es-US' } as const;

interface SourceProps {
  readonly home: Home;
  readonly source: AnswerSentence['source'];
  readonly language: AnswerLanguage;
}

function Source({ home, source, language }: SourceProps) {
  const words = askLabels[language];
  if (source.kind === 'law') return source.citation;
  if (source.kind === 'lease') return words.clauses[source.clause];
  if (source.kind === 'section') return <a href={`#${source.section}`}>{words.sections[source.section]}</a>;
  const href =
    source.page === 'tour'
      ? routes.tours.book({ place: home.citySlug, homeId: home.id })
      : `${routes.faq()}#${faqAnchors[source.page]}`;
  return (
    <Link href={href} prefetch={false}>
      {words.pages[source.page]}
    </Link>
  );
}

interface AnswerProps {
  readonly home: Home;
  readonly answer: HomeAnswer;
}

function TourTimes({ home, answer: { tour, language } }: AnswerProps) {
  if (!tour) return null;
  const words = askLabels[language];
  const href = routes.tours.book({ place: home.citySlug, homeId: home.id });
  return (
    <Stack $gap="s8">
      <Text $weight="semibold">{words.tours}</Text>
      <Row as="ul" $gap="s8" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {tour.starts.map((start) => (
          <li key={start}>
            <ButtonLink
              href={`${href}?time=${encodeURIComponent(start)}`}
              prefetch={false}
              tone="secondary"
              size="small"
            >
              {formatDateTime(start, tour.timeZone, LOCALES[language])}
            </ButtonLink>
          </li>
        ))}
        <li>
          <ButtonLink href={href} prefetch={false} tone="ghost" size="small">
            {words.allTimes}
          </ButtonLink>
        </li>
      </Row>
    </Stack>
  );
}

function Answer({ home, answer }: AnswerProps) {
  const { language, sentences, unknown, needsPerson, answerBy } = answer;
  const words = askLabels[language];
  return (
    <>
      {sentences.length > 0 && (
        <Sentences>
          {sentences.map(({ factId, text, language: spoken, source }) => (
            <li key={factId}>
              <span lang={spoken}>{text}</span>
              <SourceLine>
                {words.source} <Source home={home} source={source} language={language} />
              </SourceLine>
            </li>
          ))}
        </Sentences>
      )}
      <TourTimes home={home} answer={answer} />
      {needsPerson && (
        <Text>
          {unknown.length > 0 && `${words.unknown(unknown)} `}
          {unknown.length === 0 && sentences.length === 0 && `${words.notUnderstood} `}
          {words.person(formatDateTime(answerBy, home.timeZone, LOCALES[language]))}
        </Text>
      )}
    </>
  );
}

interface HomeExchangeProps {
  readonly home: Home;
  readonly at: number;
  /** The conversation up to this question, which is the last. */
  readonly turns: readonly Turn[];
  /** Of the answer before. */
  readonly language: AnswerLanguage;
  readonly onAnswer: (at: number, answer: HomeAnswer) => void;
}

/** One question with its answer, and the way to a person. */
export function HomeExchange({ home, at, turns, language, onAnswer }: HomeExchangeProps) {
  const { question = '', answer } = turns.at(-1) ?? {};
  const { mutate, error, isPending } = useApiMutation(homeAnswers.answerHomeQuestion);
  const [handsOver, setHandsOver] = useState(false);
  const isAsked = useRef(false);
  const ask = () =>
    mutate(
      { params: { homeId: home.id }, body: { question, language } },
      { onSuccess: (found) => onAnswer(at, found) },
    );
  const askOnce = useRef(ask);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    askOnce.current();
  }, []);
  const shown = answer?.language ?? language;
  const words = askLabels[shown];
  return (
    <Exchange lang={shown} aria-busy={isPending}>
      <Text $weight="semibold">
        {words.asked} {question}
      </Text>
      {isPending && <Text $tone="soft">{words.waiting}</Text>}
      {error && !isPending && (
        <Row>
          <Text $tone="danger">{error.status === 429 ? words.tooMany : words.failed}</Text>
          <Button tone="secondary" size="small" onClick={ask}>
            {words.retry}
          </Button>
        </Row>
      )}
      {answer && <Answer home={home} answer={answer} />}
      {(answer || error) &&
        (handsOver ? (
          <HandOverForm home={home} turns={turns} language={shown} />
        ) : (
          <div>
            <Button
              tone={answer && !answer.needsPerson ? 'ghost' : 'primary'}
              size="small"
              onClick={() => setHandsOver(true)}
            >
              {answer && !answer.needsPerson ? words.anythingElse : words.handOver}
            </Button>
          </div>
        ))}
    </Exchange>
  );
}
