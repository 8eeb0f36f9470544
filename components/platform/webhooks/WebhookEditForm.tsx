import { visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import type { WebhookEndpoint, WebhookEndpointInput } from '@/contract/platform/webhooks/endpoints';
import { useDraft } from '@/hooks/useDraft';
import type { ApiError } from '@/lib/api/error';
import { inputOf, type WebhookDraft, WebhookFields } from './WebhookFields';

interface WebhookEditFormProps {
  readonly endpoint: WebhookEndpoint;
  readonly error: ApiError | null;
  readonly isPending: boolean;
  /** `onStored` forgets what was typed. */
  readonly onSave: (body: WebhookEndpointInput, onStored: () => void) => void;
}

/** Changes a webhook that a partner has. */
export function WebhookEditForm({ endpoint, error, isPending, onSave }: WebhookEditFormProps) {
  const { id, name, url, events } = endpoint;
  const stored: WebhookDraft = { name, url, events };
  const { values, set, clear } = useDraft(`webhook:${id}`, stored);
  const problem = error?.fields ? null : visibleError(error);
  return (
    <Stack
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave(inputOf(values), clear);
      }}
    >
      <WebhookFields values={values} fields={error?.fields} onChange={set} />
      {values.url.trim() !== url && (
        <Text $size="small">Another address gets a new secret. The current one stops at once.</Text>
      )}
      {problem && (
        <Notice live tone="danger" title="Not saved">
          {problem}
        </Notice>
      )}
      <div>
        <Button
          type="submit"
          tone="secondary"
          size="small"
          loading={isPending}
          aria-label={`Save the webhook of ${name}`}
        >
          Save
        </Button>
      </div>
    </Stack>
  );
}
