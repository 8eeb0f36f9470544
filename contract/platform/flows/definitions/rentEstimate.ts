import type { PlacedAddress } from '@/contract/homes/addresses/schemas';
import { defineFlow } from '@/contract/questionnaire/flow';
import { ask } from '@/contract/questionnaire/questions';

/** Where we do not lease homes there is nothing more to ask: the report says so and offers the waitlist. */
const isServed = ({ address }: { address?: PlacedAddress }) => address === undefined || address.regionId !== null;

const conditionSteps = [
  'Needs work before anyone moves in',
  'Worn but working',
  'Clean and sound',
  'Updated in places',
  'New or like new',
];
const askCondition = (label: string, picture: string) =>
  ask.scale(
    label,
    picture,
    conditionSteps.map((each) => ({ label: each })),
  );

/** /rent-estimate/{step}: from an address to a rent. */
export const rentEstimate = defineFlow({
  id: 'rent-estimate',
  title: 'What your home could rent for',
  repeatable: true,
  groups: { place: 'Address', home: 'The home', details: 'Details', you: 'Your report' },

  questions: {
    address: ask.address('Home address', { needsZipcode: true, help: 'Include the unit number if there is one.' }),
    email: ask.email('Email', { optional: true, help: 'We’ll email your report here and save it for you.' }),
    firstName: ask.text('First name', { max: 100, optional: true, autoComplete: 'given-name' }),
    lastName: ask.text('Last name', { max: 100, optional: true, autoComplete: 'family-name' }),
    phone: ask.phone('Phone', { optional: true }),
    textConsent: ask.consent(
      'You may text me about this',
      'Belong may text me about this at the number I gave. Message rates may apply. I can reply STOP at any time. Consent is not needed to rent or to work with us.',
    ),
    type: ask.choice('What kind of home is it?', {
      house: 'House',
      townhouse: 'Townhouse',
      condo: 'Condo',
      apartment: 'Apartment',
      multi: 'Duplex–fourplex',
      adu: 'Guest house or ADU',
    }),
    beds: ask.choice('Bedrooms', { 0: 'Studio', 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', 6: '6 or more' }),
    baths: ask.choice('Bathrooms', {
      // With a decimal point each, or they would not stay in this order.
      '1.0': '1',
      '1.5': '1½',
      '2.0': '2',
      '2.5': '2½',
      '3.0': '3',
      '3.5': '3½',
      '4.0': '4',
      '5.0': '5 or more',
    }),
    sqft: ask.integer('Living area', {
      min: 120,
      max: 9000,
      unit: 'sq ft',
      optional: true,
      help: 'This improves your estimate the most.',
    }),
    yearBuilt: ask.integer('Year built', { min: 1850, max: 'thisYear', optional: true, withoutCommas: true }),
    lot: ask.integer('Lot', { min: 0, max: 2_000_000, unit: 'sq ft', optional: true }),
    parking: ask.choice('Parking', {
      garage: 'Garage',
      driveway: 'Driveway or carport',
      street: 'Street only',
      none: 'None',
    }),
    laundry: ask.choice('Laundry', { inUnit: 'In the home', shared: 'Shared', hookups: 'Hookups', none: 'None' }),
    cooling: ask.choice('Heating and cooling', {
      central: 'Central heat and air',
      some: 'Heat, and air in some rooms',
      heat: 'Heat only',
    }),
    pool: ask.choice('Pool', { none: 'None', shared: 'Shared', own: 'Private' }),
    hoa: ask.money('Monthly HOA dues', { max: 1_000_000, optional: true }),
    hopedRent: ask.money('Your target rent', {
      min: 10_000,
      max: 10_000_000,
      optional: true,
      help: 'Per month. It doesn’t change our estimate. We’ll show you how they compare.',
    }),
    availableOn: ask.date('When could a resident move in?', { optional: true, help: 'Your best guess is fine.' }),
    occupancy: ask.choice('How is the home used today?', {
      living: { label: 'I live in it', help: 'and will move out first' },
      vacant: { label: 'It’s vacant', help: 'ready now or soon' },
      rented: { label: 'It’s rented', help: 'a resident lives there now' },
      buying: { label: 'I’m buying it', help: 'and want to know what it could rent for' },
    }),
    kitchen: askCondition('Kitchen', 'kitchen'),
    bathrooms: askCondition('Bathrooms', 'bathroom'),
    floors: askCondition('Floors', 'floor'),
    paint: askCondition('Paint', 'paint'),
    systems: askCondition('Heating, plumbing, wiring', 'systems'),
    renovated: ask.integer('Year of the last renovation', {
      min: 1900,
      max: 'thisYear',
      optional: true,
      withoutCommas: true,
    }),
    pets: ask.choice('Are pets welcome?', {
      catsAndDogs: {
        label: 'Cats and dogs',
        help: 'the widest choice of renters: about two out of three have a pet',
      },
      cats: { label: 'Cats', help: 'a good share of pet owners' },
      dogs: { label: 'Dogs', help: 'most pet owners' },
      none: { label: 'No pets', help: 'fewer renters to choose from; assistance animals aren’t pets' },
    }),
    petLimits: ask.text('Pet limits', {
      max: 200,
      optional: true,
      help: 'Number or size, such as “one dog up to 50 lb”.',
    }),
    primaryMaterial: ask.choice('Main flooring', {
      hardwood: { label: 'Hardwood' },
      lvp: { label: 'Vinyl plank' },
      tile: { label: 'Tile or stone' },
      laminate: { label: 'Laminate' },
      carpet: { label: 'Carpet' },
    }),
    features: ask.multiSelect('Other features', {
      view: 'View',
      yard: 'Yard or patio',
      gym: 'Gym in the building',
      elevator: 'Elevator',
      solar: 'Solar panels',
      ev: 'EV charger',
      furnished: 'Furnished',
      smartLock: 'Smart lock',
      storage: 'Storage',
    }),
  },

  outline: {
    place: {
      address: {
        where: { title: 'What could your home rent for?', help: 'Enter the address to start.', asks: ['address'] },
      },
    },
    home: {
      home: {
        facts: {
          title: 'Home details',
          asks: ['type', 'beds', 'baths', 'sqft', 'yearBuilt', 'lot', 'parking', 'laundry', 'cooling', 'pool', 'hoa'],
          when: isServed,
        },
      },
      expectation: {
        plans: { title: 'Your plans', asks: ['hopedRent', 'availableOn', 'occupancy'], when: isServed },
      },
    },
    details: {
      condition: {
        shape: {
          title: 'Condition',
          help: 'Be honest. Only you and Belong can see this.',
          asks: ['kitchen', 'bathrooms', 'floors', 'paint', 'systems', 'renovated'],
          when: isServed,
        },
      },
      pets: { welcome: { title: 'Pet policy', asks: ['pets', 'petLimits'], when: isServed } },
      'primary-material': { floor: { title: 'Flooring', asks: ['primaryMaterial'], when: isServed } },
      features: {
        extras: { title: 'Special features', help: 'Choose any that apply.', asks: ['features'], when: isServed },
      },
    },
    you: {
      account: {
        who: {
          title: 'Where should we send your report?',
          help: 'Your report opens next. To see it without saving it, leave this blank and continue.',
          asks: ['email', 'firstName', 'lastName', 'phone', 'textConsent'],
          when: isServed,
          view: 'account',
        },
      },
    },
  },
});
