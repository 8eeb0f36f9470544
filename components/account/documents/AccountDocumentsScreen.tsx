import { useState } from 'react';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { PageContents } from '@/components/layout/account/PageSections';
import { Button } from '@/components/ui/actions/Button';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { SelectField } from '@/components/ui/fields/SelectField';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { MailboxIllustration } from '@/components/ui/illustrations/MailboxIllustration';
import { Card } from '@/components/ui/layout/Card';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Grid } from '@/components/ui/layout/Grid';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { documents, type StoredDocument } from '@/contract/account/documents/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { apiProxyPath } from '@/lib/api/client';
import { formatBytes } from '@/lib/format/bytes';
import { pluralize } from '@/lib/format/text';
import { DocumentList, DocumentRow } from './DocumentRow';
import { documentCategoryLabels } from './documentCategories.labels';
import { type DocumentGroup, documentDay, documentGroups } from './documentGroups';
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
  { label: 'Year', all: 'All years', read: (item) => [documentDay(item).slice(0, 4), documentDay(item).slice(0, 4)] },
];

/** As many stand open at once; of more, the newest year of the first home. */
const FEW = 12;

const nameOf = ({ home }: DocumentGroup) => home?.streetAddress ?? 'Not about a home';

const contentsOf = (groups: readonly DocumentGroup[]) => [
  ...groups.map((group) => ({ id: group.id, label: nameOf(group) })),
  { id: 'upload', label: 'Upload' },
];

/** The documents of a person by home and year: search, open, rename, replace, and download all as one zip. */
export function AccountDocumentsScreen() {
  const [chosen, setChosen] = useState<Partial<Record<string, string>>>({});
  const query = useApi(documents.listDocuments);
  const { data } = query;
  const archive = useApiMutation(documents.createArchiveLink);
  const [showsHidden, setShowsHidden] = useState(false);
  const all = data?.items ?? [];
  const hiddenCount = all.filter(({ hidden }) => hidden).length;
  const items = all.filter(({ hidden }) => showsHidden || !hidden);
  // One value leaves nothing to choose, and one without documents left filters nothing any more.
  const shownFilters = filters
    .map((filter) => ({ ...filter, options: new Map(items.map(filter.read).filter((choice) => choice !== null)) }))
    .filter(({ label, options }) => options.size > 1 || options.has(chosen[label] ?? ''));
  const shown = items.filter((item) =>
    shownFilters.every(({ label, options, read }) => {
      const value = chosen[label] ?? '';
      return !options.has(value) || read(item)?.[0] === value;
    }),
  );
  const groups = documentGroups(shown);
  const isFiltered = shown.length < items.length;
  const showsAll = isFiltered || shown.length <= FEW;
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
        {groups.length > 0 && <PageContents sections={contentsOf(groups)} />}
        {archive.error && (
          <Notice live tone="danger">
            {archive.error.message}
          </Notice>
        )}
        <Loaded
          query={query}
          title="We couldn’t load your documents"
          note="Your documents are safe. Try again in a moment."
          skeleton={<Skeleton $height="12rem" $round="card" />}
        />
        {data && all.length === 0 && (
          <Card $tone="wash">
            <EmptyState picture={<MailboxIllustration />} title="No documents yet">
              Your lease or agreement shows up here automatically. Files you upload below do too.
            </EmptyState>
          </Card>
        )}
        {shownFilters.length > 0 && (
          <Grid $gap="s12" $min="9rem">
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
        {groups.length > 0 && (
          <Stack as="section" aria-label="Your documents" $gap="s32">
            {groups.map((group, position) => (
              <Stack as="section" key={group.id} id={group.id} aria-labelledby={`${group.id}-name`} $gap="s4">
                <Heading id={`${group.id}-name`} $size="small">
                  {nameOf(group)}
                </Heading>
                {group.years.map(({ year, items: ofYear }, at) => (
                  <Disclosure
                    key={`${year} ${showsAll}`}
                    open={showsAll || (position === 0 && at === 0)}
                    summary={
                      <span>
                        {year}{' '}
                        <Text as="span" $size="small" $tone="soft">
                          {pluralize(ofYear.length, 'document')}
                        </Text>
                      </span>
                    }
                  >
                    <DocumentList aria-label={`${nameOf(group)}, ${year}`}>
                      {ofYear.map((item) => (
                        <DocumentRow key={item.id} item={item} />
                      ))}
                    </DocumentList>
                  </Disclosure>
                ))}
              </Stack>
            ))}
          </Stack>
        )}
        <div id="upload">
          <UploadDocuments />
        </div>
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
