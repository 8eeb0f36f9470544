/** The parts of a home’s page, by the names that its address can end in, in the order they stand. */
export const homePageSections = [
  { id: 'photos', words: 'Pictures' },
  { id: 'overview', words: 'About' },
  { id: 'costs', words: 'Costs' },
  { id: 'facts', words: 'What it has' },
  { id: 'lease', words: 'Lease' },
  { id: 'qualify', words: 'Qualifying' },
  { id: 'neighborhood', words: 'Where it is' },
  { id: 'similar', words: 'Others like it' },
] as const;

export type HomePageSection = (typeof homePageSections)[number]['id'];
