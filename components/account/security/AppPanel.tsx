import { useState } from 'react';
import { shownError, useConfirmed } from '@/components/modals/useConfirmed';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/Button';
import { Row } from '@/components/ui/Row';
import { Text } from '@/components/ui/Text';
import { authenticators } from '@/contract/authenticators';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { AppSetup } from './AppSetup';
import { Panel } from './Panel';
import { RecoveryCodes } from './RecoveryCodes';

const touched = { touches: [authenticators] };

/** Codes of an app, asked for beside the password. */
export function AppPanel() {
  const state = useApi(authenticators.getAuthenticator);
  const offer = useApiMutation(authenticators.offerAuthenticator);
  const renew = useApiMutation(authenticators.renewRecoveryCodes, touched);
  const remove = useApiMutation(authenticators.removeAuthenticator, touched);
  const { ask, dialog } = useConfirmed();
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const begin = () => offer.mutate({}, { onError: ask(begin) });
  const anew = () =>
    renew.mutate({}, { onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes), onError: ask(anew) });
  const end = () => remove.mutate({}, { onError: ask(end) });
  const on = state.data?.on ?? false;
  return (
    <Panel
      title="Codes of an app"
      intro="With an authenticator app on your phone, a stolen password alone opens nothing."
      error={shownError(offer.error, renew.error, remove.error)}
      query={state}
    >
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
      {!codes && offer.data && !on && (
        <AppSetup
          offer={offer.data}
          onOn={(recoveryCodes) => {
            setCodes(recoveryCodes);
            offer.reset();
          }}
          onCancel={() => offer.reset()}
        />
      )}
      {!codes && !on && !offer.data && (
        <Row>
          <Button loading={offer.isPending} onClick={begin}>
            Set up an app
          </Button>
        </Row>
      )}
      {!codes && on && (
        <>
          <Text>
            <Badge tone="success">On</Badge> {state.data?.recoveryCodesLeft} of your 10 recovery codes are left.
          </Text>
          <Row>
            <Button tone="secondary" loading={renew.isPending} onClick={anew}>
              New recovery codes
            </Button>
            <Button tone="secondary" loading={remove.isPending} onClick={end}>
              Turn off
            </Button>
          </Row>
        </>
      )}
      {dialog}
    </Panel>
  );
}
