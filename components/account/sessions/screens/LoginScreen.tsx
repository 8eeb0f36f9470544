import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { AuthFlow } from '@/components/account/sessions/AuthFlow';
import { AuthLayout } from '@/components/account/sessions/AuthLayout';
import { type AuthScreen, screenTitles } from '@/components/account/sessions/forms/authScreens';
import { useInitialAuthScreen } from '@/components/account/sessions/useInitialAuthScreen';
import { PageHead } from '@/components/layout/head/PageHead';
import { Heading } from '@/components/ui/text/Heading';
import { type ErrorCode, errors } from '@/contract/errors/codes';
import { useSession } from '@/hooks/useSession';
import { returnPath } from '@/lib/routing/returnTo';

const firstParameter = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/** What a form sent without scripts came to, from the address it led back to. */
function failureMessage(code: string | undefined) {
  if (!code) return null;
  const knownError = Object.hasOwn(errors, code) ? errors[code as ErrorCode] : errors.internal;
  return { message: knownError.message, status: knownError.status };
}

/** The login page; continues to the page that the visitor wanted. */
export function LoginScreen() {
  const { query, replace } = useRouter();
  const { user } = useSession();
  const requestedScreen = firstParameter(query.screen);
  const first = useInitialAuthScreen(requestedScreen, 'login');
  const [chosen, setChosen] = useState<AuthScreen>();
  const screen = chosen ?? first;
  const returnTo = returnPath(firstParameter(query.returnTo), '/accounts');

  // Anyone who is logged in already, in another tab perhaps, goes on at once.
  useEffect(() => {
    if (user) void replace(returnTo);
  }, [user, replace, returnTo]);

  return (
    <AuthLayout>
      <PageHead title="Log in" noindex />
      <Heading as="h1" $size="section">
        {screenTitles[screen]}
      </Heading>
      <AuthFlow
        screen={screen}
        returnTo={returnTo}
        step={firstParameter(query.step)}
        failed={failureMessage(firstParameter(query.failed))}
        onScreen={setChosen}
        onDone={() => void replace(returnTo)}
      />
    </AuthLayout>
  );
}
