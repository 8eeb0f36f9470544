import { ListingChange } from '@/contract/homes/listings/schemas';

export const TextForm = ListingChange.pick({ headline: true, description: true }).required();
export const TermsForm = ListingChange.pick({
  rentCents: true,
  depositCents: true,
  neighborhood: true,
  sqft: true,
  availableOn: true,
  leaseMonths: true,
  utilities: true,
}).required();
