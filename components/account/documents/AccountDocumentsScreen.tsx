import { useState } from 'react';
import { AccountPageHeader } from '@/components/account/shared/AccountPageHeader';
import { Button } from '@/components/ui/actions/Button';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { SelectField } from '@/components/ui/fields/SelectField';
import { MailboxIllustration } from '@/components/ui/illustrations/MailboxIllustration';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { type DocumentCategory, documents } from '@/contract/documents/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { apiProxyPath } from '@/lib/api/client';
import { formatBytes } from '@/lib/format/bytes';
import { DocumentList, DocumentRow } from './DocumentRow';
import { documentCategoryLabels } from './documentCategories.labels';
import { UploadDocuments } from './UploadDocuments';

/** Every paper of somebody: found by what it is, opened, renamed, replaced by a newer one, taken along as one zip. */
export function AccountDocumentsScreen() {
  const [category, setCategory] = useState<DocumentCategory | ''>('');
  const { data, isPending, isError, refetch, isFetching } = useApi(documents.listDocuments);
  const archive = useApiMutation(documents.createArchiveLink);
  const items = data?.items ?? [];
  const shown = items.filter((item) => category === '' || item.category === category);
  const existingCategories = [...new Set(items.map((item) => item.category))];
  const downloadArchive = () =>
    archive.mutate({}, { onSuccess: ({ href }) => window.location.assign(apiProxyPath + href) });
  return (
    <>
      <AccountPageHeader
        title="Documents"
        actions={
          items.length > 0 && (
            <Button tone="secondary" size="small" loading={archive.isPending} onClick={downloadArchive}>
              Download all
            </Button>
          )
        }
      >
        Documents between you and us, and files you upload. Only you and our team can see them.
      </AccountPageHeader>
      <Stack $gap="s24">
        <UploadDocuments />
        {archive.error && (
          <Notice live tone="danger">
            {archive.error.message}
          </Notice>
        )}
        {isPending && <Skeleton $height="12rem" $round="card" />}
        {isError && !data && (
          <ErrorState title="We couldn’t load your documents" onRetry={() => void refetch()} retrying={isFetching}>
            Your documents are safe. Try again in a moment.
          </ErrorState>
        )}
        {data && items.length === 0 && (
          <Card $tone="wash">
            <EmptyState picture={<MailboxIllustration />} title="No documents yet">
              Your lease or agreement shows up here automatically. Files you upload above do too.
            </EmptyState>
          </Card>
        )}
        {existingCategories.length > 1 && (
          <SelectField
            label="Type"
            required={false}
            options={[
              { value: '', label: 'All types' },
              ...existingCategories.map((each) => ({ value: each, label: documentCategoryLabels[each] })),
            ]}
            value={category}
            onChange={setCategory}
          />
        )}
        {shown.length > 0 && (
          <DocumentList aria-label="Your documents">
            {shown.map((item) => (
              <DocumentRow key={item.id} item={item} />
            ))}
          </DocumentList>
        )}
        {data && items.length > 0 && (
          <Row>
            <Text $size="small" $tone="faint">
              {formatBytes(data.usedBytes)} of {formatBytes(data.maxBytes)} used
            </Text>
          </Row>
        )}
      </Stack>
    </>
  );
}
