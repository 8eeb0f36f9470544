import type { ComponentType } from 'react';
import type { Route } from '@/contract/routes';
import type { FormResult } from '@/lib/forms/formResult';
import type { PageProps } from '@/lib/page/public.server';
import type { ScreenProps } from './publicPages';

/** Shows homes beside a form about one of them. */
export type SimilarHomesComponent = ComponentType<{ readonly homeId: string }>;

interface FormPageProps extends PageProps {
  readonly filled: FormResult | null;
}

/**
 * A page with a form that works without scripts: its screen is also given what was posted, if anything was. `Homes` is what
 * another feature shows within it: pages may know both.
 */
export function formPage<R extends Route>(
  _route: R,
  Screen: ComponentType<
    ScreenProps<R> & { readonly filled: FormResult | null; readonly Homes?: SimilarHomesComponent }
  >,
  Homes?: SimilarHomesComponent,
) {
  function Page({ params, siteUrl, filled }: FormPageProps) {
    const given = { ...params, siteUrl, filled } as unknown as ScreenProps<R> & { filled: FormResult | null };
    const part = Homes ? { Homes } : {};
    // What is posted is drawn at the same address: the form begins again with it.
    return <Screen {...given} {...part} />;
  }
  return Page;
}
