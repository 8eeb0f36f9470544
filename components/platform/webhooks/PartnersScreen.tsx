import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { ApiKeyForm } from '@/components/platform/apiKeys/ApiKeyForm';
import { ApiKeyItem } from '@/components/platform/apiKeys/ApiKeyItem';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { apiKeys } from '@/contract/platform/apiKeys/endpoints';
import { webhooks } from '@/contract/platform/webhooks/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { WebhookForm } from './WebhookForm';
import { WebhookItem } from './WebhookItem';

const skeleton = <Skeleton $height="16rem" $round="card" />;

/** Access of partners’ software: keys that call us, and webhooks that we call. */
export function PartnersScreen() {
  const keys = useApi(apiKeys.listApiKeys);
  const endpoints = useApi(webhooks.listWebhookEndpoints);
  return (
    <>
      <AccountPageHeader title="Partner access" actions={<Link href={routes.accounts.desk()}>Desk</Link>}>
        API keys let partners’ software call our API. Webhooks notify it when something happens here.
      </AccountPageHeader>
      <Stack $gap="s32">
        <Stack as="section" aria-labelledby="keys">
          <Heading id="keys" $size="small">
            API keys
          </Heading>
          <Loaded query={keys} title="We couldn’t load the keys" skeleton={skeleton}>
            {(data) =>
              data.length > 0 ? (
                data.map((key) => <ApiKeyItem key={key.id} apiKey={key} />)
              ) : (
                <EmptyState level="h3" title="No partner has a key yet">
                  Create a key below, then send its secret to the partner.
                </EmptyState>
              )
            }
          </Loaded>
          <ApiKeyForm />
        </Stack>
        <Stack as="section" aria-labelledby="webhooks">
          <Heading id="webhooks" $size="small">
            Webhooks
          </Heading>
          <Loaded query={endpoints} title="We couldn’t load the webhooks" skeleton={skeleton}>
            {(data) =>
              data.length > 0 ? (
                data.map((endpoint) => <WebhookItem key={endpoint.id} endpoint={endpoint} />)
              ) : (
                <EmptyState level="h3" title="No partner has a webhook yet">
                  Create a webhook below with the address that the partner gave you.
                </EmptyState>
              )
            }
          </Loaded>
          <WebhookForm />
        </Stack>
      </Stack>
    </>
  );
}
