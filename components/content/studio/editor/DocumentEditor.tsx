import { type KeyboardEvent, useMemo, useState } from 'react';
import { studioFieldComponents } from '@/components/content/studio/editor/fieldComponents';
import { typeOf } from '@/components/content/studio/shared/contentModels';
import { EditingContext, ProblemsContext } from '@/components/content/studio/shared/editingContext';
import type { Fields } from '@/components/content/studio/shared/fieldPaths';
import { announce } from '@/components/ui/feedback/announcements';
import type { Studio, StudioDocument } from '@/contract/content/studio/endpoints';
import { DocumentForm } from './DocumentForm';
import { EditConflict } from './EditConflict';
import { EditorColumns, FormPane } from './Editor.styles';
import { EditorBar } from './EditorBar';
import { OtherEditors } from './OtherEditors';
import { PreviewPane } from './PreviewPane';
import { useEditor } from './useEditor';

interface DocumentEditorProps {
  readonly studio: Studio;
  readonly initialDocument: StudioDocument;
}

/** The form of a document beside the page it makes. */
export function DocumentEditor({ studio, initialDocument }: DocumentEditorProps) {
  const editor = useEditor(initialDocument);
  const [view, setView] = useState<'write' | 'preview'>('write');
  const [isPreviewBeside, setPreviewBeside] = useState(true);
  const [marksUnready, setMarksUnready] = useState(false);
  const { change, document, move, flush, words } = editor;
  const readOnly = studio.mode !== 'open';
  const problems = useMemo(
    () => (marksUnready ? [...document.findings, ...document.unready] : document.findings),
    [document, marksUnready],
  );
  const editing = useMemo(
    () => ({ studio, readOnly, change, kinds: studioFieldComponents }),
    [studio, readOnly, change],
  );
  const type = typeOf(studio, document.type);

  const byKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || readOnly) return;
    const key = event.key.toLowerCase();
    const viewRequest = key === 'z' ? (event.shiftKey ? 'redo' : 'undo') : key === 'y' ? 'redo' : undefined;
    if (viewRequest) move({ kind: viewRequest });
    else if (key === 's') void flush().then((stored) => stored && announce('Draft saved'));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <EditingContext.Provider value={editing}>
      <ProblemsContext.Provider value={problems}>
        <div onKeyDownCapture={byKey}>
          <EditorBar
            editor={editor}
            studio={studio}
            view={view}
            onView={setView}
            isPreviewBeside={isPreviewBeside}
            onPreviewBeside={() => setPreviewBeside(!isPreviewBeside)}
            onPublish={() => setMarksUnready(true)}
          />
          <EditorColumns $preview={isPreviewBeside}>
            <FormPane $hidden={view === 'preview'}>
              {!readOnly && <OtherEditors documentId={document.id} />}
              <EditConflict editor={editor} />
              {type && (
                <DocumentForm
                  type={type}
                  documentData={words}
                  data={words.data as Fields}
                  onEdit={editor.say}
                  readOnly={readOnly}
                />
              )}
            </FormPane>
            {(isPreviewBeside || view === 'preview') && <PreviewPane document={document} hidden={view === 'write'} />}
          </EditorColumns>
        </div>
      </ProblemsContext.Provider>
    </EditingContext.Provider>
  );
}
