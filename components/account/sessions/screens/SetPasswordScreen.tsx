import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { AuthFlow } from '@/components/account/sessions/AuthFlow';
import { AuthLayout } from '@/components/account/sessions/AuthLayout';
import { ChangePasswordForm } from '@/components/account/sessions/forms/ChangePasswordForm';
import { ForgotPasswordForm } from '@/components/account/sessions/forms/ForgotPasswordForm';
import { ResetPasswordForm } from '@/components/account/sessions/forms/ResetPasswordForm';
import { takeUrlToken } from '@/components/account/sessions/takeUrlToken';
import { PageHead } from '@/components/layout/head/PageHead';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { routes } from '@/contract/routes';
import { useSession } from '@/hooks/useSession';
import { onLogin } from '@/lib/session/session';

/** Sets a new password, with a mailed link or as a logged-in member. */
export function SetPasswordScreen() {
  const { replace } = useRouter();
  const queries = useQueryClient();
  const { signedIn } = useSession();
  const [token, setToken] = useState<string | null>();

  useEffect(() => {
    const found = takeUrlToken();
    setToken((known) => known ?? found);
    // The router remembers addresses, too.
    if (found) void replace(routes.auth.setPassword(), undefined, { shallow: true });
  }, [replace]);

  const [step, setStep] = useState<string | null>(null);
  const changed = (awaited: string | null) => {
    if (awaited) return setStep(awaited);
    onLogin(queries);
    done();
  };
  const done = () => void replace(routes.accounts.overview());
  return (
    <AuthLayout>
      <PageHead title="Choose a new password" noindex />
      <Heading as="h1" $size="section">
        Choose a new password
      </Heading>
      {token === undefined && (
        <Text $tone="soft">We’re checking your link. This page needs JavaScript so no one else can use it.</Text>
      )}
      {token && !step && <ResetPasswordForm token={token} onDone={changed} />}
      {step && (
        <AuthFlow
          screen="login"
          step={step}
          returnTo={routes.accounts.overview()}
          onScreen={(screen) => void replace(`${routes.auth.login()}?screen=${screen}`)}
          onDone={done}
        />
      )}
      {token === null && signedIn && <ChangePasswordForm onDone={done} />}
      {token === null && !signedIn && (
        <ForgotPasswordForm onScreen={(screen) => void replace(`${routes.auth.login()}?screen=${screen}`)} />
      )}
    </AuthLayout>
  );
}
