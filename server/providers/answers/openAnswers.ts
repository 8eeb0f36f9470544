import type { Env } from '@/server/env';
import type { Answers } from './answers';
import { anthropicAnswers } from './anthropic';
import { localAnswers } from './local';

type AnswersEnv = Pick<Env, 'ANTHROPIC_API_KEY' | 'ANTHROPIC_MODEL'>;

/** Claude where there is a key of it, else our own sentences. */
export const openAnswers = ({ ANTHROPIC_API_KEY, ANTHROPIC_MODEL }: AnswersEnv): Answers =>
  ANTHROPIC_API_KEY ? anthropicAnswers({ apiKey: ANTHROPIC_API_KEY, model: ANTHROPIC_MODEL }) : localAnswers();
