// Work that people order and that is no repair: what is included, how long it takes, and what it costs.
import type { Trade } from '@/contract/care/pros/constants';
import type { Area } from '@/contract/care/workOrders/constants';

export interface ProService {
  readonly title: string;
  readonly summary: string;
  readonly included: readonly string[];
  readonly notIncluded: readonly string[];
  /** Fixed in cents, or null for a quote after the Pro has seen it. */
  readonly priceCents: number | null;
  /** What the price is for, such as “up to 2 bedrooms”. */
  readonly priceFor: string;
  readonly minutes: number;
  readonly trade: Trade;
  readonly area: Area;
  /** Changes the home itself: a resident needs the owner's consent. */
  readonly altersHome: boolean;
}

export const proServices = {
  cleaning: {
    title: 'Home cleaning',
    summary: 'A full clean of every room.',
    included: ['Kitchen and bathrooms', 'Floors and surfaces', 'Supplies'],
    notIncluded: ['Inside of the oven or fridge', 'Laundry'],
    priceCents: 18_900,
    priceFor: 'up to 2 bedrooms',
    minutes: 180,
    trade: 'cleaning',
    area: 'walls_and_floors',
    altersHome: false,
  },
  move_out_clean: {
    title: 'Move-out cleaning',
    summary: 'Ready for the walkthrough, with photos of each room.',
    included: ['Inside of appliances and cabinets', 'Windows inside', 'Photos of each room'],
    notIncluded: ['Carpet shampoo', 'Trash removal'],
    priceCents: 32_900,
    priceFor: 'up to 2 bedrooms',
    minutes: 300,
    trade: 'cleaning',
    area: 'walls_and_floors',
    altersHome: false,
  },
  painting: {
    title: 'Painting',
    summary: 'One room or the whole home, in the color you pick.',
    included: ['Patching small holes', 'Two coats', 'Covering floors and furniture'],
    notIncluded: ['Ceilings, unless quoted', 'Removing wallpaper'],
    priceCents: null,
    priceFor: 'by room and condition',
    minutes: 480,
    trade: 'painting',
    area: 'walls_and_floors',
    altersHome: true,
  },
  landscaping: {
    title: 'Yard work',
    summary: 'A one-time cleanup of the yard.',
    included: ['Mowing and edging', 'Trimming shrubs', 'Hauling away cuttings'],
    notIncluded: ['Tree removal', 'New plants'],
    priceCents: 22_500,
    priceFor: 'up to 3,000 sq ft of yard',
    minutes: 180,
    trade: 'landscaping',
    area: 'yard_and_outside',
    altersHome: false,
  },
  handyman: {
    title: 'Handyman visit',
    summary: 'Two hours for the small things on your list.',
    included: ['Two hours of work', 'Usual tools and screws'],
    notIncluded: ['Materials over $25', 'Electrical, gas, and plumbing work'],
    priceCents: 19_500,
    priceFor: '2 hours',
    minutes: 120,
    trade: 'handyman',
    area: 'walls_and_floors',
    altersHome: true,
  },
  locks: {
    title: 'Locks and keys',
    summary: 'New keys for the locks you have, or new locks.',
    included: ['Rekeying of up to 3 locks', 'Four keys'],
    notIncluded: ['New hardware'],
    priceCents: 16_500,
    priceFor: 'up to 3 locks',
    minutes: 60,
    trade: 'locksmith',
    area: 'doors_and_locks',
    altersHome: true,
  },
  furniture_assembly: {
    title: 'Furniture assembly',
    summary: 'Put together and in its place.',
    included: ['Assembly', 'Moving it within the room', 'Taking the boxes to your bin'],
    notIncluded: ['Mounting on a wall'],
    priceCents: 14_900,
    priceFor: 'up to 3 pieces',
    minutes: 120,
    trade: 'handyman',
    area: 'walls_and_floors',
    altersHome: false,
  },
  smart_home: {
    title: 'Smart home setup',
    summary: 'Thermostat, doorbell, or lock, installed and connected.',
    included: ['Installing one device', 'Setup on your phone'],
    notIncluded: ['The device', 'New wiring'],
    priceCents: 17_500,
    priceFor: 'one device',
    minutes: 90,
    trade: 'electrical',
    area: 'electrical',
    altersHome: true,
  },
  junk_removal: {
    title: 'Junk removal',
    summary: 'We carry it out and take it away.',
    included: ['Loading from any room', 'Recycling and donation where possible', 'Dump fees'],
    notIncluded: ['Paint, chemicals, and tires'],
    priceCents: null,
    priceFor: 'by volume',
    minutes: 120,
    trade: 'hauling',
    area: 'yard_and_outside',
    altersHome: false,
  },
} as const satisfies Record<string, ProService>;
