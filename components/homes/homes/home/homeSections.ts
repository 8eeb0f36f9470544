/** The parts of a home’s page, by the names that its address can end in, in the order they stand. */
export const homePageSections = [
  { id: 'photos', words: 'Photos' },
  { id: 'overview', words: 'About' },
  { id: 'costs', words: 'Costs' },
  { id: 'facts', words: 'Amenities' },
  { id: 'lease', words: 'Lease' },
  { id: 'qualify', words: 'Requirements' },
  { id: 'neighborhood', words: 'Location' },
  { id: 'ask', words: 'Ask' },
  { id: 'similar', words: 'Similar homes' },
] as const;

export type HomePageSection = (typeof homePageSections)[number]['id'];
