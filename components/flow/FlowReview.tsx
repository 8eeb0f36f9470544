import styled from 'styled-components';
import { Heading } from '@/components/ui/Heading';
import { Link } from '@/components/ui/Link';
import { Stack } from '@/components/ui/Stack';
import { type Answers, answerText, readAnswer } from '@/contract/answers';
import { type Flow, pathOf, type Screen } from '@/contract/flow';
import type { FlowMount } from '@/lib/flowMounts';
import { up } from '@/styles/media';
import { color, space } from '@/styles/tokens';

const Lines = styled.dl`
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

const Top = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.s16};
  padding-block-end: ${space.s8};
  border-block-end: 1px solid ${color.line};
`;

const Missing = styled.span`
  color: ${color.warning};
`;

interface FlowReviewProps {
  readonly flow: Flow;
  readonly mount: FlowMount;
  readonly said: Answers;
}

/** Everything that was answered, by screen, each with the way to change it. */
export function FlowReview({ flow, mount, said }: FlowReviewProps) {
  return (
    <Stack $gap="s32">
      {pathOf(flow, said).map((screen) => (
        <Stack key={mount.pathOf(screen)} as="section" aria-labelledby={`review-${screen.step}`} $gap="s12">
          <Top>
            <Heading id={`review-${screen.step}`} $size="small">
              {screen.title}
            </Heading>
            <Link href={`${mount.pathOf(screen)}?from=review`} aria-label={`Change: ${screen.title}`}>
              Change
            </Link>
          </Top>
          <ScreenLines flow={flow} screen={screen} said={said} />
        </Stack>
      ))}
    </Stack>
  );
}

function ScreenLines({ flow, screen, said }: { readonly flow: Flow; readonly screen: Screen; readonly said: Answers }) {
  return (
    <Lines>
      {screen.asks.map((name) => {
        const question = flow.questions[name];
        if (!question) return null;
        const wrong = 'problem' in readAnswer(question, said[name]);
        return (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{question.label}</dt>
            <dd>{wrong ? <Missing>Still missing</Missing> : answerText(question, said[name]) || '–'}</dd>
          </div>
        );
      })}
    </Lines>
  );
}
