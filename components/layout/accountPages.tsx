import type { ComponentType } from 'react';
import type { PageProps } from '@/lib/page/public.server';
import type { Route } from '@/lib/routes';
import { AccountShell } from './AccountShell';
import type { ScreenProps, PageWithChrome } from './pages';

/** A page of the account area: its screen stands in the shell with the navigation of whoever is signed in. */
export function createAccountPage<R extends Route>(route: R, Screen: ComponentType<ScreenProps<R>>): PageWithChrome {
  function Page({ params, siteUrl }: PageProps) {
    const given = { ...params, siteUrl } as unknown as ScreenProps<R>;
    return (
      <AccountShell pattern={route.pattern}>
        <Screen {...given} />
      </AccountShell>
    );
  }
  return Object.assign(Page, { chrome: {} });
}
