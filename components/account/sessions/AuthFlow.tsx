import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import type { LoginResult } from '@/contract/account/sessions/endpoints';
import { onLogin } from '@/lib/session/session';
import type { AuthFormScreenProps, FormError } from './forms/authFormProps';
import type { AuthScreen } from './forms/authScreens';
import { ForgotPasswordForm } from './forms/ForgotPasswordForm';
import { LoginForm } from './forms/LoginForm';
import { RegisterForm } from './forms/RegisterForm';
import { RequestLoginCodeForm } from './forms/RequestLoginCodeForm';
import { SecondFactorForm } from './forms/SecondFactorForm';

const screenForms: Record<AuthScreen, ComponentType<AuthFormScreenProps & { readonly failed?: FormError | null }>> = {
  login: LoginForm,
  register: RegisterForm,
  forgot: ForgotPasswordForm,
  code: RequestLoginCodeForm,
};

interface AuthFlowProps extends Omit<AuthFormScreenProps, 'hasMoved' | 'onLogin'> {
  readonly screen: AuthScreen;
  readonly failed?: FormError | null;
  /** A login that awaits a code of the app. */
  readonly step?: string | undefined;
  /** They are logged in; `isNew` when they have just registered. */
  readonly onDone: (isNew: boolean) => void;
}

/** The screens of logging in, in a dialog or on a page of their own. */
export function AuthFlow({ screen, onScreen, onDone, step: startedUser, ...part }: AuthFlowProps) {
  const queries = useQueryClient();
  const [hasMoved, setHasMoved] = useState(false);
  const [step, setStep] = useState<string | null>(startedUser ?? null);
  const ScreenForm = screenForms[screen];
  const goToScreen = (next: AuthScreen) => {
    setHasMoved(true);
    setStep(null);
    onScreen(next);
  };
  const completeLogin = ({ user, step: next }: LoginResult) => {
    if (next) return setStep(next);
    onLogin(queries, user ?? undefined);
    onDone(screen === 'register');
  };
  if (step) return <SecondFactorForm {...part} step={step} hasMoved onScreen={goToScreen} onLogin={completeLogin} />;
  return <ScreenForm {...part} hasMoved={hasMoved} onScreen={goToScreen} onLogin={completeLogin} />;
}
