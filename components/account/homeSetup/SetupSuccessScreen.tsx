import { AccountPageHeader } from '@/components/account/shared/AccountPageHeader';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Row } from '@/components/ui/layout/Row';
import { routes } from '@/lib/routing/routes';

/** …/setup-flow/success: what comes next. */
export function SetupSuccessScreen({ propertyId }: { readonly propertyId: string }) {
  return (
    <>
      <AccountPageHeader title="Setup is done">
        The inspection is next. Choose a time. We’ll look at every room, then send you a proposal with prices.
      </AccountPageHeader>
      <Row>
        <ButtonLink href={routes.accounts.at({ at: `portfolio/properties/${propertyId}` })}>
          Choose an inspection time
        </ButtonLink>
      </Row>
    </>
  );
}
