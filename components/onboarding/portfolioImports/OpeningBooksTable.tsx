import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { formatExactMoney } from '@/contract/amounts/cents';
import type { OpeningBooks } from '@/contract/onboarding/portfolioImports/endpoints';
import { ImportTable, TableScroll } from './ImportTable';

const amountOf = (cents: number) => (cents === 0 ? '' : formatExactMoney(cents));

/** The opening entries as they are posted once two people agree. */
export function OpeningBooksTable({ books }: { readonly books: OpeningBooks }) {
  if (books.lines.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="books" $gap="s12">
      <Heading as="h2" id="books" $size="small">
        Opening books
      </Heading>
      <Text $tone="soft">
        What residents owe becomes a one-time charge. It carries no late fee, and neither the rent guarantee nor a
        notice to pay rent counts it.
      </Text>
      <TableScroll role="region" aria-label="Opening entries" tabIndex={0}>
        <ImportTable>
          <thead>
            <tr>
              <th scope="col">Account</th>
              <th scope="col" data-kind="cents">
                Debit
              </th>
              <th scope="col" data-kind="cents">
                Credit
              </th>
            </tr>
          </thead>
          <tbody>
            {books.lines.map(({ label, debitCents, creditCents }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td data-kind="cents">{amountOf(debitCents)}</td>
                <td data-kind="cents">{amountOf(creditCents)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td data-kind="cents">{formatExactMoney(books.debitCents)}</td>
              <td data-kind="cents">{formatExactMoney(books.creditCents)}</td>
            </tr>
          </tfoot>
        </ImportTable>
      </TableScroll>
    </Stack>
  );
}
