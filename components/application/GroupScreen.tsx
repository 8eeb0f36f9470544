import { ButtonLink } from '@/components/ui/ButtonLink';
import { Card } from '@/components/ui/Card';
import { Heading } from '@/components/ui/Heading';
import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import type { Application } from '@/contract/applications';
import { partHref } from '@/lib/applicationLinks';
import { missingOf } from '@/lib/applicationWords';
import { ApplicationRoom } from './ApplicationRoom';
import { GroupMember } from './GroupMember';
import { InviteForm } from './InviteForm';
import { Leave } from './Leave';
import { OpenApplication } from './OpenApplication';

const lateStatuses: readonly Application['status'][] = ['needs_information', 'in_review', 'approved_with_conditions'];

/** The board of the group: who is missing what, and one button for each to nudge them. */
export function GroupScreen() {
  return <OpenApplication>{(application) => <Group application={application} />}</OpenApplication>;
}

function Group({ application }: { readonly application: Application }) {
  const { applicants, me, status } = application;
  const blocking = applicants.filter((one) => missingOf(one) !== '');
  const holder = me?.role === 'applicant' || me?.role === 'coApplicant';
  const mayInvite = holder && (status === 'started' || lateStatuses.includes(status));
  return (
    <ApplicationRoom
      application={application}
      title="Your group"
      lead="It is complete when everybody has handed in. Nobody here sees what the others earn or answer."
    >
      <Stack $gap="s24">
        <Text as="div" role="status" $weight="semibold">
          {blocking.length === 0
            ? 'Everybody has handed in.'
            : `We wait for ${blocking.map(({ isMe, name }) => (isMe ? 'you' : name)).join(', ')}.`}
        </Text>
        <Stack as="ul" $gap="s12" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {applicants.map((one) => (
            <GroupMember key={one.id} application={application} one={one} mayAct={holder} />
          ))}
        </Stack>
        {me?.status === 'joined' && (
          <div>
            <ButtonLink href={partHref(application)} size="large">
              Go on with your part
            </ButtonLink>
          </div>
        )}
      </Stack>
      {mayInvite && (
        <Card as="section" $tone="wash" aria-labelledby="invite">
          <Stack>
            <Heading as="h2" id="invite" $size="part">
              Invite somebody
            </Heading>
            <InviteForm applicationId={application.id} onlyCoSigner={status !== 'started'} />
          </Stack>
        </Card>
      )}
      {status === 'started' && applicants.length === 1 && me?.role === 'applicant' && (
        <Notice>Living alone? Then go on with your part: there is nobody to wait for.</Notice>
      )}
      {me && <Leave application={application} />}
    </ApplicationRoom>
  );
}
