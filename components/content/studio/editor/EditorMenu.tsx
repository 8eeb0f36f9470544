import { useRouter } from 'next/router';
import { useState } from 'react';
import { NewDocumentDialog } from '@/components/content/studio/documents/NewDocumentDialog';
import { IconButton } from '@/components/ui/actions/IconButton';
import { toast } from '@/components/ui/feedback/announcements';
import { MoreIcon } from '@/components/ui/icons/interfaceIcons';
import { DropdownMenu } from '@/components/ui/overlays/DropdownMenu';
import { documentTitle } from '@/contract/content/studio/documentTitle';
import { studio as api, type Studio } from '@/contract/content/studio/endpoints';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { ConfirmActionDialog } from './ConfirmActionDialog';
import { HistoryDialog } from './HistoryDialog';
import { ScheduleDialog } from './ScheduleDialog';
import { ShareDialog } from './ShareDialog';
import type { Editor } from './useEditor';

type OpenDialog = 'history' | 'share' | 'copy' | 'unpublish' | 'discard' | 'schedulePublish' | 'scheduleUnpublish';

/** What one does with a document beside writing it. */
export function EditorMenu({ editor, studio }: { readonly editor: Editor; readonly studio: Studio }) {
  const router = useRouter();
  const [open, setOpen] = useState<OpenDialog>();
  const { document, take: applyDocument, flush } = editor;
  const unpublish = useApiMutation(api.unpublishDocument);
  const discard = useApiMutation(api.discardDraft);
  const restore = useApiMutation(api.restoreRevision);
  const params = { documentId: document.id };
  const close = () => setOpen(undefined);
  const readOnly = studio.mode !== 'open';
  const mayPublish = !readOnly && document.mayPublish;
  const item = (key: OpenDialog, label: string) => ({ key, label, onSelect: () => setOpen(key) });

  const unpublishDocument = async () => {
    if (!(await flush())) return;
    applyDocument(await unpublish.mutateAsync({ params, body: { version: editor.version() } }));
    close();
    toast('Unpublished. Visitors can’t see it, and it’s a draft again.', { tone: 'success' });
  };

  const discardDraft = async () => {
    if (!(await flush())) return;
    const deletion = await discard.mutateAsync({ params, body: { version: editor.version() } });
    close();
    const undo = async () => {
      const body = { version: deletion.document?.version ?? '', revision: deletion.revision };
      const back = await restore.mutateAsync({ params, body });
      if (deletion.document) applyDocument(back);
      else void router.push(routes.studio.document({ documentId: back.id }));
    };
    if (deletion.document) applyDocument(deletion.document);
    else await router.push(routes.studio.all());
    toast('Draft discarded.', { action: { label: 'Undo', onPress: () => void undo() } });
  };

  const items = [
    item('history', 'History'),
    ...(readOnly ? [] : [item('share', 'Share preview'), item('copy', 'Duplicate')]),
    ...(document.path && document.published ? [{ key: 'visit', label: 'View on site', href: document.path }] : []),
    ...(mayPublish && document.status !== 'published' ? [item('schedulePublish', 'Schedule publishing')] : []),
    ...(mayPublish && document.published ? [item('scheduleUnpublish', 'Schedule unpublishing')] : []),
    ...(readOnly || document.status === 'published' ? [] : [item('discard', 'Discard draft')]),
    ...(mayPublish && document.published ? [{ ...item('unpublish', 'Unpublish'), danger: true }] : []),
  ];
  return (
    <>
      <DropdownMenu
        label="More"
        align="end"
        groups={[{ items }]}
        trigger={(button) => (
          <IconButton {...button} label="More">
            <MoreIcon />
          </IconButton>
        )}
      />
      {open === 'history' && <HistoryDialog editor={editor} studio={studio} onClose={close} />}
      {open === 'schedulePublish' && <ScheduleDialog editor={editor} action="publish" onClose={close} />}
      {open === 'scheduleUnpublish' && <ScheduleDialog editor={editor} action="unpublish" onClose={close} />}
      {open === 'share' && <ShareDialog documentId={document.id} onClose={close} />}
      {open === 'copy' && (
        <NewDocumentDialog
          studio={studio}
          copyOf={{ id: document.id, type: document.type, title: documentTitle(editor.words) ?? document.id }}
          onClose={close}
        />
      )}
      {open === 'unpublish' && (
        <ConfirmActionDialog
          title="Unpublish this document?"
          action="Unpublish"
          onConfirm={unpublishDocument}
          pending={unpublish.isPending}
          problem={unpublish.error?.message}
          onClose={close}
        >
          Visitors will see a “page not found” message. The text stays as a draft, and you can publish it again.
        </ConfirmActionDialog>
      )}
      {open === 'discard' && (
        <ConfirmActionDialog
          title="Discard draft?"
          action="Discard"
          onConfirm={discardDraft}
          pending={discard.isPending}
          problem={discard.error?.message}
          onClose={close}
        >
          {document.published
            ? 'You’ll go back to the published version.'
            : 'No one has seen this document. It will be removed from the list.'}{' '}
          Your changes stay in the history.
        </ConfirmActionDialog>
      )}
    </>
  );
}
