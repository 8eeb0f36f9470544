import { useRouter } from 'next/router';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { RadioCards } from '@/components/ui/forms/RadioCards';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Dialog } from '@/components/ui/overlays/Dialog';
import { Text } from '@/components/ui/text/Text';
import { todos } from '@/contract/account/todos/endpoints';
import type { CriterionId } from '@/contract/leasing/criteria/criteria';
import type { Outcome } from '@/contract/leasing/decisions/constants';
import {
  type Condition,
  decisions,
  type HomeApplications,
  type ReceivedApplication,
} from '@/contract/leasing/decisions/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';
import { applicationReviewHref } from './ApplicationQueue';
import { ConditionFields } from './ConditionFields';
import { ReasonFields } from './ReasonFields';

const confirmLabels: Record<Outcome, { title: string; action: string }> = {
  approved: { title: 'Approve this application?', action: 'Approve application' },
  approved_with_conditions: { title: 'Approve with these conditions?', action: 'Approve with conditions' },
  declined: { title: 'Decline this application?', action: 'Decline application' },
};

interface DecideStepProps {
  readonly place: HomeApplications;
  readonly application: ReceivedApplication;
}

/** The answer of the homeowner: sent at once, and final. */
export function DecideStep({ place, application }: DecideStepProps) {
  const { home } = place;
  const router = useRouter();
  const {
    values: { outcome, reasons, conditions, message },
    set,
    clear,
  } = useDraft(`decision:${application.id}`, {
    outcome: undefined as Outcome | undefined,
    reasons: [] as readonly CriterionId[],
    conditions: [] as readonly Condition[],
    message: '',
  });
  const submitDecision = useApiMutation(decisions.decideApplication, { touches: [decisions, todos], onArrived: clear });
  const [attempted, setAttempted] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const failed = application.lines.filter(({ result }) => result === 'not_met');
  // A worse term rests on a criterion, as a no does; another first day does not.
  const needsReasons =
    outcome === 'declined' ||
    (outcome === 'approved_with_conditions' && conditions.some(({ kind }) => kind !== 'start'));
  const problems = {
    outcome: outcome ? undefined : 'Choose an answer',
    conditions:
      outcome === 'approved_with_conditions' && conditions.length === 0 ? 'Select at least one condition' : undefined,
    reasons: needsReasons && reasons.length === 0 ? 'Select the criterion that isn’t met' : undefined,
    message: message.trim().length >= 10 ? undefined : 'Write a short message to the applicants',
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (outcome && !Object.values(problems).some(Boolean)) setConfirming(true);
  };
  const confirm = () => {
    if (!outcome) return;
    submitDecision.mutate(
      {
        params: { receivedApplicationId: application.id },
        body: {
          outcome,
          reasons: needsReasons ? [...reasons] : [],
          conditions: outcome === 'approved_with_conditions' ? [...conditions] : [],
          message: message.trim(),
        },
      },
      {
        onSuccess: () => void router.push(applicationReviewHref(home.id, application.id, 'decision', 'done')),
        onError: () => setConfirming(false),
      },
    );
  };
  return (
    <Card>
      <Stack as="form" method="post" $gap="s24" onSubmit={send} noValidate>
        <RadioCards
          legend="What’s your decision?"
          value={outcome}
          onChange={(outcome) => set({ outcome })}
          options={[
            { value: 'approved', label: 'Approve', help: 'On the listed terms.' },
            {
              value: 'approved_with_conditions',
              label: 'Approve with conditions',
              help: 'Such as a co-signer, a larger deposit, or a different start date.',
            },
            {
              value: 'declined',
              label: 'Decline',
              help:
                failed.length > 0
                  ? 'Choose the criterion that isn’t met.'
                  : 'Not available: every published criterion is met.',
              disabled: failed.length === 0,
            },
          ]}
        />
        {attempted && problems.outcome && <Notice live tone="danger" title={problems.outcome} />}
        {outcome === 'approved_with_conditions' && (
          <ConditionFields
            place={place}
            application={application}
            conditions={conditions}
            onConditions={(conditions) => set({ conditions })}
          />
        )}
        {attempted && problems.conditions && <Notice live tone="danger" title={problems.conditions} />}
        {needsReasons && <ReasonFields lines={failed} reasons={reasons} onReasons={(reasons) => set({ reasons })} />}
        {attempted && problems.reasons && <Notice live tone="danger" title={problems.reasons} />}
        <TextAreaField
          label="Message to the applicants"
          help="They’ll see this with your first name."
          error={attempted ? problems.message : undefined}
          maxLength={2_000}
          value={message}
          onChange={(message) => set({ message })}
        />
        {submitDecision.error && (
          <Notice live tone="danger" title="That didn’t work">
            {submitDecision.error.message}
          </Notice>
        )}
        <Text $size="small" $tone="soft">
          Applications are decided by the published criteria. You can check your decision before it’s sent.
        </Text>
        <Row>
          <Button type="submit" loading={submitDecision.isPending}>
            Continue
          </Button>
          <Link href={applicationReviewHref(home.id, application.id, 'application', 'criteria')}>
            Review application
          </Link>
        </Row>
      </Stack>
      {isConfirming && outcome && (
        <Dialog title={confirmLabels[outcome].title} size="small" onClose={() => setConfirming(false)}>
          <Stack>
            <Text>We’ll tell everyone on the application right away. You can’t undo this.</Text>
            <Row>
              <Button loading={submitDecision.isPending} onClick={confirm}>
                {confirmLabels[outcome].action}
              </Button>
              <Button tone="ghost" onClick={() => setConfirming(false)}>
                Go back
              </Button>
            </Row>
          </Stack>
        </Dialog>
      )}
    </Card>
  );
}
