import { KITCHENS, type Kitchen } from '@/contract/homes/homes/kitchen';
import { ask, type Questions } from '@/contract/questionnaire/questions';
import { defineGroup } from './defineGroup';

export const APPLIANCES = {
  refrigerator: 'Refrigerator',
  range: 'Range or oven',
  dishwasher: 'Dishwasher',
  microwave: 'Microwave',
  washer: 'Washer',
  dryer: 'Dryer',
  furnace: 'Furnace',
  airConditioner: 'Air conditioner',
  waterHeater: 'Water heater',
} as const;
export type Appliance = keyof typeof APPLIANCES;

const names = Object.keys(APPLIANCES) as Appliance[];

const questionsFor = (name: Appliance): Questions => ({
  [`${name}Model`]: ask.text('Brand and model', { max: 120, optional: true }),
  [`${name}Year`]: ask.integer('Year installed', { min: 1950, max: 'thisYear', withoutCommas: true, optional: true }),
  [`${name}Warranty`]: ask.date('Warranty until', { optional: true }),
});

const questions: Questions = {
  kitchen: ask.choice('Does the home have a stove and a refrigerator that work?', {
    both: 'Yes, both',
    stove: 'Only a stove',
    refrigerator: 'Only a refrigerator',
    neither: 'Neither',
  } satisfies Record<Kitchen, string>),
  appliances: ask.multiSelect('Which appliances stay in the home?', APPLIANCES),
  ...Object.assign({}, ...names.map(questionsFor)),
  warrantyPapers: ask.files('Warranties and manuals', 'other', { max: 10, optional: true }),
};

/** Which appliances there are, then each with its age and warranty. */
export const appliancesSetup = defineGroup('appliances', {
  questions,
  steps: {
    list: {
      title: 'What stays',
      help: 'In California, a home can be leased only with a stove and a refrigerator that work.',
      asks: ['kitchen', 'appliances'],
    },
    ...Object.fromEntries(
      names.map((name) => [
        name,
        {
          title: APPLIANCES[name],
          help: 'The label is often on the inside of the door. Leave out what you can’t find.',
          asks: Object.keys(questionsFor(name)),
          folded: true as const,
          when: ({ appliances }: { appliances?: unknown }) => Array.isArray(appliances) && appliances.includes(name),
        },
      ]),
    ),
    papers: { title: 'Warranty papers', asks: ['warrantyPapers'], folded: true },
  },
});

/** What the answers say about the stove and the refrigerator; undefined before they were asked. */
export const kitchenIn = ({ kitchen }: Readonly<Record<string, unknown>>): Kitchen | undefined =>
  KITCHENS.find((each) => each === kitchen);

export interface ApplianceRecord {
  readonly name: Appliance;
  readonly label: string;
  readonly model: string | null;
  readonly yearInstalled: number | null;
  readonly warrantyUntil: string | null;
}

/** The appliances in the answers of this group, in our order. */
export function appliancesIn(answers: Readonly<Record<string, unknown>>): ApplianceRecord[] {
  const chosen = Array.isArray(answers.appliances) ? (answers.appliances as unknown[]) : [];
  return names
    .filter((name) => chosen.includes(name))
    .map((name) => {
      const [model, year, warranty] = [answers[`${name}Model`], answers[`${name}Year`], answers[`${name}Warranty`]];
      return {
        name,
        label: APPLIANCES[name],
        model: typeof model === 'string' ? model : null,
        yearInstalled: typeof year === 'number' ? year : null,
        warrantyUntil: typeof warranty === 'string' ? warranty : null,
      };
    });
}
