import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Text } from '@/components/ui/text/Text';
import type { Proposal, ProposalItem } from '@/contract/onboarding/proposals/endpoints';
import { routes } from '@/contract/routes';
import { formatCents } from '@/lib/format/money';
import { ItemSummary } from './ItemSummary';
import { ProofForm } from './ProofForm';
import { ProposalHeader } from './ProposalHeader';
import { chosenLabels, paidLabels, paymentLabels, proposalStatusLabels } from './proposal.labels';

function progressText({ decision, doneAt, fixed, severity }: ProposalItem): string {
  if (decision === 'decline' || !doneAt) return decision ? chosenLabels[decision] : '';
  return severity === 'must_do' && !fixed ? 'Done. We check it again on site.' : 'Done.';
}

/** Where the installments stand: to be signed once all the work is billed. */
function SpreadNotice({ isBilled, homeId }: { readonly isBilled: boolean; readonly homeId: string }) {
  if (!isBilled)
    return (
      <Notice title="Nothing to sign yet">
        When the work is billed, we email you a disclosure with the exact amounts to sign.
      </Notice>
    );
  return (
    <Notice title="The work is billed">
      Bills come out of your payouts until your plan is signed.{' '}
      <Link href={routes.smoothPayments.home({ homeId })}>See your plan and bills</Link>
    </Notice>
  );
}

/** What was decided, and how far the work is. */
export function WorkStep({ proposal }: { readonly proposal: Proposal }) {
  const { items, status, payment, spreadMonths, paid, totalCents, home } = proposal;
  return (
    <Stack $gap="s24">
      <ProposalHeader title={`Work on ${home.address}`}>{proposalStatusLabels[status]}.</ProposalHeader>
      {payment && (
        <Text>
          {formatCents(totalCents)} ·{' '}
          {spreadMonths === null ? paymentLabels[payment].label : `Spread over ${spreadMonths} months`}
          {paid && ` · ${paidLabels[paid.status]}`}
        </Text>
      )}
      {spreadMonths !== null && <SpreadNotice isBilled={payment !== 'spread'} homeId={home.id} />}
      {items
        .filter(({ included }) => included)
        .map((item) => (
          <Card as="article" key={item.id}>
            <Stack $gap="s8">
              <ItemSummary item={item} state={home.state} />
              <Text $weight="semibold">{progressText(item)}</Text>
              {item.decision === 'own_vendor' && !item.doneAt && <ProofForm item={item} />}
            </Stack>
          </Card>
        ))}
    </Stack>
  );
}
