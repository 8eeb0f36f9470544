import { ScreenAnswers } from '@/components/flow/ScreenAnswers';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import type { Answers } from '@/contract/questionnaire/answers';
import { type Flow, visibleScreens } from '@/contract/questionnaire/flow';
import type { FlowMount } from '@/lib/flow/flowMounts';

interface ApplicantAnswersProps {
  readonly flow: Flow;
  readonly mount: FlowMount;
  readonly answers: Answers;
}

/** What was answered, a fold a screen, each with the way to change it. */
export function ApplicantAnswers({ flow, mount, answers }: ApplicantAnswersProps) {
  return (
    <Stack as="section" $gap="s8" aria-label="Your answers">
      {visibleScreens(flow, answers).map((screen) => (
        <Disclosure key={screen.step} summary={screen.title}>
          <Stack $gap="s12">
            <ScreenAnswers flow={flow} screen={screen} answers={answers} />
            <div>
              <Link href={`${mount.pathOf(screen)}&from=review`} aria-label={`Change: ${screen.title}`}>
                Change
              </Link>
            </div>
          </Stack>
        </Disclosure>
      ))}
    </Stack>
  );
}
