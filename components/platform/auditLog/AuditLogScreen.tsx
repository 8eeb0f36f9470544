import { useState } from 'react';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { saveText } from '@/components/layout/account/saveText';
import { Button } from '@/components/ui/actions/Button';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { auditLog } from '@/contract/platform/auditLog/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { AuditLines } from './AuditLines';
import { AuditSearchForm } from './AuditSearchForm';
import { auditQuery, EMPTY_SEARCH } from './auditSearch';

/** Who did what, when, and to what, for administrators. */
export function AuditLogScreen() {
  const [search, setSearch] = useState(EMPTY_SEARCH);
  /** Where each page after the first begins. */
  const [pages, setPages] = useState<readonly string[]>([]);
  const before = pages.at(-1);
  const query = auditQuery(search);
  const { data, error, refetch, isFetching } = useApi(auditLog.searchAuditLog, {
    query: { ...query, ...(before && { before }) },
  });
  const file = useApiMutation(auditLog.exportAuditLog);
  const fields = error?.fields ?? file.error?.fields;
  return (
    <>
      <AccountPageHeader title="Audit log" actions={<Link href={routes.accounts.desk()}>Desk</Link>}>
        Who did what, and when. Each search and each download is in the log as well.
      </AccountPageHeader>
      <Stack $gap="s24">
        <AuditSearchForm
          fields={fields}
          searching={isFetching}
          onSearch={(next) => {
            file.reset();
            setPages([]);
            setSearch(next);
          }}
        />
        <div aria-live="polite">
          {file.error && !file.error.fields && <Notice tone="danger">{file.error.message}</Notice>}
        </div>
        {error && !error.fields && (
          <ErrorState title="We couldn’t load the log" onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {!data && !error && <Skeleton $height="24rem" $round="card" />}
        {data && !error && (
          <>
            <Row $justify="space-between">
              <span role="status">{data.items.length === 0 ? 'No lines' : `Page ${pages.length + 1}`}</span>
              {data.items.length > 0 && (
                <Button
                  size="small"
                  tone="secondary"
                  loading={file.isPending}
                  onClick={() => file.mutate({ query }, { onSuccess: saveText })}
                >
                  Download as CSV
                </Button>
              )}
            </Row>
            {data.items.length === 0 ? (
              <EmptyState title="Nothing found">Try fewer words or other dates.</EmptyState>
            ) : (
              <AuditLines lines={data.items} />
            )}
            <Row>
              {pages.length > 0 && (
                <Button tone="secondary" onClick={() => setPages(pages.slice(0, -1))}>
                  Later
                </Button>
              )}
              {data.next && (
                <Button tone="secondary" onClick={() => setPages([...pages, data.next ?? ''])}>
                  Earlier
                </Button>
              )}
            </Row>
          </>
        )}
      </Stack>
    </>
  );
}
