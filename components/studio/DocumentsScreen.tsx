import { useDeferredValue, useState } from 'react';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { ErrorState } from '@/components/ui/ErrorState';
import { PlusIcon } from '@/components/ui/interfaceIcons';
import { Row } from '@/components/ui/Row';
import { Skeleton } from '@/components/ui/Skeleton';
import { Text } from '@/components/ui/Text';
import { studio } from '@/contract/studio';
import { useApi } from '@/hooks/useApi';
import type { Asked } from './asked';
import { DocumentFilters } from './DocumentFilters';
import { DocumentRows } from './DocumentRows';
import { NewDocument } from './NewDocument';
import { StudioFrame } from './StudioFrame';

/** Every document with what has become of it: found by its words, its type and its status. */
export function DocumentsScreen() {
  const room = useApi(studio.getStudio);
  const [asked, setAsked] = useState<Asked>({ type: '', status: '', search: '' });
  const [page, setPage] = useState(1);
  const [beginning, setBeginning] = useState(false);
  const { type, status } = asked;
  const search = useDeferredValue(asked.search.trim());
  const query = {
    ...(type && { type }),
    ...(status && { status }),
    ...(search && { search }),
    ...(page > 1 && { page }),
  };
  const list = useApi(studio.listDocuments, { query });
  const filtered = type !== '' || status !== '' || search !== '';
  const writes = room.data?.mode === 'open';
  const begin = (
    <Button onClick={() => setBeginning(true)}>
      <PlusIcon size={16} /> New document
    </Button>
  );
  return (
    <StudioFrame title="Documents" at="documents" action={writes && begin}>
      <DocumentFilters
        asked={asked}
        types={room.data?.types ?? []}
        counts={list.data?.counts ?? {}}
        onAsk={(next) => {
          setAsked(next);
          setPage(1);
        }}
      />
      {list.isPending && <Skeleton $height="20rem" $round="card" />}
      {list.isError && !list.data && (
        <ErrorState
          title="We could not load the documents"
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )}
      <Text role="status" $size="small" $tone="soft">
        {list.data && (list.data.total === 1 ? 'One document' : `${list.data.total} documents`)}
      </Text>
      {list.data && <DocumentRows items={list.data.items} types={room.data?.types ?? []} />}
      {list.data?.total === 0 && (
        <EmptyState title={filtered ? 'No document fits' : 'Nothing is written yet'}>
          {filtered ? 'Try fewer words, or another type or status.' : 'Begin with the first document.'}
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
      {beginning && room.data && <NewDocument studio={room.data} onClose={() => setBeginning(false)} />}
    </StudioFrame>
  );
}
