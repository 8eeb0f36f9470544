import { type ComponentType, useState } from 'react';
import type { AuthPartProps, Refused } from './authPart';
import type { AuthScreen } from './authScreens';
import { CodeForm } from './CodeForm';
import { ForgotForm } from './ForgotForm';
import { LoginForm } from './LoginForm';
import { RegisterForm } from './RegisterForm';

const parts: Record<AuthScreen, ComponentType<AuthPartProps & { readonly failed?: Refused | null }>> = {
  login: LoginForm,
  register: RegisterForm,
  forgot: ForgotForm,
  code: CodeForm,
};

interface AuthFlowProps extends Omit<AuthPartProps, 'moved'> {
  readonly screen: AuthScreen;
  readonly failed?: Refused | null;
}

/** The screens of logging in, in a dialog or on a page of their own. */
export function AuthFlow({ screen, onScreen, ...part }: AuthFlowProps) {
  const [moved, setMoved] = useState(false);
  const Part = parts[screen];
  const go = (next: AuthScreen) => {
    setMoved(true);
    onScreen(next);
  };
  return <Part {...part} moved={moved} onScreen={go} />;
}
