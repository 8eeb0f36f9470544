import { endpoint, resource } from '@/contract/endpoint';
import type { houseGuidesSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** How a home works, for those who live in it. */
export const houseGuides = resource<typeof houseGuidesSchemas>('houseGuides')({
  getHouseGuide: endpoint('GET', '/homes/:homeId/house-guide', {
    summary: 'The house guide of a home, for its residents, its owners, and our team',
    access: 'signedIn',
  }),
  changeHouseGuide: endpoint('PUT', '/homes/:homeId/house-guide', {
    summary: 'An owner or our team writes topics of the house guide',
    access: 'signedIn',
    rate: 'write',
    audit: 'home.guide_changed',
  }),
});
