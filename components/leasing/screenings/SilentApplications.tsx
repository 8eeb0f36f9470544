import type { FormEvent } from 'react';
import { CriteriaResults } from '@/components/layout/shared/CriteriaResults';
import { useRecentLogin, visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { Card } from '@/components/ui/layout/Card';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { decisions, type SilentApplication } from '@/contract/leasing/decisions/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';

const outcomeLabels = {
  approved: 'Approve application',
  approved_with_conditions: 'Approve with a co-signer',
  declined: 'Decline application',
} as const;

/** For us: applications without an answer of the homeowner for a week. */
export function SilentApplications() {
  const { data } = useApi(decisions.listSilentApplications);
  return data?.map((silent) => <SilentEntry key={silent.application.id} silent={silent} />);
}

function SilentEntry({ silent }: { readonly silent: SilentApplication }) {
  const { home, application, silentDays, outcome } = silent;
  return (
    <Card as="section" aria-labelledby={`silent-${application.id}`}>
      <Row $justify="space-between">
        <Heading id={`silent-${application.id}`} $size="small">
          Application {application.place} for {home.streetAddress}
        </Heading>
        <Badge tone="coral">No answer for {silentDays} days</Badge>
      </Row>
      <Disclosure summary="Decide by the criteria">
        <Stack>
          <CriteriaResults lines={application.lines} />
          {outcome ? (
            <OwnerDecisionForm id={application.id} outcome={outcome} />
          ) : (
            <Notice title={application.waitingFor ?? 'A criterion is still open.'} />
          )}
        </Stack>
      </Disclosure>
    </Card>
  );
}

interface OwnerDecisionFormProps {
  readonly id: string;
  readonly outcome: keyof typeof outcomeLabels;
}

function OwnerDecisionForm({ id, outcome }: OwnerDecisionFormProps) {
  const {
    values: { message, reason },
    set,
    clear,
  } = useDraft(`silent:${id}`, { message: '', reason: '' });
  const decideForOwner = useApiMutation(decisions.decideForOwner, { touches: [decisions], onArrived: clear });
  const { requireRecentLogin, dialog } = useRecentLogin('Log in again to decide for a homeowner.');
  const save = () =>
    decideForOwner.mutate(
      { params: { receivedApplicationId: id }, body: { message: message.trim(), reason: reason.trim() } },
      { onError: requireRecentLogin(save) },
    );
  const problems = decideForOwner.error?.fields;
  const problem = visibleError(decideForOwner.error);
  return (
    <Stack
      as="form"
      method="post"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        save();
      }}
    >
      <TextAreaField
        label="How you tried to reach the homeowner"
        help="Kept with the decision."
        error={problems?.reason}
        maxLength={2_000}
        value={reason}
        onChange={(reason) => set({ reason })}
      />
      <TextAreaField
        label="Message to the applicants"
        error={problems?.message}
        maxLength={2_000}
        value={message}
        onChange={(message) => set({ message })}
      />
      {problem && !problems && <Notice live tone="danger" title={problem} />}
      {dialog}
      <Text $size="small" $tone="soft">
        We’ll tell the applicants and the homeowner right away. You can’t undo this.
      </Text>
      <div>
        <Button type="submit" loading={decideForOwner.isPending}>
          {outcomeLabels[outcome]}
        </Button>
      </div>
    </Stack>
  );
}
