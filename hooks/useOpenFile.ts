import { documents } from '@/contract/documents';
import { browserDoor } from '@/lib/api/client';
import { useApiMutation } from './useApiMutation';

/** Opens a paper: a link of five minutes is made and followed at once; the browser saves the file. */
export function useOpenFile() {
  const link = useApiMutation(documents.linkDocument);
  return {
    open: (documentId: string) =>
      link.mutate(
        { params: { documentId } },
        { onSuccess: ({ href }) => window.location.assign(`${browserDoor}${href}`) },
      ),
    opening: link.isPending ? link.variables.params.documentId : undefined,
    error: link.error,
  };
}
