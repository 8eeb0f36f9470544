import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { PageHead } from '@/components/layout/head/PageHead';
import { ApplicationSkeleton } from '@/components/leasing/applications/shared/ApplicationLoader';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { MailboxIllustration } from '@/components/ui/illustrations/MailboxIllustration';
import { Container } from '@/components/ui/layout/Container';
import { applications, type InvitationView } from '@/contract/leasing/applications/endpoints';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { applicationHref } from '@/lib/routing/applicationLinks';
import { ApplicationInvitation } from './ApplicationInvitation';

const storageKey = (id: string) => `invitation:${id}`;

/** The secret of the link: after the # at first, then kept in this tab during the login. */
function readToken(id: string): string {
  const found = new URLSearchParams(window.location.hash.slice(1)).get('invitation');
  try {
    if (found) window.sessionStorage.setItem(storageKey(id), found);
    return found ?? window.sessionStorage.getItem(storageKey(id)) ?? '';
  } catch {
    return found ?? '';
  }
}

/** /coapplicant/{applicationId}: the invitation, and the person's yes or no. */
export function CoApplicantScreen({ applicationId }: { readonly applicationId: string }) {
  const { replace } = useRouter();
  const [token, setToken] = useState<string>();
  const [invitation, setSeen] = useState<InvitationView>();
  const open = useApiMutation(applications.openInvitation);
  const { mutate } = open;
  useEffect(() => {
    const hasReadToken = readToken(applicationId);
    setToken(hasReadToken);
    // Without a link: anyone who joined already goes to their group.
    if (!hasReadToken) void replace(applicationHref(routes.application.invitations, applicationId));
    else mutate({ params: { applicationId }, body: { token: hasReadToken } }, { onSuccess: setSeen });
  }, [applicationId, mutate, replace]);
  if (token && invitation) return <ApplicationInvitation invitation={invitation} token={token} />;
  if (!open.error) return <ApplicationSkeleton />;
  return (
    <Container>
      <PageHead title="This invitation link doesn’t work" noindex />
      <EmptyState
        level="h1"
        picture={<MailboxIllustration />}
        title="This invitation link doesn’t work"
        actions={
          <ButtonLink href={applicationHref(routes.application.invitations, applicationId)}>
            I already accepted
          </ButtonLink>
        }
      >
        Links work once and expire after 7 days. Ask the person who invited you for a new one.
      </EmptyState>
    </Container>
  );
}
