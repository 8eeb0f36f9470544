import { useDeferredValue, useState } from 'react';
import { StudioLayout } from '@/components/content/studio/shared/StudioLayout';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { PlusIcon } from '@/components/ui/icons/interfaceIcons';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/text/Text';
import { studio } from '@/contract/content/studio/endpoints';
import { useApi } from '@/hooks/useApi';
import { DocumentFilters } from './DocumentFilters';
import { DocumentRows } from './DocumentRows';
import type { DocumentSearch } from './documentSearch';
import { NewDocumentDialog } from './NewDocumentDialog';

/** Every document with what has become of it: found by its words, its type and its status. */
export function StudioDocumentsScreen() {
  const studioData = useApi(studio.getStudio);
  const [documentSearch, setDocumentSearch] = useState<DocumentSearch>({ type: '', status: '', search: '' });
  const [page, setPage] = useState(1);
  const [isCreating, setCreating] = useState(false);
  const { type, status } = documentSearch;
  const search = useDeferredValue(documentSearch.search.trim());
  const query = {
    ...(type && { type }),
    ...(status && { status }),
    ...(search && { search }),
    ...(page > 1 && { page }),
  };
  const list = useApi(studio.listDocuments, { query });
  const isFiltered = type !== '' || status !== '' || search !== '';
  const canWrite = studioData.data?.mode === 'open';
  const createDocument = (
    <Button onClick={() => setCreating(true)}>
      <PlusIcon size={16} /> New document
    </Button>
  );
  return (
    <StudioLayout title="Documents" section="documents" action={canWrite && createDocument}>
      <DocumentFilters
        search={documentSearch}
        types={studioData.data?.types ?? []}
        counts={list.data?.counts ?? {}}
        onChange={(next) => {
          setDocumentSearch(next);
          setPage(1);
        }}
      />
      <Loaded
        query={list}
        title="We couldn’t load the documents"
        skeleton={<Skeleton $height="20rem" $round="card" />}
      />
      <Text role="status" $size="small" $tone="soft">
        {list.data && (list.data.total === 1 ? 'One document' : `${list.data.total} documents`)}
      </Text>
      {list.data && <DocumentRows items={list.data.items} types={studioData.data?.types ?? []} />}
      {list.data?.total === 0 && (
        <EmptyState title={isFiltered ? 'No documents found' : 'No documents yet'}>
          {isFiltered ? 'Try fewer words, or a different type or status.' : 'Create your first document.'}
        </EmptyState>
      )}
      {list.data && list.data.pages > 1 && (
        <Row>
          <Button tone="secondary" size="small" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            Newer
          </Button>
          <Badge>
            Page {page} of {list.data.pages}
          </Badge>
          <Button tone="secondary" size="small" disabled={page >= list.data.pages} onClick={() => setPage(page + 1)}>
            Older
          </Button>
        </Row>
      )}
      {isCreating && studioData.data && (
        <NewDocumentDialog studio={studioData.data} onClose={() => setCreating(false)} />
      )}
    </StudioLayout>
  );
}
