import { ApplicationLayout } from '@/components/leasing/applications/shared/ApplicationLayout';
import { ApplicationLoader } from '@/components/leasing/applications/shared/ApplicationLoader';
import { WithdrawApplication } from '@/components/leasing/applications/shared/WithdrawApplication';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { Application } from '@/contract/leasing/applications/endpoints';
import { missingLabel } from '@/lib/labels/application.labels';
import { applicationStepHref } from '@/lib/routing/applicationLinks';
import { ApplicantRow } from './ApplicantRow';
import { InviteApplicantForm } from './InviteApplicantForm';

const closedStatuses: readonly Application['status'][] = ['needs_information', 'in_review', 'approved_with_conditions'];

/** The board of the group: who is missing what, and one button for each to nudge them. */
export function InvitationsScreen() {
  return <ApplicationLoader>{(application) => <InvitationsContent application={application} />}</ApplicationLoader>;
}

function InvitationsContent({ application }: { readonly application: Application }) {
  const { applicants, me, status } = application;
  const blockingApplicants = applicants.filter((one) => missingLabel(one) !== '');
  const isLeaseholder = me?.role === 'applicant' || me?.role === 'coApplicant';
  const canInvite = isLeaseholder && (status === 'started' || closedStatuses.includes(status));
  return (
    <ApplicationLayout
      application={application}
      title="Your group"
      lead="Your application is complete when everyone has submitted. You can’t see each other’s answers or income."
    >
      <Stack $gap="s24">
        <Text as="div" role="status" $weight="semibold">
          {blockingApplicants.length === 0
            ? 'Everyone has submitted.'
            : `Waiting on ${blockingApplicants.map(({ isMe, name }) => (isMe ? 'you' : name)).join(', ')}.`}
        </Text>
        <Stack as="ul" $gap="s12" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {applicants.map((one) => (
            <ApplicantRow key={one.id} application={application} applicant={one} canManage={isLeaseholder} />
          ))}
        </Stack>
        {me?.status === 'joined' && (
          <div>
            <ButtonLink href={applicationStepHref(application)} size="large">
              Continue your section
            </ButtonLink>
          </div>
        )}
      </Stack>
      {canInvite && (
        <Card as="section" $tone="wash" aria-labelledby="invite">
          <Stack>
            <Heading as="h2" id="invite" $size="part">
              Invite someone
            </Heading>
            <InviteApplicantForm applicationId={application.id} coSignerOnly={status !== 'started'} />
          </Stack>
        </Card>
      )}
      {status === 'started' && applicants.length === 1 && me?.role === 'applicant' && (
        <Notice>Invite everyone who’ll apply with you, or continue with your own section.</Notice>
      )}
      {me && <WithdrawApplication application={application} />}
    </ApplicationLayout>
  );
}
