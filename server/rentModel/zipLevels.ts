// Public figures by ZIP Code: its middle, HUD's fair market rent for 0 to 4 bedrooms, and Zillow's usual rent.
import { fromBase64 } from './base64';

/** One string of base64 per column: thousandths of a degree, dollars (0 where unknown), five fair rents a ZIP Code. */
export interface StoredZips {
  zip: string;
  lat: string;
  lon: string;
  fair: string;
  rent: string;
}

/** Logarithms of rents, NaN where unknown. */
interface Levels {
  fair: Float64Array;
  rent: number;
}

interface Zip extends Levels {
  lat: number;
  lon: number;
}

const NEAR_KM = 5;
const KM_PER_DEGREE = 111.2;
const unknown: Levels = { fair: new Float64Array(5).fill(Number.NaN), rent: Number.NaN };

const tenth = (degrees: number) => Math.floor(degrees * 10);
const keyOf = (row: number, column: number) => row * 10_000 + column;
const log = (rent: number) => (rent > 0 ? Math.log(rent) : Number.NaN);
const code = (zip: number) => String(zip).padStart(5, '0');

function mean(values: number[]): number {
  const known = values.filter((value) => !Number.isNaN(value));
  return known.reduce((sum, value) => sum + value, 0) / known.length;
}

export class ZipLevels {
  readonly #byCode = new Map<string, Zip>();
  readonly #byCell = new Map<number, Zip[]>();

  constructor(stored: StoredZips) {
    const lat = new Int32Array(fromBase64(stored.lat));
    const lon = new Int32Array(fromBase64(stored.lon));
    const fair = new Uint16Array(fromBase64(stored.fair));
    const rent = new Uint16Array(fromBase64(stored.rent));
    new Uint32Array(fromBase64(stored.zip)).forEach((zip, n) => {
      this.#add(code(zip), {
        lat: Number(lat[n]) / 1000,
        lon: Number(lon[n]) / 1000,
        fair: Float64Array.from(fair.subarray(n * 5, n * 5 + 5), log),
        rent: log(Number(rent[n])),
      });
    });
  }

  #add(zip: string, levels: Zip): void {
    this.#byCode.set(zip, levels);
    const key = keyOf(tenth(levels.lat), tenth(levels.lon));
    const there = this.#byCell.get(key);
    if (there) there.push(levels);
    else this.#byCell.set(key, [levels]);
  }

  median(zip: string): [number, number] | undefined {
    const found = this.#byCode.get(zip);
    return found && [found.lat, found.lon];
  }

  /** The levels of a ZIP Code; what it does not tell comes from those around the place. */
  levelsAt(zip: string | null, lat: number, lon: number): Levels {
    const own = zip === null ? undefined : this.#byCode.get(zip);
    if (own && !Number.isNaN(own.rent)) return own;
    const around = this.#around(lat, lon);
    return own ? { fair: own.fair, rent: around.rent } : around;
  }

  /** The mean of the ZIP Codes within 5 km; where none is, the nearest of those within sight. */
  #around(lat: number, lon: number): Levels {
    const inSight = this.#inSight(lat, lon).map((zip) => ({ zip, away: distance(zip, lat, lon) }));
    const near = inSight.filter(({ away }) => away <= NEAR_KM);
    if (near.length > 0)
      return {
        fair: Float64Array.from(unknown.fair, (_, beds) => mean(near.map(({ zip }) => zip.fair[beds] as number))),
        rent: mean(near.map(({ zip }) => zip.rent)),
      };
    const [nearest] = inSight.sort((one, other) => one.away - other.away);
    return nearest ? { fair: nearest.zip.fair, rent: Number.NaN } : unknown;
  }

  #inSight(lat: number, lon: number): Zip[] {
    const [row, column] = [tenth(lat), tenth(lon)];
    const steps = [-1, 0, 1];
    return steps.flatMap((up) => steps.flatMap((right) => this.#byCell.get(keyOf(row + up, column + right)) ?? []));
  }
}

function distance(zip: Zip, lat: number, lon: number): number {
  const east = (zip.lon - lon) * Math.cos((lat * Math.PI) / 180);
  return Math.hypot(zip.lat - lat, east) * KM_PER_DEGREE;
}
