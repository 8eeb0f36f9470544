import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queriesOfResource } from '@/lib/api/query';

/** What waits for somebody, and which pages they have, follows from everything else: asked again after any change. */
export function useFreshAccount(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      queries.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        for (const resource of ['account', 'todos'] as const)
          void queries.invalidateQueries(queriesOfResource(resource));
      }),
    [queries],
  );
}
