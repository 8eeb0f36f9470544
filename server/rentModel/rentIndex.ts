/** The usual rent of a region by month, as stored: the first month, a rent each, and the last day listings were seen. */
export interface StoredIndex {
  firstMonth: string;
  regions: Record<string, { rents: string; lastDay: string }>;
}

const monthNumber = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

/** Tells the level of rents that the model multiplies by; months outside the table have its nearest one, what is no day its last. */
export class RentIndex {
  readonly #first: number;
  readonly #rents: Map<string, number[]>;
  readonly #lastDays: Map<string, number>;

  constructor({ firstMonth, regions }: StoredIndex) {
    const each = Object.entries(regions);
    this.#first = monthNumber(firstMonth);
    this.#rents = new Map(each.map(([name, { rents }]) => [name, rents.split(' ').map(Number)]));
    this.#lastDays = new Map(each.map(([name, { lastDay }]) => [name, Date.parse(lastDay)]));
  }

  at(region: string, date: string): number {
    const rents = this.#rents.get(region) ?? this.#rents.get('other') ?? [];
    const month = monthNumber(date) - this.#first;
    const last = rents.length - 1;
    const at = Number.isNaN(month) ? last : Math.min(last, Math.max(0, month));
    return rents[at] ?? Number.NaN;
  }

  /** The date in milliseconds, but no later than the region's listings: what trees learnt of later days, they learnt elsewhere. */
  lastKnownDay(region: string, date: string): number {
    const last = this.#lastDays.get(region) ?? this.#lastDays.get('other') ?? Number.POSITIVE_INFINITY;
    return Math.min(last, Date.parse(date.slice(0, 10)));
  }
}
