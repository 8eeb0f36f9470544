import type { AnswerLanguage } from '@/contract/leasing/homeAnswers/constants';

/** One retrieved fact, as our own sentence says it. */
export interface StatedFact {
  readonly id: string;
  readonly text: string;
}

export interface PhraseRequest {
  /** As typed, without email addresses and telephone numbers. */
  readonly question: string;
  readonly language: AnswerLanguage;
  readonly facts: readonly StatedFact[];
}

/** Anyone who says retrieved facts as an answer. Throwing means “not reached”: the sentences then stay as they are. */
export interface Answers {
  /** The vendor; null for our own sentences. */
  readonly vendor: string | null;
  /** One sentence or two for each fact that answers the question, under its id. They are checked before anyone reads them. */
  readonly phrase: (request: PhraseRequest) => Promise<readonly StatedFact[]>;
}
