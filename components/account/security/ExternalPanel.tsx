import { Device, DeviceList } from '@/components/account/deviceLook';
import { shownError, useConfirmed } from '@/components/modals/useConfirmed';
import { Button } from '@/components/ui/Button';
import { Text } from '@/components/ui/Text';
import { externalLogins, type ProviderName } from '@/contract/externalLogins';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useExternalStart } from '@/hooks/useExternalStart';
import { formatMoment } from '@/lib/format/dates';
import { routes } from '@/lib/routes';
import { Panel } from './Panel';

/** Accounts elsewhere that open this one. Nothing is shown where there is none to connect. */
export function ExternalPanel() {
  const { data: providers = [] } = useApi(externalLogins.listProviders);
  const list = useApi(externalLogins.listExternalLogins);
  const remove = useApiMutation(externalLogins.removeExternalLogin, { touches: [externalLogins] });
  const start = useExternalStart(routes.accounts.settings());
  const { ask, dialog } = useConfirmed();
  const connect = (provider: ProviderName) =>
    start.mutate({ provider, connect: true }, { onError: ask(() => connect(provider)) });
  const disconnect = (provider: ProviderName) =>
    remove.mutate({ params: { provider } }, { onError: ask(() => disconnect(provider)) });
  const connected = list.data ?? [];
  const free = providers.filter(({ name }) => connected.every(({ provider }) => provider !== name));
  if (providers.length === 0 && connected.length === 0) return null;
  return (
    <Panel
      title="Connected logins"
      intro="Accounts elsewhere that open this one."
      error={shownError(remove.error, start.error)}
      query={list}
    >
      <DeviceList>
        {connected.map(({ provider, label, email, connectedAt }) => (
          <Device key={provider}>
            <div>
              <Text $weight="semibold">{label}</Text>
              <Text $size="small" $tone="soft">
                {email ?? 'Connected'}, since {formatMoment(connectedAt, 'America/Los_Angeles')}
              </Text>
            </div>
            <Button
              tone="secondary"
              size="small"
              loading={remove.isPending && remove.variables.params.provider === provider}
              aria-label={`Disconnect ${label}`}
              onClick={() => disconnect(provider)}
            >
              Disconnect
            </Button>
          </Device>
        ))}
        {free.map(({ name, label }) => (
          <Device key={name}>
            <Text $weight="semibold">{label}</Text>
            <Button
              tone="secondary"
              size="small"
              loading={start.isPending && start.variables.provider === name}
              aria-label={`Connect ${label}`}
              onClick={() => connect(name)}
            >
              Connect
            </Button>
          </Device>
        ))}
      </DeviceList>
      {dialog}
    </Panel>
  );
}
