import { HomeInspection } from '@/components/homes/homes/owner/HomeInspection';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Stack } from '@/components/ui/layout/Stack';
import { homeSetup } from '@/contract/onboarding/homeSetup/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { setupStepPath } from './setupMount';

/** …/setup-flow/success: what comes next. */
export function SetupSuccessScreen({ propertyId }: { readonly propertyId: string }) {
  const { data: setup } = useApi(homeSetup.getSetup, { params: { homeId: propertyId } });
  // The same questions wait for the other units of the property.
  const next = setup?.units.find(({ homeId, status }) => homeId !== propertyId && status === 'setup');
  return (
    <>
      <AccountPageHeader title="Setup is done">
        The inspection is next. Choose a time. We’ll look at every room, then send you a proposal with prices.
      </AccountPageHeader>
      <Stack $gap="s32" $align="start">
        <HomeInspection homeId={propertyId} />
        {setup && next && (
          <ButtonLink href={setupStepPath({ propertyId: setup.propertyId, unitId: next.homeId }, 'home')}>
            Set up {next.label}
          </ButtonLink>
        )}
        <ButtonLink tone="secondary" href={routes.accounts.portfolio.property({ propertyId })}>
          View your home
        </ButtonLink>
      </Stack>
    </>
  );
}
