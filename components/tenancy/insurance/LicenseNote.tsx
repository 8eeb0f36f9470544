import { Notice } from '@/components/ui/feedback/Notice';
import { Link } from '@/components/ui/navigation/Link';
import { routes } from '@/contract/routes';
import type { HomeInsurance } from '@/contract/tenancy/insurance/endpoints';
import { stateName } from '@/lib/regions/states';

/** Under which license we speak of a policy here, or that we hold none and sell none. */
export function LicenseNote({ license, state }: Pick<HomeInsurance, 'license' | 'state'>) {
  if (!license)
    return (
      <Notice tone="info" title={`We don’t sell insurance in ${stateName(state)}`}>
        We hold no insurance license there. What you see is our own estimate. A licensed agent can make you an offer.{' '}
        <Link href={routes.licenses()}>Licenses by state</Link>
      </Notice>
    );
  return (
    <Notice tone="info" title="An estimate, not an offer">
      {license.holder}, {license.license}, {license.state} license {license.number}. A licensed person makes the offer,
      and nothing is bound before you agree to it.
    </Notice>
  );
}
