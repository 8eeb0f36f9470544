import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Stack';
import { externalLogins } from '@/contract/account/externalLogins/endpoints';
import { useApi } from '@/hooks/useApi';
import { useExternalLogin } from '@/hooks/useExternalLogin';
import { supportsPasskeys } from '@/lib/session/passkeys';
import { color, size, space } from '@/styles/tokens';
import type { AuthFormScreenProps } from './authFormProps';
import { usePasskeyLogin } from './usePasskeyLogin';

const OrDivider = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.s12};
  color: ${color.inkSoft};
  font-size: ${size.t14};

  &::before,
  &::after {
    content: "";
    flex: 1;
    border-block-start: 1px solid ${color.line};
  }
`;

/** Ways in without a password: a passkey, an account elsewhere. None is offered that would not work. */
export function LoginMethods({ onLogin, returnTo }: Pick<AuthFormScreenProps, 'onLogin' | 'returnTo'>) {
  const passkey = usePasskeyLogin(onLogin);
  const { data: providers = [] } = useApi(externalLogins.listProviders);
  const external = useExternalLogin(returnTo);
  const [hasPasskeys, setHasPasskeys] = useState(false);
  useEffect(() => setHasPasskeys(supportsPasskeys()), []);
  const error = passkey.error ?? external.error;
  if (!hasPasskeys && providers.length === 0) return null;
  return (
    <Stack $gap="s12">
      <OrDivider>or</OrDivider>
      {error && (
        <Notice live tone="danger">
          {error.message || 'That didn’t work. Try again or log in another way.'}
        </Notice>
      )}
      {hasPasskeys && (
        <Button tone="secondary" full loading={passkey.isPending} onClick={() => passkey.mutate()}>
          Use a passkey
        </Button>
      )}
      {providers.map(({ name, label }) => (
        <Button
          key={name}
          tone="secondary"
          full
          loading={external.isPending && external.variables.provider === name}
          onClick={() => external.mutate({ provider: name })}
        >
          Continue with {label}
        </Button>
      ))}
    </Stack>
  );
}
