import { useState } from 'react';
import { formatShortDateTime } from '@/components/content/studio/shared/status.labels';
import { Button } from '@/components/ui/actions/Button';
import { announce } from '@/components/ui/feedback/announcements';
import { Notice } from '@/components/ui/feedback/Notice';
import { Field } from '@/components/ui/fields/Field';
import { RadioCards } from '@/components/ui/forms/RadioCards';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Stack } from '@/components/ui/layout/Stack';
import { Dialog } from '@/components/ui/overlays/Dialog';
import { studio } from '@/contract/content/studio/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';

const linkDurations = [
  { value: '24', label: '1 day' },
  { value: '168', label: '1 week' },
  { value: '720', label: '1 month' },
] as const;
type LinkHours = (typeof linkDurations)[number]['value'];

/** A link that shows the drafts to anyone who has it, until it ends. */
export function ShareDialog({ documentId, onClose }: { readonly documentId: string; readonly onClose: () => void }) {
  const [hours, setHours] = useState<LinkHours>('24');
  const [copied, setCopied] = useState(false);
  const link = useApiMutation(studio.createPreviewLink);
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    announce('Copied');
  };
  return (
    <Dialog
      title="Share preview"
      size="small"
      onClose={onClose}
      footer={
        link.data ? (
          // Where the clipboard is closed the address can still be chosen and copied by hand.
          <Button onClick={() => void copy(link.data.url).catch(() => undefined)}>
            {copied ? 'Copied' : 'Copy link'}
          </Button>
        ) : (
          <Button
            loading={link.isPending}
            onClick={() => link.mutate({ params: { documentId }, body: { hours: Number(hours) } })}
          >
            Create link
          </Button>
        )
      }
    >
      <Stack $gap="s16">
        {link.error && (
          <Notice live tone="danger">
            {link.error.message}
          </Notice>
        )}
        {link.data ? (
          <Field
            label="Anyone with this link can see drafts on the live pages"
            help={`Expires ${formatShortDateTime(link.data.expires)}.`}
          >
            {(control) => (
              <TextInput {...control} readOnly value={link.data.url} onFocus={(event) => event.target.select()} />
            )}
          </Field>
        ) : (
          <RadioCards legend="Link expires in" value={hours} onChange={setHours} options={linkDurations} min="9rem" />
        )}
      </Stack>
    </Dialog>
  );
}
