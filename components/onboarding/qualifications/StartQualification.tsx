import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { WithoutScripts } from '@/components/flow/WithoutScripts';
import { ModalLink } from '@/components/modals/shared/ModalLink';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { VisuallyHidden } from '@/components/ui/text/VisuallyHidden';
import type { User } from '@/contract/account/users/endpoints';
import { qualification } from '@/contract/platform/flows/definitions/qualification';
import { rentEstimate } from '@/contract/platform/flows/definitions/rentEstimate';
import { flows } from '@/contract/platform/flows/endpoints';
import { type Answers, isEmpty } from '@/contract/questionnaire/answers';
import { firstIncompleteStep } from '@/contract/questionnaire/flow';
import { namesKnown } from '@/contract/questionnaire/questions';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useFlow } from '@/hooks/useFlow';
import { useSession } from '@/hooks/useSession';
import { qualificationMount } from '@/lib/flow/flowMounts';
import { plainReviewPath } from '@/lib/plainForms/paths';
import { answersOfEstimate } from './introduction/qualificationAnswers';
import { QualificationLayout } from './QualificationLayout';

const firstParameter = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);
/** Who they are: from the account, or as they wrote it for the home before. */
function contactOf(user: User | undefined, before: Answers): Answers {
  const { email, phone } = user ?? before;
  const { firstName, oneName, lastName } = user ? namesKnown(user) : before;
  return Object.fromEntries(
    Object.entries({ firstName, oneName, lastName, email, phone }).filter(([, value]) => !isEmpty(value)),
  );
}

/** Begins a run, or goes on with the newest or the one of a mailed link, and leads to its own address. */
export function StartQualification() {
  const { query, replace, isReady } = useRouter();
  const { run, ready, answers, runId, submitted } = useFlow(qualification);
  const estimate = useFlow(rentEstimate);
  const { signedIn, user, error } = useSession();
  const isKnown = !signedIn || user !== undefined || error !== null;
  const resume = useApiMutation(flows.resumeRun);
  const started = useRef(false);
  const [key, linkedRunId] = [firstParameter(query.key), firstParameter(query.run)];
  const fromEstimate = query.from === 'estimate';

  const begin = async () => {
    const isAnotherHome = submitted || query.from === 'new' || (fromEstimate && !isEmpty(answers.address));
    if (runId && !isAnotherHome) return goOn(runId, answers);
    const contact = contactOf(user, answers);
    if (isAnotherHome) run.startOver();
    run.say({ ...contact, ...(fromEstimate && answersOfEstimate(estimate.answers)) });
    const id = await run.ensureId();
    if (id) await goOn(id, run.state.answers);
  };
  const goOn = (id: string, known: Answers, done = false) => {
    const mount = qualificationMount(id);
    const next = firstIncompleteStep(qualification, known);
    const path = done
      ? routes.homeowners.qualification.success({ flowId: id })
      : next
        ? mount.pathOf(next)
        : mount.finish;
    return replace(path);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when both runs and the person are known.
  useEffect(() => {
    if (!isReady || !ready || !estimate.ready || !isKnown || started.current) return;
    started.current = true;
    if (!key || !linkedRunId) return void begin();
    resume.mutate(
      { params: { flowId: qualification.id, runId: linkedRunId }, body: { key } },
      { onSuccess: (found) => void goOn(found.id, found.answers, found.status === 'submitted') },
    );
  }, [isReady, ready, estimate.ready, isKnown]);

  return (
    <QualificationLayout title="Does your home qualify?" noindex={false}>
      <Stack $gap="s8">
        <Heading as="h1" $size="title">
          Does your home qualify?
        </Heading>
        <Text $size="large" $tone="soft">
          Start with its address. It takes about four minutes, and you see the answer right away.
        </Text>
      </Stack>
      <WithoutScripts href={plainReviewPath(qualification.id)} />
      {resume.isError ? (
        <Notice live tone="warning" title="That link didn’t open your answers">
          {resume.error.status === 401 ? (
            <>
              They belong to an account.{' '}
              <ModalLink href={routes.auth.login()} modal="LOGIN" props={{ currentScreen: 'login' }}>
                Log in
              </ModalLink>{' '}
              to open them.
            </>
          ) : (
            resume.error.message
          )}
        </Notice>
      ) : (
        <Stack role="status">
          <VisuallyHidden>Opening the first question</VisuallyHidden>
          <Skeleton $height="3rem" />
        </Stack>
      )}
    </QualificationLayout>
  );
}
