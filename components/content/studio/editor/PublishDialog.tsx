import { documentChanges } from '@/components/content/studio/editor/documentChanges';
import { Button } from '@/components/ui/actions/Button';
import { toast } from '@/components/ui/feedback/announcements';
import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Stack';
import { Dialog } from '@/components/ui/overlays/Dialog';
import { Text } from '@/components/ui/text/Text';
import { studio as api, type Studio } from '@/contract/content/studio/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { ChangeList } from './ChangeList';
import { ValidationProblemList } from './FindingList';
import type { Editor } from './useEditor';

interface PublishDialogProps {
  readonly editor: Editor;
  readonly studio: Studio;
  readonly onClose: () => void;
}

/** What will change for visitors, before it does; or what has to be mended first. */
export function PublishDialog({ editor, studio, onClose }: PublishDialogProps) {
  const { document, words, flush, take, version } = editor;
  const publish = useApiMutation(api.publishDocument);
  const changes = documentChanges(studio, { type: document.type, titles: document.linked }, document.published, words);
  const problems = [...document.findings, ...document.unready];
  const hasProblems = problems.length > 0;
  const refused = Object.entries(publish.error?.fields ?? {}).map(([path, message]) => ({ path, message }));
  const send = async () => {
    if (!(await flush())) return;
    const fresh = await publish.mutateAsync({ params: { documentId: document.id }, body: { version: version() } });
    take(fresh);
    onClose();
    toast('Published. Visitors will see it within seconds.', { tone: 'success' });
  };
  return (
    <Dialog
      title={document.published ? 'Publish these changes?' : 'Publish this document?'}
      size="large"
      onClose={onClose}
      footer={
        <>
          <Button tone="ghost" onClick={onClose}>
            Cancel
          </Button>
          {/* What goes wrong is said above. */}
          <Button
            loading={publish.isPending}
            disabled={hasProblems || changes.length === 0}
            onClick={() => void send().catch(() => undefined)}
          >
            Publish
          </Button>
        </>
      }
    >
      <Stack $gap="s16">
        {publish.error && (
          <Notice live tone="danger">
            {publish.error.message}
          </Notice>
        )}
        {hasProblems || refused.length > 0 ? (
          <ValidationProblemList problems={hasProblems ? problems : refused} onGoToField={onClose} />
        ) : null}
        {changes.length === 0 ? <Text>Visitors already see this version.</Text> : <ChangeList changes={changes} />}
      </Stack>
    </Dialog>
  );
}
