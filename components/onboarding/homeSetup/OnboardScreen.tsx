import { MoreHomes } from '@/components/homes/homes/owner/MoreHomes';
import { OwnedHomeList } from '@/components/homes/homes/owner/OwnedHomeList';
import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import {
  isSetupGroup,
  isSetupPart,
  setupGroupLabels,
  setupPartLabels,
} from '@/contract/onboarding/homeSetup/constants';
import { routes } from '@/contract/routes';
import { useAccountHomes } from '@/hooks/useAccountHomes';
import { qualificationStart } from '@/lib/flow/flowMounts';
import { setupStepPath } from './setupMount';

const PROPERTY_ADDRESS = 'property-address';

/** /homeowner/onboard/property-address: another home begins with its address, and with what we know of its owner. */
function AddHome() {
  return (
    <>
      <AccountPageHeader title="Add a home by its address">
        We check the address first and tell you right away whether we manage homes there.
      </AccountPageHeader>
      <Row>
        <ButtonLink href={`${qualificationStart()}?from=new`}>Enter the address</ButtonLink>
        <ButtonLink href={routes.accounts.portfolio.properties()} tone="secondary">
          See your homes
        </ButtonLink>
      </Row>
    </>
  );
}

/** What a part or a group of the setup is called; undefined for anything else. */
function nameOf(at: string): string | undefined {
  if (isSetupPart(at)) return setupPartLabels[at];
  return isSetupGroup(at) ? setupGroupLabels[at] : undefined;
}

/** /homeowner/onboard/{group?}/{step?}/{stepId?}: finds the home with an open setup, or asks for one. */
export function OnboardScreen({ at = '' }: { readonly at?: string }) {
  const { homes } = useAccountHomes();
  const inSetup = homes.filter(({ status }) => status === 'setup');
  const [group = ''] = at.split('/');
  const label = nameOf(group);
  if (at === PROPERTY_ADDRESS) return <AddHome />;
  const hrefOf = (propertyId: string) =>
    label ? setupStepPath({ propertyId, unitId: propertyId }, at) : routes.accounts.portfolio.setup({ propertyId });
  if (inSetup.length === 0)
    return (
      <>
        <AccountPageHeader title="Which home would you like to set up?">
          None of your homes are in setup. Setup starts after every owner has signed the agreement.
        </AccountPageHeader>
        <Stack $gap="s24">
          {homes.length > 0 && <OwnedHomeList title="Your homes" homes={homes} />}
          <MoreHomes />
          <Row>
            <ButtonLink href={routes.homeowner.onboard({ at: PROPERTY_ADDRESS })}>Add a home</ButtonLink>
          </Row>
        </Stack>
      </>
    );
  return (
    <>
      <AccountPageHeader title={label ? `${label}: which home?` : 'Continue the setup'}>
        Everything you entered is saved.
      </AccountPageHeader>
      <Row>
        {inSetup.map(({ id, streetAddress }) => (
          <ButtonLink key={id} href={hrefOf(id)}>
            {streetAddress}
          </ButtonLink>
        ))}
      </Row>
    </>
  );
}
