import type { Env } from '@/server/env';
import type { InsuranceQuotes } from './insuranceQuotes';
import { localInsuranceQuotes } from './local';
import { steadilyQuotes } from './steadily';

/** Steadily where there is a key of it, else our own table. */
export const openInsuranceQuotes = ({ STEADILY_API_KEY }: Pick<Env, 'STEADILY_API_KEY'>): InsuranceQuotes =>
  STEADILY_API_KEY ? steadilyQuotes({ apiKey: STEADILY_API_KEY }) : localInsuranceQuotes();
