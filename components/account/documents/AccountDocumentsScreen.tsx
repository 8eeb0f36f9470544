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
import { Grid } from '@/components/ui/layout/Grid';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { documents, type StoredDocument } from '@/contract/documents/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { apiProxyPath } from '@/lib/api/client';
import { formatBytes } from '@/lib/format/bytes';
import { DocumentList, DocumentRow } from './DocumentRow';
import { documentCategoryLabels } from './documentCategories.labels';
import { UploadDocuments } from './UploadDocuments';

interface FilterFieldProps {
  readonly label: string;
  readonly all: string;
  /** What the papers have, each value with its name; one alone leaves nothing to choose. */
  readonly options: ReadonlyMap<string, string>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function FilterField({ label, all, options, value, onChange }: FilterFieldProps) {
  if (options.size < 2 && !options.has(value)) return null;
  return (
    <SelectField
      label={label}
      required={false}
      options={[{ value: '', label: all }, ...[...options].map(([each, name]) => ({ value: each, label: name }))]}
      value={value}
      onChange={onChange}
    />
  );
}

const yearOf = ({ createdAt }: StoredDocument) => createdAt.slice(0, 4);

/** Every paper of somebody: found by what it is, its home, and its year, opened, renamed, replaced by a newer one, taken along as one zip. */
export function AccountDocumentsScreen() {
  const [category, setCategory] = useState('');
  const [homeId, setHomeId] = useState('');
  const [year, setYear] = useState('');
  const { data, isPending, isError, refetch, isFetching } = useApi(documents.listDocuments);
  const archive = useApiMutation(documents.createArchiveLink);
  const items = data?.items ?? [];
  const categories = new Map<string, string>(
    items.map((item) => [item.category, documentCategoryLabels[item.category]]),
  );
  const homes = new Map(items.flatMap(({ home }) => (home ? [[home.id, home.streetAddress] as const] : [])));
  const years = new Map(items.map((item) => [yearOf(item), yearOf(item)]));
  // What the last paper of its kind took along filters nothing any more.
  const shown = items.filter(
    (item) =>
      (!categories.has(category) || item.category === category) &&
      (!homes.has(homeId) || item.home?.id === homeId) &&
      (!years.has(year) || yearOf(item) === year),
  );
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
        <Grid $gap="s12" $min="12rem">
          <FilterField label="Type" all="All types" options={categories} value={category} onChange={setCategory} />
          <FilterField label="Home" all="All homes" options={homes} value={homeId} onChange={setHomeId} />
          <FilterField label="Year" all="All years" options={years} value={year} onChange={setYear} />
        </Grid>
        {items.length > 0 && shown.length === 0 && <Text $tone="soft">No documents match.</Text>}
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
