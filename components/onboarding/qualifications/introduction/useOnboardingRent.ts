import { useQuery } from '@tanstack/react-query';
import type { Cents } from '@/contract/amounts/cents';
import type { PlacedAddress } from '@/contract/homes/addresses/schemas';
import { estimates, type RentPreviewInput } from '@/contract/homes/estimates/endpoints';
import { introduction } from '@/contract/platform/flows/definitions/introduction';
import { useFlow } from '@/hooks/useFlow';
import { apiQuery } from '@/lib/api/query';

/** What the onboarding knows of the rent: our range by the address and rooms, and the owner's own figure. */
export function useOnboardingRent() {
  const { ready, answers } = useFlow(introduction);
  const address = answers.address as PlacedAddress | undefined;
  const beds = answers.beds as RentPreviewInput['beds'] | undefined;
  const isServed = address !== undefined && address.regionId !== null;
  const body = { address, beds: beds ?? '2' } as RentPreviewInput;
  const preview = useQuery({
    ...apiQuery(estimates.previewRent, { body }),
    enabled: ready && isServed,
    staleTime: 600_000,
  });
  const range = preview.data?.range ?? null;
  const ownRent = (answers.leaseRent ?? answers.hopedRent) as Cents | undefined;
  return {
    address,
    beds,
    range,
    ownRent,
    isLeased: answers.leaseRent !== undefined,
    isServed,
    failed: preview.isError,
    retry: () => void preview.refetch(),
  };
}
