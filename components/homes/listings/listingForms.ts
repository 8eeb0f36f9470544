import * as z from 'zod';
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

/** Lease lengths an owner can offer, in months. */
export const LEASE_MONTHS = [6, 9, 12, 15, 18, 24] as const;
export const Payer = z.enum(['resident', 'homeowner']);
