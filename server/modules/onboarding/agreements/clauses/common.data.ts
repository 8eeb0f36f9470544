import { STANDING_DAYS } from '@/contract/tenancy/moveOuts/constants';
import { type AgreementClause, agreementParts } from './types';

const { parties, services, money, owner, ending, general } = agreementParts;

/** The clauses of every management agreement, in US order. */
export const commonAgreementClauses: readonly AgreementClause[] = [
  {
    id: 'parties',
    part: parties,
    heading: 'Parties',
    text: [
      'This Residential Property Management Agreement (“Agreement”) is between {owner} (“Owner”) and Belong (“Manager”). It is signed by {signers}.',
      'Everyone who signs as Owner states that, together, they are all of the holders of title to the home and have the authority to rent it out. If there is more than one Owner, each may give the Manager instructions. If their instructions conflict, the Manager follows the last instruction they all agreed on until they agree again.',
    ],
    summary: 'Who owns the home and who manages it. Every owner on the title signs.',
    summaryEs: 'Quién es propietario de la vivienda y quién la administra. Firman todos los que figuran en el título.',
  },
  {
    id: 'entity',
    part: parties,
    heading: 'Authority to sign for the owner',
    when: ({ kind }) => kind !== 'individual',
    text: [
      'Title is held by {entityName}. Each person who signs states in which capacity they sign and that the documents that create {entityName} give them the authority to do so: {signers}. The Owner has given the Manager a document that shows this authority and tells the Manager within 10 days if it changes.',
    ],
    summary: 'You sign for a trust or company and have shown us that you may.',
    summaryEs: 'Usted firma en nombre de un fideicomiso o una empresa y nos ha mostrado que puede hacerlo.',
  },
  {
    id: 'home',
    part: parties,
    heading: 'Home',
    text: [
      'The Owner appoints the Manager as the exclusive agent to rent out and manage the home at {address}, {unitType} with one rental unit.',
    ],
    summary: 'We are the only manager of this home.',
    summaryEs: 'Somos el único administrador de esta vivienda.',
  },
  {
    id: 'term',
    part: parties,
    heading: 'Term',
    text: [
      'The Agreement begins on {start} and ends on {end}. After that date it continues month to month only if the Owner confirms in writing that it should. Either party may end it earlier as stated under “Ending the agreement.”',
    ],
    summary: 'The agreement runs from {start} to {end}. It doesn’t renew unless you confirm it.',
    summaryEs: 'El contrato va del {start} al {end}. No se renueva a menos que usted lo confirme.',
  },
  {
    id: 'services',
    part: services,
    heading: 'Services',
    text: [
      'The Manager inspects and prices the home, advertises it, shows it, screens every applicant by the same written criteria, prepares and signs leases that the Owner has approved, collects rent and charges, holds deposits, answers the resident day and night, arranges maintenance, inspects the home, and sends the Owner a statement each month.',
      'The Manager is authorized to collect rent, charges, and deposits, to hold them in trust, and to pay from them the fees and costs this Agreement allows. The Manager gives notices and, with the Owner’s consent, starts a court case in the Owner’s name.',
    ],
    summary: 'We find residents, collect rent, take care of the home, and report to you every month.',
    summaryEs: 'Buscamos residentes, cobramos la renta, cuidamos la vivienda y le enviamos un informe todos los meses.',
  },
  {
    id: 'fair-housing',
    part: services,
    heading: 'Fair housing',
    text: [
      'The home is offered to everyone on the same terms. Neither party discriminates because of race, color, religion, sex, disability, familial status, national origin, or any other class that federal, state, or local law protects. The Manager does not follow an instruction that would break these laws.',
    ],
    summary: 'Everyone gets the same chance. We can’t follow an instruction that discriminates.',
    summaryEs: 'Todas las personas tienen la misma oportunidad. No podemos seguir una instrucción que discrimine.',
    source: '42 U.S.C. §§ 3601–3619',
  },
  {
    id: 'deposit-deductions',
    part: services,
    heading: 'Deposit deductions',
    text: [
      `After a resident moves out, the Owner may propose deductions from the deposit, each with photos and an invoice or estimate. If the resident disputes a deduction and neither the Owner nor the Manager on the Owner’s instructions answers within ${STANDING_DAYS} days, the amount the resident named stands, and the deposit is paid out accordingly. The Owner keeps every right that state law gives to claim more from the resident.`,
    ],
    summary: `If a resident disputes a deduction, answer within ${STANDING_DAYS} days. Otherwise, the amount they named stands.`,
    summaryEs: `Si un residente disputa una deducción, responda dentro de ${STANDING_DAYS} días. De lo contrario, queda firme el monto que indicó.`,
  },
  {
    id: 'repairs',
    part: services,
    heading: 'Repairs and approval',
    text: [
      'The Manager asks the Owner before any repair that costs more than {repairApproval}. The Owner may set another amount in the home’s setup. Without approval, the Manager may arrange an emergency repair that protects people or the home, or a repair the law requires by a deadline, and tells the Owner right away.',
      'The Owner pays what the Pro charges. The Manager adds no markup and attaches the Pro’s invoice to the statement. The Manager discloses in writing, before the work, any relationship with the company that does it.',
    ],
    summary: 'We ask before any repair over {repairApproval}, except in an emergency. No markups.',
    summaryEs:
      'Le pedimos permiso antes de toda reparación de más de {repairApproval}, salvo emergencias. Sin recargos.',
  },
  {
    id: 'fees',
    part: money,
    heading: 'Fees',
    text: [
      'Management fee: {managementFee} of each month’s rent ({managementDollars} a month at a rent of {rent}). The fee is owed only for months in which rent is collected or paid under the guarantee.',
      'Placement fee: {placementFee} of one month’s rent ({placementDollars} at a rent of {rent}), once for each new lease. It is not owed for a renewal with the same resident.',
      'This list is complete. The Manager charges the Owner no other fee under any name, except something the Owner later requests and agrees to in writing.',
    ],
    summary: 'You pay {managementFee} of the rent each month and {placementFee} of one month’s rent for a new lease.',
    summaryEs:
      'Usted paga el {managementFee} de la renta cada mes y el {placementFee} de un mes de renta por un contrato nuevo.',
  },
  {
    id: 'payout-monthly',
    part: money,
    heading: 'Payout plan: monthly, guaranteed',
    when: ({ offer }) => offer.plan.plan === 'Monthly',
    text: [
      'The Manager pays the Owner on day {payoutDay} of each month, even if the resident pays late. At a rent of {rent} for 12 months with one new lease, the Owner receives {net} after fees: {yearRent} in rent, less {yearManagement} in management fees and {placementDollars} for the placement. Approved repairs are deducted as well.',
    ],
    summary: 'We pay you on day {payoutDay} of every month. At {rent}, that’s {net} in the first 12 months.',
    summaryEs:
      'Le pagamos el día {payoutDay} de cada mes. Con una renta de {rent}, son {net} en los primeros 12 meses.',
  },
  {
    id: 'payout-yearly',
    part: money,
    heading: 'Payout plan: a year up front',
    when: ({ offer }) => offer.plan.plan === 'Yearly',
    text: [
      'Once a lease of at least 12 months has begun and its first payment has cleared, the Manager pays the Owner 12 months of rent at once: {advance} at a rent of {rent}, after the management fee and an advance fee of {advanceFee} ({advanceDollars}). The placement fee is deducted as well, so the Owner receives {net} for the 12 months.',
      'Paid this way, the advance costs {annualRate} a year (effective annual rate, compared with 12 monthly payouts).',
      'If the lease ends early, the home is sold, or the Owner ends this Agreement, the Owner returns the part of the advance for the months not yet earned within 30 days. There is one advance at a time and never past the end of the lease.',
    ],
    summary:
      'You get {advance} at once. It costs {annualRate} a year. If the lease ends early, you return the months not yet earned.',
    summaryEs:
      'Usted recibe {advance} de una vez. Cuesta {annualRate} al año. Si el contrato termina antes, devuelve los meses no devengados.',
  },
  {
    id: 'payout-collected',
    part: money,
    heading: 'Payout plan: as collected',
    when: ({ offer }) => offer.plan.plan === 'NoGuarantee',
    text: [
      'The Manager pays the Owner on day {payoutDay} of each month what was collected for that month, after fees and approved repairs. If the resident doesn’t pay, there is no payout for that month. At a rent of {rent} paid in full for 12 months with one new lease, the Owner receives {net}.',
      'This plan has no rent guarantee and no eviction cover.',
    ],
    summary: 'We pay you what we collect. There’s no guarantee. At {rent} paid in full, that’s {net} in 12 months.',
    summaryEs: 'Le pagamos lo que cobramos. No hay garantía. Con {rent} pagados por completo, son {net} en 12 meses.',
  },
  {
    id: 'guarantee',
    part: money,
    heading: 'Rent guarantee: limit, exclusions, and what ends it',
    when: ({ offer }) => offer.plan.guaranteeLimitCents > 0,
    text: [
      'If a resident we placed doesn’t pay, the Manager pays the Owner anyway. The rent guarantee and the eviction cover together pay at most {guaranteeLimit} for each lease.',
      'Not covered: {exclusions}.',
      'The guarantee ends when: {endedBy}. It is void if: {voidedBy}.',
    ],
    summary: 'We cover unpaid rent and eviction costs up to {guaranteeLimit} per lease. Read what isn’t covered.',
    summaryEs:
      'Cubrimos la renta impaga y los costos de desalojo hasta {guaranteeLimit} por contrato. Lea lo que no está cubierto.',
  },
  {
    id: 'taxes',
    part: money,
    heading: 'Form W-9 and tax reporting',
    text: [
      'Before the first payout, the Owner gives the Manager a signed Form W-9, or another form if the Owner is not a US person. If the taxpayer number is missing or the IRS says it is wrong, the law makes the Manager withhold {backupRate} of each payout and send it to the IRS. The Manager reports rent paid to the Owner on Form 1099-MISC each year.',
    ],
    summary: 'We need your W-9 before we pay you. Without it, the law makes us withhold {backupRate}.',
    summaryEs: 'Necesitamos su formulario W-9 antes de pagarle. Sin él, la ley nos obliga a retener el {backupRate}.',
    source: '26 U.S.C. §§ 3406, 6041, 6109',
  },
  {
    id: 'owner-duties',
    part: owner,
    heading: 'Owner’s responsibilities',
    text: [
      'The Owner keeps the home safe and fit to live in, pays the mortgage, property taxes, HOA dues, and insurance on time, and tells the Manager what the law requires residents to be told, such as known hazards and flooding.',
      'The Owner keeps property insurance for a rented home with liability coverage and names the Manager as an additional insured. The Owner tells the Manager at least 30 days before listing the home for sale.',
    ],
    summary: 'You keep the home safe, insured, and paid for, and tell us what residents must know.',
    summaryEs:
      'Usted mantiene la vivienda segura, asegurada y al día, y nos informa lo que los residentes deben saber.',
  },
  {
    id: 'lead-paint',
    part: owner,
    heading: 'Lead-based paint',
    text: [
      'If the home was built before 1978, the Owner gives the Manager every record and report about lead-based paint in it before a lease is signed.',
    ],
    summary: 'For homes built before 1978, give us your lead paint records.',
    summaryEs: 'Si la vivienda se construyó antes de 1978, entréguenos sus registros sobre pintura con plomo.',
    source: '42 U.S.C. § 4852d; 40 C.F.R. part 745, subpart F',
  },
  {
    id: 'termination',
    part: ending,
    heading: 'Termination',
    text: [
      'Either party may end this Agreement at any time, for any reason, with {noticeDays} days’ written notice. There is no termination fee. The Owner may end it without a fee and without notice until a lease is signed.',
      'The Manager may end it at once if the Owner refuses a repair that safety requires, asks the Manager to break the law, or lets the property insurance lapse. The Owner may end it at once if the Manager loses a license this Agreement requires or misuses trust funds.',
    ],
    summary: 'Either of us can end this with {noticeDays} days’ notice. There is no termination fee.',
    summaryEs:
      'Cualquiera de las partes puede terminar con un aviso de {noticeDays} días. No hay cargo por terminación.',
  },
  {
    id: 'after',
    part: ending,
    heading: 'After it ends',
    text: [
      'A lease with a resident continues: the Owner or a new manager takes it over. The Manager transfers deposits, keys, records, and the lease, and tells the resident in writing where to pay.',
      'The Manager sends a final statement and pays out everything held for the Owner within {finalDays} days, less fees already earned, approved repairs not yet paid, and any advance not yet earned. The guarantee ends with this Agreement.',
    ],
    summary: 'Your residents stay. We hand over everything and pay you out within {finalDays} days.',
    summaryEs: 'Sus residentes se quedan. Entregamos todo y le pagamos en un plazo de {finalDays} días.',
  },
  {
    id: 'liability',
    part: general,
    heading: 'Liability',
    text: [
      'Each party is responsible for the harm it causes by negligence or by breaking this Agreement or the law. The Manager is not responsible for what a resident does or for the condition of the home before this Agreement. Nothing here limits a duty that the law does not let a party give up.',
    ],
    summary: 'Each of us is responsible for our own mistakes.',
    summaryEs: 'Cada parte es responsable de sus propios errores.',
  },
  {
    id: 'notices',
    part: general,
    heading: 'Notices and changes',
    text: [
      'Notices under this Agreement are in writing: to the Owner at the email address of each signer, to the Manager at {noticeAddress} or in the Owner’s inbox. A change to this Agreement counts only when the Owner and the Manager have both signed it. A different payout plan starts with the next payout and not while an advance is outstanding.',
    ],
    summary: 'Notices are in writing. Changes count only when we have both signed.',
    summaryEs: 'Los avisos son por escrito. Los cambios solo valen cuando ambas partes los han firmado.',
  },
  {
    id: 'electronic',
    part: general,
    heading: 'Electronic signatures',
    text: [
      'The parties may sign electronically. An electronic signature has the same effect as one on paper. Any signer may ask for paper instead, at no charge, before signing.',
    ],
    summary: 'You can sign here or on paper. Both count the same.',
    summaryEs: 'Puede firmar aquí o en papel. Ambas formas valen lo mismo.',
    source: '15 U.S.C. § 7001',
  },
  {
    id: 'law',
    part: general,
    heading: 'Governing law and entire agreement',
    text: [
      'The law of {stateName} applies. This Agreement, with its schedule of fees, is the entire agreement between the parties about managing the home. If one clause does not hold, the others still do.',
    ],
    summary: 'The law of {stateName} applies.',
    summaryEs: 'Se aplica la ley de {stateName}.',
  },
];
