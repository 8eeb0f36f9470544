import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { PageHead } from '@/components/layout/PageHead';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Heading } from '@/components/ui/Heading';
import { Notice } from '@/components/ui/Notice';
import { Text } from '@/components/ui/Text';
import { type ExternalLoggedIn, externalLogins } from '@/contract/externalLogins';
import { useApiMutation } from '@/hooks/useApiMutation';
import { takeAttempt } from '@/lib/externalAttempt';
import { routes } from '@/lib/routes';
import { sessionBegan } from '@/lib/session';
import { AuthFlow } from './AuthFlow';
import { AuthPage } from './AuthPage';
import type { AuthScreen } from './authScreens';

/** What the provider sent back, taken out of the address before anybody writes that down. */
function takeReturn() {
  const said = new URLSearchParams(window.location.search);
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return { state: said.get('state') ?? '', code: said.get('code') ?? '', iss: said.get('iss') ?? undefined };
}

/** Back from an account elsewhere: in, one step further, or first to prove that the account here is theirs. */
export function ExternalScreen() {
  const { replace } = useRouter();
  const queries = useQueryClient();
  const login = useApiMutation(externalLogins.loginExternal);
  const connect = useApiMutation(externalLogins.connectExternal, { touches: [externalLogins] });
  const [came, setCame] = useState<ExternalLoggedIn>();
  const [returnTo, setReturnTo] = useState('/accounts');
  const [failed, setFailed] = useState<string>();
  const [screen, setScreen] = useState<AuthScreen>('login');
  const begun = useRef(false);
  const go = () => void replace(returnTo);

  useEffect(() => {
    // Once, whatever React does in development: the answer holds for one use.
    if (begun.current) return;
    begun.current = true;
    const { state, code, iss } = takeReturn();
    const kept = takeAttempt();
    if (!kept || !state || !code) return setFailed('That login was not finished. Nothing has changed.');
    setReturnTo(kept.returnTo);
    login.mutate(
      { body: { attempt: kept.attempt, state, code, ...(iss && { iss }) } },
      {
        onSuccess: (answer) => {
          setCame(answer);
          if (answer.user) sessionBegan(queries, answer.user);
          if (answer.user || answer.connected) void replace(kept.returnTo);
        },
        onError: (error) => setFailed(error.message || 'We could not reach our service.'),
      },
    );
  }, [login, queries, replace]);

  const asked = came?.connect ?? null;
  const connected = () => {
    if (!asked) return go();
    connect.mutate({ body: { step: asked.step } }, { onSuccess: go, onError: go });
  };
  return (
    <AuthPage>
      <PageHead title="Logging in" noindex />
      <Heading as="h1" $size="section">
        {asked
          ? 'You already have an account'
          : came?.step
            ? 'One more step'
            : failed
              ? 'That did not work'
              : 'Logging you in'}
      </Heading>
      {failed && (
        <>
          <Notice live tone="danger">
            {failed}
          </Notice>
          <ButtonLink href={routes.auth.login()}>Back to logging in</ButtonLink>
        </>
      )}
      {!failed && !asked && !came?.step && (
        <Text $tone="soft">One moment, please. This needs JavaScript, so that nobody else can log in as you.</Text>
      )}
      {asked && (
        <Text $tone="soft">
          {asked.email} has an account here. Log in to it once the way you usually do, and from then on either way opens
          it.
        </Text>
      )}
      {(asked || came?.step) && (
        <AuthFlow
          screen={screen}
          step={came?.step ?? undefined}
          returnTo={returnTo}
          onScreen={setScreen}
          onDone={asked ? connected : go}
        />
      )}
    </AuthPage>
  );
}
