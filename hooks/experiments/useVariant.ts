import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect } from 'react';
import type { FlagKey, VariantOf } from '@/contract/platform/flags/constants';
import { recordExposure } from '@/lib/tracking/exposures';

/** Flag → variant, as the page was rendered with them. */
export const VariantContext = createContext<Readonly<Record<string, string>>>({});

/**
 * The variant this page was rendered with where it is not the default, which is undefined. Anyone who takes part in an
 * experiment is counted as having seen it.
 */
export function useVariant<K extends FlagKey>(key: K): VariantOf<K> | undefined {
  const queries = useQueryClient();
  const variant = useContext(VariantContext)[key] as VariantOf<K> | undefined;
  useEffect(() => {
    const api = queries.getDefaultOptions().queries?.meta?.api;
    if (api) void recordExposure(api, key);
  }, [queries, key]);
  return variant;
}
