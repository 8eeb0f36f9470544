import styled from 'styled-components';
import { Disclosure } from '@/components/ui/Disclosure';
import { Link } from '@/components/ui/Link';
import { Stack } from '@/components/ui/Stack';
import { type Answers, answerText } from '@/contract/answers';
import { type Flow, pathOf, type Screen } from '@/contract/flow';
import type { FlowMount } from '@/lib/flowMounts';
import { up } from '@/styles/media';
import { color, space } from '@/styles/tokens';

const Lines = styled.dl`
  display: grid;
  gap: ${space.s4} ${space.s24};
  margin: 0 0 ${space.s12};

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

interface OwnAnswersProps {
  readonly flow: Flow;
  readonly mount: FlowMount;
  readonly said: Answers;
}

/** What was answered, a fold a screen, each with the way to change it. */
export function OwnAnswers({ flow, mount, said }: OwnAnswersProps) {
  return (
    <Stack as="section" $gap="s8" aria-label="What you answered">
      {pathOf(flow, said).map((screen) => (
        <Disclosure key={screen.step} summary={screen.title}>
          <ScreenLines flow={flow} screen={screen} said={said} />
          <Link href={`${mount.pathOf(screen)}&from=review`} aria-label={`Change: ${screen.title}`}>
            Change
          </Link>
        </Disclosure>
      ))}
    </Stack>
  );
}

function ScreenLines({ flow, screen, said }: { readonly flow: Flow; readonly screen: Screen; readonly said: Answers }) {
  return (
    <Lines>
      {screen.asks.map((name) => {
        const question = flow.questions[name];
        return question ? (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{question.label}</dt>
            <dd>{answerText(question, said[name]) || '–'}</dd>
          </div>
        ) : null;
      })}
    </Lines>
  );
}
