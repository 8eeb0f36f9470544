import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '@/components/ui/Field';
import { Progress } from '@/components/ui/Progress';
import { Stack } from '@/components/ui/Stack';
import { Text } from '@/components/ui/Text';
import { passwordProblem, SHORTEST_PASSWORD } from '@/contract/passwords';
import { usePasswordEstimate } from '@/hooks/usePasswordEstimate';
import { PasswordInput } from './PasswordInput';

interface NewPasswordProps {
  readonly label?: string;
  readonly input: UseFormRegisterReturn;
  readonly typed: string;
  /** What we know of the person: a password must not be made of it. */
  readonly told?: string;
  readonly error: string | undefined;
}

const LAST = 4;

/** A password to be, with what we think of it while one types. */
export function NewPassword({ label = 'Password', input, typed, told = '', error }: NewPasswordProps) {
  const estimate = usePasswordEstimate(typed, told);
  const wish = estimate && passwordProblem(typed, estimate);
  return (
    <Stack $gap="s8">
      <Field
        label={label}
        error={error}
        help={`At least ${SHORTEST_PASSWORD} characters. A few unrelated words are best.`}
      >
        {(control) => <PasswordInput {...control} {...input} autoComplete="new-password" />}
      </Field>
      {estimate && (
        <Progress label="Strength of the password" done={wish ? Math.min(estimate.score, 2) : LAST} of={LAST} />
      )}
      <div aria-live="polite">
        {estimate && !error && (
          <Text $size="small" $tone={wish ? 'soft' : 'brand'}>
            {wish ?? 'That is a good password.'}
          </Text>
        )}
      </div>
    </Stack>
  );
}
