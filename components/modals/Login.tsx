import { useRouter } from 'next/router';
import { AuthFlow } from '@/components/auth/AuthFlow';
import { screenTitles } from '@/components/auth/authScreens';
import { useFirstScreen } from '@/components/auth/useFirstScreen';
import { Dialog } from '@/components/ui/Dialog';
import { useModal } from '@/hooks/useModal';
import { type ModalContentProps, pathWith } from '@/lib/modals';
import { returnPath } from '@/lib/returnTo';

/** Logs in where one is: afterwards the page is the same, and one is somebody. */
export function Login({ props, onClose }: ModalContentProps) {
  const { asPath } = useRouter();
  const { replace } = useModal();
  const screen = useFirstScreen(props.currentScreen);
  return (
    <Dialog title={screenTitles[screen]} onClose={onClose}>
      <AuthFlow
        screen={screen}
        returnTo={returnPath(pathWith(asPath))}
        onScreen={(next) => void replace('LOGIN', { currentScreen: next })}
        onDone={onClose}
      />
    </Dialog>
  );
}
