import { useState } from 'react';

const key = (values: object) =>
  JSON.stringify(
    Object.entries(values).toSorted(([one], [other]) => one.localeCompare(other)),
    (_, value) => value ?? null,
  );

/**
 * Whether what is typed differs from what is stored. A form takes a draft of an earlier visit for its start, and so cannot tell.
 * `save` says that the values are stored now.
 */
export function useUnsaved(values: object, stored: object): { isDirty: boolean; save: () => void } {
  const [start, setStart] = useState(() => key(stored));
  return { isDirty: key(values) !== start, save: () => setStart(key(values)) };
}
