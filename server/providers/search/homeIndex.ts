// A search engine beside the database: it answers ids and counts, and the rows always come from the database.

/** What an engine knows of a home on the market. */
export interface IndexedHome {
  id: string;
  regionId: number;
  cityId: number;
  neighborhood: string;
  zipcode: string;
  lat: number;
  lng: number;
  rentCents: number;
  beds: number;
  baths: number;
  sqft: number;
  type: string;
  pets: string;
  laundry: string;
  parking: string;
  airConditioning: boolean;
  furnished: boolean;
  accessible: boolean;
  features: string[];
  leaseMonths: number[];
  /** 20261201 */
  availableOn: number;
  /** 0 where nobody approves. */
  hoaApprovalDays: number;
  /** Seconds since the epoch. */
  listedAt: number;
}

export type IndexField = Exclude<keyof IndexedHome, 'id'>;

/** All of them hold. Of a list, one entry meets it. */
export type IndexCondition =
  | { field: IndexField; is: '=' | '>' | '>=' | '<' | '<='; value: number | string | boolean }
  | { field: IndexField; is: 'in'; values: readonly string[] };

export interface IndexQuery {
  conditions: readonly IndexCondition[];
  order: { field: IndexField; direction: 'asc' | 'desc' };
  /** From 1. */
  page: number;
  limit: number;
}

export interface HomeIndex {
  /** Changes with what is stored of a home: then another one is filled, and takes the place of this one. */
  readonly name: string;
  /** Makes it unless it is there; true where it is new, and so empty. */
  create: () => Promise<boolean>;
  /** May be repeated. */
  write: (homes: readonly IndexedHome[], gone: readonly string[]) => Promise<void>;
  /** From now on searches ask this one. */
  publish: () => Promise<void>;
  find: (query: IndexQuery) => Promise<{ ids: string[]; total: number }>;
}
