import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { DeviceList } from '@/components/account/deviceLook';
import { shownError, useConfirmed } from '@/components/modals/useConfirmed';
import { Button } from '@/components/ui/Button';
import { Row } from '@/components/ui/Row';
import { Text } from '@/components/ui/Text';
import { passkeys } from '@/contract/passkeys';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import type { ApiError } from '@/lib/api/error';
import { knowsPasskeys, newPasskey } from '@/lib/passkeys';
import { Panel } from './Panel';
import { PasskeyItem } from './PasskeyItem';

/** What a person may call the device at hand; they can change it. */
const thisDevice = () => {
  const system = /iPhone|iPad|Android|Mac|Windows|CrOS|Linux/.exec(window.navigator.userAgent)?.[0] ?? 'device';
  return `My ${system.replace('CrOS', 'Chromebook')}`;
};

/** Passkeys: the lock of a device opens the account. */
export function PasskeysPanel() {
  const list = useApi(passkeys.listPasskeys);
  const offer = useApiMutation(passkeys.offerPasskey);
  const keep = useApiMutation(passkeys.addPasskey, { touches: [passkeys] });
  const { ask, dialog } = useConfirmed();
  const [able, setAble] = useState(false);
  useEffect(() => setAble(knowsPasskeys()), []);
  const add = useMutation<unknown, ApiError>({
    mutationFn: async () => {
      const { step, options } = await offer.mutateAsync({});
      const credential = await newPasskey(options);
      return credential && keep.mutateAsync({ body: { step, name: thisDevice(), credential } });
    },
  });
  const begin = () => add.mutate(undefined, { onError: ask(begin) });
  return (
    <Panel
      title="Passkeys"
      intro="Log in with your fingerprint, your face or the code of your device. Nobody can guess or steal a passkey by mail."
      error={shownError(add.error)}
      query={list}
    >
      {list.data && list.data.length > 0 && (
        <DeviceList>
          {list.data.map((passkey) => (
            <PasskeyItem key={passkey.passkeyId} passkey={passkey} ask={ask} />
          ))}
        </DeviceList>
      )}
      {able ? (
        <Row>
          <Button tone={list.data?.length ? 'secondary' : 'primary'} loading={add.isPending} onClick={begin}>
            Add a passkey
          </Button>
        </Row>
      ) : (
        <Text $size="small" $tone="soft">
          This browser has no passkeys. You can add one in another browser.
        </Text>
      )}
      {dialog}
    </Panel>
  );
}
