import { surnameOf } from '@/contract/account/users/personName';
import type { ReportKind } from '@/contract/law/screening';
import { CHECKR_COVERS } from './checkr.constants';
import type { ReportAnswer, ReportAnswers, ReportFindings, Screening, ScreeningOrder } from './screening';

interface CheckrOptions {
  apiKey: string;
  /** The packages of our account there, one for each lawful set of reports. */
  packages: readonly CheckrPackage[];
  /** Stands in for the network in tests. */
  fetch?: typeof fetch;
}

interface SearchResult {
  status: string;
  records?: {
    case_number?: string;
    file_date?: string;
    court_jurisdiction?: string;
    disposition?: string;
    judgment_amount?: number | null;
    charges?: { charge: string; disposition?: string | null; disposition_date?: string | null }[];
  }[];
}
interface Report {
  id: string;
  status: string;
  ssn_trace?: { status: string } | null;
  eviction_search?: SearchResult | null;
  national_criminal_search?: SearchResult | null;
}

/** A package of our account: what is in it, and what it costs us, in cents. */
export interface CheckrPackage {
  name: string;
  reports: readonly ReportKind[];
  costCents: number;
}

const BASE = 'https://api.checkr.com/v1';

/** The package that holds exactly these reports. A larger one would order what may not be asked. */
function packageFor(packages: readonly CheckrPackage[], wanted: readonly ReportKind[]): CheckrPackage {
  const found = packages.find(
    ({ reports }) => reports.length === wanted.length && reports.every((kind) => wanted.includes(kind)),
  );
  if (!found) throw new Error(`CHECKR_PACKAGES names no package with exactly ${wanted.join(' and ')}`);
  return found;
}

/** Checkr, through its REST interface (https://docs.checkr.com); it publishes no library for Node. */
export function checkrScreening({ apiKey, packages, fetch: through = fetch }: CheckrOptions): Screening {
  const ask = async <T>(path: string, body?: object, key?: string): Promise<T> => {
    const response = await through(`${BASE}${path}`, {
      method: body ? 'POST' : 'GET',
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
      headers: {
        authorization: `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`,
        'content-type': 'application/json',
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    // Its reason may repeat what we sent, and that has no place in a log.
    if (!response.ok) throw new Error(`Checkr answered ${response.status} to ${path.split('?')[0]}`);
    return (await response.json()) as T;
  };
  return {
    name: 'checkr',
    agency: {
      name: 'Checkr, Inc.',
      address: '1 Montgomery Street, Suite 2400, San Francisco, CA 94104',
      phone: '(844) 824-3257',
    },
    covers: CHECKR_COVERS,
    costCents: (reports) => packageFor(packages, reports).costCents,
    async order({ key, person, place, reports }: ScreeningOrder) {
      const { name } = packageFor(packages, reports);
      const candidate = await ask<{ id: string }>(
        '/candidates',
        {
          custom_id: key,
          first_name: person.firstName,
          // Checkr requires both. A person with one name has it in both.
          last_name: surnameOf(person),
          email: person.email,
          dob: person.birthDate,
          ...(person.identityNumber
            ? { ssn: person.identityNumber.replace(/^(\d{3})(\d{2})(\d{4})$/, '$1-$2-$3') }
            : { no_ssn: true }),
          zipcode: person.zipcode,
          work_locations: [{ country: 'US', ...place }],
        },
        `${key}-candidate`,
      );
      const wanted = { package: name, candidate_id: candidate.id };
      return (await ask<Report>('/reports', wanted, `${key}-report`)).id;
    },
    async read(ref) {
      const include = 'ssn_trace,eviction_search,national_criminal_search';
      return answersOf(await ask<Report>(`/reports/${encodeURIComponent(ref)}?include=${include}`));
    },
  };
}

function answersOf(report: Report): ReportAnswers {
  const over = ['suspended', 'canceled', 'cancelled'].includes(report.status);
  // What a finished report lacks was never looked up, such as the trace of a number that was not given.
  const finished = ['complete', 'clear', 'consider'].includes(report.status);
  const settle = <Found>(
    part: { status: string } | null | undefined,
    done: () => ReportAnswer<Found>,
  ): ReportAnswer<Found> => {
    if (part?.status === 'clear' || part?.status === 'consider' || part?.status === 'complete') return done();
    return over || (finished && !part) || part?.status === 'canceled' || part?.status === 'suspended'
      ? { status: 'failed' }
      : { status: 'pending' };
  };
  return {
    identity: settle<ReportFindings['identity']>(report.ssn_trace, () =>
      report.ssn_trace?.status === 'consider'
        ? { status: 'blocked', reason: 'mismatch' }
        : { status: 'done', findings: { matches: true } },
    ),
    eviction: settle(report.eviction_search, () => ({
      status: 'done',
      findings: { cases: (report.eviction_search?.records ?? []).map(caseOf) },
    })),
    criminal: settle(report.national_criminal_search, () => ({
      status: 'done',
      findings: { records: (report.national_criminal_search?.records ?? []).flatMap(convictionsOf) },
    })),
  };
}

type Entry = NonNullable<SearchResult['records']>[number];

function caseOf({ file_date, court_jurisdiction, disposition = '', judgment_amount }: Entry) {
  const against = /judg?ment/i.test(disposition) && !/defendant|dismiss|vacat/i.test(disposition);
  const over = /dismiss|vacat|defendant|satisf|withdraw/i.test(disposition);
  const outcome = against ? ('judgment' as const) : over ? ('dismissed' as const) : ('pending' as const);
  return {
    on: file_date ?? '1900-01-01',
    outcome,
    court: court_jurisdiction ?? '',
    amountCents: Math.round((judgment_amount ?? 0) * 100),
  };
}

/** Arrests and dismissed charges are left out. */
const convictionsOf = ({ file_date, court_jurisdiction, charges = [] }: Entry) =>
  charges
    .filter(({ disposition }) => /guilty|convict/i.test(disposition ?? '') && !/not guilty/i.test(disposition ?? ''))
    .map(({ charge, disposition, disposition_date }) => ({
      on: disposition_date ?? file_date ?? '1900-01-01',
      offence: charge,
      court: court_jurisdiction ?? '',
      disposition: disposition ?? '',
    }));
