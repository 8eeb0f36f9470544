import { PageHead } from '@/components/layout/head/PageHead';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Container } from '@/components/ui/layout/Container';
import { Stack } from '@/components/ui/layout/Stack';
import { introduction } from '@/contract/platform/flows/definitions/introduction';
import { isEmpty } from '@/contract/questionnaire/answers';
import { firstIncompleteStep } from '@/contract/questionnaire/flow';
import { routes } from '@/contract/routes';
import { useFlow } from '@/hooks/useFlow';
import { absoluteUrl } from '@/lib/routing/absoluteUrl';
import { IntroductionLayout } from './IntroductionScreen.styles';
import { OnboardingInvitation } from './OnboardingInvitation';
import { SubmitOnboarding } from './SubmitOnboarding';

/** Where an introduction begins, goes on, and is handed in. */
export function IntroductionScreen({ siteUrl }: { readonly siteUrl: string }) {
  const flow = useFlow(introduction);
  const { ready, answers } = flow;
  const hasStarted = ready && Object.entries(answers).some(([name, answer]) => name === 'address' && !isEmpty(answer));
  const next = firstIncompleteStep(introduction, answers);
  return (
    <Container $width="reading">
      <PageHead
        title="Tell us about your home"
        description="Tell us about you, your home, and your plans in 6 short steps. There’s no commitment, and we’ll email you within 1 business day."
        canonical={absoluteUrl(siteUrl, routes.homeowners.x.start())}
      />
      <IntroductionLayout>
        {hasStarted && !next ? (
          <SubmitOnboarding flow={flow} />
        ) : (
          <Stack $gap="s32">
            <OnboardingInvitation answers={answers} nextScreen={hasStarted ? next : undefined} />
            {!ready && <Skeleton $height="1px" />}
          </Stack>
        )}
      </IntroductionLayout>
    </Container>
  );
}
