import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { account } from '@/contract/account/account/endpoints';
import { routes } from '@/contract/routes';
import { moveOuts } from '@/contract/tenancy/moveOuts/endpoints';
import { useAnchorArrival } from '@/hooks/useAnchorArrival';
import { useApi } from '@/hooks/useApi';
import { DeductionCard } from './DeductionCard';
import { DepositSummary } from './DepositSummary';
import { MoveOutChecklist } from './MoveOutChecklist';
import { hasInspection, inspectionLabel } from './moveOut.labels';

/** A resident’s deposit after the move: what is held, each deduction, and the legal clock. */
export function PostMoveOutScreen() {
  const { data } = useApi(moveOuts.listMoveOuts);
  const { data: shell } = useApi(account.getAccount);
  useAnchorArrival(data !== undefined);
  const mine = (data?.items ?? []).filter(({ side }) => side === 'resident');
  const leaving = (shell?.residences ?? []).filter(
    ({ leaseId, role, leavesOn }) =>
      role === 'resident' && leavesOn && !mine.some((moveOut) => moveOut.leaseId === leaseId),
  );
  return (
    <>
      <AccountPageHeader title="Your deposit">
        Your deposit, each deduction with proof, and the refund due date.
      </AccountPageHeader>
      {data && mine.length === 0 && leaving.length === 0 && (
        <EmptyState title="No move-out yet">
          After you move out, track your deposit here until it’s refunded.
        </EmptyState>
      )}
      <Stack $gap="s32">
        {leaving.map(({ leaseId, address }) => (
          <Card key={leaseId} as="section" aria-label={address}>
            <MoveOutChecklist tenancyId={leaseId} />
          </Card>
        ))}
        {mine.map((moveOut) => (
          <Card key={moveOut.leaseId} as="section" aria-labelledby={`deposit-${moveOut.leaseId}`}>
            <Stack $gap="s24">
              <Heading id={`deposit-${moveOut.leaseId}`} $size="small">
                {moveOut.address}
              </Heading>
              {hasInspection(moveOut) && (
                <Link href={routes.accounts.moveOutInspection({ leaseId: moveOut.leaseId })}>
                  {inspectionLabel(moveOut)}
                </Link>
              )}
              {moveOut.status === 'planned' ? (
                <MoveOutChecklist tenancyId={moveOut.leaseId} />
              ) : (
                <>
                  <DepositSummary moveOut={moveOut} />
                  {moveOut.status === 'left' && (
                    <Text>The homeowner prepares the statement. We’ll email you when it’s here.</Text>
                  )}
                  <Stack as="ul" $gap="s16">
                    {moveOut.deductions.map((line) => (
                      <DeductionCard key={line.id} line={line} moveOut={moveOut} />
                    ))}
                  </Stack>
                </>
              )}
            </Stack>
          </Card>
        ))}
      </Stack>
    </>
  );
}
