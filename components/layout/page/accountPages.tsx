import type { ComponentType } from 'react';
import { AccountShell } from '@/components/layout/AccountShell/AccountShell';
import { OtherDuty } from '@/components/layout/errorPages/OtherDuty';
import type { Route } from '@/contract/routes';
import type { PageProps } from '@/lib/page/public.server';
import type { PageWithChrome, ScreenProps } from './publicPages';

/** A page of the account area: its screen stands in the shell with the navigation of the person who is signed in. */
export function createAccountPage<R extends Route>(route: R, Screen: ComponentType<ScreenProps<R>>): PageWithChrome {
  function Page({ params, siteUrl, otherDuty }: PageProps) {
    const given = { ...params, siteUrl } as unknown as ScreenProps<R>;
    return <AccountShell pattern={route.pattern}>{otherDuty ? <OtherDuty /> : <Screen {...given} />}</AccountShell>;
  }
  return Object.assign(Page, { chrome: { slim: true } });
}
