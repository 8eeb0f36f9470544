import { ScreenLines } from '@/components/flow/ScreenLines';
import { Disclosure } from '@/components/ui/Disclosure';
import { Link } from '@/components/ui/Link';
import { Stack } from '@/components/ui/Stack';
import type { Answers } from '@/contract/answers';
import { type Flow, pathOf } from '@/contract/flow';
import type { FlowMount } from '@/lib/flowMounts';

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
          <Stack $gap="s12">
            <ScreenLines flow={flow} screen={screen} said={said} />
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
