// Values for the placeholders of the clauses of one lease.

import { type Cents, cents, sumCents } from '@/contract/amounts/cents';
import { formatDay } from '@/contract/format/days';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { conditionRule } from '@/contract/law/deposits';
import { entryNotice, terminationDays } from '@/contract/law/tenancy';
import { DAYS_TO_PAY } from '@/contract/leasing/leases/constants';
import type { LeaseTerms } from '@/contract/leasing/leases/endpoints';
import { moveInCharges } from '@/contract/money/charges/leaseTerms';
import { env } from '@/server/env';
import { leadPaintWords } from '@/server/modules/leasing/leases/clauses/leadPaint.data';
import { disclosureValues, disclosureValuesEs } from '@/server/modules/leasing/leases/disclosureValues';
import { floodSummaryEs, floodValues } from '@/server/modules/leasing/leases/floodValues';

const money = (amount: Cents) =>
  (amount / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: 2 });
const list = (items: readonly string[], none = 'none') =>
  items.length > 0 ? new Intl.ListFormat('en-US').format(items) : none;

const homeTypes = {
  house: 'a house',
  townhouse: 'a townhouse',
  condo: 'a condominium',
  apartment: 'an apartment',
  multi: 'a home in a duplex, triplex, or fourplex',
  adu: 'an accessory dwelling unit (ADU)',
} as const;
const parkings = {
  none: 'none',
  street: 'on the street',
  driveway: 'in the driveway',
  carport: 'in the carport',
  garage: 'in the garage',
} as const;
const states: Record<string, string> = { CA: 'California', WA: 'Washington', FL: 'Florida', VA: 'Virginia' };
/** States that require the notice in writing. */
const WRITTEN_ENTRY_NOTICE = ['CA', 'WA'];

/** How far from doors and windows one smokes outdoors: Washington's law presumes 25 feet (RCW 70.160.075). */
const smokingDistance = (state: string) =>
  state === 'WA'
    ? {
        en: 'at least 25 feet from doors, windows that open, and vents',
        es: 'a una distancia mínima de 25 pies de puertas, ventanas que se abren y rejillas de ventilación',
      }
    : { en: 'away from open doors and windows', es: 'lejos de puertas y ventanas abiertas' };

/** What follows the approved pets where the owner set a limit. */
/** Assistance animals declared in the application need no second request. */
function assistanceText(count = 0) {
  if (count === 0) return { clause: '', en: '', es: '' };
  const animals = count === 1 ? 'one assistance animal' : `${count} assistance animals`;
  const spanish = count === 1 ? 'un animal de asistencia' : `${count} animales de asistencia`;
  return {
    clause: `In their application the Residents told the Manager of ${animals}. That is their request for a reasonable accommodation, and they do not have to make it again. For any other assistance animal, the following applies. `,
    en: ` You told us of ${animals} when you applied, so you don’t need to ask again.`,
    es: ` Usted nos informó de ${spanish} en su solicitud, así que no necesita pedirlo otra vez.`,
  };
}

function petLimitText(petLimit: number | null | undefined) {
  if (petLimit == null) return { en: '', es: '' };
  return petLimit === 1
    ? { en: '; at most 1 pet may live in the home', es: '; en la vivienda puede vivir como máximo 1 mascota' }
    : {
        en: `; at most ${petLimit} pets may live in the home`,
        es: `; en la vivienda pueden vivir como máximo ${petLimit} mascotas`,
      };
}

/** Whole cents of each part, the first the largest. */
function installmentText({ installments, depositCents, fees }: LeaseTerms) {
  if (installments === 1) return { en: 'in one payment', es: 'en un solo pago' };
  const once = fees.filter(({ every }) => every === 'once').map((fee) => fee.cents);
  const first = cents(Math.ceil(sumCents([depositCents, ...once]) / installments));
  return {
    en: `${installments} monthly installments of ${money(first)}, with the remaining balance in the last one`,
    es: `${installments} pagos mensuales de ${money(first)}, el último por el saldo restante`,
  };
}

/** Rent and monthly charges of the first month, or of what is left of it. */
const firstMonthOf = (terms: LeaseTerms) =>
  sumCents(moveInCharges(terms).flatMap(({ start, amount }) => (start ? [amount] : [])));

function charges({ fees }: LeaseTerms, every: 'month' | 'once') {
  return list(
    fees.filter((fee) => fee.every === every).map(({ name, cents }) => `${name}, ${money(cents)}`),
    'none',
  );
}

