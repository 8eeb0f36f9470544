import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Card } from '@/components/ui/layout/Card';
import { Text } from '@/components/ui/text/Text';
import { type ApplicantView, type Application, applications } from '@/contract/leasing/applications/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { applicantRoleLabels, missingLabel } from '@/lib/labels/application.labels';
import { space } from '@/styles/tokens';
import { ResendInvitationForm } from './ResendInvitationForm';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s12};
`;

const RowActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
  margin-block-start: ${space.s12};
`;

interface ApplicantRowProps {
  readonly application: Application;
  readonly applicant: ApplicantView;
  readonly canManage: boolean;
}

/** One of the group: what they are in it, what is missing, and what can be done about it. */
export function ApplicantRow({ application, applicant, canManage }: ApplicantRowProps) {
  const [isResending, setResending] = useState(false);
  const params = { applicationId: application.id, applicantId: applicant.id };
  const resend = useApiMutation(applications.resendInvitation, { touches: [applications] });
  const remove = useApiMutation(applications.removeApplicant, { touches: [applications] });
  const missing = missingLabel(applicant);
  const canRemove = canManage && !applicant.isMe && applicant.role !== 'applicant' && applicant.status !== 'submitted';
  const error = resend.error ?? remove.error;
  return (
    <Card as="li" $pad="s16">
      <Line>
        <div>
          <Text $weight="semibold">
            {applicant.name}
            {applicant.isMe && ' (you)'}
          </Text>
          <Text $size="small" $tone="soft">
            {applicantRoleLabels[applicant.role]}
            {applicant.invitedAt && ` · invited at ${applicant.invitedAt}`}
          </Text>
        </div>
        <Badge tone={missing ? 'warning' : 'success'}>{missing || 'Complete'}</Badge>
      </Line>
      {(canRemove || (canManage && applicant.status === 'invited')) && (
        <RowActions>
          {applicant.status === 'invited' && (
            <>
              <Button
                tone="secondary"
                loading={resend.isPending}
                onClick={() => resend.mutate({ params, body: {} })}
                aria-label={`Resend the invitation to ${applicant.name}`}
              >
                Resend
              </Button>
              <Button tone="ghost" aria-expanded={isResending} onClick={() => setResending(!isResending)}>
                Change email or phone
              </Button>
            </>
          )}
          {canRemove && (
            <Button
              tone="ghost"
              loading={remove.isPending}
              onClick={() => remove.mutate({ params })}
              aria-label={`${applicant.status === 'declined' ? 'Continue without them' : 'Remove'}: ${applicant.name}`}
            >
              {applicant.status === 'declined' ? 'Continue without them' : 'Remove'}
            </Button>
          )}
        </RowActions>
      )}
      {isResending && applicant.status === 'invited' && (
        <ResendInvitationForm
          name={applicant.name}
          sending={resend.isPending}
          onResend={(reach) => resend.mutate({ params, body: reach }, { onSuccess: () => setResending(false) })}
        />
      )}
      <div aria-live="polite">
        {resend.isSuccess && <Text $size="small">Sent. The old link no longer works.</Text>}
        {error && (
          <Text $size="small" $tone="danger">
            {error.message}
          </Text>
        )}
      </div>
    </Card>
  );
}
