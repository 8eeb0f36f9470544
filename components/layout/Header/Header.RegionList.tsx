import { useRouter } from 'next/router';
import styled from 'styled-components';
import { pageInRegion } from '@/components/layout/Header/pageInRegion';
import { groupByState } from '@/components/layout/Header/regionGroups';
import { Button } from '@/components/ui/actions/Button';
import { CheckIcon } from '@/components/ui/icons/interfaceIcons';
import { Text } from '@/components/ui/text/Text';
import { regions } from '@/contract/homes/regions/endpoints';
import { useApi } from '@/hooks/useApi';
import { builtInRegions } from '@/lib/regions/builtInRegions';
import { noRegion, pickRegion } from '@/lib/regions/region';
import { stateName } from '@/lib/regions/states';
import { setRegion, useStore } from '@/lib/store';
import { hovering } from '@/styles/media';
import { plainButton, plainList } from '@/styles/mixins';
import { color, radius, space, weight } from '@/styles/tokens';

const List = styled.ul`
  ${plainList}
  min-width: 15rem;
`;

const Option = styled.button`
  ${plainButton}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s16};
  width: 100%;
  min-height: 2.75rem;
  padding-inline: ${space.s12};
  border-radius: ${radius.control};

  &:disabled {
    color: ${color.inkFaint};
    cursor: default;
  }

  &[aria-pressed="true"] {
    color: ${color.brand};
    font-weight: ${weight.semibold};
  }

  ${hovering} {
    &:hover {
      background: ${color.brandWash};
    }
  }
`;

const State = styled(Text)`
  padding: ${space.s12} ${space.s12} ${space.s4};
`;

/** The regions we serve, by state. */
export function RegionList({ onSelect }: { readonly onSelect: () => void }) {
  const { data, isPending, failureCount, error, refetch } = useApi(regions.listRegions);
  const picked = useStore((state) => state.region);
  const router = useRouter();
  // Retries do not delay the list: known regions show after the first failure.
  const isKnown = !isPending || failureCount > 0;
  if (!isKnown) return <Text $tone="soft">Loading regions…</Text>;
  const groups = groupByState(data ?? builtInRegions).all;
  if (groups.length === 0) return <Text>No regions are available right now.</Text>;
  const pick = (region: typeof picked) => {
    setRegion(region);
    onSelect();
    const page = pageInRegion(router, region.region);
    if (page) void router.push(page);
  };
  return (
    <>
      {(error || isPending) && (
        <div role="status">
          <Text $tone="soft">This list may be out of date.</Text>
          <Button tone="link" onClick={() => refetch()}>
            Try again
          </Button>
        </div>
      )}
      {groups.map(({ state, regions: members }) => (
        <section key={state} aria-label={stateName(state)}>
          {state !== 'NA' && (
            <State $size="small" $tone="faint" $weight="semibold" aria-hidden="true">
              {stateName(state)}
            </State>
          )}
          <List>
            {members.map((region) => (
              <li key={region.id}>
                <Option
                  type="button"
                  disabled={region.status !== 'Active'}
                  aria-pressed={picked.name !== '' && picked.id === region.id}
                  onClick={() => pick(pickRegion(region))}
                >
                  {region.name}
                  {region.status !== 'Active' && <Text as="span">Not open yet</Text>}
                  {picked.name !== '' && picked.id === region.id && <CheckIcon size={16} />}
                </Option>
              </li>
            ))}
          </List>
        </section>
      ))}
      {picked.name !== '' && (
        <Button tone="link" onClick={() => pick(noRegion)}>
          Clear my region
        </Button>
      )}
    </>
  );
}
