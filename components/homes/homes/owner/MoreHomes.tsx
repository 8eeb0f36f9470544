import { Button } from '@/components/ui/actions/Button';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Row } from '@/components/ui/layout/Row';
import { useAccountHomes } from '@/hooks/useAccountHomes';

/** Loads the next homes of a list of all of them; nothing where there are no more. */
export function MoreHomes() {
  const { hasMore, isLoading, isError, loadMore } = useAccountHomes();
  if (isError) return <ErrorState title="We couldn’t load more homes" onRetry={loadMore} retrying={isLoading} />;
  if (!hasMore) return null;
  return (
    <Row>
      <Button tone="secondary" onClick={loadMore} loading={isLoading}>
        Show more homes
      </Button>
    </Row>
  );
}
