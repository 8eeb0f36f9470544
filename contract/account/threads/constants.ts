import { lifecycle } from '@/contract/lifecycle';

/** Who has to write next. A closed thread opens again when its member writes. */
export const threadLifecycle = lifecycle({
  waiting: { ask: 'waiting', answer: 'answered', close: 'closed' },
  answered: { ask: 'waiting', answer: 'answered', close: 'closed' },
  closed: { ask: 'waiting', answer: 'answered' },
});
