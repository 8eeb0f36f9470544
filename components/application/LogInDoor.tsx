import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ModalLink } from '@/components/modals/ModalLink';
import { type ButtonLook, buttonLook } from '@/components/ui/Button.styles';
import { routes } from '@/lib/routes';

const Frame = styled(ModalLink)<ButtonLook>`
  ${buttonLook}
`;

interface LogInDoorProps {
  /** What the dialog begins with; the other is a press away. */
  readonly first: 'login' | 'register';
  readonly full?: boolean;
  readonly children: ReactNode;
}

/** The one thing to do for somebody who is not logged in: it opens the dialog, and one comes back to this page. */
export function LogInDoor({ first, full = false, children }: LogInDoorProps) {
  return (
    <Frame
      $tone="primary"
      $size="large"
      $full={full}
      href={routes.auth.login()}
      modal="LOGIN"
      props={{ currentScreen: first }}
    >
      {children}
    </Frame>
  );
}
