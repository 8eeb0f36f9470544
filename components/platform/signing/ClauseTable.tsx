import styled from 'styled-components';
import type { DocumentSection } from '@/contract/platform/signing/endpoints';
import { up } from '@/styles/media';
import { color, space, weight } from '@/styles/tokens';

/** Three columns where there is room; on a phone each row stands below its name. */
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    display: block;
    padding-block: ${space.s4};
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }

  th {
    font-weight: ${weight.semibold};
  }

  tr {
    display: block;
    padding-block: ${space.s8};
    border-block-end: 1px solid ${color.line};
  }

  ${up('md')} {
    tr {
      display: table-row;
    }

    th,
    td {
      display: table-cell;
      width: 24%;
      padding: ${space.s8} ${space.s8} ${space.s8} 0;
    }

    td:last-child {
      width: auto;
    }
  }
`;

const Figure = styled.td`
  font-weight: ${weight.semibold};
`;

interface ClauseTableProps {
  readonly rows: NonNullable<DocumentSection['rows']>;
  /** Id of the heading of the clause. */
  readonly labelledBy: string;
}

/** The table of a clause, row by row as the law orders it: a name, its figure, and the words beside it. */
export function ClauseTable({ rows, labelledBy }: ClauseTableProps) {
  return (
    <Table aria-labelledby={labelledBy}>
      <tbody>
        {rows.map(({ name, value, text }) => (
          <tr key={`${name} ${value}`}>
            <th scope="row">{name}</th>
            <Figure>{value}</Figure>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
