import type { ComponentType } from 'react';
import { useHydrated } from '@/hooks/useHydrated';

const Nothing = () => null;

/**
 * A part that only browsers draw: `clientOnly(dynamic(() => import('./Part'), { ssr: false }))`. Its file may arrive while
 * React still hydrates what stands around it, and `dynamic` would draw it at once, where the server sent `Loading`: React
 * would then throw away the HTML of the server.
 */
export function clientOnly<Props extends object>(
  Part: ComponentType<Props>,
  Loading: ComponentType = Nothing,
): ComponentType<Props> {
  return function ClientOnly(props: Props) {
    return useHydrated() ? <Part {...props} /> : <Loading />;
  };
}
