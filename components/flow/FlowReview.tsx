import styled from 'styled-components';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import type { Answers } from '@/contract/questionnaire/answers';
import { type Flow, screenTitle, visibleScreens } from '@/contract/questionnaire/flow';
import type { FlowMount } from '@/lib/flow/flowMounts';
import { color, space } from '@/styles/tokens';
import { ScreenAnswers } from './ScreenAnswers';

const Top = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.s16};
  padding-block-end: ${space.s8};
  border-block-end: 1px solid ${color.line};
`;

interface FlowReviewProps {
  readonly flow: Flow;
  readonly mount: FlowMount;
  readonly answers: Answers;
}

/** Everything that was answered, by screen, each with the way to change it. */
export function FlowReview({ flow, mount, answers }: FlowReviewProps) {
  return (
    <Stack $gap="s32">
      {visibleScreens(flow, answers).map((screen) => {
        const title = screenTitle(screen, answers);
        const id = `review-${screen.step}-${screen.screen}`;
        return (
          <Stack key={mount.pathOf(screen)} as="section" aria-labelledby={id} $gap="s12">
            <Top>
              <Heading id={id} $size="small">
                {title}
              </Heading>
              <Link href={`${mount.pathOf(screen)}?from=review`} aria-label={`Change: ${title}`}>
                Change
              </Link>
            </Top>
            <ScreenAnswers flow={flow} screen={screen} answers={answers} isOpen />
          </Stack>
        );
      })}
    </Stack>
  );
}
