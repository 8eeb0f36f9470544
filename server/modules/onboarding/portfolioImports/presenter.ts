import { MAX_IMPORT_PROBLEMS } from '@/contract/onboarding/portfolioImports/constants';
import type {
  ImportCounts,
  ImportFile,
  ImportProblem,
  PortfolioImport,
  PortfolioImportSummary,
} from '@/contract/onboarding/portfolioImports/endpoints';
import type { Db } from '@/server/db/client';
import type { Person } from '@/server/http/person';
import { openingBooks } from './balances';
import { dryRun } from './index';
import { canAskForOpeningBalances, canImportPortfolio } from './policy';
import { columnsOf, readTable, sourceOf } from './reading';
import * as repo from './repo';
import type { StoredFile } from './types';

export const presentSummary = (row: repo.ImportView): PortfolioImportSummary => ({
  id: row.id,
  name: row.name,
  status: row.status,
  cutoverOn: row.cutoverOn,
  createdBy: row.creatorName ?? 'A former colleague',
  createdAt: row.createdAt.toISOString(),
});

function presentFile({ kind, fileName, text, columns }: StoredFile): ImportFile {
  const { header, rows } = readTable(text, kind);
  return {
    kind,
    fileName,
    rows: rows.length,
    source: sourceOf(header, kind),
    header: header.filter((name, n) => name !== '' && header.indexOf(name) === n),
    columns: columnsOf(kind, header, columns).map(({ key, label, isRequired = false, header: own }) => ({
      key,
      label,
      isRequired,
      header: own,
    })),
  };
}

const NOTHING: ImportCounts = { owners: 0, homes: 0, residents: 0, leases: 0, charges: 0, pros: 0 };

/** Errors first, then in the order of the files. */
const inOrder = (problems: readonly ImportProblem[]) =>
  problems.toSorted((one, other) => Number(one.isWarning) - Number(other.isWarning)).slice(0, MAX_IMPORT_PROBLEMS);

/** An import as its page shows it: a draft with its dry run, any other one with what was made. As the system. */
export async function presentImport(db: Db, row: repo.ImportView, person: Person | null): Promise<PortfolioImport> {
  const isDraft = row.status === 'draft';
  const run = isDraft ? await dryRun(db, row) : undefined;
  const homes = run ? [] : await repo.listHomeRecords(db, row.id);
  const problems = run?.problems ?? [];
  const errorCount = problems.filter(({ isWarning }) => !isWarning).length;
  const isAwaitingApproval = await repo.isAwaitingApproval(db, row.id);
  const books = run?.books ?? openingBooks(homes);
  const uninvited = await repo.countUninvited(db, row.id);
  const isMade = row.status === 'imported' || row.status === 'posted';
  const canImport = canImportPortfolio(person);
  return {
    ...presentSummary(row),
    files: (await repo.listFiles(db, row.id)).map(presentFile),
    problems: inOrder(problems),
    errorCount,
    warningCount: problems.length - errorCount,
    counts: run?.counts ?? { ...NOTHING, ...(row.counts as Partial<ImportCounts>) },
    books,
    note: row.note,
    importedAt: row.importedAt?.toISOString() ?? null,
    postedAt: row.postedAt?.toISOString() ?? null,
    undoneAt: row.undoneAt?.toISOString() ?? null,
    invitedAt: row.invitedAt?.toISOString() ?? null,
    uninvited: isMade ? uninvited : 0,
    isAwaitingApproval,
    may: {
      edit: canImport && isDraft,
      start: canImport && isDraft && errorCount === 0,
      askForBalances:
        canAskForOpeningBalances(person) && row.status === 'imported' && !isAwaitingApproval && books.debitCents > 0,
      undo: canImport && isMade && !isAwaitingApproval,
      invite: canImport && isMade && uninvited > 0,
    },
  };
}
