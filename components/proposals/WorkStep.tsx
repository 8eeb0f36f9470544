import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import type { Proposal, ProposalItem } from '@/contract/proposals/endpoints';
import { formatCents } from '@/lib/format/money';
import { ItemSummary } from './ItemSummary';
import { ProofForm } from './ProofForm';
import { ProposalHeader } from './ProposalHeader';
import { decisionLabels, paidLabels, paymentLabels, proposalStatusLabels } from './proposal.labels';

function progressText({ decision, doneAt, fixed, severity }: ProposalItem): string {
  if (decision === 'decline') return 'You declined this item.';
  if (!doneAt) return decision ? `${decisionLabels[decision]}: not done yet.` : '';
  return severity === 'must_do' && !fixed ? 'Done. We check it again on site.' : 'Done.';
}

/** What was decided, and how far the work is. */
export function WorkStep({ proposal }: { readonly proposal: Proposal }) {
  const { items, status, payment, spreadMonths, paid, totalCents, home } = proposal;
  return (
    <Stack $gap="s24">
      <ProposalHeader title={`Work on ${home.address}`}>{proposalStatusLabels[status]}.</ProposalHeader>
      {payment && (
        <Text>
          {formatCents(totalCents)} · {paymentLabels[payment].label}
          {spreadMonths !== null && ` (${spreadMonths})`}
          {paid && ` · ${paidLabels[paid.status]}`}
        </Text>
      )}
      {items
        .filter(({ included }) => included)
        .map((item) => (
          <Card as="article" key={item.id}>
            <Stack $gap="s8">
              <ItemSummary item={item} />
              <Text $weight="semibold">{progressText(item)}</Text>
              {item.decision === 'own_vendor' && !item.doneAt && <ProofForm item={item} />}
            </Stack>
          </Card>
        ))}
    </Stack>
  );
}
