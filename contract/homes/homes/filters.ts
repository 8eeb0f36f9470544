// The registry of the filters that a home either meets or does not. An entry here is a whole filter: the schema, the URL
// parser, the control, the label, and the mismatch label follow from it; server/modules/homes/homes/filters.ts has the
// SQL. Filters with numbers, dates, and places are written by hand (docs/how-to/filter.md).

interface FeatureFilter {
  /** On the checkbox, and as the active filter. */
  readonly label: string;
  /** On a home that does not match. */
  readonly mismatch: string;
  /** Entries of a home's `features`; any one of them meets it. Without them, filters.ts has a condition by name. */
  readonly features?: readonly string[];
}

/** `?furnished=true`: the home must have it. */
export const FEATURE_FILTERS = {
  parking: { label: 'Parking', mismatch: 'No assigned parking' },
  ac: { label: 'Air conditioning', mismatch: 'No air conditioning' },
  furnished: { label: 'Furnished', mismatch: 'Unfurnished' },
  accessible: { label: 'Step-free', mismatch: 'Steps at the entrance' },
  evCharger: { label: 'EV charger', mismatch: 'No EV charger', features: ['EV charging'] },
  pool: { label: 'Pool', mismatch: 'No pool', features: ['Pool', 'Shared pool'] },
  yard: { label: 'Yard', mismatch: 'No yard', features: ['Yard', 'Fenced yard'] },
  fencedYard: { label: 'Fenced yard', mismatch: 'No fenced yard', features: ['Fenced yard'] },
  balcony: { label: 'Balcony', mismatch: 'No balcony', features: ['Balcony'] },
  patio: { label: 'Patio or deck', mismatch: 'No patio or deck', features: ['Patio or deck', 'Patio', 'Deck'] },
  dishwasher: { label: 'Dishwasher', mismatch: 'No dishwasher', features: ['Dishwasher'] },
  noCarpet: { label: 'No carpet', mismatch: 'May have carpet', features: ['No carpet'] },
  hardwood: { label: 'Hardwood floors', mismatch: 'No hardwood floors', features: ['Hardwood floors'] },
  groundFloor: { label: 'Ground floor', mismatch: 'Not on the ground floor', features: ['Ground floor'] },
  elevator: { label: 'Elevator', mismatch: 'No elevator', features: ['Elevator'] },
  fireplace: { label: 'Fireplace', mismatch: 'No fireplace', features: ['Fireplace'] },
  gym: { label: 'Gym', mismatch: 'No gym', features: ['Gym'] },
  oceanView: { label: 'Ocean view', mismatch: 'No ocean view', features: ['Ocean view'] },
} as const satisfies Record<string, FeatureFilter>;

interface ChoiceFilter {
  readonly legend: string;
  readonly options: Readonly<
    Record<
      string,
      {
        /** On the choice. */
        readonly label: string;
        /** As the active filter. */
        readonly active: string;
        readonly mismatch: string;
      }
    >
  >;
}

/** `?pets=dogs`: one of a few levels. */
export const CHOICE_FILTERS = {
  pets: {
    legend: 'Pets',
    options: {
      cats: { label: 'Cats', active: 'Cats welcome', mismatch: 'No cats' },
      dogs: { label: 'Dogs', active: 'Dogs welcome', mismatch: 'No dogs' },
      catsAndDogs: { label: 'Cats and dogs', active: 'Cats and dogs welcome', mismatch: 'Not both cats and dogs' },
    },
  },
  laundry: {
    legend: 'Laundry',
    options: {
      inUnit: { label: 'In the home', active: 'In-unit laundry', mismatch: 'No in-unit laundry' },
      onSite: { label: 'On site', active: 'Laundry in the building', mismatch: 'No laundry on site' },
    },
  },
  size: {
    legend: 'Square feet',
    options: {
      '500sqft': { label: '500+', active: '500+ sq ft', mismatch: 'Under 500 sq ft' },
      '750sqft': { label: '750+', active: '750+ sq ft', mismatch: 'Under 750 sq ft' },
      '1000sqft': { label: '1,000+', active: '1,000+ sq ft', mismatch: 'Under 1,000 sq ft' },
      '1500sqft': { label: '1,500+', active: '1,500+ sq ft', mismatch: 'Under 1,500 sq ft' },
      '2000sqft': { label: '2,000+', active: '2,000+ sq ft', mismatch: 'Under 2,000 sq ft' },
    },
  },
  leaseTerm: {
    legend: 'Lease length',
    options: {
      short: { label: 'Under 12 months', active: 'Lease under 12 months', mismatch: 'No lease under 12 months' },
      year: { label: '12 months', active: '12-month lease', mismatch: 'No 12-month lease' },
      long: { label: 'Over 12 months', active: 'Lease over 12 months', mismatch: 'No lease over 12 months' },
    },
  },
} as const satisfies Record<string, ChoiceFilter>;

export type FeatureFilterName = keyof typeof FEATURE_FILTERS;
/** Those that a home's list of features answers. */
export type ListedFeatureName = {
  [N in FeatureFilterName]: (typeof FEATURE_FILTERS)[N] extends { features: readonly string[] } ? N : never;
}[FeatureFilterName];
export type ChoiceFilterName = keyof typeof CHOICE_FILTERS;
export type ChoiceFilterValue<N extends ChoiceFilterName> = keyof (typeof CHOICE_FILTERS)[N]['options'] & string;

export const featureFilterNames = Object.keys(FEATURE_FILTERS) as FeatureFilterName[];
export const choiceFilterNames = Object.keys(CHOICE_FILTERS) as ChoiceFilterName[];

/** The values a choice may have. */
export const choiceValues = <N extends ChoiceFilterName>(name: N) =>
  Object.keys(CHOICE_FILTERS[name].options) as ChoiceFilterValue<N>[];

/** The label, active label, and mismatch label of a chosen value. */
export const choiceOption = (name: ChoiceFilterName, value: string): ChoiceFilter['options'][string] | undefined =>
  (CHOICE_FILTERS[name] as ChoiceFilter).options[value];
