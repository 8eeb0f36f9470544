// A lease of a home that may have lead-based paint needs the disclosure of the homeowner before anyone signs it.
import { mayHaveLeadPaint } from '@/contract/homes/homes/constants';
import { conflict } from '@/server/http/errors';
import type { HomeRow } from '@/server/modules/homes/homes';

/**
 * Throws where a home was built before 1978, or in an unknown year, and its owner never answered (24 CFR §§ 35.88(a),
 * 35.92(b)): that they have not said is no disclosure.
 */
export function assertLeadPaintAnswered({ yearBuilt, leadPaint }: Pick<HomeRow, 'yearBuilt' | 'leadPaint'>): void {
  if (!mayHaveLeadPaint(yearBuilt) || leadPaint !== null) return;
  throw conflict(
    'Before anyone signs a lease of a home that may have been built before 1978, the homeowner must say what they know about lead-based paint (24 CFR § 35.92(b)). The question is under Documents in the setup of the home.',
  );
}
