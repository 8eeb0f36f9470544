// What can be wrong with a home, what one can try alone, and what to mind. The data is in the files beside this one.
import type { Area } from '@/contract/workOrders/constants';
import { buildingSymptoms } from './building.data';
import { climateSymptoms } from './climate.data';
import { electricalSymptoms } from './electrical.data';
import { emergencySymptoms } from './emergency.data';
import { kitchenSymptoms } from './kitchen.data';
import { outsideSymptoms } from './outside.data';
import type { Symptom } from './types';
import { waterSymptoms } from './water.data';

export type { Symptom };

/** Emergencies first. */
export const symptoms: readonly Symptom[] = [
  ...emergencySymptoms,
  ...waterSymptoms,
  ...climateSymptoms,
  ...electricalSymptoms,
  ...kitchenSymptoms,
  ...buildingSymptoms,
  ...outsideSymptoms,
];

export const findSymptom = (id: string | null) => symptoms.find((symptom) => symptom.id === id);
export const symptomsIn = (area: Area) => symptoms.filter((symptom) => symptom.area === area);
