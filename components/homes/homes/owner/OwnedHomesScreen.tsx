import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';
import { GetStarted } from '@/components/layout/account/GetStarted';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { account } from '@/contract/account/account/endpoints';
import { todos } from '@/contract/account/todos/endpoints';
import { routes } from '@/contract/routes';
import { useAccountHomes } from '@/hooks/useAccountHomes';
import { useApi } from '@/hooks/useApi';
import { MoreHomes } from './MoreHomes';
import { OwnedHomeList } from './OwnedHomeList';

/** Every home of an owner. */
export function OwnedHomesScreen() {
  const { data } = useApi(account.getAccount);
  const { homes } = useAccountHomes();
  const { data: steps } = useApi(todos.listTodos);
  return (
    <>
      <AccountPageHeader
        title="Your homes"
        actions={
          homes.length > 0 && (
            <ButtonLink href={routes.homeowners.all()} tone="secondary" size="small">
              Add a home
            </ButtonLink>
          )
        }
      >
        See the status of each home and what comes next.
      </AccountPageHeader>
      {homes.length > 0 ? (
        <OwnedHomeList title="All homes" homes={homes} todos={steps ?? []} />
      ) : (
        <GetStarted roles={data?.roles ?? []} />
      )}
      <MoreHomes />
    </>
  );
}
