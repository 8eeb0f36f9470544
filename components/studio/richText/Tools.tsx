import type { Command, EditorState } from 'prosemirror-state';
import { Tool } from '@/components/studio/Tool';
import { currentBlock, hasMark, toggle, turnInto } from './commands';
import { Kind, Toolbar } from './RichText.styles';
import { textBlocks } from './schema';

const kindWords: Record<string, string> = {
  paragraph: 'Paragraph',
  heading1: 'Heading 1',
  heading2: 'Heading 2',
  heading3: 'Heading 3',
  heading4: 'Heading 4',
  heading5: 'Heading 5',
  heading6: 'Heading 6',
  preformatted: 'As typed',
  'list-item': 'List',
  'o-list-item': 'Numbered list',
};

interface ToolsProps {
  readonly state: EditorState;
  readonly allowed: ReadonlySet<string>;
  readonly run: (command: Command) => void;
  readonly onLink: () => void;
  readonly onPicture: () => void;
}

/** The buttons above a text: what the model does not allow is not there. */
export function Tools({ state, allowed, run, onLink, onPicture }: ToolsProps) {
  const kinds = textBlocks.filter((block) => allowed.has(block));
  const inLink = hasMark(state, 'hyperlink');
  return (
    <Toolbar role="group" aria-label="How the text looks">
      {kinds.length > 1 && (
        <Kind
          aria-label="Kind of paragraph"
          value={currentBlock(state) ?? ''}
          onChange={(event) => run(turnInto(event.target.value))}
        >
          {currentBlock(state) === undefined && <option value="">Several</option>}
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindWords[kind]}
            </option>
          ))}
        </Kind>
      )}
      {allowed.has('strong') && (
        <Tool
          type="button"
          aria-label="Bold"
          aria-pressed={hasMark(state, 'strong')}
          onClick={() => run(toggle('strong'))}
        >
          <strong>B</strong>
        </Tool>
      )}
      {allowed.has('em') && (
        <Tool type="button" aria-label="Italic" aria-pressed={hasMark(state, 'em')} onClick={() => run(toggle('em'))}>
          <em>I</em>
        </Tool>
      )}
      {allowed.has('hyperlink') && (
        <Tool
          type="button"
          aria-pressed={inLink}
          aria-disabled={state.selection.empty && !inLink}
          title={state.selection.empty && !inLink ? 'Choose the words first' : undefined}
          onClick={() => (!state.selection.empty || inLink) && onLink()}
        >
          Link
        </Tool>
      )}
      {allowed.has('image') && (
        <Tool type="button" onClick={onPicture}>
          Picture
        </Tool>
      )}
    </Toolbar>
  );
}
