// Values of the placeholders about floods: what the homeowner knows, and no more.
import { type FloodKnowledge, knowsFloodHazard } from '@/contract/homes/homes/flood';
import {
  type FloodPlaceholder,
  floodSentences,
  floodSummaries,
} from '@/server/modules/leasing/leases/clauses/flood.data';

function summaryOf(flood: FloodKnowledge | null) {
  if (!flood) return floodSummaries.unanswered;
  if (flood.flooded) return floodSummaries.flooded;
  return knowsFloodHazard(flood) ? floodSummaries.hazard : floodSummaries.none;
}

export function floodValues(flood: FloodKnowledge | null): Record<string, string> {
  const sentence = (name: FloodPlaceholder, answer: boolean | undefined) => {
    const words = floodSentences[name][answer === undefined ? 'unanswered' : answer ? 'yes' : 'no'];
    return words === undefined ? {} : { [name]: words };
  };
  return {
    ...sentence('floodHistory', flood?.flooded),
    ...sentence('floodArea', flood ? knowsFloodHazard(flood) : undefined),
    ...sentence('floodKnowledge', flood?.flooded),
    ...sentence('floodClaim', flood?.claimed),
    ...sentence('floodAid', flood?.aided),
    floodInsured: flood?.insured ? ' The Homeowner carries flood insurance for the home.' : '',
    floodDetails: flood?.details ? ` In the Homeowner’s words: “${flood.details}”` : '',
    floodSummary: summaryOf(flood).en,
  };
}

export const floodSummaryEs = (flood: FloodKnowledge | null): string => summaryOf(flood).es;
