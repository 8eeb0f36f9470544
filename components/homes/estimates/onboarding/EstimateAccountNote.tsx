import { ModalLink } from '@/components/modals/shared/ModalLink';
import { Notice } from '@/components/ui/feedback/Notice';
import { Text } from '@/components/ui/text/Text';
import { routes } from '@/contract/routes';
import { useSession } from '@/hooks/useSession';

/** A person with an account logs in without losing an answer; a logged-in person sees their name. */
export function EstimateAccountNote() {
  const { user } = useSession();
  if (user)
    return (
      <Notice tone="success" title={`Welcome back, ${user.firstName}`}>
        We’ll save your estimate to your account.
      </Notice>
    );
  return (
    <Text $tone="soft">
      Have an account?{' '}
      <ModalLink href={routes.auth.login()} modal="LOGIN" props={{ currentScreen: 'login' }}>
        Log in
      </ModalLink>{' '}
      and continue here. We’ll keep your answers.
    </Text>
  );
}
