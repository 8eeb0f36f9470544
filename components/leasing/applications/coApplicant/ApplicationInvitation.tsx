import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { PageHead } from '@/components/layout/head/PageHead';
import { HomeTeaser } from '@/components/layout/shared/HomeTeaser';
import { ApplicationPage } from '@/components/leasing/applications/shared/applicationStyles';
import { LoginPrompt } from '@/components/leasing/applications/shared/LoginPrompt';
import { Button } from '@/components/ui/actions/Button';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Notice } from '@/components/ui/feedback/Notice';
import { MailboxIllustration } from '@/components/ui/illustrations/MailboxIllustration';
import { Container } from '@/components/ui/layout/Container';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { applications, type InvitationView } from '@/contract/leasing/applications/endpoints';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useSession } from '@/hooks/useSession';
import { formatDate } from '@/lib/format/dates';
import { applicationStepHref } from '@/lib/routing/applicationLinks';
import { draftInvitedAccount } from '@/lib/storage/accountDraft';

const invitationText: Readonly<Record<InvitationView['role'], string>> = {
  applicant: 'to apply with them',
  coApplicant: 'to live with them and sign the lease together',
  occupant: 'to live with them, without signing the lease',
  coSigner: 'to co-sign their lease: you pay if they can’t, and you live elsewhere',
};

interface ApplicationInvitationProps {
  readonly invitation: InvitationView;
  readonly token: string;
}

/** Who asks, for which home and in what part; and the yes or no. */
export function ApplicationInvitation({ invitation, token }: ApplicationInvitationProps) {
  const { push } = useRouter();
  const { signedIn } = useSession();
  const [refused, setRefused] = useState(false);
  // For the account that they open with this invitation.
  useEffect(() => draftInvitedAccount(invitation), [invitation]);
  const accept = useApiMutation(applications.acceptInvitation, { touches: [applications] });
  const decline = useApiMutation(applications.declineInvitation);
  const { from, name, role, home, desiredStart, termMonths, feeCents, applicationId } = invitation;
  const call = { params: { applicationId }, body: { token } };
  if (refused)
    return (
      <Container>
        <PageHead title="You declined the invitation" noindex />
        <EmptyState level="h1" picture={<MailboxIllustration />} title="You declined the invitation">
          We’ll let {from} know. We didn’t save any of your information.
        </EmptyState>
      </Container>
    );
  const error = accept.error ?? decline.error;
  return (
    <Container $width="reading">
      <PageHead title={`${from} invites you`} noindex />
      <ApplicationPage>
        <Stack $gap="s8">
          <Heading as="h1" $size="title">
            {from} invited you {invitationText[role]}
          </Heading>
          <Text $size="large" $tone="soft">
            Hi {name}. Take a look, then accept or decline. Accepting doesn’t commit you to a lease.
          </Text>
        </Stack>
        <HomeTeaser
          inline
          picture={home.picture}
          address={home.unit ? `${home.streetAddress}, ${home.unit}` : home.streetAddress}
          where={`${home.city}, ${home.state}`}
          href={routes.homes.one({ place: home.citySlug, homeId: home.id })}
        >
          <Text $figures>
            <Money amount={home.rentCents} per="month" />, from {formatDate(desiredStart)} for {termMonths} months
          </Text>
        </HomeTeaser>
        <Text $tone="soft">
          {feeCents > 0 ? (
            <>
              Your fee is <Money amount={feeCents} cents="always" />. You pay it once, when you submit.
            </>
          ) : (
            'There’s no fee.'
          )}{' '}
          The others on the application can’t see your answers or income.
        </Text>
        {error && (
          <Notice tone="danger" live>
            {error.message}
          </Notice>
        )}
        <Row>
          {signedIn ? (
            <Button
              size="large"
              loading={accept.isPending}
              onClick={() => accept.mutate(call, { onSuccess: (joined) => void push(applicationStepHref(joined)) })}
            >
              Accept invitation
            </Button>
          ) : (
            <LoginPrompt primary="register">Sign up or log in to accept</LoginPrompt>
          )}
          <Button
            tone="ghost"
            size="large"
            loading={decline.isPending}
            onClick={() => decline.mutate(call, { onSuccess: () => setRefused(true) })}
          >
            Decline
          </Button>
        </Row>
      </ApplicationPage>
    </Container>
  );
}
