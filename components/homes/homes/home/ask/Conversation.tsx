import { useCallback, useState } from 'react';
import type { Home } from '@/contract/homes/homes/endpoints';
import type { HomeAnswer } from '@/contract/leasing/homeAnswers/endpoints';
import { Log } from './Conversation.styles';
import { HomeExchange } from './HomeExchange';
import type { Turn } from './transcript';

interface ConversationProps {
  readonly home: Home;
  /** Every question so far, in order. */
  readonly asked: readonly string[];
}

/** Questions with their answers, said aloud as they come. */
export function Conversation({ home, asked }: ConversationProps) {
  const [answers, setAnswers] = useState<Readonly<Record<number, HomeAnswer>>>({});
  const keep = useCallback(
    (at: number, answer: HomeAnswer) => setAnswers((before) => ({ ...before, [at]: answer })),
    [],
  );
  const turns: readonly Turn[] = asked.map((question, at) => {
    const answer = answers[at];
    return { question, ...(answer && { answer }) };
  });
  return (
    <Log role="log" aria-label="Questions and answers">
      {asked.map((_, at) => (
        <HomeExchange
          // biome-ignore lint/suspicious/noArrayIndexKey: the same question can be asked twice, and the list only grows.
          key={at}
          home={home}
          at={at}
          turns={turns.slice(0, at + 1)}
          language={answers[at - 1]?.language ?? 'en'}
          onAnswer={keep}
        />
      ))}
    </Log>
  );
}
