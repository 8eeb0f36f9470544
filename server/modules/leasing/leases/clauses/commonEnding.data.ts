import { type Clause, clauseParts } from './types';

const { ending, general } = clauseParts;

/** Default, termination, notices, and general terms: the same in every state. */
export const endingClauses: readonly Clause[] = [
  {
    id: 'breach',
    part: ending,
    heading: 'Default',
    text: [
      'If the Resident does not pay or otherwise breaches this Lease, the Manager must give written notice that states what the Resident must do and by when, for at least the time the law requires. Only after that time has passed, and only by court order, may the Lease be ended against the Resident’s will. Notices of this kind are always sent on paper as well, even if the Resident agreed to electronic notices.',
      'If the Homeowner or the Manager breaches this Lease, the Resident has every remedy the law provides, including repair and deduct, reduced rent, or termination as state law allows. Retaliation is prohibited against a Resident who exercises a legal right, requests a repair, or contacts an inspector.',
    ],
    summary:
      'If there’s a problem, you get written notice and time to fix it. Only a court can order an eviction. We never retaliate when you use your rights.',
    summaryEs:
      'Si hay un problema, usted recibe un aviso por escrito y tiempo para corregirlo. Solo un tribunal puede ordenar un desalojo. Nunca tomamos represalias por ejercer sus derechos.',
  },
  {
    id: 'early',
    part: ending,
    heading: 'Early termination',
    text: [
      'A Resident who needs to move out early must tell the Manager. The Manager immediately looks for a new resident by the same criteria. The Resident owes rent only until the new lease begins, plus the actual cost of re-renting the home shown by invoices, as far as the law allows.',
      'The law allows some Residents to leave without owing more, including servicemembers with orders (50 U.S.C. § 3955), survivors of domestic violence, and residents of a home that has become unfit to live in. Nothing in this Lease limits those rights.',
    ],
    summary:
      'If you move out early, you pay rent only until a new resident’s lease begins, plus the actual cost of finding them.',
    summaryEs:
      'Si se muda antes, usted paga la renta solo hasta que empiece el contrato de un nuevo residente, más el costo real de encontrarlo.',
  },
  {
    id: 'leaving',
    part: ending,
    heading: 'Move-out',
    text: [
      'A party who wants the tenancy to end at the end of the Lease, or later during a month-to-month tenancy, must give the other {leaveNotice} written notice. On the last day, the Resident must return the home empty and clean with all keys and provide a forwarding address for the deposit.',
    ],
    summary: 'Give us {leaveNotice} written notice, leave the home clean, and return the keys.',
    summaryEs:
      'Denos un aviso por escrito con {leaveNoticeEs} de anticipación, deje la vivienda limpia y devuelva las llaves.',
  },
  {
    id: 'destroyed',
    part: ending,
    heading: 'Fire and casualty',
    text: [
      'If the home becomes unfit to live in through no fault of the Resident, rent stops on that day. If the damage cannot be repaired within 30 days, either party may terminate the Lease, and the deposit and prepaid rent are refunded.',
    ],
    summary: 'If the home becomes unlivable, rent stops that day.',
    summaryEs: 'Si la vivienda queda inhabitable, la renta se suspende ese día.',
  },
  {
    id: 'left-behind',
    part: ending,
    heading: 'Abandoned property',
    text: [
      'The Manager stores belongings left in the home after the Resident moves out, notifies the owner in writing, and returns or disposes of them as state law requires.',
    ],
    summary: 'We notify you in writing before we dispose of anything you left behind.',
    summaryEs: 'Le avisamos por escrito antes de desechar cualquier cosa que haya dejado.',
  },
  {
    id: 'notices',
    part: general,
    heading: 'Notices',
    text: [
      'Notices to the Homeowner and the Manager must be sent to: {noticeAddress}. The Manager accepts service of process for the Homeowner at that address. Notices to the Resident are sent to the home and, if the Resident has agreed, to the Resident’s account and email address. Everyday messages in the account count as written messages. A notice that could end the Lease is always sent on paper as well.',
    ],
    summary: 'Where to send notices. Important notices also come on paper.',
    summaryEs: 'A dónde enviar los avisos. Los avisos importantes también llegan en papel.',
  },
  {
    id: 'sale',
    part: general,
    heading: 'Sale of the home',
    text: [
      'If the home is sold, the buyer takes it subject to this Lease. The deposit is transferred to the buyer, and the Resident is notified in writing. A sale alone does not end this Lease.',
    ],
    summary: 'A sale doesn’t end your lease. Your deposit transfers to the buyer.',
    summaryEs: 'Una venta no termina su contrato. Su depósito se transfiere al comprador.',
  },
  {
    id: 'data',
    part: general,
    heading: 'Privacy and credit reporting',
    text: [
      'Information provided for the application is used only for the application, for this Lease, and as the law requires. It is kept for as long as the law requires, is never sold, and is shown to the Homeowner only as needed for a decision. Rent is reported to a credit bureau only if the Resident asks.',
    ],
    summary: 'We keep your information private. We report rent to a credit bureau only if you ask.',
    summaryEs: 'Mantenemos su información privada. Reportamos la renta a una agencia de crédito solo si usted lo pide.',
  },
  {
    id: 'coSigner',
    part: general,
    heading: 'Co-signer',
    when: (lease) => lease.cosigners.length > 0,
    text: [
      '{cosigners} signs as co-signer. A co-signer does not live in the home and is liable for rent, charges, and damage under this Lease if the Resident does not pay. This applies to the term stated above and not to a renewal the co-signer has not signed. The Manager notifies the co-signer in writing within 10 days after the Resident is late, and the co-signer has 10 days to pay.',
    ],
    summary: 'The co-signer pays if the resident doesn’t, for this term only, and gets early notice.',
    summaryEs: 'El cofirmante paga si el residente no paga, solo durante este plazo, y recibe un aviso con tiempo.',
  },
  {
    id: 'whole',
    part: general,
    heading: 'Entire agreement and governing law',
    text: [
      'This Lease with its addenda is the entire agreement. It may be changed only in writing signed by all parties. If any part is unenforceable, the rest remains in effect, and the law applies in place of that part. The law of {state} governs. Each party pays its own attorney’s fees, unless a law that protects residents provides otherwise. No one waives a jury trial, a class action, or any right that cannot be waived by law.',
      'The plain-language summaries in English and Spanish are provided for convenience. If a summary differs from a clause, the reading more favorable to the Resident applies.',
    ],
    summary: 'This is the whole agreement. If a summary and a clause differ, the one better for you applies.',
    summaryEs:
      'Este es el acuerdo completo. Si un resumen y una cláusula difieren, se aplica lo más favorable para usted.',
  },
];
