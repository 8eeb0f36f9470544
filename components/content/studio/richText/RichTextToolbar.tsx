import type { Command, EditorState } from 'prosemirror-state';
import { ToolButton } from '@/components/content/studio/shared/ToolButton';
import { changeBlockType, currentBlock, hasMark, toggleInlineMark } from './commands';
import { Kind, Toolbar } from './RichText.styles';
import { textBlocks } from './schema';

const blockKindLabels: Record<string, string> = {
  paragraph: 'Paragraph',
  heading1: 'Heading 1',
  heading2: 'Heading 2',
  heading3: 'Heading 3',
  heading4: 'Heading 4',
  heading5: 'Heading 5',
  heading6: 'Heading 6',
  preformatted: 'Preformatted',
  'list-item': 'List',
  'o-list-item': 'Numbered list',
};

interface RichTextToolbarProps {
  readonly state: EditorState;
  readonly allowed: ReadonlySet<string>;
  readonly run: (command: Command) => void;
  readonly onLink: () => void;
  readonly onPicture: () => void;
}

/** The buttons above a text: what the model does not allow is not there. */
export function RichTextToolbar({ state, allowed, run, onLink, onPicture }: RichTextToolbarProps) {
  const kinds = textBlocks.filter((block) => allowed.has(block));
  const inLink = hasMark(state, 'hyperlink');
  return (
    <Toolbar role="group" aria-label="Text formatting">
      {kinds.length > 1 && (
        <Kind
          aria-label="Paragraph style"
          value={currentBlock(state) ?? ''}
          onChange={(event) => run(changeBlockType(event.target.value))}
        >
          {currentBlock(state) === undefined && <option value="">Mixed</option>}
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {blockKindLabels[kind]}
            </option>
          ))}
        </Kind>
      )}
      {allowed.has('strong') && (
        <ToolButton
          type="button"
          aria-label="Bold"
          aria-pressed={hasMark(state, 'strong')}
          onClick={() => run(toggleInlineMark('strong'))}
        >
          <strong>B</strong>
        </ToolButton>
      )}
      {allowed.has('em') && (
        <ToolButton
          type="button"
          aria-label="Italic"
          aria-pressed={hasMark(state, 'em')}
          onClick={() => run(toggleInlineMark('em'))}
        >
          <em>I</em>
        </ToolButton>
      )}
      {allowed.has('hyperlink') && (
        <ToolButton
          type="button"
          aria-pressed={inLink}
          aria-disabled={state.selection.empty && !inLink}
          title={state.selection.empty && !inLink ? 'Select some text first' : undefined}
          onClick={() => (!state.selection.empty || inLink) && onLink()}
        >
          Link
        </ToolButton>
      )}
      {allowed.has('image') && (
        <ToolButton type="button" onClick={onPicture}>
          Image
        </ToolButton>
      )}
    </Toolbar>
  );
}
