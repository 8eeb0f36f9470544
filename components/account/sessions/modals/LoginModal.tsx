import { useRouter } from 'next/router';
import { AuthFlow } from '@/components/account/sessions/AuthFlow';
import { screenTitles } from '@/components/account/sessions/forms/authScreens';
import { useInitialAuthScreen } from '@/components/account/sessions/useInitialAuthScreen';
import { Dialog } from '@/components/ui/overlays/Dialog';
import { routes } from '@/contract/routes';
import { useModal } from '@/hooks/useModal';
import { type ModalContentProps, pathWithModal } from '@/lib/routing/modals';
import { returnPath } from '@/lib/routing/returnTo';

/** Logs in on the current page and stays there. */
export function LoginModal({ props, onClose }: ModalContentProps) {
  const { asPath, pathname, push } = useRouter();
  const { replace } = useModal();
  const screen = useInitialAuthScreen(props.currentScreen);
  return (
    <Dialog title={screenTitles[screen]} onClose={onClose}>
      <AuthFlow
        screen={screen}
        returnTo={returnPath(pathWithModal(asPath))}
        onScreen={(next) => void replace('LOGIN', { currentScreen: next })}
        // Anyone who registers on the front page came for an account; anywhere else they go on with what they came for.
        onDone={(isNew) =>
          isNew && pathname === routes.landing.pattern ? void push(routes.accounts.overview()) : onClose()
        }
      />
    </Dialog>
  );
}
