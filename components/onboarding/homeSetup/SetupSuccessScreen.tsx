import { HomeInspection } from '@/components/homes/homes/owner/HomeInspection';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Stack } from '@/components/ui/layout/Stack';
import { routes } from '@/contract/routes';

/** …/setup-flow/success: what comes next. */
export function SetupSuccessScreen({ propertyId }: { readonly propertyId: string }) {
  return (
    <>
      <AccountPageHeader title="Setup is done">
        The inspection is next. Choose a time. We’ll look at every room, then send you a proposal with prices.
      </AccountPageHeader>
      <Stack $gap="s32" $align="start">
        <HomeInspection homeId={propertyId} />
        <ButtonLink tone="secondary" href={routes.accounts.portfolio.property({ propertyId })}>
          View your home
        </ButtonLink>
      </Stack>
    </>
  );
}
