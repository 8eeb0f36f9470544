import styled from 'styled-components';
import { Link } from '@/components/ui/navigation/Link';
import type { PayoutPlan } from '@/contract/payoutPlans/endpoints';
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

const percent = (points: number) => `${points / 100} %`;

/** What stands in an agreement beside the fee: what ours says, and what to ask anybody else. */
export function ManagerChecklist({ plan }: { readonly plan: PayoutPlan }) {
  const limit = formatCents(plan.guaranteeLimitCents);
  const rows: readonly (readonly [what: string, ours: string, ask: string])[] = [
    [
      'Each month',
      `${percent(plan.managementFeeBps)} of the rent; nothing while the home is empty.`,
      'Is there a smallest fee, or one while the home is empty?',
    ],
    [
      'Each new lease',
      `${percent(plan.placementFeeBps)} of one rent, once, when the lease begins.`,
      'What if the resident leaves after three months?',
    ],
    ['Each renewal', 'No fee.', 'Is there a fee for renewing, and who asks the resident?'],
    [
      'Repairs',
      'The invoice reaches you as the Pro wrote it. We add nothing to it.',
      'Is anything added to invoices, and do you see them?',
    ],
    [
      'Your yes',
      'Every repair waits for your yes, unless the law or somebody’s safety cannot.',
      'Up to which amount do they decide without you?',
    ],
    [
      'Rent that is late',
      `Paid on the ${ordinalDay(plan.payoutDay)} all the same, up to ${limit} for each lease, together with eviction cover.`,
      'Who waits for the rent, they or you?',
    ],
    [
      'An eviction',
      plan.evictionCover ? `Covered within the same ${limit}.` : 'Not covered on this plan.',
      'Who pays the court and the lawyer?',
    ],
    [
      'At night',
      'Our maintenance line is answered at any hour.',
      'Who picks up at two in the morning, and what does the call cost?',
    ],
  ];
  return (
    <>
      <Table>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">With Belong, monthly plan</th>
            <th scope="col">Ask anybody else</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, belong, questionToAsk]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td data-column="With Belong">{belong}</td>
              <td data-column="Ask anybody else">{questionToAsk}</td>
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
