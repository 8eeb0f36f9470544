import type { Clause } from './types';

const part = 'Washington terms and disclosures';

/** Terms and disclosures for Washington. */
export const waClauses: readonly Clause[] = [
  {
    id: 'wa-checklist',
    part,
    heading: 'Move-in checklist required before any deposit',
    text: [
      'No deposit is collected before this Lease is signed and a written checklist or statement describing the condition and cleanliness of, or existing damage to, the home and its furnishings, including walls, floors, countertops, carpets, drapes, furniture, and appliances, is provided by the Homeowner or the Manager at the beginning of the tenancy. Both parties sign and date it. The Resident receives a copy and may request one free replacement copy.',
      'No part of the deposit may be kept without that checklist. The Resident may recover a deposit collected without it, with costs and reasonable attorney’s fees.',
    ],
    summary: 'We don’t take a deposit until we’ve both signed the condition checklist.',
    summaryEs: 'No cobramos ningún depósito hasta que ambas partes firmemos la lista de condiciones de la vivienda.',
    source: 'RCW 59.18.260',
  },
  {
    id: 'wa-trust',
    part,
    heading: 'Deposit trust account',
    text: [
      'The deposit is placed promptly in a trust account at a financial institution or with a licensed escrow agent in Washington: {depositBank}. The Resident receives a written receipt. If the location changes, the Resident is notified in writing. Any interest belongs to the Homeowner unless the parties agree otherwise.',
    ],
    summary: 'Your deposit is in a trust account at the bank named here.',
    summaryEs: 'Su depósito está en una cuenta fiduciaria en el banco que se indica aquí.',
    source: 'RCW 59.18.270',
  },
  {
    id: 'wa-fees',
    part,
    heading: 'Nonrefundable charges',
    when: ({ fees }) => fees.some(({ every }) => every === 'once'),
    text: [
      'These one-time charges are nonrefundable and are not part of the deposit: {onceCharges}. Everything else paid to move in, other than the first month’s rent and monthly charges, is a deposit and is refundable as this Lease states.',
    ],
    summary: 'One-time charges are nonrefundable. The deposit is refundable.',
    summaryEs: 'Los cargos únicos no son reembolsables. El depósito sí lo es.',
    source: 'RCW 59.18.285',
  },
  {
    id: 'wa-installments',
    part,
    heading: 'Paying the deposit in installments',
    text: [
      'On written request, the Resident may pay the deposit and one-time charges in installments: three consecutive equal monthly installments for a lease of three months or more, or two for a shorter lease, beginning at the start of the Lease. This right does not apply if together they are no more than 25% of the first month’s rent. Where the city asks for more installments, such as six in Seattle for a lease of six months or more, the law of the city applies. There is no fee for installments. Agreed for this Lease: {installmentWords}.',
    ],
    summary: 'You can pay the deposit and one-time charges in installments at no cost. Agreed: {installmentWords}.',
    summaryEs: 'Puede pagar el depósito y los cargos únicos a plazos, sin costo. Acordado: {installmentWordsEs}.',
    source: 'RCW 59.18.610; Seattle Municipal Code 7.24.036',
    from: '2020-06-11',
  },
  {
    id: 'wa-return',
    part,
    heading: 'Return of the deposit',
    text: [
      'Within 30 days after the tenancy ends and the Resident vacates the home, the Manager provides a full and specific statement of the basis for keeping any of the deposit, with copies of estimates received or invoices paid, and the balance. Nothing is kept for wear from ordinary use, for carpet cleaning unless the wear is beyond ordinary use, for fixtures whose condition was not recorded on the checklist, or for more than fair value after depreciation. A landlord who intentionally violates this may owe up to twice the deposit.',
    ],
    summary: 'Returned within 30 days with invoices. There’s no charge for ordinary wear.',
    summaryEs: 'Se devuelve dentro de 30 días con facturas. No se cobra el desgaste normal.',
    source: 'RCW 59.18.280',
    from: '2023-07-23',
  },
  {
    id: 'wa-rent',
    part,
    heading: 'Late rent, due date, and rent increases',
    text: [
      'No late fee applies to rent paid within five days after the due date. The late fee may not exceed the limit of the city. If rent is more than five days late, a fee may be calculated from the first day after the due date only as this Lease provides. A Resident whose main income is regular assistance may request in writing that the due date be moved by up to five days. Payments are applied to rent first.',
      'Rent is not increased during the first 12 months. In any 12 months it is not increased by more than the limit of RCW 59.18.700, and only after the written notice that state and city law require, at least 90 days, in the form the statute requires. The Resident may pay by a non-electronic method.',
    ],
    summary:
      'You have a five-day grace period, may ask to move your due date, and have no rent increase in the first year.',
    summaryEs:
      'Usted tiene cinco días de gracia, puede pedir otra fecha de pago y no hay aumento de renta durante el primer año.',
    source: 'RCW 59.18.170, 59.18.140, 59.18.283, 59.18.700, 59.18.063',
    from: '2025-05-07',
  },
  {
    id: 'wa-just-cause',
    part,
    heading: 'Just cause for termination',
    text: [
      'The Homeowner may end or decline to renew this Lease only for a cause listed in RCW 59.18.650, stated in a written notice with the facts and the notice period the statute requires. For unpaid rent, the notice period is 14 days, and the notice says where rental assistance is available.',
    ],
    summary: 'The lease can be ended only for a cause listed in state law.',
    summaryEs: 'El contrato solo puede terminarse por una causa que indique la ley estatal.',
    source: 'RCW 59.18.650, 59.18.057',
    from: '2021-05-10',
  },
  {
    id: 'wa-owner',
    part,
    heading: 'Landlord and agent',
    text: [
      'The landlord is {homeowner}. The Manager is Belong. Notices and service of process for both are accepted at {noticeAddress}. If the owner lives outside the state, the Manager is the agent within the county. The Resident is notified immediately of any change.',
    ],
    summary: 'Who is responsible for the home and how to reach them.',
    summaryEs: 'Quién es responsable de la vivienda y cómo contactarlo.',
    source: 'RCW 59.18.060(15)',
  },
  {
    id: 'wa-fire',
    part,
    heading: 'Fire safety disclosure',
    text: [
      'Smoke detection devices are installed, hard-wired or battery operated as the building code requires. The Resident must maintain them, including the batteries (RCW 43.44.110). Carbon monoxide alarms are installed. The smoking policy is stated in this Lease. {fireSystems}',
    ],
    summary: 'The home’s fire safety equipment. You keep fresh batteries in the alarms.',
    summaryEs: 'El equipo contra incendios de la vivienda. Usted mantiene con baterías nuevas las alarmas.',
    source: 'RCW 59.18.060(12)',
  },
  {
    id: 'wa-mold',
    part,
    heading: 'Mold information',
    text: [
      'This is a summary of mold information from the Washington State Department of Health. The department’s own document is attached below. Mold needs moisture. Fix leaks or report them. Dry wet items within 24 to 48 hours. Keep indoor humidity below 60%. Use kitchen and bathroom fans or open a window. Move furniture a few inches from cold walls. Wash small spots with water and detergent, then dry. People with asthma or a weakened immune system should not clean mold themselves. By initialing below, the Resident confirms that they opened and were able to save the department’s information, or were given it on paper, when signing.',
    ],
    summary: 'Keep the home dry and ventilated, and report leaks.',
    summaryEs: 'Mantenga la vivienda seca y ventilada y avise de las fugas.',
    source: 'RCW 59.18.060(13)',
    handouts: ['wa-mold'],
    initials: true,
  },
  {
    id: 'wa-flood',
    part,
    heading: 'Flood disclosure',
    text: [
      '{floodHistory} {floodArea}{floodInsured}{floodDetails}',
      'The Homeowner’s insurance does not cover the Resident’s belongings. The Resident should consider renters insurance and flood insurance.',
    ],
    summary: '{floodSummary} Consider flood insurance.',
    summaryEs: '{floodSummary} Considere un seguro contra inundaciones.',
  },
  {
    id: 'wa-entry',
    part,
    heading: 'Notice of entry (Washington)',
    text: [
      'The Manager gives at least two days’ written notice before entering, or one day to show the home to a prospective resident or buyer. The notice states the date, the earliest and latest time of entry, and a phone number to object or reschedule. Showings may not unreasonably interfere with the Resident’s enjoyment of the home.',
    ],
    summary: 'Two days’ notice with a time window and phone number, or one day for showings.',
    summaryEs: 'Aviso de dos días con horario y teléfono, o de un día para mostrar la vivienda.',
    source: 'RCW 59.18.150',
  },
  {
    id: 'wa-safety',
    part,
    heading: 'Protection from violence and military orders',
    text: [
      'A Resident or household member who is a victim of domestic violence, sexual assault, unlawful harassment, or stalking may terminate this Lease and have the locks changed as provided in RCW 59.18.575 to 59.18.585. A Resident with military orders may terminate it on 20 days’ notice.',
    ],
    summary: 'If you’re in danger, you may end the lease and have the locks changed.',
    summaryEs: 'Si usted está en peligro, puede terminar el contrato y hacer cambiar las cerraduras.',
    source: 'RCW 59.18.575, 59.18.200',
  },
];
