import { useRouter } from 'next/router';
import { AuthLayout } from '@/components/account/sessions/AuthLayout';
import { AuthenticatorPanel } from '@/components/account/sessions/security/AuthenticatorPanel';
import { PasskeysPanel } from '@/components/account/sessions/security/PasskeysPanel';
import { ProveSecondStep } from '@/components/account/sessions/security/ProveSecondStep';
import { PageHead } from '@/components/layout/head/PageHead';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { authenticators } from '@/contract/account/authenticators/endpoints';
import { passkeys } from '@/contract/account/passkeys/endpoints';
import { users } from '@/contract/account/users/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { returnPath } from '@/lib/routing/returnTo';

/** Staff and editors set up two-step verification, or prove it, before the desk and the Studio open. */
export function TwoStepScreen() {
  const { query } = useRouter();
  const claims = useApi(users.getClaims);
  const keys = useApi(passkeys.listPasskeys);
  const app = useApi(authenticators.getAuthenticator);
  const requested = Array.isArray(query.returnTo) ? query.returnTo[0] : query.returnTo;
  const returnTo = returnPath(requested, routes.accounts.overview());
  const lacks = claims.data?.lacksTwoStep;
  const isSetUp = (keys.data?.length ?? 0) > 0 || app.data?.on === true;
  // What was set up on this page counts at once; a demo asks for nothing.
  const canContinue = claims.data !== undefined && (lacks === undefined || (lacks === 'missing' && isSetUp));
  return (
    <AuthLayout>
      <PageHead title="Two-step verification" noindex />
      <Heading as="h1" $size="section">
        Two-step verification
      </Heading>
      <Loaded query={claims} title="We couldn’t load your account" skeleton={<Skeleton $height="12rem" />} />
      {claims.data && lacks !== 'unproven' && (
        <>
          <Text $tone="soft">
            Your account can see what other people entrust to us. Add a passkey or an authenticator app, so that a
            password alone opens nothing.
          </Text>
          <PasskeysPanel />
          <AuthenticatorPanel />
        </>
      )}
      {lacks === 'unproven' && (
        <ProveSecondStep hasPasskey={(keys.data?.length ?? 0) > 0} hasApp={app.data?.on === true} returnTo={returnTo} />
      )}
      <div aria-live="polite">
        {canContinue && isSetUp && <Notice tone="success">Two-step verification is on.</Notice>}
      </div>
      {canContinue && <ButtonLink href={returnTo}>Continue</ButtonLink>}
    </AuthLayout>
  );
}
