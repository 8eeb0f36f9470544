import type { Region } from '@/contract/homes/regions/endpoints';

export interface StateGroup {
  state: string;
  regions: Region[];
}

/** The regions we serve, by state; All Cities and its like (no state) come first. Regions with status Other are left out. */
export function groupByState(regions: readonly Region[]): { all: StateGroup[]; active: StateGroup[] } {
  const served = regions.filter((region) => region.status !== 'Other');
  return { all: groupRegions(served), active: groupRegions(served.filter((region) => region.status === 'Active')) };
}

function groupRegions(regions: readonly Region[]): StateGroup[] {
  const states = [...new Set(regions.map((region) => region.state))];
  return states.map((state) => ({ state, regions: regions.filter((region) => region.state === state) }));
}
