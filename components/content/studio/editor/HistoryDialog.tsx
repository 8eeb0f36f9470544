import { useState } from 'react';
import { formatShortDateTime, revisionActionLabels } from '@/components/content/studio/shared/status.labels';
import { Button } from '@/components/ui/actions/Button';
import { toast } from '@/components/ui/feedback/announcements';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { RadioCards } from '@/components/ui/forms/RadioCards';
import { Stack } from '@/components/ui/layout/Stack';
import { Dialog } from '@/components/ui/overlays/Dialog';
import { Text } from '@/components/ui/text/Text';
import { studio as api, type Studio } from '@/contract/content/studio/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { RevisionChanges } from './RevisionChanges';
import type { Editor } from './useEditor';

interface HistoryDialogProps {
  readonly editor: Editor;
  readonly studio: Studio;
  readonly onClose: () => void;
}

/** What the document was before; any of it can become the draft again. */
export function HistoryDialog({ editor, studio, onClose }: HistoryDialogProps) {
  const params = { documentId: editor.document.id };
  const list = useApi(api.listRevisions, { params });
  const [chosen, setChosen] = useState<string>();
  const restore = useApiMutation(api.restoreRevision);
  const restoreRevision = async (revision: string) => {
    if (!(await editor.flush())) return;
    editor.take(await restore.mutateAsync({ params, body: { version: editor.version(), revision } }));
    onClose();
    toast('The earlier version is now your draft. Publish it when you’re ready.', { tone: 'success' });
  };
  return (
    <Dialog
      title="History"
      size="large"
      onClose={onClose}
      footer={
        studio.mode === 'open' &&
        chosen && (
          <Button loading={restore.isPending} onClick={() => void restoreRevision(chosen).catch(() => undefined)}>
            Restore as draft
          </Button>
        )
      }
    >
      <Stack $gap="s16">
        {restore.error && (
          <Notice live tone="danger">
            {restore.error.message}
          </Notice>
        )}
        <Loaded query={list} title="We couldn’t load the history" skeleton={<Skeleton $height="8rem" />} />
        {list.data?.length === 0 && (
          <Text>No earlier versions yet. Versions are saved here as you edit and publish.</Text>
        )}
        {list.data && list.data.length > 0 && (
          <RadioCards
            legend="Earlier versions, newest first"
            value={chosen}
            onChange={setChosen}
            options={list.data.map(({ id, act, at, by }) => ({
              value: id,
              label: `${revisionActionLabels[act]}, ${formatShortDateTime(at)}`,
              help: by ? `by ${by}` : 'before the Studio',
            }))}
          />
        )}
        {chosen && <RevisionChanges key={chosen} editor={editor} studio={studio} revisionId={chosen} />}
      </Stack>
    </Dialog>
  );
}
