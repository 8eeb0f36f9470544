import type { Flow } from '@/contract/questionnaire/flow';
import type { Question } from '@/contract/questionnaire/questions';

/** What every field of a flow is given. */
export interface FlowFieldProps<Q extends Question = Question> {
  readonly flow: Flow;
  readonly name: string;
  readonly question: Q;
  readonly value: unknown;
  /** What is wrong, once there is reason to say it. */
  readonly problem: string | undefined;
  readonly onAnswer: (value: unknown) => void;
  /** Asks the screen not to go on before this is done: an address on its way. */
  readonly onPending: (until: Promise<unknown>) => void;
}
