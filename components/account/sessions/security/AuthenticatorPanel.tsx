import { useState } from 'react';
import { useRecentLogin, visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/text/Text';
import { authenticators } from '@/contract/account/authenticators/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { AuthenticatorSetup } from './AuthenticatorSetup';
import { RecoveryCodes } from './RecoveryCodes';
import { SecurityPanel } from './SecurityPanel';

const mutationOptions = { touches: [authenticators] };

/** Authenticator app, asked for beside the password. */
export function AuthenticatorPanel() {
  const state = useApi(authenticators.getAuthenticator);
  const offer = useApiMutation(authenticators.startAuthenticatorSetup);
  const renew = useApiMutation(authenticators.renewRecoveryCodes, mutationOptions);
  const remove = useApiMutation(authenticators.removeAuthenticator, mutationOptions);
  const { requireRecentLogin, dialog } = useRecentLogin();
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const startSetup = () => offer.mutate({}, { onError: requireRecentLogin(startSetup) });
  const renewCodes = () =>
    renew.mutate(
      {},
      { onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes), onError: requireRecentLogin(renewCodes) },
    );
  const end = () => remove.mutate({}, { onError: requireRecentLogin(end) });
  const on = state.data?.on ?? false;
  return (
    <SecurityPanel
      title="Authenticator app"
      intro="Two-step verification protects your account even if someone gets your password."
      error={visibleError(offer.error, renew.error, remove.error)}
      query={state}
    >
      {codes && <RecoveryCodes codes={codes} onSaved={() => setCodes(null)} />}
      {!codes && offer.data && !on && (
        <AuthenticatorSetup
          setup={offer.data}
          onEnabled={(recoveryCodes) => {
            setCodes(recoveryCodes);
            offer.reset();
          }}
          onCancel={() => offer.reset()}
        />
      )}
      {!codes && !on && !offer.data && (
        <Row>
          <Button loading={offer.isPending} onClick={startSetup}>
            Set up authenticator app
          </Button>
        </Row>
      )}
      {!codes && on && (
        <>
          <Text>
            <Badge tone="success">On</Badge> {state.data?.recoveryCodesLeft} of your 10 recovery codes are left.
          </Text>
          <Row>
            <Button tone="secondary" loading={renew.isPending} onClick={renewCodes}>
              New recovery codes
            </Button>
            <Button tone="secondary" loading={remove.isPending} onClick={end}>
              Turn off
            </Button>
          </Row>
        </>
      )}
      {dialog}
    </SecurityPanel>
  );
}
