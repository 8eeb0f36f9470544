import { useRouter } from 'next/router';
import { AuthFlow } from '@/components/auth/AuthFlow';
import { screenTitles } from '@/components/auth/authScreens';
import { useInitialAuthScreen } from '@/components/auth/useFirstScreen';
import { Dialog } from '@/components/ui/Dialog';
import { useModal } from '@/hooks/useModal';
import { type ModalContentProps, pathWithModal } from '@/lib/modals';
import { returnPath } from '@/lib/returnTo';

/** Logs in where one is: afterwards the page is the same, and one is somebody. */
export function LoginModal({ props, onClose }: ModalContentProps) {
  const { asPath } = useRouter();
  const { replace } = useModal();
  const screen = useInitialAuthScreen(props.currentScreen);
  return (
    <Dialog title={screenTitles[screen]} onClose={onClose}>
      <AuthFlow
        screen={screen}
        returnTo={returnPath(pathWithModal(asPath))}
        onScreen={(next) => void replace('LOGIN', { currentScreen: next })}
        onDone={onClose}
      />
    </Dialog>
  );
}
