import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS } from '@/contract/calendar/durations';
import { type ReportKind, reportKinds } from '@/contract/law/screening';
import { decrypt, encrypt } from '@/server/vault';
import type { ReportAnswers, ReportFindings, Screening, ScreeningOrder } from './screening';

/**
 * People who do not exist, by the last four digits of their number. Anybody else is clean, with a score made from the
 * number. What is frozen is so the first time, and open when we are asked again; what does not match never does.
 */
const TEST_IDENTITIES: Record<string, string> = {
  '0001': 'frozen',
  '0002': 'mismatch',
  '0003': 'evicted',
  '0004': 'owing',
  '0005': 'lowScore',
  '0006': 'record',
  '0007': 'creditFails',
  '0008': 'slow',
  '0009': 'noHistory',
  '0010': 'earnsLess',
  '0011': 'dismissed',
  '0012': 'unreachable',
};

/** Reports that find a person by their number alone: without one they fail. */
const BY_NUMBER: readonly ReportKind[] = ['identity', 'credit'];

const ARRIVE_AFTER_MS: Record<ReportKind, number> = {
  identity: 0,
  credit: 2_000,
  income: 4_000,
  eviction: 6_000,
  criminal: 8_000,
};
const COST_CENTS: Record<ReportKind, number> = {
  identity: 600,
  credit: 1_000,
  eviction: 700,
  income: 1_500,
  criminal: 700,
};
const SLOW_MS = DAY_MS;
const YEAR_MS = 365 * DAY_MS;

interface StoredOrder {
  as: string;
  orderedAt: number;
  answers: ReportAnswers;
}

/** Answers the same about the same person each time, slowly, from sealed files in the data directory, without a network call. */
export function localScreening(dataDir: string, clock: () => Date): Screening {
  const fileOf = (ref: string) => path.join(dataDir, 'screening', `${path.basename(ref)}.sealed`);
  const about = (ref: string) => `local_screening.answers:${ref}`;
  return {
    name: 'local',
    agency: { name: 'Belong Sandbox Screening', address: '1 Example Way, Oakland, CA 94612', phone: '(510) 555-0140' },
    covers: reportKinds,
    costCents: (reports) => reports.reduce((sum, kind) => sum + COST_CENTS[kind], 0),
    async order(order) {
      const as = TEST_IDENTITIES[order.person.identityNumber.slice(-4)] ?? 'clean';
      if (as === 'unreachable') throw new Error('The screening sandbox cannot be reached');
      const stored: StoredOrder = { as, orderedAt: clock().getTime(), answers: answersFor(order, as, clock()) };
      const ref = `local-${createHash('sha256').update(order.key).digest('hex').slice(0, 24)}`;
      await mkdir(path.dirname(fileOf(ref)), { recursive: true, mode: 0o700 });
      await writeFile(fileOf(ref), encrypt(JSON.stringify(stored), about(ref)), { flag: 'wx', mode: 0o600 }).catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'EEXIST') throw error;
        },
      );
      return ref;
    },
    async read(ref) {
      const saved = JSON.parse(decrypt(await readFile(fileOf(ref)), about(ref))) as StoredOrder;
      const waited = clock().getTime() - saved.orderedAt;
      const arrived = ([kind]: [string, unknown]) =>
        waited >= ARRIVE_AFTER_MS[kind as ReportKind] + (saved.as === 'slow' ? SLOW_MS : 0);
      return Object.fromEntries(
        Object.entries(saved.answers).map((entry) => (arrived(entry) ? entry : [entry[0], { status: 'pending' }])),
      );
    },
  };
}

function answersFor(order: ScreeningOrder, as: string, now: Date): ReportAnswers {
  const first = order.attempt === 1;
  const found = findingsOf(order, as, now);
  const answers = order.reports.map((kind) => {
    if (kind === 'credit' && as === 'frozen' && first)
      return [kind, { status: 'blocked', reason: 'frozen', bureau: 'experian' }];
    if (kind === 'identity' && as === 'mismatch') return [kind, { status: 'blocked', reason: 'mismatch' }];
    if (!order.person.identityNumber && BY_NUMBER.includes(kind)) return [kind, { status: 'failed' }];
    if (kind === 'credit' && as === 'creditFails') return [kind, { status: 'failed' }];
    return [kind, { status: 'done', findings: found[kind] }];
  });
  return Object.fromEntries(answers) as ReportAnswers;
}

function findingsOf({ person, statedGrossCents }: ScreeningOrder, as: string, now: Date): ReportFindings {
  const daysAgo = (ms: number) => new Date(now.getTime() - ms).toISOString().slice(0, 10);
  const usual = 640 + (Number(person.identityNumber.slice(-4)) % 160);
  const court = 'County court';
  const evicted = { on: daysAgo(YEAR_MS), outcome: 'judgment' as const, court, amountCents: 412_000 };
  const cases: ReportFindings['eviction']['cases'] =
    as === 'evicted' ? [evicted] : as === 'dismissed' ? [{ ...evicted, outcome: 'dismissed' }] : [];
  return {
    identity: { matches: true },
    credit: {
      score: as === 'noHistory' ? null : as === 'lowScore' ? 540 : usual,
      landlordDebtCents: as === 'owing' ? 185_000 : 0,
      factors: as === 'lowScore' ? ['Payments made late', 'Little time since accounts were opened'] : [],
    },
    eviction: { cases },
    income: {
      grossCents: Math.round((statedGrossCents ?? 0) * (as === 'earnsLess' ? 0.6 : 1)),
      source: 'Payroll of the last three months',
    },
    criminal: {
      records:
        as === 'record'
          ? [{ on: daysAgo(2 * YEAR_MS), offence: 'Vandalism, misdemeanor', court, disposition: 'convicted' }]
          : [],
    },
  };
}
