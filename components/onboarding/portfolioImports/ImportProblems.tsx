import { Badge } from '@/components/ui/feedback/Badge';
import { Notice } from '@/components/ui/feedback/Notice';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { importFileLabels, type PortfolioImport } from '@/contract/onboarding/portfolioImports/endpoints';
import { pluralize } from '@/lib/format/text';
import { ImportTable, TableScroll } from './ImportTable';

/** What the dry run found: how much there is, and every problem with its row and a fix. */
export function ImportProblems({ found }: { readonly found: PortfolioImport }) {
  const { problems, errorCount, warningCount, counts, files } = found;
  const total = errorCount + warningCount;
  return (
    <Stack as="section" aria-labelledby="dry-run" $gap="s12">
      <Heading as="h2" id="dry-run" $size="small">
        Dry run
      </Heading>
      <Text>
        {pluralize(counts.owners, 'owner')}, {pluralize(counts.homes, 'home')}, {pluralize(counts.leases, 'lease')},{' '}
        {pluralize(counts.residents, 'resident')}, {pluralize(counts.charges, 'monthly charge')},{' '}
        {pluralize(counts.pros, 'Pro')}
      </Text>
      <div aria-live="polite">
        {files.length > 0 && total === 0 && <Notice tone="success">No problems. You can start the import.</Notice>}
        {total > 0 && (
          <Notice tone={errorCount > 0 ? 'danger' : 'warning'}>
            {pluralize(errorCount, 'error')} to fix, {pluralize(warningCount, 'warning')} to confirm.
            {problems.length < total && ` The first ${problems.length} are shown.`}
          </Notice>
        )}
      </div>
      {problems.length > 0 && (
        // What scrolls must be reachable by keyboard.
        <TableScroll role="region" aria-label="Problems" tabIndex={0}>
          <ImportTable>
            <thead>
              <tr>
                <th scope="col">File and line</th>
                <th scope="col">Column</th>
                <th scope="col">Problem</th>
                <th scope="col">Fix</th>
              </tr>
            </thead>
            <tbody>
              {problems.map(({ kind, row, column, isWarning, message, fix }, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no ids, and the list is replaced as a whole.
                <tr key={n}>
                  <th scope="row">
                    {importFileLabels[kind].title}
                    {row !== null && `, line ${row}`}
                  </th>
                  <td>{column ?? ''}</td>
                  <td>
                    <Badge tone={isWarning ? 'warning' : 'danger'}>{isWarning ? 'Warning' : 'Error'}</Badge> {message}
                  </td>
                  <td>{fix}</td>
                </tr>
              ))}
            </tbody>
          </ImportTable>
        </TableScroll>
      )}
    </Stack>
  );
}
