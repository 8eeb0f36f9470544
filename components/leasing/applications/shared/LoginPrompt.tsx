import type { MouseEvent, ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { routes } from '@/contract/routes';
import { useModal } from '@/hooks/useModal';

interface LoginPromptProps {
  /** What the dialog begins with; the other is a press away. */
  readonly primary: 'login' | 'register';
  readonly fullWidth?: boolean;
  readonly children: ReactNode;
}

/** The one thing to do for a visitor: it opens the login dialog, and returns to this page. */
export function LoginPrompt({ primary, fullWidth = false, children }: LoginPromptProps) {
  const { open } = useModal();
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open('LOGIN', { currentScreen: primary });
  };
  return (
    <ButtonLink
      href={routes.auth.login()}
      size="large"
      full={fullWidth}
      prefetch={false}
      onClick={press}
      aria-haspopup="dialog"
    >
      {children}
    </ButtonLink>
  );
}
