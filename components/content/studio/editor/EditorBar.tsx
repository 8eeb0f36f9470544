import { useState } from 'react';
import { documentStatusLabels, formatShortDateTime } from '@/components/content/studio/shared/status.labels';
import { Button } from '@/components/ui/actions/Button';
import { IconButton } from '@/components/ui/actions/IconButton';
import { Badge } from '@/components/ui/feedback/Badge';
import { RedoIcon, UndoIcon } from '@/components/ui/icons/interfaceIcons';
import { Row } from '@/components/ui/layout/Row';
import { Link } from '@/components/ui/navigation/Link';
import { Tooltip } from '@/components/ui/overlays/Tooltip';
import { documentTitle } from '@/contract/content/studio/documentTitle';
import type { Studio } from '@/contract/content/studio/endpoints';
import { routes } from '@/contract/routes';
import { Bar, Name, State, Title, Tools, ViewToggle, WideOnly } from './Editor.styles';
import { EditorMenu } from './EditorMenu';
import { PublishDialog } from './PublishDialog';
import type { SaveState } from './useAutosave';
import type { Editor } from './useEditor';

interface EditorBarProps {
  readonly editor: Editor;
  readonly studio: Studio;
  readonly view: 'write' | 'preview';
  readonly onView: (view: 'write' | 'preview') => void;
  readonly isPreviewBeside: boolean;
  readonly onPreviewBeside: () => void;
  /** Someone wants to publish: what is missing for that is marked in the form from now on. */
  readonly onPublish: () => void;
}

const saveStateLabel: Record<SaveState['at'], string> = {
  saved: 'Draft saved',
  waiting: 'Unsaved changes',
  saving: 'Saving draft…',
  failed: 'Not saved. Retrying…',
  conflict: 'Not saved',
};

/** What the document is, whether it is kept, and everything one can do with it. */
export function EditorBar({
  editor,
  studio,
  view,
  onView,
  isPreviewBeside,
  onPreviewBeside,
  onPublish,
}: EditorBarProps) {
  const [publishing, setPublishing] = useState(false);
  const { document, state, steps, move } = editor;
  const { text, tone } = documentStatusLabels[document.status];
  const readOnly = studio.mode !== 'open';
  const isIdle = state.at === 'saved' && document.status === 'published';
  return (
    <Bar>
      <Link href={routes.studio.all()} subdued tone="ink">
        ← Documents
      </Link>
      <Name>
        <Title>{documentTitle(editor.words) ?? 'Untitled'}</Title>
        <Row $gap="s8">
          <Badge tone={tone}>{text}</Badge>
          {!readOnly && (
            <State role="status" title={state.at === 'failed' ? state.message : undefined}>
              {isIdle ? 'Nothing to publish' : saveStateLabel[state.at]}
            </State>
          )}
          {document.schedules.map(({ action, at, failure }) => (
            <State key={action} title={failure ?? undefined}>
              {failure
                ? `Not ${action}ed on ${formatShortDateTime(at)}: ${failure}`
                : `${action === 'publish' ? 'Goes live' : 'Leaves the site'} ${formatShortDateTime(at)}`}
            </State>
          ))}
          {document.findings.length > 0 && (
            <State>
              {document.findings.length === 1 ? '1 thing to fix' : `${document.findings.length} things to fix`}
            </State>
          )}
        </Row>
      </Name>
      <Tools>
        {!readOnly && (
          <>
            <Tooltip text="Undo (Ctrl+Z)">
              <IconButton label="Undo" aria-disabled={steps.past.length === 0} onClick={() => move({ kind: 'undo' })}>
                <UndoIcon />
              </IconButton>
            </Tooltip>
            <Tooltip text="Redo (Ctrl+Shift+Z)">
              <IconButton label="Redo" aria-disabled={steps.future.length === 0} onClick={() => move({ kind: 'redo' })}>
                <RedoIcon />
              </IconButton>
            </Tooltip>
          </>
        )}
        <ViewToggle>
          <Button tone="secondary" size="small" onClick={() => onView(view === 'write' ? 'preview' : 'write')}>
            {view === 'write' ? 'Preview' : 'Write'}
          </Button>
        </ViewToggle>
        <WideOnly>
          <Button tone="secondary" size="small" aria-pressed={isPreviewBeside} onClick={onPreviewBeside}>
            Preview side by side
          </Button>
        </WideOnly>
        <EditorMenu editor={editor} studio={studio} />
        {!readOnly && !document.mayPublish && <State>An administrator publishes legal pages</State>}
        {!readOnly && document.mayPublish && (
          <Button
            size="small"
            onClick={() => {
              onPublish();
              setPublishing(true);
            }}
          >
            Publish
          </Button>
        )}
      </Tools>
      {publishing && <PublishDialog editor={editor} studio={studio} onClose={() => setPublishing(false)} />}
    </Bar>
  );
}
