// A year's figures for each homeowner, from the lines of their statements and from what they certified.
import { reportingThreshold } from '@/contract/law/taxForms';
import type { TaxFiling } from '@/contract/taxForms/constants';
import type { TaxHome, TaxRecipient } from '@/contract/taxForms/endpoints';
import { rentsOf, scheduleELines } from '@/contract/taxForms/scheduleE';
import type { W9Form } from '@/contract/w9s/schemas';
import type { Db } from '@/server/db/client';
import * as repo from '@/server/modules/taxForms/repo';

export interface YearFigures {
  ownerId: string;
  filing: TaxFiling;
  rents: number;
  withheld: number;
  w9Id: string | null;
  payee: TaxRecipient | null;
  homes: TaxHome[];
}

/** Payments to corporations are not reported in box 1 (26 CFR § 1.6041-3(p)), nor those to who is exempt by a code. */
const isExempt = ({ taxClass, llcClass, exemptPayeeCode }: W9Form) =>
  Boolean(exemptPayeeCode) ||
  taxClass === 'c_corporation' ||
  taxClass === 's_corporation' ||
  (taxClass === 'llc' && (llcClass === 'C' || llcClass === 'S'));

/** What was withheld is reported whatever the amount, and whoever got the rest. */
function filingOf(year: number, rents: number, withheld: number, form: W9Form | null): TaxFiling {
  if (withheld > 0) return 'required';
  if (form && isExempt(form)) return 'exempt';
  return rents >= reportingThreshold(year).cents ? 'required' : 'below_threshold';
}

type Certified = Awaited<ReturnType<typeof repo.listCertified>>[number];

function recipientOf({ form, tinKind, tinLastFour }: Certified): TaxRecipient | null {
  if (!form || !tinKind || !tinLastFour) return null;
  const { name, businessName, taxClass, streetAddress, city, state, zipcode } = form;
  return {
    ...{ name, businessName, streetAddress, city, state, zipcode, tinKind, tinLastFour },
    isBusiness: taxClass !== 'individual',
  };
}

/** Everybody who was paid something of a year, as the system. */
export async function computeYear(db: Db, year: number): Promise<YearFigures[]> {
  const paid = await repo.listPaidLines(db, year);
  const ownerIds = [...new Set(paid.map(({ ownerId }) => ownerId))];
  const certified = new Map((await repo.listCertified(db, ownerIds)).map((one) => [one.userId, one]));
  return ownerIds.map((ownerId) => {
    const lines = paid.filter((one) => one.ownerId === ownerId);
    const homes = [...new Map(lines.map(({ homeId, address }) => [homeId, address]))].map(([homeId, address]) => ({
      ...{ homeId, address },
      lines: scheduleELines(lines.filter((one) => one.homeId === homeId)),
    }));
    const rents = rentsOf(homes);
    const withheld = lines.reduce((sum, { kind, amount }) => sum - (kind === 'withholding' ? amount : 0), 0);
    const w9 = certified.get(ownerId);
    const payee = w9 ? recipientOf(w9) : null;
    return {
      ...{ ownerId, rents, withheld, payee, homes },
      filing: filingOf(year, rents, withheld, w9?.form ?? null),
      w9Id: payee && w9 ? w9.id : null,
    };
  });
}
