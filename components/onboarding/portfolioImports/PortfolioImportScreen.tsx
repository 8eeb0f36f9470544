import { useQuery } from '@tanstack/react-query';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { DeskCommands } from '@/components/platform/desk/DeskCommands';
import { Badge } from '@/components/ui/feedback/Badge';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import {
  IMPORT_FILE_KINDS,
  portfolioImportStatusLabels,
  portfolioImports,
} from '@/contract/onboarding/portfolioImports/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { formatDate } from '@/lib/format/dates';
import { ImportFileSection } from './ImportFileSection';
import { ImportProblems } from './ImportProblems';
import { ImportSteps } from './ImportSteps';
import { OpeningBooksTable } from './OpeningBooksTable';
import { importTones, isInProgress } from './portfolioImports.labels';

const POLL_MS = 2_000;

/** One portfolio: its files, the dry run, the opening books, and each step with what came of it. */
export function PortfolioImportScreen({ portfolioImportId }: { readonly portfolioImportId: string }) {
  const query = useQuery({
    ...apiQuery(portfolioImports.getPortfolioImport, { params: { portfolioImportId } }),
    refetchInterval: ({ state }) => (isInProgress(state.data?.status) ? POLL_MS : false),
  });
  const { data } = query;
  if (!data)
    return (
      <Loaded
        query={query}
        title="We couldn’t load this import"
        skeleton={<Skeleton $height="24rem" $round="card" />}
      />
    );
  const isDraft = data.status === 'draft';
  return (
    <>
      <Link href={routes.accounts.deskImports()}>All imports</Link>
      <AccountPageHeader title={data.name} actions={<DeskCommands />}>
        First day here: {formatDate(data.cutoverOn)}
      </AccountPageHeader>
      <Stack $gap="s32">
        <div aria-live="polite">
          <Badge tone={importTones[data.status]}>{portfolioImportStatusLabels[data.status]}</Badge>
          {data.note && (
            <Notice tone="danger" title={isDraft ? 'Not imported' : 'Not undone'}>
              {data.note}
            </Notice>
          )}
        </div>
        {isDraft &&
          IMPORT_FILE_KINDS.map((kind) => (
            <ImportFileSection
              key={kind}
              portfolioImportId={data.id}
              kind={kind}
              file={data.files.find((file) => file.kind === kind)}
              mayEdit={data.may.edit}
            />
          ))}
        {isDraft && <ImportProblems found={data} />}
        <OpeningBooksTable books={data.books} />
        <ImportSteps key={data.status} found={data} />
      </Stack>
    </>
  );
}
