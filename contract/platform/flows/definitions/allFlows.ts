import { setupFlows } from '@/contract/onboarding/homeSetup/flows/setupFlows';
import type { Flow } from '@/contract/questionnaire/flow';
import { applicant } from './applicant';
import { coSigner } from './coSigner';
import { introduction } from './introduction';
import { qualification } from './qualification';
import { rentEstimate } from './rentEstimate';

/** Every flow, alphabetical: property tests walk each of them. */
export const allFlows: readonly Flow[] = [
  applicant,
  coSigner,
  introduction,
  qualification,
  rentEstimate,
  ...Object.values(setupFlows),
];
