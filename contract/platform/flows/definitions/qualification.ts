import type { PlacedAddress } from '@/contract/homes/addresses/schemas';
import { defineFlow } from '@/contract/questionnaire/flow';
import { type AnswersTo, ask, askNames } from '@/contract/questionnaire/questions';

/** Where we do not manage homes there is only one thing left to ask: where to write once we do. */
const isServed = ({ address }: { address?: PlacedAddress }) => address === undefined || address.regionId !== null;
const isServedAndRented = (answers: { address?: PlacedAddress; occupancy?: string }) =>
  isServed(answers) && answers.occupancy === 'rented';
const isServedWithHoa = (answers: { address?: PlacedAddress; hoa?: string }) =>
  isServed(answers) && answers.hoa !== undefined && answers.hoa !== 'no';

/** Rent control alone decides: nothing more is asked, and the result says why. */
const isStillOpen = (answers: { address?: PlacedAddress; rentControl?: string }) =>
  isServed(answers) && answers.rentControl !== 'yes';

const isBuilding = ({ type }: { type?: string }) => type === 'multi';
/** How many units are asked about: of a single home one, once its kind is known. */
export const unitCount = (answers: { type?: string; units?: number }) =>
  isBuilding(answers) ? (answers.units ?? 0) : Number(answers.type !== undefined);

export const MAX_UNITS = 8;
const yesNoUnsure = { yes: 'Yes', no: 'No', unsure: 'I’m not sure' } as const;

const conditionSteps = [
  'Needs work before anyone moves in',
  'Worn but working',
  'Clean and sound',
  'Updated in places',
  'New or like new',
].map((label) => ({ label }));

