import { useState } from 'react';
import { DeviceItem } from '@/components/account/sessions/security/deviceListStyles';
import { visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextField } from '@/components/ui/fields/TextField';
import { Row } from '@/components/ui/layout/Row';
import { ReaderTime } from '@/components/ui/text/ReaderTime';
import { Text } from '@/components/ui/text/Text';
import { type Passkey, passkeys } from '@/contract/account/passkeys/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import type { ApiError } from '@/lib/api/error';
import { formatDateTime } from '@/lib/format/dates';

interface PasskeyItemProps {
  readonly passkey: Passkey;
  readonly requireRecentLogin: (again: () => void) => (error: ApiError) => void;
}

/** One passkey, to be renamed or removed. */
export function PasskeyItem({ passkey, requireRecentLogin }: PasskeyItemProps) {
  const { passkeyId, name, createdAt, lastUsedAt } = passkey;
  const mutationOptions = { touches: [passkeys] };
  const rename = useApiMutation(passkeys.renamePasskey, mutationOptions);
  const remove = useApiMutation(passkeys.removePasskey, mutationOptions);
  const [typed, setTyped] = useState<string | null>(null);
  const removePasskey = () => remove.mutate({ params: { passkeyId } }, { onError: requireRecentLogin(removePasskey) });
  const error = visibleError(rename.error, remove.error);
  if (typed !== null)
    return (
      <DeviceItem
        as="form"
        onSubmit={(event) => {
          event.preventDefault();
          rename.mutate({ params: { passkeyId }, body: { name: typed } }, { onSuccess: () => setTyped(null) });
        }}
      >
        <TextField label="Passkey name" error={error ?? undefined} maxLength={60} value={typed} onChange={setTyped} />
        <Row>
          <Button type="submit" size="small" loading={rename.isPending}>
            Save
          </Button>
          <Button tone="ghost" size="small" onClick={() => setTyped(null)}>
            Cancel
          </Button>
        </Row>
      </DeviceItem>
    );
  return (
    <DeviceItem>
      <div>
        <Text $weight="semibold">{name}</Text>
        <Text $size="small" $tone="soft">
          Added <ReaderTime at={createdAt} format={formatDateTime} />
          {lastUsedAt ? (
            <>
              , last used <ReaderTime at={lastUsedAt} format={formatDateTime} />
            </>
          ) : (
            ', not used yet'
          )}
        </Text>
        {error && (
          <Notice live tone="danger">
            {error}
          </Notice>
        )}
      </div>
      <Row>
        <Button tone="secondary" size="small" aria-label={`Rename ${name}`} onClick={() => setTyped(name)}>
          Rename
        </Button>
        <Button
          tone="secondary"
          size="small"
          loading={remove.isPending}
          aria-label={`Remove ${name}`}
          onClick={removePasskey}
        >
          Remove
        </Button>
      </Row>
    </DeviceItem>
  );
}
