// Values of the placeholders about floods: what the homeowner knows, and no more.
import { type FloodKnowledge, knowsFloodHazard } from '@/contract/homes/flood';
import { floodSentences, floodSummaries } from '@/server/modules/leases/clauses/flood.data';

function summaryOf(flood: FloodKnowledge | null) {
  if (!flood) return floodSummaries.unanswered;
  if (flood.flooded) return floodSummaries.flooded;
  return knowsFloodHazard(flood) ? floodSummaries.hazard : floodSummaries.none;
}

export function floodValues(flood: FloodKnowledge | null): Record<string, string> {
  const said = (name: keyof typeof floodSentences, answer: boolean | undefined) =>
    floodSentences[name][answer === undefined ? 'unanswered' : answer ? 'yes' : 'no'];
  return {
    floodHistory: said('floodHistory', flood?.flooded),
    floodArea: said('floodArea', flood ? knowsFloodHazard(flood) : undefined),
    floodKnowledge: said('floodKnowledge', flood?.flooded),
    floodClaim: said('floodClaim', flood?.claimed),
    floodAid: said('floodAid', flood?.aided),
    floodInsured: flood?.insured ? ' The Homeowner carries flood insurance for the home.' : '',
    floodDetails: flood?.details ? ` In the Homeowner’s words: “${flood.details}”` : '',
    floodSummary: summaryOf(flood).en,
  };
}

export const floodSummaryEs = (flood: FloodKnowledge | null): string => summaryOf(flood).es;
