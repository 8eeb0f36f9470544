import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { PageHead } from '@/components/layout/PageHead';
import { Heading } from '@/components/ui/Heading';
import { Text } from '@/components/ui/Text';
import { useSession } from '@/hooks/useSession';
import { routes } from '@/lib/routes';
import { sessionBegan } from '@/lib/session';
import { AuthFlow } from './AuthFlow';
import { AuthPage } from './AuthPage';
import { ChangeForm } from './ChangeForm';
import { ForgotForm } from './ForgotForm';
import { ResetForm } from './ResetForm';
import { takeToken } from './takeToken';

/** A new password: with the link we mailed, or as somebody who is logged in. */
export function SetPasswordScreen() {
  const { replace } = useRouter();
  const queries = useQueryClient();
  const { signedIn } = useSession();
  const [token, setToken] = useState<string | null>();

  useEffect(() => {
    const found = takeToken();
    setToken((known) => known ?? found);
    // The router remembers addresses, too.
    if (found) void replace(routes.auth.setPassword(), undefined, { shallow: true });
  }, [replace]);

  const [step, setStep] = useState<string | null>(null);
  const changed = (awaited: string | null) => {
    if (awaited) return setStep(awaited);
    sessionBegan(queries);
    done();
  };
  const done = () => void replace(routes.accounts.at({}));
  return (
    <AuthPage>
      <PageHead title="Choose a new password" noindex />
      <Heading as="h1" $size="section">
        Choose a new password
      </Heading>
      {token === undefined && (
        <Text $tone="soft">We are reading the link in our letter. This needs JavaScript, so that nobody else can.</Text>
      )}
      {token && !step && <ResetForm token={token} onDone={changed} />}
      {step && (
        <AuthFlow
          screen="login"
          step={step}
          returnTo={routes.accounts.at({})}
          onScreen={(screen) => void replace(`${routes.auth.login()}?screen=${screen}`)}
          onDone={done}
        />
      )}
      {token === null && signedIn && <ChangeForm onDone={done} />}
      {token === null && !signedIn && (
        <ForgotForm onScreen={(screen) => void replace(`${routes.auth.login()}?screen=${screen}`)} />
      )}
    </AuthPage>
  );
}
