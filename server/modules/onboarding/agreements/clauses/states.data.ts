import type { AgreementClause } from './types';

const part = (state: string) => `${state} terms`;

const california: readonly AgreementClause[] = [
  {
    id: 'ca-license',
    part: part('California'),
    heading: 'Licensed broker and end date',
    text: [
      'The Manager manages the home as a licensed California real estate broker. Because the Manager’s appointment is exclusive, it has a definite end date: {end}.',
    ],
    summary: 'We’re a licensed broker, and this agreement has a fixed end date.',
    summaryEs: 'Somos corredores con licencia y este contrato tiene una fecha de término fija.',
    source: 'Cal. Bus. & Prof. Code §§ 10130, 10131(b), 10176(f)',
  },
  {
    id: 'ca-trust',
    part: part('California'),
    heading: 'Trust funds',
    text: [
      'Rent and deposits are the property of the Owner or the resident. The Manager places them in a trust account no later than three business days after receiving them, keeps a record for each home, and does not mix them with its own money.',
    ],
    summary: 'Your rent sits in a trust account, apart from our money.',
    summaryEs: 'Su renta está en una cuenta fiduciaria, separada de nuestro dinero.',
    source: 'Cal. Bus. & Prof. Code § 10145; Cal. Code Regs. tit. 10, §§ 2831.1, 2832',
  },
  {
    id: 'ca-deposit',
    part: part('California'),
    heading: 'Security deposit',
    text: [
      'A deposit is at most one month’s rent, unless the exception for small owners applies. The Manager returns it with an itemized statement within 21 days after the resident moves out. The Owner does not ask for more.',
    ],
    summary: 'The deposit is usually one month’s rent. We return it within 21 days.',
    summaryEs: 'El depósito suele ser de un mes de renta. Lo devolvemos en 21 días.',
    source: 'Cal. Civ. Code § 1950.5',
    from: '2024-07-01',
  },
  {
    id: 'ca-agent-notice',
    part: part('California'),
    heading: 'Name and address given to residents',
    text: [
      'Every lease names the Manager as the person who manages the home and who receives notices and rent for the Owner, with the Manager’s address and phone number. If that changes, residents are told within 15 days.',
    ],
    summary: 'Residents get our name and address for rent and notices.',
    summaryEs: 'Los residentes reciben nuestro nombre y dirección para la renta y los avisos.',
    source: 'Cal. Civ. Code § 1962',
  },
  {
    id: 'ca-fair',
    part: part('California'),
    heading: 'California fair housing',
    text: [
      'California law also protects, among others, source of income, including housing vouchers, marital status, sexual orientation, gender identity, ancestry, and immigration status.',
    ],
    summary: 'In California, vouchers and other sources of income count like any income.',
    summaryEs: 'En California, los vales y otras fuentes de ingresos cuentan como cualquier ingreso.',
    source: 'Cal. Gov. Code § 12955; Cal. Civ. Code § 51',
  },
];

const washington: readonly AgreementClause[] = [
  {
    id: 'wa-written',
    part: part('Washington'),
    heading: 'What a Washington agreement must state',
    text: [
      'The Manager is a licensed Washington real estate firm. Compensation: the fees stated above. Units: one residential unit ({unitType}). The Manager is authorized to collect rent and charges and to pay fees, approved repairs, and payouts from them.',
      'The Manager is authorized to hold the resident’s security deposit in its trust account and pays from it only as the lease and the law allow. The Manager sends the Owner a summary statement every month that shows the starting balance, rent received, the Owner’s contributions, other receipts, each expense, and the ending balance.',
    ],
    summary: 'We may collect rent and hold the deposit. You get a full statement every month.',
    summaryEs: 'Podemos cobrar la renta y guardar el depósito. Usted recibe un informe completo cada mes.',
    source: 'WAC 308-124D-215; RCW 18.85.285',
    from: '2010-07-01',
  },
  {
    id: 'wa-agency',
    part: part('Washington'),
    heading: 'Agency',
    text: [
      'The Manager represents the Owner, not the resident. The Manager owes every party honesty, reasonable skill and care, and a proper accounting for money. The Owner received the pamphlet on the law of real estate agency before signing.',
    ],
    summary: 'We represent you and deal honestly with everyone.',
    summaryEs: 'Lo representamos a usted y tratamos con honestidad a todas las personas.',
    source: 'RCW 18.86.030, 18.86.120',
  },
  {
    id: 'wa-deposit',
    part: part('Washington'),
    heading: 'Deposit and move-in checklist',
    text: [
      'No deposit is collected without a written lease and a move-in checklist signed by the resident. The deposit stays in a trust account in Washington, and the resident gets a full statement within 30 days after moving out.',
    ],
    summary: 'No deposit without a signed checklist. We account for it within 30 days.',
    summaryEs: 'No hay depósito sin una lista firmada. Rendimos cuentas en 30 días.',
    source: 'RCW 59.18.260, 59.18.270, 59.18.280',
  },
  {
    id: 'wa-landlord',
    part: part('Washington'),
    heading: 'Local representative',
    text: [
      'The lease names the Manager, with its address, as the Owner’s designated person for notices. If the Owner lives outside Washington, the Manager acts as the representative in the county of the home.',
    ],
    summary: 'We’re your local contact for residents and the authorities.',
    summaryEs: 'Somos su contacto local para los residentes y las autoridades.',
    source: 'RCW 59.18.060',
  },
];

