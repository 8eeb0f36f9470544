import styled from 'styled-components';
import { Link } from '@/components/ui/navigation/Link';
import { Money } from '@/components/ui/text/Money';
import type { Cents } from '@/contract/amounts/cents';
import { payoutLineLabels } from '@/contract/money/payouts/constants';
import type { Payout } from '@/contract/money/payouts/endpoints';
import { routes } from '@/contract/routes';
import { tabular } from '@/styles/mixins';
import { color, size, space, weight } from '@/styles/tokens';

const Lines = styled.dl`
  ${tabular}
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space.s8} ${space.s16};
  margin: 0;

  div {
    display: contents;
  }

  dd {
    margin: 0;
    text-align: end;
  }

  small {
    color: ${color.inkSoft};
    font-size: ${size.t14};
  }
`;

const Total = styled.div`
  font-weight: ${weight.semibold};
`;

/** What a payout is made of, our own fees first, and what that adds up to. */
export function PayoutLines({ lines, total }: { readonly lines: Payout['lines']; readonly total: Cents }) {
  return (
    <Lines>
      {lines.map(({ kind, amount, description, workOrderId }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of lines is their meaning
        <div key={n}>
          <dt>
            {payoutLineLabels[kind]}{' '}
            {workOrderId ? (
              <Link href={routes.accounts.portfolio.maintenanceTask({ taskId: workOrderId })}>
                {description || 'See the invoice'}
              </Link>
            ) : (
              description && <small>{description}</small>
            )}
          </dt>
          <dd>
            <Money amount={amount} cents="always" />
          </dd>
        </div>
      ))}
      <Total>
        <dt>Payout</dt>
        <dd>
          <Money amount={total} cents="always" />
        </dd>
      </Total>
    </Lines>
  );
}
