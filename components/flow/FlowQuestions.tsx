import type { Answers } from '@/contract/answers';
import type { Flow, Screen } from '@/contract/flow';
import { Fields } from './FlowScreen.styles';
import { type FieldSet, FlowField } from './fields/FlowField';

interface FlowQuestionsProps {
  readonly flow: Flow;
  readonly screen: Screen;
  readonly fields: FieldSet;
  readonly said: Answers;
  /** What is wrong, by question, as far as it is time to say it. */
  readonly problems: Readonly<Record<string, string>>;
  readonly onSay: (name: string, value: unknown) => void;
  readonly onHold: (until: Promise<unknown>) => void;
}

const narrow = new Set(['text', 'email', 'phone', 'date', 'money', 'integer']);

/** The questions of one screen, one under another or side by side. */
export function FlowQuestions({ flow, screen, fields, said, problems, onSay, onHold }: FlowQuestionsProps) {
  return (
    <Fields>
      {screen.asks.map((name) => {
        const question = flow.questions[name];
        return question ? (
          <div key={name} data-wide={narrow.has(question.kind) ? undefined : true} data-question={name}>
            <FlowField
              fields={fields}
              flow={flow}
              name={name}
              question={question}
              value={said[name]}
              problem={problems[name]}
              onSay={(value) => onSay(name, value)}
              onHold={onHold}
            />
          </div>
        ) : null;
      })}
    </Fields>
  );
}
