import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readDraft, saveDraft } from '@/lib/storage/draft';

/** Whether a stored value may stand where this one began: a draft of older code may hold anything. */
const isLike = (initial: unknown, stored: unknown): boolean =>
  initial === null || initial === undefined
    ? typeof stored !== 'object' || stored === null
    : typeof stored === typeof initial && Array.isArray(stored) === Array.isArray(initial);

/**
 * Input of a form, kept in this tab through errors, reloads, and Back until the server has it. `name` holds the id of its
 * subject. Never for passwords, codes, or account numbers.
 */
export function useDraft<V extends object>(name: string, initial: V) {
  const [values, setValues] = useState(initial);
  const latest = useRef(values);
  const show = (next: V) => {
    latest.current = next;
    setValues(next);
  };
  const restore = useEffectEvent((stored: object) => {
    const known = Object.entries(stored).filter(
      ([key, value]) => key in initial && isLike(initial[key as keyof V], value),
    );
    show({ ...initial, ...(Object.fromEntries(known) as Partial<V>) });
  });
  useEffect(() => restore(readDraft(name)), [name]);
  return {
    values,
    set: (changes: Partial<V>) => {
      show({ ...latest.current, ...changes });
      saveDraft(name, latest.current);
    },
    /** Call it once what was typed has arrived. */
    clear: () => {
      show(initial);
      saveDraft(name);
    },
  };
}
