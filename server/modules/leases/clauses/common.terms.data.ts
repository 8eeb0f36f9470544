import { type Clause, parts } from './clause';

const { terms, money } = parts;

/** What every lease of ours says of who lets what, and what it costs. */
export const termClauses: readonly Clause[] = [
  {
    id: 'parties',
    part: terms,
    heading: 'Who makes this lease',
    text: [
      'This lease is made between {homeowner} (the “Homeowner”, who is the landlord) and {residents} (together the “Resident”, who is the tenant). Belong (the “Manager”) acts for the Homeowner, collects what is due, keeps the home in repair and is who the Resident turns to.',
      'Each person named as Resident signs for the whole: every one of them may be asked for all that is due under this lease, not a share of it alone. What the Manager tells one of them in writing it tells to all of them.',
    ],
    summary: 'Who lets the home, who lives in it, and that we look after both. Each of you answers for the whole rent.',
    resumen:
      'Quién alquila la casa, quién vive en ella, y que nosotros atendemos a ambos. Cada residente responde por toda la renta.',
  },
  {
    id: 'home',
    part: terms,
    heading: 'The home',
    text: [
      'The home is {address}, {homeType}{built}. It is let {furnished} and comes with: {features}. Parking: {parking}.',
      'It is let as a private residence for the Resident and these occupants: {occupants}. Guests are welcome; somebody who stays more than fourteen days in any six months needs the Manager’s written consent, which is not refused without a reason.',
    ],
    summary: 'The address, what comes with it, and who may live there. Guests for up to two weeks need no permission.',
    resumen:
      'La dirección, lo que incluye y quién puede vivir allí. Los invitados de hasta dos semanas no necesitan permiso.',
  },
  {
    id: 'term',
    part: terms,
    heading: 'How long',
    text: [
      'The lease begins on {start} and ends on {end}, {months} months in all. If nobody gives notice as the law and this lease ask, and no new lease is signed, it goes on from month to month on the same terms.',
      'If the home cannot be handed over on the first day, no rent is due until it is. If that lasts more than ten days, the Resident may end the lease by writing to the Manager, and everything paid comes back.',
    ],
    summary: 'From when to when. If we cannot hand it over on time, you pay nothing until we do, and may walk away.',
    resumen:
      'Desde cuándo y hasta cuándo. Si no entregamos la casa a tiempo, no paga nada hasta que lo hagamos y puede cancelar.',
  },
  {
    id: 'charges',
    part: terms,
    heading: 'What it costs, all of it',
    text: [
      'Rent: {rent} a month. Every month: {monthlyCharges}. All together {allIn} a month. Once, when moving in: {onceCharges}. Deposit: {deposit}.',
      'To move in: {moveIn}, which is one month of rent and monthly charges, the deposit and the one-time charges above. Where the lease begins within a month, what that month does not use of the first payment counts towards the next.',
      'This list is complete. It is what the listing showed on the day the Resident applied{agreed}. The Homeowner and the Manager may not ask for any other charge, whatever it is called, except a late fee or a fee for a returned payment as this lease states, damage as the law allows, or something the Resident asks for later and agrees to in writing.',
    ],
    summary:
      '{rent} rent, {allIn} a month with everything, {moveIn} to move in. Nothing else, ever, unless you ask for it.',
    resumen:
      '{rent} de renta, {allIn} al mes con todo incluido, {moveIn} para mudarse. Nada más, salvo que usted lo pida.',
    initials: true,
  },
  {
    id: 'move-in-money',
    part: terms,
    heading: 'The money to move in',
    text: [
      'The Resident lets the money to move in be held on a card within {payDays} days after everybody has signed; where the law wants the record of the home’s condition first, after the Homeowner has signed that record. The Manager writes until when this is, and writes again before that time ends. Nothing is taken before the keys are handed over.',
      'If it is not held by then, the Homeowner may end this lease by a letter that says why, as long as it has not come. Then neither side owes the other anything under this lease, and what was held is let go.',
    ],
    summary:
      'It is held on your card within {payDays} days, and taken with the keys. If it never comes, the homeowner may end the lease, and nobody owes anything.',
    resumen:
      'Se retiene en su tarjeta en {payDays} días y se cobra al entregar las llaves. Si nunca llega, el propietario puede terminar el contrato y nadie debe nada.',
  },
  {
    id: 'rent',
    part: money,
    heading: 'Paying the rent',
    text: [
      'Rent and monthly charges are due on the {dueDay} of each month, for that month, without being asked for. The month the lease begins and the month it ends are charged by the day, each day a thirtieth of the month.',
      'They may be paid from a bank account free of charge, by card (what the card costs is shown before it is charged), by check or by money order sent to the Manager’s address. No way of paying that is only electronic is ever the only one.',
      'What is paid goes first to rent, then to monthly charges, then to anything else. The Manager gives a receipt for every payment, and a statement of all of them at any time.',
    ],
    summary: 'Due on the {dueDay}. Bank transfer is free; checks are fine. Payments always go to rent first.',
    resumen:
      'Vence el día {dueDay}. La transferencia bancaria es gratis; se aceptan cheques. Los pagos se aplican primero a la renta.',
  },
  {
    id: 'late',
    part: money,
    heading: 'Paying late',
    text: [
      'Nothing is charged for rent that arrives within {graceDays} days of the day it is due. After that a late fee of {latePercent} of what is still unpaid may be charged once for that month, never more than {lateMost} and never more than the law of the place allows. It estimates what the delay costs; it is not rent.',
      'Whoever sees that a month will be hard should write to the Manager before the rent is due. A plan to pay in parts, once both have agreed to it in writing, is kept without a late fee.',
    ],
    summary:
      'Five days of grace, then {latePercent} of what is missing, at most {lateMost}. Tell us early and we make a plan.',
    resumen:
      'Cinco días de gracia; después, {latePercent} de lo que falte, máximo {lateMost}. Avísenos pronto y haremos un plan.',
  },
  {
    id: 'returned',
    part: money,
    heading: 'A payment that comes back',
    text: [
      'If a bank returns a payment, the amount is due again at once and {returnedFee} is charged for it. It is not charged when the bank, the Manager or the Homeowner made the mistake.',
    ],
    summary: 'If your bank sends a payment back: {returnedFee}.',
    resumen: 'Si su banco devuelve un pago: {returnedFee}.',
  },
  {
    id: 'deposit',
    part: money,
    heading: 'The deposit',
    text: [
      'The Resident gives a deposit of {deposit}{instalments}. It stays the Resident’s money. It is kept apart from every other money, in {depositBank}, and the Resident is told in writing if that changes.',
      'After the Resident has moved out it may be used only for rent that was not paid, for damage beyond ordinary wear, for cleaning the home to the state it was in when the lease began, and for keys that were not returned. Ordinary wear is nobody’s debt: paint that has faded, carpet worn by walking on it, small holes from pictures.',
      'Before the Resident leaves, the Manager offers a visit to say what would be taken from the deposit, so that it can be put right. Afterwards the Manager sends an itemised statement with pictures from before and after, and invoices, and the rest of the deposit, within the time the law of the state sets.',
    ],
    summary:
      '{deposit}, yours, kept apart. Only real damage and unpaid rent come out of it, with invoices and pictures.',
    resumen:
      '{deposit}, es suyo y se guarda aparte. Solo se descuentan daños reales y renta impaga, con facturas y fotos.',
    initials: true,
  },
  {
    id: 'increase',
    part: money,
    heading: 'The rent stays the rent',
    text: [
      'The rent does not change before {end}. After that it may rise only as far as the law allows, after written notice of at least the length the law asks, and never for a reason the law forbids.',
    ],
    summary: 'No increase during this lease.',
    resumen: 'La renta no sube durante este contrato.',
  },
  {
    id: 'utilities',
    part: money,
    heading: 'Utilities',
    text: [
      'The Resident opens accounts in their own name for, and pays: {utilitiesResident}. The Homeowner pays: {utilitiesHomeowner}. Accounts are moved over on or before the first day of the lease.',
      'Nobody turns off or lets lapse a service that the other pays for or needs. If one fails for a reason that lies in the home, the Manager sees to it as an urgent repair.',
    ],
    summary: 'You pay {utilitiesResident}; the homeowner pays {utilitiesHomeowner}.',
    resumen: 'Usted paga {utilitiesResident}; el propietario paga {utilitiesHomeowner}.',
  },
  {
    id: 'insurance',
    part: money,
    heading: 'Renters’ insurance',
    text: [
      'The Homeowner’s insurance does not cover what the Resident owns, nor damage the Resident causes to others. The Resident keeps a renters’ policy with liability cover for the whole lease, names the Manager as somebody to be told when it ends, and shows proof before the keys are handed over. The Resident chooses the insurer freely.',
    ],
    summary: 'Your things are not covered by the homeowner’s insurance: keep a renters’ policy of your own choice.',
    resumen: 'Sus pertenencias no están cubiertas por el seguro del propietario: mantenga un seguro de inquilino.',
  },
];
