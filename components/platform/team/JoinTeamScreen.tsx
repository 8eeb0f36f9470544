import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { AuthLayout } from '@/components/account/sessions/AuthLayout';
import { takeUrlToken } from '@/components/account/sessions/takeUrlToken';
import { PageHead } from '@/components/layout/head/PageHead';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { team } from '@/contract/platform/team/endpoints';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { onLogin } from '@/lib/session/session';
import { JoinTeamForm } from './JoinTeamForm';
import { summaryOf } from './team.labels';

/** The link of an invitation: the person opens their account, then sets up two-step verification. */
export function JoinTeamScreen() {
  const { replace } = useRouter();
  const queries = useQueryClient();
  const [token, setToken] = useState<string | null>();
  const find = useApiMutation(team.findInvitation);
  const { mutate } = find;
  useEffect(() => {
    const found = takeUrlToken();
    setToken((known) => known ?? found);
    if (!found) return;
    // The router remembers addresses, too.
    void replace(routes.auth.joinTeam(), undefined, { shallow: true });
    mutate({ body: { token: found } });
  }, [replace, mutate]);
  const done = () => {
    onLogin(queries);
    void replace(routes.auth.twoStep());
  };
  const isUnusable = token === null || (find.error && find.error.status < 500 && find.error.status !== 429);
  return (
    <AuthLayout>
      <PageHead title="Join the team" noindex />
      <Heading as="h1" $size="section">
        Join the team
      </Heading>
      {isUnusable && (
        <Text>
          {find.error?.message ?? 'Open the link in our email.'} Ask the person who invited you to send another
          invitation.
        </Text>
      )}
      {find.error && !isUnusable && (
        <ErrorState
          title="We couldn’t check your link"
          onRetry={() => token && mutate({ body: { token } })}
          retrying={find.isPending}
        />
      )}
      {!isUnusable && !find.data && !find.error && (
        <>
          <Text $tone="soft">We’re checking your link. This page needs JavaScript so no one else can use it.</Text>
          <Skeleton $height="12rem" />
        </>
      )}
      {token && find.data && (
        <>
          <Text>
            {find.data.invitedBy ? `${find.data.invitedBy} invited ${find.data.email}.` : `For ${find.data.email}.`}{' '}
            {summaryOf({ ...find.data, roles: [] })}.
          </Text>
          <JoinTeamForm token={token} email={find.data.email} onDone={done} />
        </>
      )}
    </AuthLayout>
  );
}
