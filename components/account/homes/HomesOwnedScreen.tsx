import { AccountTop } from '@/components/account/AccountTop';
import { Begin } from '@/components/account/overview/Begin';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { account } from '@/contract/account';
import { useApi } from '@/hooks/useApi';
import { routes } from '@/lib/routes';
import { HomeRows } from './HomeRows';

/** Every home of an owner. */
export function HomesOwnedScreen() {
  const { data } = useApi(account.getAccount);
  const homes = data?.homes ?? [];
  return (
    <>
      <AccountTop
        title="Your homes"
        actions={
          homes.length > 0 && (
            <ButtonLink href={routes.homeowners.all()} tone="secondary" size="small">
              Add a home
            </ButtonLink>
          )
        }
      >
        Each with where it stands and what comes next.
      </AccountTop>
      {homes.length > 0 ? <HomeRows title="All of them" homes={homes} /> : <Begin roles={data?.roles ?? []} />}
    </>
  );
}
