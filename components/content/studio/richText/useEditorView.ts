import { EditorState, type Plugin } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Value } from '@/components/content/studio/shared/fieldPaths';
import { toBlocks, toNode } from './convert';

interface Options {
  value: Value | undefined;
  onChange: (blocks: Value) => void;
  plugins: () => Plugin[];
  attributes: Record<string, string>;
  editable: boolean;
}

const isSameContent = (one: unknown, other: unknown) => JSON.stringify(one ?? []) === JSON.stringify(other ?? []);

/** A ProseMirror view in a box of ours. What it says goes out by `onChange`; another value from outside replaces it. */
export function useEditorView(box: RefObject<HTMLElement | null>, options: Options) {
  const view = useRef<EditorView>(null);
  const latest = useRef(options);
  const lastValue = useRef<Value | undefined>(options.value);
  const [state, setState] = useState<EditorState>();
  latest.current = options;

  useEffect(() => {
    if (!box.current) return;
    const first = latest.current;
    const editor = new EditorView(box.current, {
      state: EditorState.create({ doc: toNode(first.value), plugins: first.plugins() }),
      attributes: () => latest.current.attributes,
      editable: () => latest.current.editable,
      dispatchTransaction(change) {
        const next = editor.state.apply(change);
        editor.updateState(next);
        setState(next);
        if (!change.docChanged) return;
        lastValue.current = toBlocks(next.doc);
        latest.current.onChange(lastValue.current);
      },
    });
    view.current = editor;
    setState(editor.state);
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, [box]);

  // After undo, or after another editor's change.
  const { value } = options;
  useEffect(() => {
    const editor = view.current;
    if (!editor || isSameContent(value, lastValue.current)) return;
    lastValue.current = value;
    const next = EditorState.create({ doc: toNode(value), plugins: editor.state.plugins });
    editor.updateState(next);
    setState(next);
  }, [value]);

  const described = JSON.stringify([options.attributes, options.editable]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what describes the box is read again when its words change.
  useEffect(() => view.current?.setProps({}), [described]);

  return { view, state };
}
