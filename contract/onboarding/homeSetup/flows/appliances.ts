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
  appliances: ask.multiSelect('Which appliances stay in the home?', APPLIANCES),
  ...Object.assign({}, ...names.map(questionsFor)),
  warrantyPapers: ask.files('Warranties and manuals', 'other', { max: 10, optional: true }),
};

/** Which appliances there are, then each with its age and warranty. */
export const appliancesSetup = defineGroup('appliances', {
  questions,
  steps: {
    list: { title: 'What stays', asks: ['appliances'] },
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
