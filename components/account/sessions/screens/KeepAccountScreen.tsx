import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { AuthLayout } from '@/components/account/sessions/AuthLayout';
import { takeUrlToken } from '@/components/account/sessions/takeUrlToken';
import { PageHead } from '@/components/layout/head/PageHead';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Notice } from '@/components/ui/feedback/Notice';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { deletions } from '@/contract/account/deletions/endpoints';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDateTime } from '@/lib/format/dates';

const titles = {
  asked: 'Your account will be deleted',
  link: 'Keep your account?',
  kept: 'Your account is restored',
  none: 'Keep your account',
};

/** Takes back the end of an account with the link in our letter; right after it was asked for, says what happens now. */
export function KeepAccountScreen() {
  const { query, isReady } = useRouter();
  const [token, setToken] = useState<string | null>();
  const cancelDeletion = useApiMutation(deletions.cancelDeletionByLink);
  useEffect(() => setToken((known) => known ?? takeUrlToken()), []);
  const until = typeof query.until === 'string' && !Number.isNaN(Date.parse(query.until)) ? query.until : undefined;
  const state = cancelDeletion.isSuccess ? 'kept' : token ? 'link' : until ? 'asked' : 'none';
  // The server does not know the reader’s zone, and the page wakes with the words it was drawn with.
  const timeZone = token === undefined ? 'UTC' : undefined;
  return (
    <AuthLayout>
      <PageHead title={titles[state]} noindex />
      <Heading as="h1" $size="section">
        {titles[state]}
      </Heading>
      {cancelDeletion.error && (
        <Notice live tone="danger">
          {cancelDeletion.error.message} <Link href={routes.auth.login()}>Log in</Link> to check your account.
        </Notice>
      )}
      {state === 'asked' && until && (
        <>
          <Text>
            We’ll delete your account on {formatDateTime(until, timeZone)} and email you when it’s done. You’re logged
            out everywhere. To keep your account, log in before then or use the link we emailed you.
          </Text>
          <ButtonLink href={routes.landing()}>Go to the home page</ButtonLink>
        </>
      )}
      {state === 'link' && token && (
        <>
          <Text>You asked us to delete your account. You can still keep it.</Text>
          <Button full loading={cancelDeletion.isPending} onClick={() => cancelDeletion.mutate({ body: { token } })}>
            Keep my account
          </Button>
        </>
      )}
      {state === 'kept' && (
        <>
          <Notice live tone="success">
            Nothing will be deleted. We’re glad you’re staying.
          </Notice>
          <ButtonLink href={routes.auth.login()}>Log in</ButtonLink>
        </>
      )}
      {state === 'none' && isReady && token === null && (
        <>
          <Text>
            To keep your account, open the link in our email. Or log in and select “Keep my account” in your data
            settings.
          </Text>
          <ButtonLink href={routes.auth.login()}>Log in</ButtonLink>
        </>
      )}
    </AuthLayout>
  );
}
