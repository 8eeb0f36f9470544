import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { DebitHoldsSection } from '@/components/money/debitHolds/DebitHoldsSection';
import { DisputesSection } from '@/components/money/disputes/DisputesSection';
import { OwnershipChecksSection } from '@/components/money/ownershipChecks/OwnershipChecksSection';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { routes } from '@/contract/routes';
import { ReturnRatesSection } from './ReturnRatesSection';

/** What can cost us money that we thought we had. */
export function RiskScreen() {
  return (
    <>
      <AccountPageHeader title="Risk" actions={<Link href={routes.accounts.moneyDesk()}>Money desk</Link>}>
        Returned payments, disputes, and money that we hold until it is safe.
      </AccountPageHeader>
      <Stack $gap="s24">
        <DisputesSection />
        <DebitHoldsSection />
        <OwnershipChecksSection />
        <ReturnRatesSection />
      </Stack>
    </>
  );
}
