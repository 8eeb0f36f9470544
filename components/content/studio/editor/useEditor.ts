import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useReducer, useRef } from 'react';
import { type EditHistory, reduceHistory, startHistory } from '@/components/content/studio/editor/editHistory';
import { type Path, type Value, valueAt, withValue } from '@/components/content/studio/shared/fieldPaths';
import { type DocumentContent, type StudioDocument, studio } from '@/contract/content/studio/endpoints';
import { apiQuery } from '@/lib/api/query';
import { readDraft } from '@/lib/storage/draft';
import { localDraft, useAutosave } from './useAutosave';

/** Where this tab holds words that never reached the server, they go on from there; undo leads back to what is kept. */
function initialHistory({ id, version, words }: StudioDocument): EditHistory {
  const draft = typeof window === 'undefined' ? {} : readDraft(localDraft(id));
  const steps = startHistory(words);
  if (draft.version !== version || !draft.words) return steps;
  return reduceHistory(steps, { kind: 'replace', label: draft.words as DocumentContent });
}

/** One document under an editor’s hands. */
export function useEditor(first: StudioDocument) {
  const queries = useQueryClient();
  const [steps, move] = useReducer(reduceHistory, first, initialHistory);
  const saving = useAutosave(first, steps.now);
  const { adopt, setState, flush } = saving;
  const now = steps.now;

  const latest = useRef(now);
  latest.current = now;
  const applyEdit = useCallback(
    (words: DocumentContent, where: string) => move({ kind: 'change', label: words, where, time: Date.now() }),
    [],
  );
  const change = useCallback(
    (path: Path, value: Value) =>
      move({
        kind: 'edit',
        where: valueAt(path),
        time: Date.now(),
        edit: (words) => ({ ...words, data: withValue(words.data as Value, path, value) as DocumentContent['data'] }),
      }),
    [],
  );
  const replace = useCallback((words: DocumentContent) => move({ kind: 'replace', label: words }), []);

  /** After publishing, taking back, restoring: what the server holds is what stands here. */
  const acceptSaved = useCallback(
    (fresh: StudioDocument) => {
      const theirVersion = JSON.stringify(fresh.words);
      const ourDraft = JSON.stringify(latest.current);
      if (theirVersion !== ourDraft) replace(fresh.words);
      adopt(fresh, fresh.words);
    },
    [adopt, replace],
  );

  const theirVersion = async () =>
    queries.fetchQuery({ ...apiQuery(studio.getDocument, { params: { documentId: first.id } }), staleTime: 0 });
  /** After a conflict: take the other editor’s version, with ours one undo away; or keep ours, with theirs in the history. */
  const loadTheirVersion = async () => {
    acceptSaved(await theirVersion());
    setState({ at: 'saved' });
  };
  const keepOwnDraft = async () => {
    adopt(await theirVersion());
    setState({ at: 'waiting' });
    await flush();
  };

  return {
    ...saving,
    words: now,
    say: applyEdit,
    change,
    take: acceptSaved,
    showTheirs: loadTheirVersion,
    keepOurs: keepOwnDraft,
    move,
    steps,
  };
}

export type Editor = ReturnType<typeof useEditor>;