export function clauseValues(terms: LeaseTerms, day: string): Record<string, string> {
  const { streetAddress, unit, city, state, zipcode } = terms.address;
  const paidBy = (who: 'resident' | 'homeowner') =>
    list(
      terms.utilities.filter((utility) => utility.paidBy === who).map(({ name }) => name.toLowerCase()),
      'none',
    );
  const parts = installmentText(terms);
  const where = jurisdictionOf(terms.address);
  const condition = conditionRule(where, day);
  const entryHours = entryNotice(where, day, 'repair')?.hours ?? 24;
  const written = WRITTEN_ENTRY_NOTICE.includes(state);
  const leaveDays = terminationDays(where, day, 'resident');
  return {
    homeowner: terms.homeowner,
    residents: list(terms.residents),
    cosigners: list(terms.cosigners),
    occupants: list(terms.occupants),
    pets: list(terms.pets),
    petLimit: petLimitText(terms.petLimit).en,
    assistanceAnimals: assistanceText(terms.assistanceAnimals).clause,
    assistanceSummary: assistanceText(terms.assistanceAnimals).en,
    smokingDistance: smokingDistance(state).en,
    address: `${streetAddress}${unit ? `, ${unit}` : ''}, ${city}, ${state} ${zipcode}`,
    state: states[state] ?? state,
    homeType: homeTypes[terms.homeType],
    built: terms.yearBuilt ? `, built in ${terms.yearBuilt}` : '',
    furnished: terms.furnished ? 'furnished' : 'unfurnished',
    features: list(terms.features.map((feature) => feature.toLowerCase()).slice(0, 12), 'standard fixtures'),
    parking: parkings[terms.parking],
    start: formatDay(terms.startOn, 'long'),
    end: formatDay(terms.endOn, 'long'),
    months: String(terms.months),
    dueDay: '1st',
    rent: money(terms.rentCents),
    allIn: money(terms.allInCents),
    moveIn: money(terms.moveInCents),
    firstMonth: money(firstMonthOf(terms)),
    deposit: money(terms.depositCents),
    agreed: terms.agreedDepositCents
      ? `, except that a deposit of ${money(terms.agreedDepositCents)} was a condition of the approval, which the Resident accepted`
      : '',
    monthlyCharges: charges(terms, 'month'),
    onceCharges: charges(terms, 'once'),
    installments: terms.installments > 1 ? `, paid together with one-time charges in ${parts.en}` : '',
    payDays: String(DAYS_TO_PAY),
    installmentWords: parts.en,
    installmentWordsEs: parts.es,
    graceDays: 'five',
    latePercent: `${terms.lateFee.bps / 100}%`,
    lateMost: money(terms.lateFee.max),
    returnedFee: terms.returnedPaymentCents > 0 ? money(terms.returnedPaymentCents) : 'none',
    depositBank: terms.depositBank,
    noticeAddress: terms.noticeAddress,
    noticePhone: env().NOTICE_PHONE,
    landlordEmail: env().MAIL_FROM.replace(/^.*<|>$/g, ''),
    utilitiesResident: paidBy('resident'),
    utilitiesHomeowner: paidBy('homeowner'),
    ...floodValues(terms.flood ?? null),
    ...disclosureValues(terms.disclosures ?? null),
    ...leadPaintWords(terms.leadPaint ?? null).en,
    ...(terms.leadPaintAgent && {
      leadPaintAgent: `Signed electronically by ${terms.leadPaintAgent.name} for the Manager, as the agent of the Homeowner, on ${formatDay(terms.leadPaintAgent.signedOn, 'long')}.`,
    }),
    entryNotice: `${entryHours} hours’ ${written ? 'written ' : ''}notice`,
    entryNoticeEs: `un aviso ${written ? 'por escrito ' : ''}de ${entryHours} horas`,
    leaveNotice: `${leaveDays} days’`,
    leaveNoticeEs: `${leaveDays} días`,
    conditionDays: condition.withinDays ? 'five' : 'seven',
    checklistRule: condition.beforeDeposit
      ? 'The parties sign it before any deposit is collected.'
      : 'The parties sign it when the keys are delivered or in the following days.',
  };
}

/** Values that differ in the Spanish summaries. */
export function clauseValuesEs(terms: LeaseTerms, words: Record<string, string>): Record<string, string> {
  const none = (name: string, empty: boolean, spanish: string) => (empty ? { [name]: spanish } : {});
  const nobodyPays = (who: 'resident' | 'homeowner') => !terms.utilities.some(({ paidBy }) => paidBy === who);
  return {
    ...words,
    dueDay: '1',
    graceDays: 'cinco',
    floodSummary: floodSummaryEs(terms.flood ?? null),
    ...disclosureValuesEs(terms.disclosures ?? null),
    ...leadPaintWords(terms.leadPaint ?? null).es,
    petLimit: petLimitText(terms.petLimit).es,
    assistanceSummary: assistanceText(terms.assistanceAnimals).es,
    smokingDistance: smokingDistance(terms.address.state).es,
    ...none('pets', terms.pets.length === 0, 'ninguna'),
    ...none('utilitiesResident', nobodyPays('resident'), 'ninguno'),
    ...none('utilitiesHomeowner', nobodyPays('homeowner'), 'ninguno'),
    ...none('returnedFee', terms.returnedPaymentCents === 0, 'ninguno'),
  };
}
