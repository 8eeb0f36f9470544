import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { FlowReview } from '@/components/flow/FlowReview';
import { ApplicationLayout } from '@/components/leasing/applications/shared/ApplicationLayout';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { fullName } from '@/contract/account/users/personName';
import type { Application } from '@/contract/leasing/applications/endpoints';
import { type Flow, firstIncompleteStep } from '@/contract/questionnaire/flow';
import { routes } from '@/contract/routes';
import { useFlow } from '@/hooks/useFlow';
import type { FlowMount } from '@/lib/flow/flowMounts';
import { applicationHref } from '@/lib/routing/applicationLinks';
import { GroupAnswers } from './GroupAnswers';
import { ScreeningConsentForm } from './ScreeningConsentForm';

interface SubmitApplicationScreenProps {
  readonly application: Application;
  readonly flow: Flow;
  readonly mount: FlowMount;
}

/** The last page of one’s part: review the answers, add the number, agree, submit. The fee comes after. */
export function SubmitApplicationScreen({ application, flow, mount }: SubmitApplicationScreenProps) {
  const { push } = useRouter();
  const { run, ready, answers } = useFlow(flow);
  const [missing, setMissing] = useState<string>();
  const { id, me } = application;
  // Handed in from here, be it in another tab: on to what comes next. Anyone who comes back to this page later stays on it.
  const wasOpen = useRef(me?.status === 'joined');
  const isOpen = me?.status === 'joined';
  const next = me?.fee.settled === false ? routes.application.success : routes.application.tracker;
  useEffect(() => {
    if (wasOpen.current && !isOpen) void push(applicationHref(next, id));
    wasOpen.current = isOpen;
  }, [isOpen, next, id, push]);
  if (!isOpen)
    return (
      <ApplicationLayout application={application} title="Your section is submitted">
        <div>
          <ButtonLink href={applicationHref(routes.application.tracker, id)}>View status</ButtonLink>
        </div>
      </ApplicationLayout>
    );
  const open = ready ? firstIncompleteStep(flow, answers) : undefined;
  return (
    <ApplicationLayout
      application={application}
      title="Review and submit"
      lead="You can still change anything here. After you submit, ask us to make changes."
    >
      <Stack $gap="s48">
        {open && (
          <Notice tone="warning" title="Something is missing">
            <Link href={mount.pathOf(open)}>{open.title}</Link>
          </Notice>
        )}
        {ready && (
          <Stack $gap="s32">
            <GroupAnswers application={application} />
            <FlowReview flow={flow} mount={mount} answers={answers} />
          </Stack>
        )}
        <ScreeningConsentForm
          application={application}
          legalName={fullName(answers)}
          isBlocked={open !== undefined}
          missing={missing}
          onBeforeSubmit={() => run.save()}
          onMissing={(list) => {
            const [first] = list;
            if (first) setMissing(first.problem);
          }}
        />
      </Stack>
    </ApplicationLayout>
  );
}
