// Listings in the XML that Zillow, Trulia, and HotPads read, version 2.1 of the Rental Listing Bulk Feed Guide of Zillow.
import type { Settings } from '@/contract/account/settings/endpoints';
import type { FeedHome } from '@/contract/homes/listingFeeds/endpoints';
import { xmlElement, xmlText } from '@/lib/format/xml';
import { homeHref, laundryLabels } from '@/lib/labels/home.labels';
import { imageUrl } from '@/lib/media/images';
import { absoluteUrl } from '@/lib/routing/absoluteUrl';

const COMPANY_ID = 'belong';
const PHOTO_WIDTH = 1600;
/** Letters of a caption that portals show. */
const MAX_CAPTION = 250;

const propertyTypes: Record<FeedHome['type'], string> = {
  house: 'HOUSE',
  adu: 'HOUSE',
  townhouse: 'TOWNHOUSE',
  condo: 'CONDO',
  apartment: 'CONDO',
  multi: 'CONDO',
};

/** Whole dollars where there are no cents, as the guide asks for. */
const dollars = (cents: number) => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2));

const optional = (name: string, value: string | number | null | undefined) =>
  value === null || value === undefined || value === '' ? '' : xmlElement(name, String(value));

const tag = (type: string, value: string | null) =>
  value ? `<ListingTag type="${type}">${xmlElement('tag', value)}</ListingTag>` : '';

/** 2.5 baths are two full ones and a half one. */
function baths(count: number): string {
  const full = Math.floor(count);
  return xmlElement('numFullBaths', String(full)) + xmlElement('numHalfBaths', count > full ? '1' : '0');
}

function pets({ pets: policy }: FeedHome): string {
  const one = (type: 'cats' | 'dogs') => {
    const isAllowed = policy === type || policy === 'catsAndDogs';
    return `<pet>${xmlElement('petType', type)}${xmlElement('allowed', String(isAllowed))}</pet>`;
  };
  return `<pets>${one('cats')}${one('dogs')}</pets>`;
}

interface FeedFee {
  cents: number;
  type: 'applicationFee' | 'securityDeposit' | 'petRent' | 'customFee';
  name?: string;
  timing: 'atApplication' | 'moveIn' | 'monthly';
  isRequired: boolean;
  isRefundable: boolean;
}

function fee({ cents, type, name, timing, isRequired, isRefundable }: FeedFee): string {
  return [
    `<fee><feeCalculationType value="${dollars(cents)}" valueType="flatFee"/>`,
    xmlElement('feeType', type),
    optional('feeName', name),
    xmlElement('feeTimingType', timing),
    xmlElement('feeRequirementType', isRequired ? 'mandatory' : 'optional'),
    xmlElement('feeRefundableType', isRefundable ? 'refundable' : 'nonRefundable'),
    '</fee>',
  ].join('');
}

/** Every charge beside the rent: what an application costs, the deposit, and each fee of the listing. */
function fees({ applicationFeeCents, depositCents, fees: listed }: FeedHome): string {
  const all: FeedFee[] = [
    {
      cents: applicationFeeCents,
      type: 'applicationFee',
      timing: 'atApplication',
      isRequired: true,
      isRefundable: false,
    },
    { cents: depositCents, type: 'securityDeposit', timing: 'moveIn', isRequired: true, isRefundable: true },
    ...listed.map(
      ({ cents, kind, name, every, required }): FeedFee => ({
        cents,
        type: kind === 'pet_rent' ? 'petRent' : 'customFee',
        name,
        timing: every === 'month' ? 'monthly' : 'moveIn',
        isRequired: required,
        isRefundable: false,
      }),
    ),
  ];
  const charged = all.filter(({ cents }) => cents > 0);
  return charged.length > 0 ? `<fees>${charged.map(fee).join('')}</fees>` : '';
}

/** One home as a `Listing`. Amounts are in dollars, dates local to the home, `lastUpdated` in UTC. */
export function hotPadsListing(home: FeedHome, siteUrl: string, settings: Settings): string {
  const photos = home.pictures.map(
    ({ id, alt }) =>
      `<ListingPhoto source="${xmlText(absoluteUrl(siteUrl, imageUrl(id, { w: PHOTO_WIDTH })))}">${optional('caption', alt.slice(0, MAX_CAPTION))}</ListingPhoto>`,
  );
  const shortest = Math.min(...home.leaseMonths);
  return [
    `<Listing id="${home.id}" type="RENTAL" companyId="${COMPANY_ID}" propertyType="${propertyTypes[home.type]}">`,
    optional('name', home.headline),
    optional('unit', home.unit),
    `<street hide="false">${xmlText(home.street)}</street>`,
    xmlElement('city', home.city),
    xmlElement('state', home.state),
    xmlElement('zip', home.zipcode),
    xmlElement('country', 'US'),
    xmlElement('latitude', String(home.lat)),
    xmlElement('longitude', String(home.lng)),
    xmlElement('lastUpdated', home.updatedAt),
    xmlElement('contactName', 'Belong'),
    optional('contactEmail', settings.supportEmail),
    optional('contactPhone', settings.supportPhone),
    optional('contactTimes', settings.supportHours),
    xmlElement('description', home.description),
    Number.isFinite(shortest) ? xmlElement('leaseTerm', `${shortest} months`) : '',
    xmlElement('website', absoluteUrl(siteUrl, homeHref(home))),
    tag('LAUNDRY', home.laundry === 'none' ? null : laundryLabels[home.laundry]),
    tag('HEATING_SYSTEM', home.heating),
    tag('YEAR_BUILT', home.yearBuilt === null ? null : String(home.yearBuilt)),
    ...home.features.map((feature) => tag('PROPERTY_AMENITY', feature)),
    ...home.utilities.filter(({ paidBy }) => paidBy === 'homeowner').map(({ name }) => tag('RENT_INCLUDES', name)),
    pets(home),
    fees(home),
    ...photos,
    xmlElement('price', dollars(home.rentCents)),
    xmlElement('pricingFrequency', 'MONTH'),
    xmlElement('deposit', dollars(home.depositCents)),
    xmlElement('numBedrooms', String(home.beds)),
    baths(home.baths),
    optional('squareFeet', home.sqft),
    xmlElement('dateAvailable', home.availableOn),
    '</Listing>',
  ].join('');
}

export const hotPadsStart = (siteUrl: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>\n<hotPadsItems version="2.1">',
    `<Company id="${COMPANY_ID}">${xmlElement('name', 'Belong')}${xmlElement('website', absoluteUrl(siteUrl, '/'))}</Company>\n`,
  ].join('');

export const hotPadsEnd = '</hotPadsItems>\n';
