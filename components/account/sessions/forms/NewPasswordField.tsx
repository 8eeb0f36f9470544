import type { UseFormRegisterReturn } from 'react-hook-form';
import { usePasswordStrength } from '@/components/account/sessions/forms/usePasswordStrength';
import { Progress } from '@/components/ui/feedback/Progress';
import { Field } from '@/components/ui/fields/Field';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { MIN_PASSWORD_LENGTH, passwordProblem } from '@/contract/account/users/passwords';
import { PasswordInput } from './PasswordInput';

interface NewPasswordFieldProps {
  readonly label?: string;
  readonly registration: UseFormRegisterReturn;
  readonly password: string;
  /** What we know of the person: a password must not be made of it. */
  readonly userInputs?: string;
  readonly error: string | undefined;
}

const MAX_SCORE = 4;

/** A password to be, with what we think of it while one types. */
export function NewPasswordField({
  label = 'Password',
  registration,
  password,
  userInputs = '',
  error,
}: NewPasswordFieldProps) {
  const estimate = usePasswordStrength(password, userInputs);
  const suggestion = estimate && passwordProblem(password, estimate);
  return (
    <Stack $gap="s8">
      <Field
        label={label}
        error={error}
        help={`At least ${MIN_PASSWORD_LENGTH} characters. A few unrelated words are best.`}
      >
        {(control) => <PasswordInput {...control} {...registration} autoComplete="new-password" />}
      </Field>
      {estimate && (
        <Progress
          label="Password strength"
          value={suggestion ? Math.min(estimate.score, 2) : MAX_SCORE}
          max={MAX_SCORE}
        />
      )}
      <div aria-live="polite">
        {estimate && !error && (
          <Text $size="small" $tone={suggestion ? 'soft' : 'brand'}>
            {suggestion ?? 'Strong password.'}
          </Text>
        )}
      </div>
    </Stack>
  );
}
