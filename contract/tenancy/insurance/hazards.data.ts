// How likely hazards are around a home, by the first three digits of its ZIP code (a sorting area of the Postal Service,
// about a county). Entered from general knowledge of what these maps say of each area: no address was looked up on a map,
// so the page asks readers to look theirs up, and no legal disclosure rests on it.
import type { Hazard, HazardLevel } from './constants';

/** The maps behind the general picture, where to look up an address, and the local day it was entered. */
export const hazardSources: Readonly<Record<Hazard, { readonly map: string; readonly lookUp: string }>> = {
  earthquake: { map: 'USGS National Seismic Hazard Model, 2023', lookUp: 'https://earthquake.usgs.gov/hazards' },
  flood: { map: 'FEMA National Risk Index, 2023', lookUp: 'https://msc.fema.gov' },
  wildfire: {
    map: 'CAL FIRE Fire Hazard Severity Zones, 2025, and USFS Wildfire Risk to Communities, 2024',
    lookUp: 'https://wildfirerisk.org',
  },
  wind: {
    map: 'FEMA National Risk Index, 2023 (hurricane and strong wind)',
    lookUp: 'https://hazards.fema.gov/nri/map',
  },
};
export const HAZARDS_ENTERED_ON = '2026-11-25';

type Levels = Readonly<Record<Hazard, HazardLevel>>;
const levels = (earthquake: HazardLevel, flood: HazardLevel, wildfire: HazardLevel, wind: HazardLevel): Levels => ({
  earthquake,
  flood,
  wildfire,
  wind,
});

const bay = levels('high', 'moderate', 'low', 'low');
const bayHills = levels('high', 'moderate', 'high', 'low');
const bayValley = levels('high', 'moderate', 'moderate', 'low');
const basin = levels('high', 'moderate', 'moderate', 'low');
const foothills = levels('high', 'moderate', 'high', 'low');
const beachCities = levels('high', 'moderate', 'low', 'low');
const puget = levels('high', 'moderate', 'low', 'moderate');
const southFlorida = levels('low', 'high', 'low', 'high');
const capital = levels('low', 'moderate', 'low', 'moderate');

export const hazardsByArea: Readonly<Record<string, Levels>> = {
  // Bay Area: San Francisco and the Peninsula, the East Bay, Marin and Sonoma, San Jose.
  '940': bayValley,
  '941': bay,
  '943': bayValley,
  '944': bayValley,
  '945': bayHills,
  '946': bayHills,
  '947': bayHills,
  '948': bayValley,
  '949': bayHills,
  '950': bayValley,
  '951': bayValley,
  '954': bayHills,
  // Los Angeles, from the basin to the foothills and Ventura.
  '900': basin,
  '901': basin,
  '902': foothills,
  '903': beachCities,
  '904': beachCities,
  '905': beachCities,
  '906': basin,
  '907': beachCities,
  '908': beachCities,
  '910': foothills,
  '911': foothills,
  '912': foothills,
  '913': foothills,
  '914': basin,
  '915': foothills,
  '916': basin,
  '917': foothills,
  '918': basin,
  '930': foothills,
  // Orange County and San Diego.
  '926': foothills,
  '927': basin,
  '928': foothills,
  '919': levels('moderate', 'moderate', 'high', 'low'),
  '920': levels('moderate', 'moderate', 'high', 'low'),
  '921': levels('high', 'moderate', 'high', 'low'),
  // Puget Sound.
  '980': levels('high', 'moderate', 'moderate', 'moderate'),
  '981': puget,
  '982': puget,
  '983': puget,
  '984': puget,
  // South Florida.
  '330': southFlorida,
  '331': southFlorida,
  '333': southFlorida,
  '334': southFlorida,
  // Northern Virginia.
  '201': capital,
  '220': capital,
  '221': capital,
  '222': capital,
  '223': capital,
};
