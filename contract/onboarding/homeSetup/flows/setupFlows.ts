import type { SetupGroup } from '@/contract/onboarding/homeSetup/constants';
import type { Flow } from '@/contract/questionnaire/flow';
import { appliancesSetup } from './appliances';
import { accessSetup, hoaSetup, propertySetup, utilitiesSetup } from './building';
import { safetySetup } from './safety';
import {
  approvalSetup,
  documentsSetup,
  inspectionSetup,
  insuranceSetup,
  leaseSetup,
  payoutSetup,
  petsSetup,
  photosSetup,
  w9Setup,
} from './terms';

/** The flow of each group of the setup. */
export const setupFlows: Readonly<Record<SetupGroup, Flow>> = {
  property: propertySetup,
  access: accessSetup,
  utilities: utilitiesSetup,
  hoa: hoaSetup,
  appliances: appliancesSetup,
  insurance: insuranceSetup,
  safety: safetySetup,
  pets: petsSetup,
  lease: leaseSetup,
  approval: approvalSetup,
  payout: payoutSetup,
  w9: w9Setup,
  documents: documentsSetup,
  inspection: inspectionSetup,
  photos: photosSetup,
};
