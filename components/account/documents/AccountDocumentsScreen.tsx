import { useState } from 'react';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { Button } from '@/components/ui/actions/Button';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { ErrorState } from '@/components/ui/feedback/ErrorState';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { SelectField } from '@/components/ui/fields/SelectField';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { MailboxIllustration } from '@/components/ui/illustrations/MailboxIllustration';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { documents, type StoredDocument } from '@/contract/account/documents/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { apiProxyPath } from '@/lib/api/client';
import { formatBytes } from '@/lib/format/bytes';
import { DocumentList, DocumentRow } from './DocumentRow';
import { documentCategoryLabels } from './documentCategories.labels';
import { UploadDocuments } from './UploadDocuments';

type Choice = readonly [value: string, label: string];

interface Filter {
  readonly label: string;
  readonly all: string;
  /** The value of a paper with its name; null where it has none. */
  readonly read: (item: StoredDocument) => Choice | null;
}

const filters: readonly Filter[] = [
  { label: 'Type', all: 'All types', read: ({ category }) => [category, documentCategoryLabels[category]] },
  { label: 'Home', all: 'All homes', read: ({ home }) => home && [home.id, home.streetAddress] },
  { label: 'Year', all: 'All years', read: ({ createdAt }) => [createdAt.slice(0, 4), createdAt.slice(0, 4)] },
];

/** Every paper of somebody: found by what it is, its home, and its year, opened, renamed, replaced by a newer one, taken along as one zip. */
export function AccountDocumentsScreen() {
  const [chosen, setChosen] = useState<Partial<Record<string, string>>>({});
  const { data, isPending, isError, refetch, isFetching } = useApi(documents.listDocuments);
  const archive = useApiMutation(documents.createArchiveLink);
  const [showsHidden, setShowsHidden] = useState(false);
  const all = data?.items ?? [];
  const hiddenCount = all.filter(({ hidden }) => hidden).length;
  const items = all.filter(({ hidden }) => showsHidden || !hidden);
  // One value leaves nothing to choose, and one whose last paper was taken along filters nothing any more.
  const shownFilters = filters
    .map((filter) => ({ ...filter, options: new Map(items.map(filter.read).filter((choice) => choice !== null)) }))
    .filter(({ label, options }) => options.size > 1 || options.has(chosen[label] ?? ''));
  const shown = items.filter((item) =>
    shownFilters.every(({ label, options, read }) => {
      const value = chosen[label] ?? '';
      return !options.has(value) || read(item)?.[0] === value;
    }),
  );
  const downloadArchive = () =>
    archive.mutate({}, { onSuccess: ({ href }) => window.location.assign(apiProxyPath + href) });
  return (
    <>
      <AccountPageHeader
        title="Documents"
        actions={
          all.length > 0 && (
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
        {data && all.length === 0 && (
          <Card $tone="wash">
            <EmptyState picture={<MailboxIllustration />} title="No documents yet">
              Your lease or agreement shows up here automatically. Files you upload above do too.
            </EmptyState>
          </Card>
        )}
        {shownFilters.length > 0 && (
          <Grid $gap="s12" $min="12rem">
            {shownFilters.map(({ label, all, options }) => (
              <SelectField
                key={label}
                label={label}
                required={false}
                options={[{ value: '', label: all }, ...[...options].map(([value, name]) => ({ value, label: name }))]}
                value={chosen[label] ?? ''}
                onChange={(value) => setChosen({ ...chosen, [label]: value })}
              />
            ))}
          </Grid>
        )}
        {hiddenCount > 0 && (
          <Checkbox checked={showsHidden} onChange={({ target }) => setShowsHidden(target.checked)}>
            Show hidden documents ({hiddenCount})
          </Checkbox>
        )}
        {all.length > 0 && shown.length === 0 && (
          <Text $tone="soft">{items.length === 0 ? 'All your documents are hidden.' : 'No documents match.'}</Text>
        )}
        {shown.length > 0 && (
          <DocumentList aria-label="Your documents">
            {shown.map((item) => (
              <DocumentRow key={item.id} item={item} />
            ))}
          </DocumentList>
        )}
        {data && all.length > 0 && (
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
