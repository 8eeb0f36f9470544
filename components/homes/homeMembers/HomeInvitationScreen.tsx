import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { PageHead } from '@/components/layout/head/PageHead';
import { ModalButtonLink } from '@/components/modals/shared/ModalLink';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { MailboxIllustration } from '@/components/ui/illustrations/MailboxIllustration';
import { Container } from '@/components/ui/layout/Container';
import { Row } from '@/components/ui/layout/Row';
import { ScriptsOnly } from '@/components/ui/layout/ScriptsOnly';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { account } from '@/contract/account/account/endpoints';
import { homeMembers, homeRoleHelp, homeRoleLabels } from '@/contract/homes/homeMembers/endpoints';
import { setupGroupLabels } from '@/contract/onboarding/homeSetup/constants';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useSession } from '@/hooks/useSession';
import { draftInvitedAccount } from '@/lib/storage/accountDraft';

const STORAGE_KEY = 'homeInvitation';

/** The secret of the link: after the # at first, then in this tab while the person logs in. */
function readToken(): string {
  const found = window.location.hash.slice(1);
  try {
    if (found) window.sessionStorage.setItem(STORAGE_KEY, found);
    return found || (window.sessionStorage.getItem(STORAGE_KEY) ?? '');
  } catch {
    return found;
  }
}

/** /homeowner/invitation: who invites to which home, in which role, and the way to accept. */
export function HomeInvitationScreen() {
  const { push } = useRouter();
  const { signedIn } = useSession();
  const [token, setToken] = useState<string>();
  const { mutate, data: invitation, error } = useApiMutation(homeMembers.openHomeInvitation);
  const accept = useApiMutation(homeMembers.acceptHomeInvitation, { touches: [account, homeMembers] });
  useEffect(() => {
    const found = readToken();
    setToken(found);
    if (found) mutate({ body: { token: found } });
  }, [mutate]);
  if (error || token === '')
    return (
      <Container>
        <PageHead title="This invitation no longer works" noindex />
        <EmptyState
          level="h1"
          picture={<MailboxIllustration />}
          title="This invitation no longer works"
          actions={<ButtonLink href={routes.accounts.overview()}>Go to your account</ButtonLink>}
        >
          Links work once and for 14 days. Ask for a new one.
        </EmptyState>
      </Container>
    );
  if (!invitation || !token)
    return (
      <Container $width="reading">
        <PageHead title="Your invitation to a home" noindex />
        <Stack $gap="s24">
          <Heading as="h1" $size="title">
            Your invitation
          </Heading>
          <noscript>
            <Notice title="This page needs JavaScript">
              Turn it on, or <a href={routes.support()}>write to us</a>.
            </Notice>
          </noscript>
          <ScriptsOnly>
            <Skeleton $height="12rem" />
          </ScriptsOnly>
        </Stack>
      </Container>
    );
  const { address, from, role, setupGroup, homeId } = invitation;
  const task = setupGroup ? setupGroupLabels[setupGroup] : homeRoleLabels[role];
  return (
    <Container $width="reading">
      <PageHead title={`Invitation to ${address}`} noindex />
      <Stack $gap="s24">
        <Heading as="h1" $size="title">
          {from || 'A homeowner'} invited you to {address}
        </Heading>
        <Text $size="large">
          {task}. {homeRoleHelp[role]}
        </Text>
        {accept.error && (
          <Notice tone="danger" live>
            {accept.error.message}
          </Notice>
        )}
        <div>
          {signedIn ? (
            <Button
              size="large"
              loading={accept.isPending}
              onClick={() =>
                accept.mutate(
                  { body: { token } },
                  {
                    onSuccess: () =>
                      void push(
                        role === 'helper' || role === 'co_owner'
                          ? routes.accounts.portfolio.setup({ propertyId: homeId })
                          : routes.accounts.portfolio.property({ propertyId: homeId }),
                      ),
                  },
                )
              }
            >
              Accept invitation
            </Button>
          ) : (
            <Row>
              <ModalButtonLink
                size="large"
                href={`${routes.auth.login()}?returnTo=${routes.homeowner.invitation()}`}
                modal="LOGIN"
                props={{ currentScreen: 'register' }}
                onOpen={() => draftInvitedAccount(invitation)}
              >
                Sign up to accept
              </ModalButtonLink>
              <ModalButtonLink
                tone="secondary"
                size="large"
                href={`${routes.auth.login()}?returnTo=${routes.homeowner.invitation()}`}
                modal="LOGIN"
                props={{ currentScreen: 'login' }}
              >
                Log in to accept
              </ModalButtonLink>
            </Row>
          )}
        </div>
      </Stack>
    </Container>
  );
}
