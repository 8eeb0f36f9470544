import { endpoint, resource } from '@/contract/endpoint';
import type { homeAnswersSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** Questions about a home that its own facts and the law of its place answer at once. */
export const homeAnswers = resource<typeof homeAnswersSchemas>('homeAnswers')({
  answerHomeQuestion: endpoint('POST', '/homes/:homeId/answers', {
    summary: 'Answers a question about a home from its facts and the law of its place, each sentence with its source',
    access: 'public',
    rate: 'answer',
  }),
});
