// A year's figures for everyone who reports rent, from the lines of their statements, for every Pro, from what left for
// them, and from what they certified.

import { splitByWeight } from '@/contract/amounts/split';
import { reportingThreshold } from '@/contract/law/taxForms';
import type { TaxFiling } from '@/contract/money/taxForms/constants';
import type { TaxHome, TaxRecipient } from '@/contract/money/taxForms/endpoints';
import { rentsOf, scheduleELines } from '@/contract/money/taxForms/scheduleE';
import type { W9Form } from '@/contract/money/w9s/schemas';
import type { Db } from '@/server/db/client';
import * as repo from '@/server/modules/money/taxForms/repo';

export interface YearFigures {
  /** One of the two: a homeowner with rents, or a Pro with pay. */
  ownerId: string | null;
  proId: string | null;
  filing: TaxFiling;
  /** Box 1. */
  rents: number;
  withheld: number;
  w9Id: string | null;
  payee: TaxRecipient | null;
  homes: TaxHome[];
}

/** Neither rents nor pay for work of corporations are reported (26 CFR §§ 1.6041-3(p), 1.6041A-1(d)(2)), nor those to who is exempt by a code. */
const isExempt = ({ taxClass, llcClass, exemptPayeeCode }: W9Form) =>
  Boolean(exemptPayeeCode) ||
  taxClass === 'c_corporation' ||
  taxClass === 's_corporation' ||
  (taxClass === 'llc' && (llcClass === 'C' || llcClass === 'S'));

/** What was withheld is reported no matter the amount or who got the rest. */
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
    name,
    businessName,
    streetAddress,
    city,
    state,
    zipcode,
    tinKind,
    tinLastFour,
    isBusiness: taxClass !== 'individual',
  };
}

/** A line as those who report it have it: their parts add up to it, to the cent. */
const partsOf = ({ reporterIds, weights, amount, ...line }: repo.PaidLine) =>
  splitByWeight(amount, weights).map((part, n) => ({
    ...line,
    ownerId: reporterIds[n] ?? '',
    amount: part,
    isPart: reporterIds.length > 1,
  }));

/** Everybody who reports something that was paid of a year, as the system. */
export async function computeYear(db: Db, year: number): Promise<YearFigures[]> {
  const paid = await repo.listPaidLines(db, year);
  const lines = paid.flatMap(partsOf);
  const withheldBy = await repo.sumWithheld(db, year);
  const ownerIds = [...new Set(lines.map(({ ownerId }) => ownerId))];
  const pros = await repo.listPaidPros(db, year);
  const proIds = pros.map(({ proId }) => proId);
  const certified = new Map(
    (await repo.listCertified(db, { ownerIds, proIds })).map((one) => [one.userId ?? one.proId, one]),
  );
  const figuresOf = (payeeId: string, rents: number, withheld: number) => {
    const w9 = certified.get(payeeId);
    const payee = w9 ? recipientOf(w9) : null;
    return {
      rents,
      withheld,
      payee,
      filing: filingOf(year, rents, withheld, w9?.form ?? null),
      w9Id: payee && w9 ? w9.id : null,
    };
  };
  const owners = ownerIds.map((ownerId): YearFigures => {
    const own = lines.filter((one) => one.ownerId === ownerId);
    const homes = [...new Map(own.map(({ homeId, address }) => [homeId, address]))].map(([homeId, address]) => {
      const ofHome = own.filter((one) => one.homeId === homeId);
      return { homeId, address, lines: scheduleELines(ofHome), isPart: ofHome.some(({ isPart }) => isPart) };
    });
    return { ownerId, proId: null, homes, ...figuresOf(ownerId, rentsOf(homes), withheldBy.get(ownerId) ?? 0) };
  });
  const ofPros = pros.map(
    ({ proId, paid: pay, withheld }): YearFigures => ({
      ownerId: null,
      proId,
      homes: [],
      ...figuresOf(proId, pay, withheld),
    }),
  );
  return [...owners, ...ofPros];
}
