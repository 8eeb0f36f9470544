import type { HomeAnswer } from '@/contract/leasing/homeAnswers/endpoints';

/** A question and what was answered; without an answer while it is on its way. */
export interface Turn {
  readonly question: string;
  readonly answer?: HomeAnswer;
}

/** The longest message of a lead (contract/account/leads/schemas.ts). */
const MAX_MESSAGE = 4_000;

const answerText = ({ answer }: Turn) => {
  if (!answer) return 'No answer.';
  const { sentences, unknown } = answer;
  if (sentences.length === 0) return unknown.length > 0 ? `Not known: ${unknown.join(', ')}.` : 'No answer.';
  return sentences.map(({ text }) => text).join(' ');
};

/** What our team reads: the question first, then the language, then what was said before it. */
export function transcriptOf(turns: readonly Turn[]): string {
  const [last, ...before] = [...turns].reverse();
  if (!last) return '';
  const language = last.answer?.language === 'es' ? 'Asked in Spanish. Please reply in Spanish.' : '';
  const shown = last.answer && last.answer.sentences.length > 0 ? `Answered on the page: ${answerText(last)}` : '';
  const earlier = before.map((turn) => `Q: ${turn.question}\nA: ${answerText(turn)}`).reverse();
  return [last.question, language, shown, ...(earlier.length > 0 ? ['Asked before:', ...earlier] : [])]
    .filter(Boolean)
    .join('\n\n')
    .slice(0, MAX_MESSAGE);
}
