import { Money } from '@/components/ui/text/Money';
import { Table } from './AmountTable.styles';

export interface Amount {
  readonly name: string;
  readonly why?: string | undefined;
  readonly cents: number;
  readonly per?: 'month';
}

interface AmountTableProps {
  readonly caption: string;
  readonly amounts: readonly Amount[];
  readonly total?: Amount;
}

/** A sum with its parts, each with its reason. */
export function AmountTable({ caption, amounts, total }: AmountTableProps) {
  return (
    <Table>
      <caption>{caption}</caption>
      <tbody>
        {amounts.map(({ name, why, cents, per }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {why && <small>{why}</small>}
            </th>
            <td>
              <Money amount={cents} {...(per && { per })} />
            </td>
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">
              {total.name}
              {total.why && <small>{total.why}</small>}
            </th>
            <td>
              <Money amount={total.cents} {...(total.per && { per: total.per })} />
            </td>
          </tr>
        </tfoot>
      )}
    </Table>
  );
}
