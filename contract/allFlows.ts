import { setupFlows } from '@/contract/onboarding/homeSetup/flows/setupFlows';
import { applicant } from '@/contract/platform/flows/definitions/applicant';
import { coSigner } from '@/contract/platform/flows/definitions/coSigner';
import { introduction } from '@/contract/platform/flows/definitions/introduction';
import { qualification } from '@/contract/platform/flows/definitions/qualification';
import { rentEstimate } from '@/contract/platform/flows/definitions/rentEstimate';
import type { Flow } from '@/contract/questionnaire/flow';

/** Every flow, alphabetical: property tests walk each of them. */
export const allFlows: readonly Flow[] = [
  applicant,
  coSigner,
  introduction,
  qualification,
  rentEstimate,
  ...Object.values(setupFlows),
];
