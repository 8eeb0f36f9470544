import type { Clause } from './clause';

const part = 'Washington';

/** What a lease says in Washington. */
export const waClauses: readonly Clause[] = [
  {
    id: 'wa-checklist',
    part,
    heading: 'No deposit without a checklist',
    text: [
      'No deposit is collected before this lease is signed and a written checklist or statement describing the condition and cleanliness of, or existing damage to, the home and its furnishings, including walls, floors, countertops, carpets, drapes, furniture and appliances, is provided by the Homeowner or the Manager at the beginning of the tenancy. It is signed and dated by both, the Resident receives a copy, and may ask for one free replacement copy.',
      'No part of the deposit may be kept without that checklist. The Resident may recover a deposit collected without it, with costs and reasonable lawyer’s fees.',
    ],
    summary: 'We take no deposit before we have both signed the checklist of the home’s condition.',
    resumen: 'No cobramos depósito antes de que ambos firmemos la lista del estado de la casa.',
    source: 'RCW 59.18.260',
    initials: true,
  },
  {
    id: 'wa-trust',
    part,
    heading: 'Where the deposit is',
    text: [
      'The deposit is placed promptly in a trust account at a financial institution or with a licensed escrow agent in Washington: {depositBank}. The Resident receives a written receipt for it. If the place changes, the Resident is told in writing. Interest, if any, belongs to the Homeowner unless agreed otherwise.',
    ],
    summary: 'The deposit lies in a trust account whose bank is named.',
    resumen: 'El depósito está en una cuenta fiduciaria cuyo banco se nombra.',
    source: 'RCW 59.18.270',
  },
  {
    id: 'wa-fees',
    part,
    heading: 'What does not come back',
    when: ({ fees }) => fees.some(({ every }) => every === 'once'),
    text: [
      'These one-time charges are not refundable and are no part of the deposit: {onceCharges}. Everything else paid to move in, beside the first rent and monthly charges, is a deposit and comes back as this lease says.',
    ],
    summary: 'One-time charges are not refundable; the deposit is.',
    resumen: 'Los cargos únicos no son reembolsables; el depósito sí.',
    source: 'RCW 59.18.285',
  },
  {
    id: 'wa-instalments',
    part,
    heading: 'Deposit in instalments',
    text: [
      'On request in writing the Resident may pay deposit and one-time charges in instalments: three consecutive and equal monthly ones for a lease of three months or more, else two, beginning when the lease begins, unless together they are at most a quarter of the first month’s rent. In Seattle there are six for a lease of six months or more, else four. Nothing is charged for it. For this lease it was agreed: {instalmentWords}.',
    ],
    summary: 'You may pay deposit and one-time charges in parts, at no cost. Agreed: {instalmentWords}.',
    resumen: 'Puede pagar el depósito y los cargos únicos en partes, sin costo. Acordado: {instalmentWordsEs}.',
    source: 'RCW 59.18.610; Seattle Municipal Code 7.24.035',
    from: '2020-06-11',
  },
  {
    id: 'wa-return',
    part,
    heading: 'The deposit comes back',
    text: [
      'Within thirty days after the lease has ended and the home is vacated, the Manager gives the Resident a full and specific statement of the basis for keeping any of the deposit, with copies of estimates received or invoices paid, and the balance. Nothing is kept for wear resulting from ordinary use, for carpet cleaning that is not beyond it, for fixtures whose condition the checklist did not record, or for more than their fair value after depreciation. Whoever intentionally does not follow this owes up to twice the deposit.',
    ],
    summary: 'Back within 30 days, with invoices; ordinary wear is free.',
    resumen: 'Devuelto en 30 días, con facturas; el desgaste normal no se cobra.',
    source: 'RCW 59.18.280',
    from: '2023-07-23',
  },
  {
    id: 'wa-rent',
    part,
    heading: 'Rent: late, raised, paid',
    text: [
      'No late fee is charged for rent paid within five days of its due date; in Seattle it is at most what the city allows. When rent is more than five days past due, the fee may run back to the first day after the due date only as far as this lease says. A Resident whose main income is regular assistance may ask in writing that the due date is moved by up to five days. Payments go first to rent.',
      'Rent is not raised during the first twelve months, nor in any twelve months by more than the limit of RCW 59.18.700, and only after written notice of ninety days (in Seattle one hundred and eighty) in the form of the statute. The Resident may pay by a means that is not electronic.',
    ],
    summary: 'Five days’ grace, a due date you may ask to move, no increase in the first year.',
    resumen: 'Cinco días de gracia, puede pedir otra fecha de pago, sin aumento el primer año.',
    source: 'RCW 59.18.170, 59.18.140, 59.18.283, 59.18.700, 59.18.063',
    from: '2025-05-07',
  },
  {
    id: 'wa-just-cause',
    part,
    heading: 'Just cause',
    text: [
      'The Homeowner ends, or does not renew, this lease only for a cause that RCW 59.18.650 lists, told in writing with the facts and with the notice it asks for. For rent not paid the notice is fourteen days and names where help with the rent can be had.',
    ],
    summary: 'A lease ends only for a cause the state lists.',
    resumen: 'El contrato solo termina por una causa que el estado enumera.',
    source: 'RCW 59.18.650, 59.18.057',
    from: '2021-05-10',
  },
  {
    id: 'wa-owner',
    part,
    heading: 'Who owns and who manages',
    text: [
      'The landlord is {homeowner}; the Manager is Belong. Both are reached, and papers of a court are taken, at {noticeAddress}. If the owner lives outside the state, the Manager is the agent within the county. Changes are told at once.',
    ],
    summary: 'Who is responsible and where to find them.',
    resumen: 'Quién es responsable y dónde encontrarlo.',
    source: 'RCW 59.18.060(15)',
  },
  {
    id: 'wa-fire',
    part,
    heading: 'Fire safety',
    text: [
      'Smoke detection devices are installed, hard-wired or run by battery as the building code asks, and the Resident keeps them working, batteries included (RCW 43.44.110). Carbon monoxide alarms are installed. Unless an addendum says otherwise the building has: a smoking policy as in this lease; no sprinkler system; no fire alarm system; no emergency notification, relocation or evacuation plan beyond the exits shown on the way out.',
    ],
    summary: 'What protects the home from fire, and that you keep the alarms’ batteries fresh.',
    resumen: 'Qué protege la casa del fuego; usted mantiene las baterías de las alarmas.',
    source: 'RCW 59.18.060(12)',
  },
  {
    id: 'wa-mold',
    part,
    heading: 'Mold: how to keep it away',
    text: [
      'What the Department of Health says about mold, in our words; its own paper is at the address below. Mold needs moisture. Fix leaks and tell about them; dry wet things within twenty-four to forty-eight hours; keep indoor humidity below sixty per cent; use fans in kitchen and bath or open a window; move furniture a hand’s width from cold walls; wash off small spots with water and detergent, and dry. People with asthma or a weak immune system should not clean it themselves. By the initials beneath, the Resident says that they have opened and could keep the department’s information, or were given it on paper, when signing.',
    ],
    summary: 'Keep it dry, air it, tell us of leaks.',
    resumen: 'Manténgalo seco, ventile y avise de fugas.',
    source: 'RCW 59.18.060(13)',
    papers: [{ title: 'Washington State Department of Health: Mold', href: 'https://doh.wa.gov/mold' }],
    initials: true,
  },
  {
    id: 'wa-flood',
    part,
    heading: 'Flood',
    text: [
      'The Homeowner knows of no flood in the home during their ownership and has no reason to believe that it lies in a special flood hazard area, unless an addendum says so. The Homeowner’s insurance does not cover the Resident’s things; the Resident should think of renters’ and flood insurance.',
    ],
    summary: 'No known flooding. Consider flood insurance.',
    resumen: 'No se conoce inundación. Considere un seguro.',
  },
  {
    id: 'wa-entry',
    part,
    heading: 'Coming in',
    text: [
      'At least two days’ written notice is given before entering, one day to show the home to somebody who may rent or buy it. The notice names the date, the window of time with its earliest and latest hour, and a telephone number to object or to move it. The home is not shown in a way that interferes with the Resident’s enjoyment of it.',
    ],
    summary: 'Two days’ notice with a window of time and a phone number; one day for showings.',
    resumen: 'Aviso de dos días con horario y teléfono; un día para mostrar la casa.',
    source: 'RCW 59.18.150',
  },
  {
    id: 'wa-safety',
    part,
    heading: 'Violence, and leaving because of it',
    text: [
      'A Resident or member of the household who is a victim of domestic violence, sexual assault, unlawful harassment or stalking may end this lease, and have the locks changed, as RCW 59.18.575 to 59.18.585 provide. A Resident with orders from the armed forces may end it on twenty days’ notice.',
    ],
    summary: 'People in danger may leave and have the locks changed.',
    resumen: 'Quien esté en peligro puede irse y cambiar cerraduras.',
    source: 'RCW 59.18.575, 59.18.200',
  },
];
