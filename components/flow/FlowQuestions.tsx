import type { Answers } from '@/contract/questionnaire/answers';
import type { Flow, Screen } from '@/contract/questionnaire/flow';
import { type FieldComponents, FlowField } from './fields/FlowField';
import { Fields } from './flowScreenStyles';

interface FlowQuestionsProps {
  readonly flow: Flow;
  readonly screen: Screen;
  readonly fields: FieldComponents;
  readonly answers: Answers;
  /** What is wrong, by question, as far as it is time to say it. */
  readonly problems: Readonly<Record<string, string>>;
  readonly onAnswer: (name: string, value: unknown) => void;
  readonly onPending: (until: Promise<unknown>) => void;
}

const narrowKinds = new Set(['text', 'email', 'phone', 'date', 'money', 'integer']);

/** The questions of one screen, one under another or side by side. */
export function FlowQuestions({ flow, screen, fields, answers, problems, onAnswer, onPending }: FlowQuestionsProps) {
  return (
    <Fields>
      {screen.asks.map((name) => {
        const question = flow.questions[name];
        return question ? (
          <div key={name} data-full-width={narrowKinds.has(question.kind) ? undefined : true} data-question={name}>
            <FlowField
              fields={fields}
              flow={flow}
              name={name}
              question={question}
              value={answers[name]}
              problem={problems[name]}
              onAnswer={(value) => onAnswer(name, value)}
              onPending={onPending}
            />
          </div>
        ) : null;
      })}
    </Fields>
  );
}
