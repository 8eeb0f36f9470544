import { useRecentLogin, visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { ReaderTime } from '@/components/ui/text/ReaderTime';
import { Text } from '@/components/ui/text/Text';
import { API_KEY_OVERLAP_HOURS, type ApiKey, apiKeys } from '@/contract/platform/apiKeys/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDateTime } from '@/lib/format/dates';
import { scopeLabels } from './apiKey.labels';
import { NewSecret } from './NewSecret';
import { RollForm } from './RollForm';

/** The key of one partner: what it may do, its last use, a new secret, and its end. */
export function ApiKeyItem({ apiKey }: { readonly apiKey: ApiKey }) {
  const { id, name, scopes, networks, status, secrets, createdBy, createdAt, expiresAt, lastUse } = apiKey;
  const roll = useApiMutation(apiKeys.rollApiKey, { touches: [apiKeys] });
  const revoke = useApiMutation(apiKeys.revokeApiKey, { touches: [apiKeys] });
  const { requireRecentLogin, dialog } = useRecentLogin(
    'The new secret gives access to company data. Confirm it’s you.',
  );
  const error = visibleError(roll.error, revoke.error);
  const params = { apiKeyId: id };
  const rollFor = (overlapHours: (typeof API_KEY_OVERLAP_HOURS)[number]) =>
    roll.mutate({ params, body: { overlapHours } }, { onError: requireRecentLogin(() => rollFor(overlapHours)) });
  return (
    <Card as="article" aria-labelledby={`key-${id}`}>
      <Stack $gap="s12">
        <Row $justify="space-between">
          <Row>
            <Heading as="h4" id={`key-${id}`} $size="small">
              {name}
            </Heading>
            {status === 'revoked' && <Badge tone="danger">Revoked</Badge>}
            {status === 'expired' && <Badge tone="warning">Expired</Badge>}
          </Row>
          {status === 'active' && (
            <Button
              tone="danger"
              size="small"
              loading={revoke.isPending}
              aria-label={`Revoke the key of ${name}`}
              onClick={() => revoke.mutate({ params })}
            >
              Revoke
            </Button>
          )}
        </Row>
        <Text $size="small">{scopes.map((scope) => scopeLabels[scope].label).join(' · ')}</Text>
        <Text $size="small" $tone="soft">
          Made by {createdBy} <ReaderTime at={createdAt} format={formatDateTime} />.{' '}
          {expiresAt && (
            <>
              Ends <ReaderTime at={expiresAt} format={formatDateTime} />.{' '}
            </>
          )}
          {networks.length > 0 ? `Only from ${networks.join(', ')}.` : 'From every address.'}{' '}
          {lastUse ? `Last used on ${lastUse.on} (UTC) from ${lastUse.address}.` : 'Not used yet.'}
        </Text>
        <ul>
          {secrets.map(({ prefix, endsAt }) => (
            <li key={prefix}>
              <Text as="span" $size="small">
                <code>{prefix}…</code>
                {endsAt && (
                  <>
                    {' '}
                    ends <ReaderTime at={endsAt} format={formatDateTime} />
                  </>
                )}
              </Text>
            </li>
          ))}
        </ul>
        {error && (
          <Notice live tone="danger">
            {error}
          </Notice>
        )}
        {roll.data && <NewSecret of={`the key of ${name}`} secret={roll.data.secret} />}
        {status === 'active' && (
          <Disclosure summary="New secret">
            <RollForm of={name} choices={API_KEY_OVERLAP_HOURS} isPending={roll.isPending} onRoll={rollFor} />
          </Disclosure>
        )}
        {dialog}
      </Stack>
    </Card>
  );
}
