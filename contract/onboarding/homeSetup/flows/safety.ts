// The safety of a home, and what its owner knows that a lease must tell.
import { AIR_ZONES, FIRE_SYSTEMS, type HomeDisclosures, KNOWN_ISSUES } from '@/contract/homes/homes/disclosures';
import type { FloodKnowledge } from '@/contract/homes/homes/flood';
import type { Answers } from '@/contract/questionnaire/answers';
import { ask } from '@/contract/questionnaire/questions';
import { defineGroup, yesNo } from './defineGroup';

const NONE = 'none';

export const safetySetup = defineGroup('safety', {
  questions: {
    smokeAlarms: ask.choice('Is there a smoke alarm in every bedroom, hallway, and on every level?', {
      yes: 'Yes',
      no: 'No',
      unsure: 'I’m not sure',
    }),
    coAlarms: ask.choice('Is there a carbon monoxide alarm on every level?', {
      yes: 'Yes',
      no: 'No',
      unsure: 'I’m not sure',
      notNeeded: 'Nothing burns fuel and there is no garage',
    }),
    extinguisher: ask.choice('Is there a fire extinguisher?', yesNo),
    fireSystems: ask.multiSelect(
      'What else does the building have?',
      {
        sprinklers: 'Fire sprinklers',
        alarm: { label: 'A fire alarm system', help: 'For the whole building, beside the smoke alarms' },
        notification: 'A plan for telling people about an emergency',
        relocation: 'A plan for moving people elsewhere',
        evacuation: 'An evacuation plan',
        none: 'None of these',
      },
      { optional: false, none: NONE },
    ),
    pool: ask.choice('Is there a pool or hot tub?', yesNo),
    poolFence: ask.choice('Is it fenced, with a self-closing gate?', yesNo),
    flooded: ask.choice('Has the home flooded since you’ve owned it?', {
      yes: { label: 'Yes', help: 'From a river, the sea, a storm drain, or standing rainwater' },
      no: 'Not that I know of',
    }),
    hazardArea: ask.choice('Is it in a flood hazard area?', {
      yes: { label: 'Yes', help: 'A public agency told you in writing, or your lender requires flood insurance' },
      no: 'Not that I know of',
    }),
    floodInsured: ask.choice('Do you carry flood insurance for the home?', yesNo),
    floodClaimed: ask.choice('Have you filed an insurance claim for flood damage?', yesNo),
    floodAided: ask.choice('Have you received aid for flood damage, for example from FEMA?', yesNo),
    floodDetails: ask.text('What happened, and when?', { max: 300, optional: true, multiline: true }),
    known: ask.multiSelect(
      'Which of these do you know of?',
      {
        mold: 'Mold in the home',
        drywall: { label: 'Defective drywall', help: 'Not replaced yet' },
        contamination: { label: 'Methamphetamine or fentanyl residue', help: 'Not cleaned up as the state requires' },
        ordnance: { label: 'Old military explosives', help: 'A former site for them within a mile' },
        death: { label: 'A death in the home', help: 'In the last three years' },
        demolition: 'A permit to demolish it, or an application for one',
        meters: { label: 'A shared meter', help: 'Its gas or electric meter also serves others' },
        pests: { label: 'Regular pest treatment', help: 'By a company under contract' },
        none: 'None of these',
      },
      { optional: false, none: NONE },
    ),
    knownDetails: ask.text('What should residents know about it?', { max: 500, multiline: true }),
    airZone: ask.choice('Is it in a zone around a military airfield?', {
      none: { label: 'No', help: 'The zoning map of your city or county shows these zones' },
      noise: 'A noise zone',
      accident: 'An accident potential zone',
      both: 'Both',
    }),
    airZoneName: ask.text('What does the zoning map call the zone?', {
      max: 100,
      when: ({ airZone }) => airZone !== undefined && airZone !== NONE,
    }),
    hazards: ask.text('Anything dangerous we should know about?', { max: 500, optional: true, multiline: true }),
  },
  steps: {
    alarms: { title: 'Alarms', asks: ['smokeAlarms', 'coAlarms', 'extinguisher', 'fireSystems'] },
    pool: { title: 'Pool', asks: ['pool'] },
    fence: { title: 'Pool fence', asks: ['poolFence'], when: ({ pool }) => pool === 'yes' },
    floods: {
      title: 'Floods',
      help: 'The lease tells residents what you know. Answer as well as you can.',
      asks: ['flooded', 'hazardArea', 'floodInsured'],
    },
    damage: {
      title: 'Flood damage',
      help: 'The lease repeats your answers. Don’t name anyone who lived there.',
      asks: ['floodClaimed', 'floodAided', 'floodDetails'],
      when: ({ flooded }) => flooded === 'yes',
    },
    known: {
      title: 'What you know about the home',
      help: 'Where the law asks for it, the lease tells residents. Answer as well as you can.',
      asks: ['known'],
    },
    details: {
      title: 'What you know, in your words',
      help: 'The lease repeats it. Don’t name anyone who lived there.',
      asks: ['knownDetails'],
      when: ({ known }) => known?.some((each) => each !== NONE) === true,
    },
    airfield: { title: 'Military airfields', asks: ['airZone', 'airZoneName'] },
    hazards: { title: 'Other risks', asks: ['hazards'] },
  },
});

/** What the answers say about floods; undefined before they were asked. */
export function floodKnowledgeIn({
  flooded,
  hazardArea,
  floodInsured,
  floodClaimed,
  floodAided,
  floodDetails,
}: Answers): FloodKnowledge | undefined {
  if (flooded === undefined || hazardArea === undefined || floodInsured === undefined) return undefined;
  const hasFlooded = flooded === 'yes';
  return {
    flooded: hasFlooded,
    hazardArea: hazardArea === 'yes',
    insured: floodInsured === 'yes',
    // Answers to a screen that is no longer asked are left out.
    claimed: hasFlooded && floodClaimed === 'yes',
    aided: hasFlooded && floodAided === 'yes',
    details: hasFlooded && typeof floodDetails === 'string' ? floodDetails.trim() : '',
  };
}

const chosen = <T extends string>(answer: unknown, values: readonly T[]): T[] =>
  values.filter((value) => Array.isArray(answer) && answer.includes(value));
/** Nothing ticked at all is no answer. */
const isAnswered = (answer: unknown) => Array.isArray(answer) && answer.length > 0;

/** What the answers say beside that; undefined before they were asked. */
export function homeDisclosuresIn({
  known,
  knownDetails,
  airZone,
  airZoneName,
  fireSystems,
}: Answers): HomeDisclosures | undefined {
  const zone = AIR_ZONES.find((each) => each === airZone);
  if (!isAnswered(known) || !isAnswered(fireSystems) || zone === undefined) return undefined;
  const issues = chosen(known, KNOWN_ISSUES);
  const text = (answer: unknown) => (typeof answer === 'string' ? answer.trim() : '');
  return {
    known: issues,
    // Answers to a screen that is no longer asked are left out.
    details: issues.length > 0 ? text(knownDetails) : '',
    airZone: zone,
    airZoneName: zone === NONE ? '' : text(airZoneName),
    fireSystems: chosen(fireSystems, FIRE_SYSTEMS),
  };
}
