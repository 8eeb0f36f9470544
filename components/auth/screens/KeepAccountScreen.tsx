import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { AuthLayout } from '@/components/auth/AuthLayout';
import { takeUrlToken } from '@/components/auth/takeUrlToken';
import { PageHead } from '@/components/layout/head/PageHead';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Notice } from '@/components/ui/feedback/Notice';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { deletions } from '@/contract/deletions/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDateTime } from '@/lib/format/dates';
import { routes } from '@/lib/routing/routes';

const titles = {
  asked: 'You are logged out everywhere',
  link: 'Keep your account?',
  kept: 'Your account stays',
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
          {cancelDeletion.error.message} <Link href={routes.auth.login()}>Log in</Link> to see how your account stands.
        </Notice>
      )}
      {state === 'asked' && until && (
        <>
          <Text>
            On {formatDateTime(until, timeZone)} we erase your account and write to you that it is done. We have mailed
            you a link that takes it back until then; logging in works as well.
          </Text>
          <ButtonLink href={routes.landing()}>Thank you for having been here</ButtonLink>
        </>
      )}
      {state === 'link' && token && (
        <>
          <Text>You asked us to erase your account. Press below and everything stays as it is.</Text>
          <Button full loading={cancelDeletion.isPending} onClick={() => cancelDeletion.mutate({ body: { token } })}>
            Keep my account
          </Button>
        </>
      )}
      {state === 'kept' && (
        <>
          <Notice live tone="success">
            Nothing will be erased. We are glad you stay.
          </Notice>
          <ButtonLink href={routes.auth.login()}>Log in</ButtonLink>
        </>
      )}
      {state === 'none' && isReady && token === null && (
        <>
          <Text>
            The link in our letter leads here with a key in it. Without one, log in and choose “Keep my account” in your
            data settings.
          </Text>
          <ButtonLink href={routes.auth.login()}>Log in</ButtonLink>
        </>
      )}
    </AuthLayout>
  );
}
