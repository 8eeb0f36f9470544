import { ButtonLink } from '@/components/ui/ButtonLink';
import { Card } from '@/components/ui/Card';
import { Heading } from '@/components/ui/Heading';
import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import type { Application } from '@/contract/applications';
import { applicationStepHref } from '@/lib/applicationLinks';
import { missingLabel } from '@/lib/applicationWords';
import { ApplicationLayout } from './ApplicationRoom';
import { ApplicantRow } from './GroupMember';
import { InviteApplicantForm } from './InviteForm';
import { WithdrawApplication } from './Leave';
import { ApplicationLoader } from './OpenApplication';

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
      lead="It is complete when everybody has handed in. Nobody here sees what the others earn or answer."
    >
      <Stack $gap="s24">
        <Text as="div" role="status" $weight="semibold">
          {blockingApplicants.length === 0
            ? 'Everybody has handed in.'
            : `We wait for ${blockingApplicants.map(({ isMe, name }) => (isMe ? 'you' : name)).join(', ')}.`}
        </Text>
        <Stack as="ul" $gap="s12" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {applicants.map((one) => (
            <ApplicantRow key={one.id} application={application} applicant={one} canManage={isLeaseholder} />
          ))}
        </Stack>
        {me?.status === 'joined' && (
          <div>
            <ButtonLink href={applicationStepHref(application)} size="large">
              Go on with your part
            </ButtonLink>
          </div>
        )}
      </Stack>
      {canInvite && (
        <Card as="section" $tone="wash" aria-labelledby="invite">
          <Stack>
            <Heading as="h2" id="invite" $size="part">
              Invite somebody
            </Heading>
            <InviteApplicantForm applicationId={application.id} coSignerOnly={status !== 'started'} />
          </Stack>
        </Card>
      )}
      {status === 'started' && applicants.length === 1 && me?.role === 'applicant' && (
        <Notice>Living alone? Then go on with your part: there is nobody to wait for.</Notice>
      )}
      {me && <WithdrawApplication application={application} />}
    </ApplicationLayout>
  );
}
