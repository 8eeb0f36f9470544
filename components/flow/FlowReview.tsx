import { Stack } from '@/components/ui/layout/Stack';
import type { Answers } from '@/contract/questionnaire/answers';
import { type Flow, screenTitle, visibleScreens } from '@/contract/questionnaire/flow';
import type { FlowMount } from '@/lib/flow/flowMounts';
import { ReviewSection } from './ReviewSection';
import { ScreenAnswers } from './ScreenAnswers';

interface FlowReviewProps {
  readonly flow: Flow;
  readonly mount: FlowMount;
  readonly answers: Answers;
  /** The level of the headings of its screens. */
  readonly level?: 'h2' | 'h3' | undefined;
}

/** Everything that was answered, by screen, each with the way to change it. */
export function FlowReview({ flow, mount, answers, level }: FlowReviewProps) {
  return (
    <Stack $gap="s32">
      {visibleScreens(flow, answers).map((screen) => (
        <ReviewSection
          key={mount.pathOf(screen)}
          title={screenTitle(screen, answers)}
          editPath={mount.pathOf(screen)}
          level={level}
        >
          <ScreenAnswers flow={flow} screen={screen} answers={answers} isOpen />
        </ReviewSection>
      ))}
    </Stack>
  );
}
