import { workOrderTemplatesEs } from '@/server/emails/templates/workOrder';
import { accountTemplatesEs } from './account';
import { autopayTemplatesEs } from './autopay';
import { chargeTemplatesEs } from './charge';
import { leaseTemplatesEs } from './lease';
import { payoutTemplatesEs } from './payout';
import { signingTemplatesEs } from './signing';
import { tenancyTemplatesEs } from './tenancy';

/** By the names of the English ones, from the same data. */
export const spanishTemplates = {
  ...accountTemplatesEs,
  ...autopayTemplatesEs,
  ...chargeTemplatesEs,
  ...leaseTemplatesEs,
  ...payoutTemplatesEs,
  ...signingTemplatesEs,
  ...tenancyTemplatesEs,
  ...workOrderTemplatesEs,
};
