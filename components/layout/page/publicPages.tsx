import type { ComponentType } from 'react';
import { OtherDuty } from '@/components/layout/errorPages/OtherDuty';
import type { HeaderVariant } from '@/components/layout/Header/Header';
import type { Route, RouteParams } from '@/contract/routes';
import type { PageProps } from '@/lib/page/public.server';

/** What a screen is given: the parameters of its route, and the origin for canonical addresses. */
export type ScreenProps<R> = RouteParams<R> & { readonly siteUrl: string };

/** How the chrome around a page looks; read by pages/_app.tsx. */
export interface PageChrome {
  readonly header?: HeaderVariant;
  readonly regionPage?: boolean;
  /** A page where people do something, such as a question or a signature: no way to the pages that describe us. */
  readonly slim?: boolean;
  /** The page brings its own; the Studio does. */
  readonly withoutChrome?: boolean;
}

export type PageWithChrome = ComponentType<PageProps> & { chrome?: PageChrome };

/** A page that anybody may see. A page names its route and its screen; everything else is here. */
export function createPublicPage<R extends Route>(
  _route: R,
  Screen: ComponentType<ScreenProps<R>>,
  chrome: PageChrome = {},
): PageWithChrome {
  function Page({ params, siteUrl, otherDuty }: PageProps) {
    const given = { ...params, siteUrl } as unknown as ScreenProps<R>;
    return otherDuty ? <OtherDuty /> : <Screen {...given} />;
  }
  return Object.assign(Page, { chrome });
}
