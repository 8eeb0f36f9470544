import { DeviceItem, DeviceList } from '@/components/account/sessions/security/deviceListStyles';
import { useRecentLogin, visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { ReaderTime } from '@/components/ui/text/ReaderTime';
import { Text } from '@/components/ui/text/Text';
import { externalLogins, type ProviderName } from '@/contract/account/externalLogins/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useExternalLogin } from '@/hooks/useExternalLogin';
import { formatDateTime } from '@/lib/format/dates';
import { SecurityPanel } from './SecurityPanel';

/** Accounts you can use to log in. Nothing is shown where there is none to connect. */
export function ExternalLoginPanel() {
  const { data: providers = [] } = useApi(externalLogins.listProviders);
  const list = useApi(externalLogins.listExternalLogins);
  const remove = useApiMutation(externalLogins.removeExternalLogin, { touches: [externalLogins] });
  const start = useExternalLogin(routes.accounts.settings());
  const { requireRecentLogin, dialog } = useRecentLogin();
  const connect = (provider: ProviderName) =>
    start.mutate({ provider, connect: true }, { onError: requireRecentLogin(() => connect(provider)) });
  const disconnect = (provider: ProviderName) =>
    remove.mutate({ params: { provider } }, { onError: requireRecentLogin(() => disconnect(provider)) });
  const connected = list.data ?? [];
  const unlinkedProviders = providers.filter(({ name }) => connected.every(({ provider }) => provider !== name));
  if (providers.length === 0 && connected.length === 0) return null;
  return (
    <SecurityPanel
      title="Connected logins"
      intro="Accounts you can use to log in."
      error={visibleError(remove.error, start.error)}
      query={list}
    >
      <DeviceList>
        {connected.map(({ provider, label, email, connectedAt }) => (
          <DeviceItem key={provider}>
            <div>
              <Text $weight="semibold">{label}</Text>
              <Text $size="small" $tone="soft">
                {email ?? 'Connected'}, since <ReaderTime at={connectedAt} format={formatDateTime} />
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
          </DeviceItem>
        ))}
        {unlinkedProviders.map(({ name, label }) => (
          <DeviceItem key={name}>
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
          </DeviceItem>
        ))}
      </DeviceList>
      {dialog}
    </SecurityPanel>
  );
}
