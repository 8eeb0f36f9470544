// What can be wrong with a home, what one can try alone, and what to mind: the list that editors start from. Their
// documents of type `symptom` come before it (server/modules/care/workOrders/symptoms.ts). Emergencies are not theirs to change.
import type { Area } from '@/contract/care/workOrders/constants';
import { buildingSymptoms } from './building.data';
import { climateSymptoms } from './climate.data';
import { electricalSymptoms } from './electrical.data';
import { emergencySymptoms } from './emergency.data';
import { kitchenSymptoms } from './kitchen.data';
import { outsideSymptoms } from './outside.data';
import { symptomTextsEs } from './spanish.data';
import type { Symptom } from './types';
import { waterSymptoms } from './water.data';

const withSpanish = (symptom: Omit<Symptom, 'es'>): Symptom => ({
  ...symptom,
  es: Object.fromEntries(
    [symptom.label, symptom.safety, ...symptom.checks.map(({ text }) => text)].flatMap((text) => {
      const own = symptomTextsEs[text];
      return own ? [[text, own]] : [];
    }),
  ),
});

/** Emergencies first. */
export const symptoms: readonly Symptom[] = [
  ...emergencySymptoms,
  ...[
    ...waterSymptoms,
    ...climateSymptoms,
    ...electricalSymptoms,
    ...kitchenSymptoms,
    ...buildingSymptoms,
    ...outsideSymptoms,
  ].map(withSpanish),
];

export const symptomsIn = (area: Area) => symptoms.filter((symptom) => symptom.area === area);