const florida: readonly AgreementClause[] = [
  {
    id: 'fl-license',
    part: part('Florida'),
    heading: 'Licensed broker and end date',
    text: [
      'The Manager manages the home as a licensed Florida real estate broker. This Agreement has a definite end date, {end}, states the fee and all of its terms, and does not renew by itself. Each Owner receives a signed copy within 24 hours after everyone has signed.',
    ],
    summary: 'We’re a licensed broker. The agreement ends on {end} and doesn’t renew by itself.',
    summaryEs: 'Somos corredores con licencia. El contrato termina el {end} y no se renueva solo.',
    source: 'Fla. Stat. §§ 475.01(1)(a), 475.25(1)(r)',
  },
  {
    id: 'fl-escrow',
    part: part('Florida'),
    heading: 'Escrow account',
    text: [
      'The Manager places rent and deposits it receives in an escrow or trust account right away and keeps them there until it is authorized to pay them out.',
    ],
    summary: 'Money we receive goes into an escrow account.',
    summaryEs: 'El dinero que recibimos va a una cuenta de depósito en garantía.',
    source: 'Fla. Stat. § 475.25(1)(k); Fla. Admin. Code R. 61J2-14.010',
  },
  {
    id: 'fl-deposit',
    part: part('Florida'),
    heading: 'Security deposit',
    text: [
      'The Manager holds the deposit as the law requires, tells the resident in writing within 30 days where it is held, returns it within 15 days after the resident leaves if there is no claim, and sends notice of a claim within 30 days by certified mail.',
    ],
    summary: 'We return the deposit within 15 days or send notice of a claim within 30.',
    summaryEs: 'Devolvemos el depósito en 15 días o avisamos de un reclamo en 30.',
    source: 'Fla. Stat. § 83.49',
  },
  {
    id: 'fl-notices',
    part: part('Florida'),
    heading: 'Address for the resident’s notices',
    text: [
      'The Manager gives residents, in writing, the name and address of the person who may receive notices for the Owner. That is the Manager at {noticeAddress}.',
    ],
    summary: 'Residents send notices to us.',
    summaryEs: 'Los residentes nos envían los avisos a nosotros.',
    source: 'Fla. Stat. § 83.50',
  },
];

const virginia: readonly AgreementClause[] = [
  {
    id: 'va-agency',
    part: part('Virginia'),
    heading: 'Duties of the manager and end date',
    text: [
      'The Manager is a licensed Virginia real estate firm engaged to manage real estate. It follows this Agreement, uses ordinary care, accounts for all money and property without delay, tells the Owner important facts, and keeps confidential information confidential. This Agreement ends on {end}.',
    ],
    summary: 'Virginia law sets our duties to you. The agreement ends on {end}.',
    summaryEs: 'La ley de Virginia fija nuestros deberes con usted. El contrato termina el {end}.',
    source: 'Va. Code §§ 54.1-2135, 54.1-2137',
  },
  {
    id: 'va-escrow',
    part: part('Virginia'),
    heading: 'Escrow account',
    text: [
      'Rent and deposits are kept in a federally insured escrow account labeled as such until they are paid out under this Agreement or the lease.',
    ],
    summary: 'Rent and deposits are kept in an insured escrow account.',
    summaryEs: 'La renta y los depósitos se guardan en una cuenta asegurada de depósito en garantía.',
    source: 'Va. Code § 54.1-2108',
  },
  {
    id: 'va-deposit',
    part: part('Virginia'),
    heading: 'Security deposit',
    text: [
      'A deposit is at most two months’ rent. The Manager returns it with an itemized list within 45 days after the tenancy ends or the resident moves out, whichever is later.',
    ],
    summary: 'The deposit is at most two months’ rent. We return it within 45 days.',
    summaryEs: 'El depósito es de dos meses de renta como máximo. Lo devolvemos en 45 días.',
    source: 'Va. Code § 55.1-1226',
  },
  {
    id: 'va-agent',
    part: part('Virginia'),
    heading: 'Agent for an owner who lives elsewhere',
    text: [
      'An Owner who does not live in Virginia appoints, with the Manager’s help, an agent who lives or has an office in Virginia for receiving notices and court papers. Residents are told in writing who manages the home and who receives notices.',
    ],
    summary: 'If you live outside Virginia, you need an agent here. We help you appoint one.',
    summaryEs: 'Si usted vive fuera de Virginia, necesita un representante aquí. Le ayudamos a nombrarlo.',
    source: 'Va. Code §§ 55.1-1211, 55.1-1216',
  },
];

/** Terms of one state, beside those of every agreement. */
export const agreementClausesByState: Readonly<Record<string, readonly AgreementClause[]>> = {
  CA: california,
  WA: washington,
  FL: florida,
  VA: virginia,
};
