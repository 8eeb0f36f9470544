import styled from 'styled-components';
import { type Answers, answerText, readAnswer } from '@/contract/questionnaire/answers';
import type { Flow, Screen } from '@/contract/questionnaire/flow';
import { up } from '@/styles/media';
import { color, space } from '@/styles/tokens';

const AnswerList = styled.dl`
  display: grid;
  gap: ${space.s4} ${space.s24};
  margin: 0;

  ${up('sm')} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }

  dt {
    color: ${color.inkSoft};
  }

  dd {
    margin: 0 0 ${space.s8};
    overflow-wrap: anywhere;
  }
`;

const MissingAnswer = styled.span`
  color: ${color.warning};
`;

interface ScreenAnswersProps {
  readonly flow: Flow;
  readonly screen: Screen;
  readonly answers: Answers;
  /** Still being answered: what is missing is said. */
  readonly isOpen?: boolean;
}

/** What one screen asked, each with its answer. */
export function ScreenAnswers({ flow, screen, answers, isOpen = false }: ScreenAnswersProps) {
  return (
    <AnswerList>
      {screen.asks.map((name) => {
        const question = flow.questions[name];
        if (!question) return null;
        const isMissing = isOpen && 'problem' in readAnswer(question, answers[name]);
        return (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{question.label}</dt>
            <dd>
              {isMissing ? <MissingAnswer>Missing answers</MissingAnswer> : answerText(question, answers[name]) || '–'}
            </dd>
          </div>
        );
      })}
    </AnswerList>
  );
}
