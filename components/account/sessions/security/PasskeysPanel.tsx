import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { DeviceList } from '@/components/account/sessions/security/deviceListStyles';
import { useRecentLogin, visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/text/Text';
import { passkeys } from '@/contract/account/passkeys/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import type { ApiError } from '@/lib/api/error';
import { createPasskey, supportsPasskeys } from '@/lib/session/passkeys';
import { PasskeyItem } from './PasskeyItem';
import { SecurityPanel } from './SecurityPanel';

/** What a person may call the device at hand; they can change it. */
const deviceName = () => {
  const system = /iPhone|iPad|Android|Mac|Windows|CrOS|Linux/.exec(window.navigator.userAgent)?.[0] ?? 'device';
  return `My ${system.replace('CrOS', 'Chromebook')}`;
};

/** Passkeys: the lock of a device opens the account. */
export function PasskeysPanel() {
  const list = useApi(passkeys.listPasskeys);
  const offer = useApiMutation(passkeys.startPasskeyRegistration);
  const savePasskey = useApiMutation(passkeys.addPasskey, { touches: [passkeys] });
  const { requireRecentLogin, dialog } = useRecentLogin();
  const [isSupported, setSupported] = useState(false);
  useEffect(() => setSupported(supportsPasskeys()), []);
  const add = useMutation<unknown, ApiError>({
    mutationFn: async () => {
      const { step, options } = await offer.mutateAsync({});
      const credential = await createPasskey(options);
      return credential && savePasskey.mutateAsync({ body: { step, name: deviceName(), credential } });
    },
  });
  const startRegistration = () => add.mutate(undefined, { onError: requireRecentLogin(startRegistration) });
  return (
    <SecurityPanel
      title="Passkeys"
      intro="Log in with your fingerprint, face, or device passcode. Passkeys can’t be guessed or phished."
      error={visibleError(add.error)}
      query={list}
    >
      {list.data && list.data.length > 0 && (
        <DeviceList>
          {list.data.map((passkey) => (
            <PasskeyItem key={passkey.passkeyId} passkey={passkey} requireRecentLogin={requireRecentLogin} />
          ))}
        </DeviceList>
      )}
      {isSupported ? (
        <Row>
          <Button
            tone={list.data?.length ? 'secondary' : 'primary'}
            loading={add.isPending}
            onClick={startRegistration}
          >
            Add a passkey
          </Button>
        </Row>
      ) : (
        <Text $size="small" $tone="soft">
          This browser doesn’t support passkeys. Try another browser.
        </Text>
      )}
      {dialog}
    </SecurityPanel>
  );
}
