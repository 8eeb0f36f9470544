import type { HomeType } from '@/contract/homes/homes/endpoints';
import figures from './rentFigures.json';

interface Figures {
  base: number;
  beds: number[];
  usualSqft: number[];
  types: Record<HomeType, number>;
  sqft: number;
  baths: number;
  decade: number;
  inUnit: number;
  garage: number;
  furnished: number;
  pool: number;
  cities: Record<string, number>;
  zips: Record<string, number>;
}

const USUAL_BATHS = [1, 1, 2, 2, 2.5, 3, 4];
const regions: Record<string, Figures> = figures.regions;

export interface Shape {
  type: HomeType;
  beds: number;
  baths: number;
  sqft: number;
  yearBuilt: number;
  inUnit: boolean;
  garage: boolean;
  furnished: boolean;
  pool: boolean;
}

function figuresOf(region: string): Figures {
  const found = regions[region];
  if (!found) throw new RangeError(`There are no rent figures for ${region}`);
  return found;
}

/** The usual size of a home with so many bedrooms there. */
export const usualSqft = (region: string, beds: number) => figuresOf(region).usualSqft[beds] ?? 3000;

/** What such a home usually rents for, in dollars a month, by the fitted figures. */
export function usualRent(region: string, city: string, zip: string, home: Shape): number {
  const at = figuresOf(region);
  const beds = Math.min(home.beds, 6);
  const place = at.zips[zip] ?? at.cities[city] ?? 0;
  return Math.exp(
    at.base +
      (at.beds[beds] ?? 0) +
      at.sqft * Math.log(home.sqft / usualSqft(region, beds)) +
      at.baths * (home.baths - (USUAL_BATHS[beds] ?? 4)) +
      at.types[home.type] +
      at.decade * Math.max(-6, Math.min(5, (home.yearBuilt - 1975) / 10)) +
      (home.inUnit ? at.inUnit : 0) +
      (home.garage ? Math.max(0, at.garage) : 0) +
      (home.furnished ? at.furnished : 0) +
      (home.pool ? at.pool : 0) +
      place,
  );
}

/** A rent people would ask: to the nearest 25 dollars, often just below a hundred. */
export function askedRent(dollars: number, justBelow: boolean): number {
  const rounded = Math.max(900, Math.round(dollars / 25) * 25);
  return (justBelow ? Math.round(rounded / 100) * 100 - 5 : rounded) * 100;
}
