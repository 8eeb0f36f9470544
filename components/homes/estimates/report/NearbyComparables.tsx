import dynamic from 'next/dynamic';
import { useCallback, useRef, useState } from 'react';
import styled from 'styled-components';
import { clientOnly } from '@/components/layout/page/clientOnly';
import { Stack } from '@/components/ui/layout/Stack';
import { useNearViewport } from '@/components/ui/media/useNearViewport';
import { Text } from '@/components/ui/text/Text';
import type { EstimateReport } from '@/contract/homes/estimates/endpoints';
import { regions } from '@/contract/homes/regions/endpoints';
import { useApi } from '@/hooks/useApi';
import { color, radius } from '@/styles/tokens';
import { ComparableList } from './ComparableList';

const ComparablesMap = clientOnly(
  dynamic(() => import('./ComparablesMap').then((file) => file.ComparablesMap), { ssr: false }),
);

const Frame = styled.div`
  position: relative;
  height: clamp(16rem, 40vw, 26rem);
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${color.sunken};
`;

const exactMatchLabel = {
  exact: '',
  street: 'on its street',
  zip: 'at the center of its ZIP code',
  city: 'at the center of its city',
};

/** The comparable homes on the map, once one comes near it, and as the list that says all of it. */
export function NearbyComparables({ report }: { readonly report: EstimateReport }) {
  const frame = useRef<HTMLDivElement>(null);
  const [isNearViewport, setNearViewport] = useState(false);
  const [failed, setFailed] = useState(false);
  const { data } = useApi(regions.listRegions);
  const { address, comparables } = report;
  const region = data?.find(({ id }) => id === address.regionId)?.slug;
  const where = exactMatchLabel[address.precision];
  useNearViewport(
    frame,
    useCallback(() => setNearViewport(true), []),
    region !== undefined,
  );
  return (
    <Stack $gap="s24">
      {region && !failed && (
        <Stack $gap="s8">
          <Frame ref={frame} role="group" aria-label="Map of your home and the homes below">
            {isNearViewport && <ComparablesMap report={report} region={region} onFail={() => setFailed(true)} />}
          </Frame>
          {where && (
            <Text $size="small" $tone="soft">
              Your home is shown {where}, based on the address we have.
            </Text>
          )}
        </Stack>
      )}
      <ComparableList comparables={comparables} />
    </Stack>
  );
}
