import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type DocumentContent, type StudioDocument, studio } from '@/contract/content/studio/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { ApiError } from '@/lib/api/error';
import { apiKey } from '@/lib/api/query';
import { saveDraft } from '@/lib/storage/draft';

export type SaveState =
  | { at: 'saved' | 'waiting' | 'saving' }
  | { at: 'failed'; message: string }
  | { at: 'conflict'; message: string };

/** A pause in typing, after which a draft is kept; and how long until a save that failed is tried again. */
const SAVE_DELAY_MS = 900;
const RETRY_MS = 4_000;

export const localDraft = (id: string) => `studio ${id}`;

/** Keeps what is written: in this tab at once, on the server at every pause, as the version it began from. */
export function useAutosave(first: StudioDocument, words: DocumentContent) {
  const queries = useQueryClient();
  const { mutateAsync } = useApiMutation(studio.saveDraft);
  const [document, setDocument] = useState(first);
  const [state, setState] = useState<SaveState>({ at: 'saved' });
  const known = useRef({ version: first.version, answers: JSON.stringify(first.words) });
  const latest = useRef(words);
  const running = useRef<Promise<boolean>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  latest.current = words;
  const { id } = first;

  /** Takes over what the server says; without `said` our own words stay unsaved. */
  const adoptDocument = useCallback(
    (fresh: StudioDocument, changes?: DocumentContent) => {
      known.current = { version: fresh.version, answers: changes ? JSON.stringify(changes) : '' };
      setDocument(fresh);
      queries.setQueryData(apiKey(studio.getDocument, { params: { documentId: id } }), fresh);
      if (changes) saveDraft(localDraft(id));
    },
    [id, queries],
  );

  const saveAll = useCallback(async (): Promise<boolean> => {
    while (JSON.stringify(latest.current) !== known.current.answers) {
      const changes = latest.current;
      setState({ at: 'saving' });
      try {
        const body = { version: known.current.version, words: changes };
        adoptDocument(await mutateAsync({ params: { documentId: id }, body }), changes);
      } catch (error) {
        const { message, code } = error instanceof ApiError ? error : { message: 'We couldn’t save this.', code: '' };
        setState({ at: code === 'conflict' ? 'conflict' : 'failed', message });
        return false;
      }
    }
    setState({ at: 'saved' });
    return true;
  }, [adoptDocument, id, mutateAsync]);

  /** Saves now; false where that failed. Called while a save runs, it waits for it and what came after. */
  const saveNow = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    running.current ??= saveAll().finally(() => {
      running.current = undefined;
    });
    return running.current;
  }, [saveAll]);

  const at = state.at;
  useEffect(() => {
    if (JSON.stringify(words) === known.current.answers) return;
    saveDraft(localDraft(id), { words, version: known.current.version });
    if (at === 'conflict') return;
    if (at === 'saved') setState({ at: 'waiting' });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void saveNow(), at === 'failed' ? RETRY_MS : SAVE_DELAY_MS);
  }, [words, at, saveNow, id]);

  useEffect(() => {
    const isOpen = () => JSON.stringify(latest.current) !== known.current.answers;
    const warnBeforeLeave = (event: BeforeUnloadEvent) => {
      if (isOpen()) event.preventDefault();
    };
    const now = () => void (isOpen() && saveNow());
    window.addEventListener('beforeunload', warnBeforeLeave);
    window.addEventListener('online', now);
    return () => {
      window.removeEventListener('beforeunload', warnBeforeLeave);
      window.removeEventListener('online', now);
      if (isOpen()) void saveNow();
      clearTimeout(timer.current);
      void queries.invalidateQueries({ queryKey: studio.listDocuments.key });
    };
  }, [saveNow, queries]);

  /** Of what is kept; asked for when it is needed, because a save may just have changed it. */
  const draftVersion = useCallback(() => known.current.version, []);
  return { document, state, setState, flush: saveNow, adopt: adoptDocument, version: draftVersion };
}
