import styled from 'styled-components';
import { Link } from '@/components/ui/navigation/Link';
import type { PayoutPlan } from '@/contract/money/payoutPlans/endpoints';
import { formatCents } from '@/lib/format/money';
import { ordinalDay } from '@/lib/labels/payout.labels';
import { below } from '@/styles/media';
import { color, size, space, weight } from '@/styles/tokens';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: ${space.s12} ${space.s16} ${space.s12} 0;
    border-block-end: 1px solid ${color.line};
    text-align: start;
    vertical-align: baseline;
  }

  thead th {
    color: ${color.inkSoft};
    font-size: ${size.t14};
  }

  tbody th {
    width: 24%;
    font-weight: ${weight.semibold};
  }

  td:last-of-type {
    color: ${color.inkSoft};
  }

  ${below('md')} {
    &,
    tbody,
    tr,
    th,
    td {
      display: block;
      width: auto;
    }

    thead {
      display: none;
    }

    tr {
      padding-block: ${space.s12};
      border-block-end: 1px solid ${color.line};
    }

    tbody th {
      width: auto;
    }

    th,
    td {
      padding: ${space.s4} 0;
      border: 0;
    }

    td::before {
      content: attr(data-column) ": ";
      color: ${color.inkSoft};
      font-size: ${size.t14};
    }
  }
`;

const percent = (points: number) => `${points / 100}%`;

/** What stands in an agreement beside the fee: what ours says, and what to ask anybody else. */
export function ManagerChecklist({ plan }: { readonly plan: PayoutPlan }) {
  const limit = formatCents(plan.guaranteeLimitCents);
  const rows: readonly (readonly [what: string, ours: string, ask: string])[] = [
    [
      'Monthly fee',
      `${percent(plan.managementFeeBps)} of the rent. Nothing while the home is vacant.`,
      'Is there a minimum fee, or a fee while the home is vacant?',
    ],
    [
      'Placement fee',
      `${percent(plan.placementFeeBps)} of one month’s rent, once, when the lease begins.`,
      'What if the resident leaves after 3 months?',
    ],
    ['Renewal fee', 'No fee.', 'Is there a renewal fee, and who contacts the resident?'],
    ['Repairs', 'You get the Pro’s own invoice, with no markup.', 'Do you mark up invoices, and can I see them?'],
    [
      'Repair approval',
      'You approve every repair, unless the law or someone’s safety requires it sooner.',
      'How much can you spend without asking me?',
    ],
    [
      'Late rent',
      `We still pay you on the ${ordinalDay(plan.payoutDay)}, up to ${limit} per lease, including eviction coverage.`,
      'Who waits for late rent, you or me?',
    ],
    [
      'Evictions',
      plan.evictionCover ? `Covered within the same ${limit}.` : 'Not covered on this plan.',
      'Who pays for court and a lawyer?',
    ],
    ['After hours', 'Our maintenance line is open 24/7.', 'Who answers at 2 AM, and what does the call cost?'],
  ];
  return (
    <>
      <Table>
        <thead>
          <tr>
            <th scope="col">Topic</th>
            <th scope="col">With Belong, monthly plan</th>
            <th scope="col">Ask other managers</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, belong, questionToAsk]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td data-column="With Belong">{belong}</td>
              <td data-column="Ask other managers">{questionToAsk}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p>
        <Link href="/blog/how-to-read-a-management-fee">How to read a management fee</Link>
      </p>
    </>
  );
}
