import { PageHead } from '@/components/layout/head/PageHead';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Toasts } from '@/components/ui/feedback/Toasts';
import { Container } from '@/components/ui/layout/Container';
import { studio } from '@/contract/content/studio/endpoints';
import { useApi } from '@/hooks/useApi';
import { DocumentEditor } from './DocumentEditor';

/** One document, to be written. */
export function EditorScreen({ documentId }: { readonly documentId: string }) {
  const room = useApi(studio.getStudio);
  const document = useApi(studio.getDocument, { params: { documentId } });
  return (
    <>
      <PageHead title="Edit · Studio" noindex />
      {room.data && document.data ? (
        <DocumentEditor key={documentId} studio={room.data} initialDocument={document.data} />
      ) : (
        <Container>
          <ErrorState
            level="h1"
            title="We couldn’t load this document"
            onRetry={() => void Promise.all([room.refetch(), document.refetch()])}
            retrying={document.isFetching}
          />
        </Container>
      )}
      <Toasts />
    </>
  );
}