/** /homeowners/qualification/{flowId}/property/{stepName}/{stepId}: whether we can manage a home; the rules decide. */
export const qualification = defineFlow({
  id: 'qualification',
  title: 'Does your home qualify?',
  repeatable: true,
  // The rent estimate asked some of it.
  skipsAnswered: true,
  groups: { place: 'Address', units: 'Rooms', rules: 'Use', shape: 'Condition', plans: 'Plans', you: 'You' },

  questions: {
    address: ask.address('Home address', { needsZipcode: true, help: 'Include the unit number if there is one.' }),
    type: ask.choice('What kind of home is it?', {
      house: 'House',
      townhouse: 'Townhouse',
      condo: 'Condo',
      apartment: 'Apartment',
      multi: 'Building with several units',
      adu: 'Guest house or ADU',
      manufactured: 'Manufactured home',
      room: 'A room in a home',
    }),
    units: ask.integer('How many units do you want to rent out?', {
      min: 1,
      max: MAX_UNITS,
      help: 'We ask about the rooms of each unit.',
      when: isBuilding,
    }),
    beds: ask.choice('Bedrooms', { 0: 'Studio', 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', 6: '6', 7: '7 or more' }),
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
    sqft: ask.integer('Living area', { min: 80, max: 20_000, unit: 'sq ft' }),
    yearBuilt: ask.integer('Year built', { min: 1800, max: 'thisYear', withoutCommas: true }),
    hoa: ask.choice('Is there a homeowners association (HOA)?', yesNoUnsure),
    hoaRentals: ask.choice('Does the HOA allow rentals?', {
      allowed: { label: 'Yes', help: 'any lease of 12 months is fine' },
      limited: { label: 'With limits', help: 'a cap, a waiting list, or approval of each lease' },
      forbidden: { label: 'No', help: 'owners have to live there' },
      unsure: { label: 'I’m not sure', help: 'we check the rules with you' },
    }),
    occupancy: ask.choice('Who lives there now?', {
      owner: { label: 'I do, and I’ll move out', help: 'before the lease starts' },
      staying: { label: 'I do, and I’ll stay', help: 'and rent out part of it' },
      vacant: { label: 'No one', help: 'it’s vacant' },
      rented: { label: 'Residents', help: 'there’s a lease now' },
      buying: { label: 'I don’t own it yet', help: 'I’m buying it' },
    }),
    residentRent: ask.money('Current rent', { min: 10_000, max: 10_000_000, help: 'Per month, all units together.' }),
    residentBehind: ask.choice('Are the residents behind on rent?', yesNoUnsure),
    rentControl: ask.choice('Is the home rent-controlled?', {
      no: { label: 'No', help: 'no local rent control or stabilization' },
      yes: { label: 'Yes', help: 'a city or county limits the rent' },
      unsure: { label: 'I’m not sure', help: 'we look it up for this address' },
    }),
    condition: ask.scale('Overall condition', 'floor', conditionSteps),
    broken: ask.multiSelect('Does anything not work?', {
      heating: 'Heating',
      hotWater: 'Hot water',
      plumbing: 'Plumbing',
      electrical: 'Electrical',
      roof: 'Roof',
    }),
    hazards: ask.multiSelect('Do you know of any of these?', {
      structural: 'Structural or foundation damage',
      unpermitted: 'Living space built without a permit',
      mold: 'Mold or water damage',
      gas: 'Gas leaks',
    }),
    alarms: ask.choice('Are there working smoke and carbon monoxide alarms?', yesNoUnsure),
    availableOn: ask.date('When could a resident move in?', { help: 'Your best guess is fine.' }),
    mortgage: ask.choice('Is there a mortgage?', {
      none: 'No mortgage',
      current: 'Yes, payments are up to date',
      behind: 'Yes, and payments are behind',
      foreclosure: 'Yes, and it’s in foreclosure',
    }),
    insurance: ask.choice('How is the home insured?', {
      landlord: { label: 'Landlord policy' },
      homeowner: { label: 'Homeowners policy', help: 'you switch before the listing goes live' },
      none: { label: 'Not insured yet', help: 'you need a policy before the listing goes live' },
      refused: { label: 'An insurer canceled or refused', help: 'we look at it with you' },
    }),
    ...askNames(),
    email: ask.email('Email', { help: 'We send the result here.' }),
    phone: ask.phone('Phone', { optional: true }),
    relation: ask.choice('Are you the owner?', {
      owner: 'Yes, I own it alone',
      coOwner: 'Yes, with others',
      entity: 'I sign for an LLC, trust, or estate',
      helper: 'I’m helping the owner',
    }),
  },

  repeats: { units: { max: MAX_UNITS, noun: 'Unit', count: unitCount } },

  outline: {
    place: {
      address: {
        '1': {
          title: 'Does your home qualify?',
          help: 'It takes about four minutes. You see the answer right away.',
          asks: ['address'],
        },
      },
      type: { '1': { title: 'What kind of home is it?', asks: ['type', 'units'], when: isServed } },
    },
    units: {
      rooms: {
        '1': { title: 'Rooms and size', asks: ['beds', 'baths', 'sqft', 'yearBuilt'], when: isServed },
      },
    },
    rules: {
      hoa: { '1': { title: 'Homeowners association', asks: ['hoa'], when: isServed } },
      'hoa-rules': { '1': { title: 'HOA rules', asks: ['hoaRentals'], when: isServedWithHoa } },
      occupancy: { '1': { title: 'Who lives there now?', asks: ['occupancy'], when: isServed } },
      lease: {
        '1': { title: 'The current lease', asks: ['residentRent', 'residentBehind'], when: isServedAndRented },
      },
      'rent-control': {
        '1': {
          title: 'Rent control',
          help: 'We don’t manage rent-controlled homes.',
          asks: ['rentControl'],
          when: isServed,
        },
      },
    },
    shape: {
      condition: { '1': { title: 'What condition is it in?', asks: ['condition'], when: isStillOpen } },
      systems: { '1': { title: 'Systems and safety', asks: ['broken', 'hazards', 'alarms'], when: isStillOpen } },
    },
    plans: {
      timing: { '1': { title: 'When is it available?', asks: ['availableOn'], when: isStillOpen } },
      finances: { '1': { title: 'Mortgage and insurance', asks: ['mortgage', 'insurance'], when: isStillOpen } },
    },
    you: {
      contact: {
        '1': {
          title: 'Where do we send the result?',
          asks: ['firstName', 'oneName', 'lastName', 'email', 'phone', 'relation'],
          when: ({ rentControl }) => rentControl !== 'yes',
        },
      },
    },
  },
});

export type QualificationAnswers = AnswersTo<(typeof qualification)['questions']>;
