import { useCallback, useRef, useState } from 'react';
import { toImageValue } from '@/components/content/studio/pictures/imageValue';
import { PictureDialog } from '@/components/content/studio/pictures/PictureDialog';
import type { Value } from '@/components/content/studio/shared/fieldPaths';
import { insertPicture, linkAt, setLink, textPlugins } from './commands';
import { LinkDialog } from './LinkDialog';
import { Frame } from './RichText.styles';
import { RichTextToolbar } from './RichTextToolbar';
import { useEditorView } from './useEditorView';

interface RichTextEditorProps {
  readonly labelledBy?: string;
  readonly label?: string;
  readonly allowed: readonly string[];
  /** A line that has no second block. */
  readonly oneBlock: boolean;
  /** Without a row of buttons: keys alone, as in the cells of a table. */
  readonly compact?: boolean;
  readonly invalid?: boolean;
  readonly readOnly: boolean;
  readonly value: Value | undefined;
  readonly onChange: (blocks: Value) => void;
}

/** Running text, written as it will be read. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { allowed, oneBlock, compact = false, readOnly, value, onChange } = props;
  const box = useRef<HTMLDivElement>(null);
  const [openDialog, setOpenDialog] = useState<'link' | 'picture'>();
  const known = new Set(allowed);
  const { view, state } = useEditorView(box, {
    value,
    onChange,
    editable: !readOnly,
    plugins: () =>
      textPlugins(known, oneBlock, () => {
        setOpenDialog('link');
        return true;
      }),
    attributes: {
      role: 'textbox',
      'aria-multiline': String(!oneBlock),
      ...(props.labelledBy && { 'aria-labelledby': props.labelledBy }),
      ...(props.label && { 'aria-label': props.label }),
      ...(props.invalid && { 'aria-invalid': 'true' }),
      ...(readOnly && { 'aria-readonly': 'true' }),
    },
  });
  const close = useCallback(() => {
    setOpenDialog(undefined);
    view.current?.focus();
  }, [view]);
  return (
    <Frame $compact={compact}>
      {!compact && !readOnly && state && (
        <RichTextToolbar
          state={state}
          allowed={known}
          run={(command) => {
            const editor = view.current;
            if (editor) command(editor.state, editor.dispatch, editor);
            editor?.focus();
          }}
          onLink={() => setOpenDialog('link')}
          onPicture={() => setOpenDialog('picture')}
        />
      )}
      <div ref={box} />
      {openDialog === 'link' && state && (
        <LinkDialog
          selection={linkAt(state)}
          onClose={close}
          onLink={(place, data) => {
            const editor = view.current;
            if (editor) setLink(place, data)(editor.state, editor.dispatch);
            close();
          }}
        />
      )}
      {openDialog === 'picture' && (
        <PictureDialog
          onClose={close}
          onChoose={(picture) => {
            const editor = view.current;
            if (editor) insertPicture(toImageValue(picture))(editor.state, editor.dispatch);
            close();
          }}
        />
      )}
    </Frame>
  );
}
