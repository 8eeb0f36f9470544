import { FlowReview } from '@/components/flow/FlowReview';
import { ModalLink } from '@/components/modals/shared/ModalLink';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { introduction } from '@/contract/platform/flows/definitions/introduction';
import type { Answers } from '@/contract/questionnaire/answers';
import type { Screen } from '@/contract/questionnaire/flow';
import { routes } from '@/contract/routes';
import { flowMounts } from '@/lib/flow/flowMounts';
import { Steps } from './IntroductionScreen.styles';

const flowMount = flowMounts.introduction;

const steps = [
  ['You and the home', 'Your name, contact details, and address.'],
  ['Current lease', 'Only if the home is rented now.'],
  ['Rent', 'Your target rent, if you have one.'],
  ['Availability', 'When it’s available, and how we can get in.'],
  ['Service', 'Full management or placement only.'],
  ['Payout plan', 'Every month, a year up front, or as collected.'],
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
          {nextScreen ? 'Welcome back' : 'Tell us about your home'}
        </Heading>
        <Text $size="lead" $tone="soft">
          {nextScreen
            ? 'Your answers are saved. Pick up where you left off.'
            : '6 short steps, about 3 minutes. Then someone who has read your answers will email you. There’s no commitment.'}
        </Text>
      </Stack>
      <Row>
        <ButtonLink size="large" href={nextScreen ? flowMount.pathOf(nextScreen) : routes.homeowners.x.info()}>
          {nextScreen ? 'Continue' : 'Start'}
        </ButtonLink>
        <ModalLink modal="ASK_A_QUESTION" props={{ topic: 'owning' }} href={routes.support()}>
          Ask a question first
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
        Just curious what it could rent for? <Link href={routes.rentEstimate.start()}>Our rent estimate</Link> is
        faster.
      </Text>
    </Stack>
  );
}
