import { FlowReview } from '@/components/flow/FlowReview';
import { ModalLink } from '@/components/modals/shared/ModalLink';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { introduction } from '@/contract/flows/definitions/introduction';
import type { Answers } from '@/contract/questionnaire/answers';
import type { Screen } from '@/contract/questionnaire/flow';
import { flowMounts } from '@/lib/flow/flowMounts';
import { routes } from '@/lib/routing/routes';
import { Steps } from './IntroductionScreen.styles';

const flowMount = flowMounts.introduction;

const steps = [
  ['You and the home', 'Name, how to reach you, the address.'],
  ['The lease', 'Only if somebody lives there already.'],
  ['The rent', 'What you have in mind, if you do.'],
  ['When and how', 'From when it is free, and how we get in.'],
  ['How much we do', 'Full management, or placement only.'],
  ['How you are paid', 'Every month, the year at once, or as it comes.'],
] as const;

interface OnboardingInvitationProps {
  readonly answers: Answers;
  /** The step that an introduction begun before goes on with. */
  readonly nextScreen: Screen | undefined;
}

/** What is asked, why, and where to begin or go on. */
export function OnboardingInvitation({ answers, nextScreen }: OnboardingInvitationProps) {
  return (
    <Stack $gap="s32">
      <Stack $gap="s12">
        <Heading as="h1" $size="title">
          {nextScreen ? 'Welcome back' : 'Introduce your home'}
        </Heading>
        <Text $size="lead" $tone="soft">
          {nextScreen
            ? 'Everything you told us is still here. Go on where you left off.'
            : 'Six short steps, about three minutes. Then a person calls who has read them. Nothing binds you.'}
        </Text>
      </Stack>
      <Row>
        <ButtonLink size="large" href={nextScreen ? flowMount.pathOf(nextScreen) : routes.homeowners.x.info()}>
          {nextScreen ? 'Go on' : 'Begin'}
        </ButtonLink>
        <ModalLink modal="ASK_A_QUESTION" props={{ topic: 'owning' }} href={routes.support()}>
          I would rather ask something first
        </ModalLink>
      </Row>
      {nextScreen ? (
        <FlowReview flow={introduction} mount={flowMount} answers={answers} />
      ) : (
        <Steps>
          {steps.map(([title, text]) => (
            <li key={title}>
              <div>
                <Heading as="h2" $size="label">
                  {title}
                </Heading>
                <Text $tone="soft">{text}</Text>
              </div>
            </li>
          ))}
        </Steps>
      )}
      <Text $tone="soft">
        Only curious what it could earn? <Link href={routes.rentEstimate.start()}>The estimate</Link> asks for less.
      </Text>
    </Stack>
  );
}
