import { documents } from '@/contract/account/documents/endpoints';
import { apiProxyPath } from '@/lib/api/client';
import { useApiMutation } from './useApiMutation';

/** Opens a paper: a link of five minutes is made and followed at once; the browser saves the file. */
export function useOpenFile() {
  const link = useApiMutation(documents.createDocumentLink);
  return {
    open: (documentId: string) =>
      link.mutate(
        { params: { documentId } },
        { onSuccess: ({ href }) => window.location.assign(`${apiProxyPath}${href}`) },
      ),
    opening: link.isPending ? link.variables.params.documentId : undefined,
    error: link.error,
  };
}
