import type { Home } from '@/contract/homes/homes/endpoints';
import { formatCents } from '@/lib/format/money';

/** Days after move-out within which a deposit is due back: Cal. Civ. Code 1950.5, Fla. Stat. 83.49, Va. Code 55.1-1226, RCW 59.18.280. Read in 2026. */
const returnDays: Readonly<Partial<Record<string, number>>> = { CA: 21, FL: 15, VA: 45, WA: 30 };

/** `$3,200, back within 21 days of moving out`; in Florida a claim on it takes up to 30. */
export function depositReturnNote({ depositCents, state }: Pick<Home, 'depositCents' | 'state'>): string {
  const amount = formatCents(depositCents);
  const days = returnDays[state];
  if (depositCents === 0) return 'None';
  if (days === undefined) return amount;
  const claim = state === 'FL' ? ', or a claim on it within 30' : '';
  return `${amount}, returned within ${days} days of moving out${claim}`;
}
