import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { AuthFlow } from '@/components/account/sessions/AuthFlow';
import { AuthLayout } from '@/components/account/sessions/AuthLayout';
import { ACCOUNT_TYPES } from '@/components/account/sessions/forms/accountTypes';
import type { AuthScreen } from '@/components/account/sessions/forms/authScreens';
import { PageHead } from '@/components/layout/head/PageHead';
import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type ExternalLoginResult, externalLogins } from '@/contract/account/externalLogins/endpoints';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useExternalLogin } from '@/hooks/useExternalLogin';
import { takeSavedAttempt } from '@/lib/session/externalLogin';
import { onLogin } from '@/lib/session/session';

/** What the provider sent back, taken out of the address before anybody writes that down. */
function takeExternalReturn() {
  const query = new URLSearchParams(window.location.search);
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return { state: query.get('state') ?? '', code: query.get('code') ?? '', iss: query.get('iss') ?? undefined };
}

/** Back from an account elsewhere: in, one step further, or first to prove that the account here is theirs. */
export function ExternalLoginScreen() {
  const { replace } = useRouter();
  const queries = useQueryClient();
  const login = useApiMutation(externalLogins.completeExternalLogin);
  const connect = useApiMutation(externalLogins.connectExternalLogin, { touches: [externalLogins] });
  const [returned, setReturned] = useState<ExternalLoginResult>();
  const [returnTo, setReturnTo] = useState('/accounts');
  const [failed, setFailed] = useState<string>();
  const [screen, setScreen] = useState<AuthScreen>('login');
  const hasStarted = useRef(false);
  const goToReturn = () => void replace(returnTo);

  useEffect(() => {
    // Once, whatever React does in development: the answer holds for one use.
    if (hasStarted.current) return;
    hasStarted.current = true;
    const { state, code, iss } = takeExternalReturn();
    const attempt = takeSavedAttempt();
    if (!attempt || !state || !code) return setFailed('That login wasn’t completed. Nothing has changed.');
    setReturnTo(attempt.returnTo);
    login.mutate(
      { body: { attempt: attempt.attempt, state, code, ...(iss && { iss }) } },
      {
        onSuccess: (answer) => {
          setReturned(answer);
          if (answer.user) onLogin(queries, answer.user);
          if (answer.user || answer.connected) void replace(attempt.returnTo);
        },
        onError: (error) => setFailed(error.message || 'We couldn’t reach our service.'),
      },
    );
  }, [login, queries, replace]);

  const external = useExternalLogin(returnTo);
  const newAt = returned?.chooseRole ?? null;
  const connectingProvider = returned?.connect ?? null;
  const connected = () => {
    if (!connectingProvider) return goToReturn();
    connect.mutate({ body: { step: connectingProvider.step } }, { onSuccess: goToReturn, onError: goToReturn });
  };
  return (
    <AuthLayout>
      <PageHead title="Logging in" noindex />
      <Heading as="h1" $size="section">
        {connectingProvider
          ? 'You already have an account'
          : newAt
            ? 'What brings you to Belong?'
            : returned?.step
              ? 'One more step'
              : failed
                ? 'That didn’t work'
                : 'Logging you in'}
      </Heading>
      {failed && (
        <>
          <Notice live tone="danger">
            {failed}
          </Notice>
          <ButtonLink href={routes.auth.login()}>Back to login</ButtonLink>
        </>
      )}
      {!failed && !connectingProvider && !newAt && !returned?.step && (
        <Text $tone="soft">One moment. This page needs JavaScript so no one else can log in as you.</Text>
      )}
      {newAt && (
        <Stack $gap="s12">
          <Text $tone="soft">You don’t have an account yet. Choose one, and we’ll show you the right pages.</Text>
          {ACCOUNT_TYPES.map(({ value, label }) => (
            <Button
              key={value}
              tone="secondary"
              full
              loading={external.isPending && external.variables.type === value}
              onClick={() => external.mutate({ provider: newAt, type: value })}
            >
              {label}
            </Button>
          ))}
          {external.error && (
            <Notice live tone="danger">
              {external.error.message}
            </Notice>
          )}
        </Stack>
      )}
      {connectingProvider && (
        <Text $tone="soft">
          {connectingProvider.email} already has an account. Log in the way you usually do once. After that, you can use
          either way.
        </Text>
      )}
      {(connectingProvider || returned?.step) && (
        <AuthFlow
          screen={screen}
          step={returned?.step ?? undefined}
          returnTo={returnTo}
          onScreen={setScreen}
          onDone={connectingProvider ? connected : goToReturn}
        />
      )}
    </AuthLayout>
  );
}
