// What the home is and how it works: details, access, utilities, HOA.
import { ask } from '@/contract/questionnaire/questions';
import { defineGroup, yesNo } from './defineGroup';

export const propertySetup = defineGroup('property', {
  questions: {
    beds: ask.integer('Bedrooms', { max: 20, help: 'Enter 0 for a studio.' }),
    baths: ask.integer('Full bathrooms', { max: 20 }),
    halfBaths: ask.integer('Half bathrooms', { max: 10, optional: true }),
    sqft: ask.integer('Living area', { min: 100, max: 50_000, unit: 'sq ft', optional: true }),
    yearBuilt: ask.integer('Year built', { min: 1700, max: 'thisYear', withoutCommas: true, optional: true }),
    heating: ask.choice('How is it heated?', {
      central: 'Central air',
      heatPump: 'Heat pump',
      wall: 'Wall or floor heaters',
      radiators: 'Radiators',
      none: 'No heating',
    }),
    airConditioning: ask.choice('Is there air conditioning?', yesNo),
    laundry: ask.choice('Where is the laundry?', {
      inUnit: 'In the home',
      shared: 'Shared in the building',
      hookups: 'Hookups only',
      none: 'None',
    }),
    outside: ask.multiSelect('What is outside?', {
      yard: 'Yard',
      fencedYard: 'Fenced yard',
      patio: 'Patio or deck',
      balcony: 'Balcony',
      pool: 'Pool',
      spa: 'Hot tub',
      shed: 'Shed',
    }),
    inside: ask.multiSelect('What does it have?', {
      noCarpet: 'No carpet in any room',
      hardwood: 'Hardwood floors',
      fireplace: 'Fireplace',
      groundFloor: 'It is on the ground floor',
      stepFree: 'No steps to get in',
      elevator: 'Elevator',
      gym: 'Gym in the building',
      evCharger: 'EV charging',
      oceanView: 'Ocean view',
    }),
    furnished: ask.choice('Will you rent it furnished?', yesNo),
  },
  steps: {
    rooms: {
      title: 'Rooms and size',
      help: 'We filled in what we already know. Correct it if it’s wrong.',
      asks: ['beds', 'baths', 'halfBaths', 'sqft', 'yearBuilt'],
    },
    comfort: { title: 'Heating, cooling, and laundry', asks: ['heating', 'airConditioning', 'laundry'] },
    outside: { title: 'Outside and furniture', asks: ['outside', 'furnished'] },
    inside: {
      title: 'Amenities',
      help: 'Renters search by these, so check everything the home has.',
      asks: ['inside'],
    },
  },
});

export const accessSetup = defineGroup('access', {
  questions: {
    keyCount: ask.integer('How many sets of keys are there?', { min: 0, max: 20 }),
    keyPlace: ask.choice('Where are the keys today?', {
      owner: 'I have them',
      lockbox: 'In a lockbox at the home',
      smartLock: 'It has a smart lock',
      resident: 'With the person who lives there',
    }),
    fobs: ask.integer('Fobs, cards, and remotes', { max: 20, optional: true }),
    alarm: ask.choice('Is there an alarm?', yesNo),
    alarmCompany: ask.text('Alarm company', { max: 100, optional: true }),
    gate: ask.choice('Is there a gate or a front desk?', { none: 'No', gate: 'A gate', desk: 'A front desk' }),
    parking: ask.choice('Where do people park?', {
      garage: 'Garage',
      carport: 'Carport',
      driveway: 'Driveway',
      street: 'Street',
      none: 'No parking',
    }),
    parkingSpaces: ask.text('Which spaces belong to the home?', { max: 200, optional: true }),
    accessNotes: ask.text('Anything that helps us get in?', {
      max: 500,
      optional: true,
      multiline: true,
      help: 'Don’t write codes here. Add them below: only there are they encrypted.',
    }),
  },
  steps: {
    keys: { title: 'Keys', asks: ['keyCount', 'keyPlace', 'fobs'] },
    codes: {
      title: 'Lockbox, alarm, and gate',
      help: 'Codes are encrypted. You see each time someone reads one.',
      asks: ['alarm', 'alarmCompany', 'gate', 'accessNotes'],
      view: 'accessCodes',
    },
    parking: { title: 'Parking', asks: ['parking', 'parkingSpaces'] },
  },
});

const paidBy = { owner: 'You', resident: 'The resident', hoa: 'The HOA', none: 'The home has none' } as const;

export const utilitiesSetup = defineGroup('utilities', {
  questions: {
    electricity: ask.choice('Who pays for electricity?', paidBy),
    gas: ask.choice('Who pays for gas?', paidBy),
    water: ask.choice('Who pays for water and sewer?', paidBy),
    internet: ask.choice('Who pays for internet?', paidBy),
    electricCompany: ask.text('Electric company', { max: 100, optional: true }),
    gasCompany: ask.text('Gas company', { max: 100, optional: true }),
    waterCompany: ask.text('Water company', { max: 100, optional: true }),
    trashPaidBy: ask.choice('Who pays for trash?', paidBy),
    trashDay: ask.choice(
      'Which day is trash collected?',
      {
        monday: 'Monday',
        tuesday: 'Tuesday',
        wednesday: 'Wednesday',
        thursday: 'Thursday',
        friday: 'Friday',
        saturday: 'Saturday',
        onSite: 'The building takes care of it',
      },
      { optional: true },
    ),
    shutoffs: ask.text('Where are the water and gas shutoffs?', { max: 300, optional: true }),
  },
  steps: {
    bills: { title: 'Who pays for what', asks: ['electricity', 'gas', 'water', 'internet'] },
    companies: {
      title: 'Companies and shutoffs',
      asks: ['electricCompany', 'gasCompany', 'waterCompany', 'shutoffs'],
      folded: true,
    },
    trash: { title: 'Trash', asks: ['trashPaidBy', 'trashDay'] },
  },
});

const hasHoa = ({ hoa }: { hoa?: string }) => hoa === 'yes';

export const hoaSetup = defineGroup('hoa', {
  questions: {
    hoa: ask.choice('Is there an HOA or condo association?', yesNo),
    hoaName: ask.text('Name of the HOA', { max: 150 }),
    hoaPhone: ask.phone('HOA phone', { optional: true }),
    hoaEmail: ask.email('HOA email', { optional: true }),
    hoaApproval: ask.choice('Must the HOA approve a resident?', yesNo),
    hoaLeadDays: ask.integer('How many days does approval take?', {
      min: 1,
      max: 120,
      help: 'The listing says so, and no one can move in sooner after they apply. Your best guess is fine.',
      when: ({ hoaApproval }) => hoaApproval === 'yes',
    }),
    hoaMoveInFee: ask.money('Move-in fee', {
      max: 1_000_000,
      optional: true,
      help: 'Residents pay it when they move in. In California, the law has you pay it.',
    }),
    hoaRules: ask.files('Rules of the HOA', 'other', { max: 5, optional: true }),
  },
  steps: {
    exists: { title: 'Is there an HOA?', asks: ['hoa'] },
    contact: { title: 'How we reach the HOA', asks: ['hoaName', 'hoaPhone', 'hoaEmail'], when: hasHoa },
    rules: {
      title: 'Rules and approval',
      asks: ['hoaApproval', 'hoaLeadDays', 'hoaMoveInFee', 'hoaRules'],
      when: hasHoa,
    },
  },
});
