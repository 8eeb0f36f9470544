import type { Content, TableFieldBodyRow, TableFieldHeadRow } from '@prismicio/client';
import type { SliceComponentProps } from '@prismicio/react';
import { ContentSection } from '@/components/content/pages/shared/ContentSection';
import { RichText } from '@/components/content/pages/shared/RichText';
import { Caption, Grid, Scroll } from './Table.styles';

function Row({ row, heads }: { readonly row: TableFieldBodyRow | TableFieldHeadRow; readonly heads: boolean }) {
  return (
    <tr>
      {row.cells.map((cell) =>
        cell.type === 'header' ? (
          <th key={cell.key} scope={heads ? 'col' : 'row'}>
            <RichText field={cell.content} />
          </th>
        ) : (
          <td key={cell.key}>
            <RichText field={cell.content} />
          </td>
        ),
      )}
    </tr>
  );
}

export default function Table({ slice }: SliceComponentProps<Content.TableSlice>) {
  const { heading, intro, caption, table } = slice.primary;
  if (!table?.body) return null;
  return (
    <ContentSection heading={heading} intro={intro}>
      <Scroll role="region" aria-label={caption ?? heading ?? 'Table'} tabIndex={0}>
        <Grid>
          {caption && <Caption>{caption}</Caption>}
          {table.head && (
            <thead>
              {table.head.rows.map((row) => (
                <Row key={row.key} row={row} heads />
              ))}
            </thead>
          )}
          <tbody>
            {table.body.rows.map((row) => (
              <Row key={row.key} row={row} heads={false} />
            ))}
          </tbody>
        </Grid>
      </Scroll>
    </ContentSection>
  );
}
