import { type KeyboardEvent, useMemo, useState } from 'react';
import { EditingContext, FindingsContext } from '@/components/studio/editing';
import { fieldKinds } from '@/components/studio/fields/fieldKinds';
import { announce } from '@/components/ui/announcements';
import type { Studio, StudioDocument } from '@/contract/studio';
import { typeOf } from '@/lib/studio/models';
import type { Fields } from '@/lib/studio/paths';
import { Conflict } from './Conflict';
import { DocumentForm } from './DocumentForm';
import { Desk, Paper } from './Editor.styles';
import { EditorBar } from './EditorBar';
import { PreviewPane } from './PreviewPane';
import { useEditor } from './useEditor';

interface DocumentEditorProps {
  readonly studio: Studio;
  readonly first: StudioDocument;
}

/** The form of a document beside the page it makes. */
export function DocumentEditor({ studio, first }: DocumentEditorProps) {
  const editor = useEditor(first);
  const [view, setView] = useState<'write' | 'preview'>('write');
  const [beside, setBeside] = useState(true);
  const { change, document, move, flush, words } = editor;
  const readOnly = studio.mode !== 'open';
  const editing = useMemo(() => ({ studio, readOnly, change, kinds: fieldKinds }), [studio, readOnly, change]);
  const type = typeOf(studio, document.type);

  const byKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || readOnly) return;
    const key = event.key.toLowerCase();
    const wish = key === 'z' ? (event.shiftKey ? 'redo' : 'undo') : key === 'y' ? 'redo' : undefined;
    if (wish) move({ kind: wish });
    else if (key === 's') void flush().then((kept) => kept && announce('Draft kept'));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <EditingContext.Provider value={editing}>
      <FindingsContext.Provider value={document.findings}>
        <div onKeyDownCapture={byKey}>
          <EditorBar
            editor={editor}
            studio={studio}
            view={view}
            onView={setView}
            beside={beside}
            onBeside={() => setBeside(!beside)}
          />
          <Desk $preview={beside}>
            <Paper $away={view === 'preview'}>
              <Conflict editor={editor} />
              {type && (
                <DocumentForm
                  type={type}
                  words={words}
                  data={words.data as Fields}
                  say={editor.say}
                  readOnly={readOnly}
                />
              )}
            </Paper>
            {(beside || view === 'preview') && <PreviewPane document={document} away={view === 'write'} />}
          </Desk>
        </div>
      </FindingsContext.Provider>
    </EditingContext.Provider>
  );
}
