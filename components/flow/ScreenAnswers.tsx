import styled from 'styled-components';
import { type Answers, answerText, readAnswer } from '@/contract/questionnaire/answers';
import type { Flow, Screen } from '@/contract/questionnaire/flow';
import { color } from '@/styles/tokens';
import { AnswerList } from './ReviewSection';

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
