import { useLayoutEffect, useRef, useState } from 'react';
import { matchesQuery } from './questionSearch';

/**
 * Leaves of the questions in an element those that hold every word, and counts them. It works on what stands there,
 * for the server drew it and no script of ours has.
 */
export function useQuestionSearch(search: readonly string[]) {
  const ref = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  useLayoutEffect(() => {
    let found = 0;
    for (const question of ref.current?.querySelectorAll('details') ?? []) {
      question.hidden = !matchesQuery(search, question.textContent);
      if (!question.hidden) found += 1;
    }
    setCount(found);
  }, [search]);
  return { ref, count };
}
