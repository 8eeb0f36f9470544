import { useLayoutEffect, useRef, useState } from 'react';

/** How many questions stand in an element after each search. */
export function useQuestionCount(search: readonly string[]) {
  const ref = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the search is what changes the questions that are counted.
  useLayoutEffect(() => {
    setCount(ref.current?.querySelectorAll('details').length ?? 0);
  }, [search]);
  return { ref, count };
}
