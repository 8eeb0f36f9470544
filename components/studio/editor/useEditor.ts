import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useReducer, useRef } from 'react';
import { type StudioDocument, studio, type Words } from '@/contract/studio';
import { apiQuery } from '@/lib/api/query';
import { readDraft } from '@/lib/draft';
import { begin, type Steps, step } from '@/lib/studio/history';
import { at, type Path, type Value, withValue } from '@/lib/studio/paths';
import { localDraft, useAutosave } from './useAutosave';

/** Where this tab holds words that never reached the server, they go on from there; undo leads back to what is kept. */
function firstSteps({ id, version, words }: StudioDocument): Steps {
  const draft = typeof window === 'undefined' ? {} : readDraft(localDraft(id));
  const steps = begin(words);
  if (draft.version !== version || !draft.words) return steps;
  return step(steps, { kind: 'replace', words: draft.words as Words });
}

/** One document under an editor’s hands. */
export function useEditor(first: StudioDocument) {
  const queries = useQueryClient();
  const [steps, move] = useReducer(step, first, firstSteps);
  const saving = useAutosave(first, steps.now);
  const { adopt, setState, flush } = saving;
  const now = steps.now;

  const latest = useRef(now);
  latest.current = now;
  const say = useCallback(
    (words: Words, where: string) => move({ kind: 'change', words, where, time: Date.now() }),
    [],
  );
  const change = useCallback(
    (path: Path, value: Value) =>
      move({
        kind: 'edit',
        where: at(path),
        time: Date.now(),
        edit: (words) => ({ ...words, data: withValue(words.data as Value, path, value) as Words['data'] }),
      }),
    [],
  );
  const replace = useCallback((words: Words) => move({ kind: 'replace', words }), []);

  /** After publishing, taking back, restoring: what the server holds is what stands here. */
  const take = useCallback(
    (fresh: StudioDocument) => {
      const theirs = JSON.stringify(fresh.words);
      const ours = JSON.stringify(latest.current);
      if (theirs !== ours) replace(fresh.words);
      adopt(fresh, fresh.words);
    },
    [adopt, replace],
  );

  const theirs = async () =>
    queries.fetchQuery({ ...apiQuery(studio.getDocument, { params: { documentId: first.id } }), staleTime: 0 });
  /** After a conflict: what somebody else wrote, ours one undo away; or ours over theirs, theirs in the history. */
  const showTheirs = async () => {
    take(await theirs());
    setState({ at: 'saved' });
  };
  const keepOurs = async () => {
    adopt(await theirs());
    setState({ at: 'waiting' });
    await flush();
  };

  return { ...saving, words: now, say, change, take, showTheirs, keepOurs, move, steps };
}

export type Editor = ReturnType<typeof useEditor>;
