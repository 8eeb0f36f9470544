import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { sessionBegan } from '@/lib/session';
import type { AuthPartProps, Entered, Refused } from './authPart';
import type { AuthScreen } from './authScreens';
import { CodeForm } from './CodeForm';
import { ForgotForm } from './ForgotForm';
import { LoginForm } from './LoginForm';
import { RegisterForm } from './RegisterForm';
import { SecondForm } from './SecondForm';

const parts: Record<AuthScreen, ComponentType<AuthPartProps & { readonly failed?: Refused | null }>> = {
  login: LoginForm,
  register: RegisterForm,
  forgot: ForgotForm,
  code: CodeForm,
};

interface AuthFlowProps extends Omit<AuthPartProps, 'moved' | 'onEntered'> {
  readonly screen: AuthScreen;
  readonly failed?: Refused | null;
  /** A login that awaits a code of the app. */
  readonly step?: string | undefined;
  /** They are logged in. */
  readonly onDone: () => void;
}

/** The screens of logging in, in a dialog or on a page of their own. */
export function AuthFlow({ screen, onScreen, onDone, step: begun, ...part }: AuthFlowProps) {
  const queries = useQueryClient();
  const [moved, setMoved] = useState(false);
  const [step, setStep] = useState<string | null>(begun ?? null);
  const Part = parts[screen];
  const go = (next: AuthScreen) => {
    setMoved(true);
    setStep(null);
    onScreen(next);
  };
  const enter = ({ user, step: next }: Entered) => {
    if (next) return setStep(next);
    sessionBegan(queries, user ?? undefined);
    onDone();
  };
  if (step) return <SecondForm {...part} step={step} moved onScreen={go} onEntered={enter} />;
  return <Part {...part} moved={moved} onScreen={go} onEntered={enter} />;
}
