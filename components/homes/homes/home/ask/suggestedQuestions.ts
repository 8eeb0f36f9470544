import type { Home } from '@/contract/homes/homes/endpoints';
import { canBeToured } from '@/lib/labels/home.labels';

interface Suggestion {
  readonly question: string;
  readonly language: 'en' | 'es';
}

/** What people ask most, to begin with; a tour only where the home is shown. */
export const suggestedQuestions = ({ status }: Pick<Home, 'status'>): readonly Suggestion[] => [
  { question: 'What do I need to move in?', language: 'en' },
  { question: 'Are pets allowed?', language: 'en' },
  ...(canBeToured(status) ? [{ question: 'When can I tour it?', language: 'en' } as const] : []),
  { question: 'When do I get the deposit back?', language: 'en' },
  { question: '¿Cuánto tengo que ganar?', language: 'es' },
  { question: '¿Qué servicios están incluidos?', language: 'es' },
];
