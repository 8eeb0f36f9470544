// What the buttons and keys of the text editor do.
import { baseKeymap, chainCommands, exitCode, setBlockType, splitBlockAs, toggleMark } from 'prosemirror-commands';
import { inputRules, textblockTypeInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { Command, EditorState, Plugin } from 'prosemirror-state';
import type { Fields } from '@/components/content/studio/shared/fieldPaths';
import { blockName, nodeName, richTextSchema as schema, type TextBlock } from './schema';

const nodeType = (block: string) => schema.nodes[nodeName(block)];

/** The kind of block the cursor stands in; undefined where several are chosen. */
export function currentBlock(state: EditorState): string | undefined {
  const kinds = new Set<string>();
  state.doc.nodesBetween(state.selection.from, state.selection.to, (node) => {
    if (node.isTextblock) kinds.add(blockName(node.type.name));
    return !node.isTextblock;
  });
  const [only] = kinds;
  return kinds.size === 1 ? only : undefined;
}

export const changeBlockType =
  (block: string): Command =>
  (state, dispatch) => {
    const type = nodeType(block);
    return type ? setBlockType(type)(state, dispatch) : false;
  };

export function hasMark(state: EditorState, name: 'strong' | 'em' | 'hyperlink'): boolean {
  const type = schema.marks[name];
  const { from, $from, to, empty } = state.selection;
  if (!type) return false;
  return empty ? Boolean(type.isInSet(state.storedMarks ?? $from.marks())) : state.doc.rangeHasMark(from, to, type);
}

export const toggleInlineMark =
  (name: 'strong' | 'em'): Command =>
  (state, dispatch) => {
    const type = schema.marks[name];
    return type ? toggleMark(type)(state, dispatch) : false;
  };

/** The link the cursor stands in, and how far it reaches. */
export function linkAt(state: EditorState): { from: number; to: number; data: Fields | undefined } {
  const { from, to, $from, empty } = state.selection;
  const type = schema.marks.hyperlink;
  const mark =
    type?.isInSet($from.marks()) ?? (type && state.doc.nodeAt(from)?.marks.find((each) => each.type === type));
  if (!mark) return { from, to, data: undefined };
  const data = JSON.parse(String(mark.attrs.data)) as Fields;
  if (!empty) return { from, to, data };
  const start = $from.start();
  let [first, last] = [from, to];
  $from.parent.forEach((child, offset) => {
    const [begins, ends] = [start + offset, start + offset + child.nodeSize];
    if (mark.isInSet(child.marks) && begins <= from && ends >= from) {
      first = Math.min(first, begins);
      last = Math.max(last, ends);
    }
  });
  return { from: first, to: last, data };
}

export const setLink =
  ({ from, to }: { from: number; to: number }, data: Fields | undefined): Command =>
  (state, dispatch) => {
    const type = schema.marks.hyperlink;
    if (!type || from === to) return false;
    const change = state.tr.removeMark(from, to, type);
    if (data) change.addMark(from, to, type.create({ data: JSON.stringify(data) }));
    dispatch?.(change);
    return true;
  };

export const insertPicture =
  (image: Fields): Command =>
  (state, dispatch) => {
    const node = schema.nodes.picture?.create({ block: JSON.stringify({ type: 'image', ...image }) });
    if (node) dispatch?.(state.tr.replaceSelectionWith(node).scrollIntoView());
    return node !== undefined;
  };

const isItem = (name: string) => name === 'list_item' || name === 'o_list_item';

/** Enter leaves a list from an empty item, goes on with one from a full one, and follows a heading with a paragraph. */
const enter: Command = (state, dispatch, view) => {
  const { $from, empty } = state.selection;
  const { type, content } = $from.parent;
  if (empty && isItem(type.name) && content.size === 0) return changeBlockType('paragraph')(state, dispatch, view);
  if (isItem(type.name)) return splitBlockAs((node) => ({ type: node.type }))(state, dispatch, view);
  return false;
};

/** Backspace at the start of a heading or an item makes it a paragraph first. */
const backspace: Command = (state, dispatch, view) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0 || $from.parent.type.name === 'paragraph') return false;
  return changeBlockType('paragraph')(state, dispatch, view);
};

const lineBreak: Command = (state, dispatch) => {
  const node = schema.nodes.line_break?.create();
  if (node) dispatch?.(state.tr.replaceSelectionWith(node).scrollIntoView());
  return node !== undefined;
};

const INPUT_RULES: [RegExp, TextBlock][] = [
  [/^#\s$/, 'heading1'],
  [/^##\s$/, 'heading2'],
  [/^###\s$/, 'heading3'],
  [/^[-*]\s$/, 'list-item'],
  [/^1\.\s$/, 'o-list-item'],
];

/** Keys and shorthands, as far as the model allows what they make. One line alone has no second block. */
export function textPlugins(allowed: ReadonlySet<string>, oneBlock: boolean, askForLink: Command): Plugin[] {
  const rules = INPUT_RULES.flatMap(([pattern, block]) => {
    const type = nodeType(block);
    return type && allowed.has(block) ? [textblockTypeInputRule(pattern, type)] : [];
  });
  const first = allowed.has('paragraph') ? enter : () => false;
  return [
    inputRules({ rules }),
    keymap({
      ...(allowed.has('strong') && { 'Mod-b': toggleInlineMark('strong') }),
      ...(allowed.has('em') && { 'Mod-i': toggleInlineMark('em') }),
      ...(allowed.has('hyperlink') && { 'Mod-k': askForLink }),
      Enter: oneBlock ? () => true : first,
      'Shift-Enter': chainCommands(exitCode, lineBreak),
      Backspace: allowed.has('paragraph') ? backspace : () => false,
    }),
    keymap(baseKeymap),
  ];
}
