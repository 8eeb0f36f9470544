import { type Clause, parts } from './clause';

const { terms, money, living, care, ending, general } = parts;

/** What every lease of ours says, whatever the state. */
export const commonClauses: readonly Clause[] = [
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
  {
    id: 'use',
    part: living,
    heading: 'A place to live in',
    text: [
      'The home is for living in. Working from home is welcome as long as customers and deliveries do not disturb the neighbours and no licence or insurance forbids it. It is not let out for short stays or advertised for them.',
      'The Resident keeps the law, keeps the peace between ten at night and seven in the morning, and follows the rules of an owners’ association where there is one and they were handed over before signing. A rule made later that changes this lease in substance binds nobody until they agree.',
    ],
    summary: 'Live there, work there, be kind to the neighbours. No short-term letting.',
    resumen: 'Viva y trabaje allí y respete a los vecinos. No se permite el alquiler de corta estancia.',
  },
  {
    id: 'quiet',
    part: living,
    heading: 'Your home is yours',
    text: [
      'While the Resident keeps this lease, nobody acting for the Homeowner disturbs their use of the home. Nobody changes the locks, takes off doors, removes belongings or cuts a service to make a Resident leave; only a court can order that.',
    ],
    summary: 'Nobody may lock you out or make life hard to get you to leave.',
    resumen: 'Nadie puede dejarle fuera ni presionarle para que se vaya.',
  },
  {
    id: 'pets',
    part: living,
    heading: 'Pets and assistance animals',
    text: [
      'Pets agreed on: {pets}. Another one needs the Manager’s consent in writing first, and costs only what the listing says a pet costs. The Resident cleans up after them, keeps them from disturbing others, and pays for damage they do beyond ordinary wear.',
      'An assistance animal, emotional support included, is not a pet. It needs no fee, no deposit and no breed; the Resident asks for it as a reasonable accommodation, and the Manager answers within ten days.',
    ],
    summary: 'Pets: {pets}. Assistance animals are always welcome and cost nothing.',
    resumen: 'Mascotas: {pets}. Los animales de asistencia siempre son bienvenidos y no cuestan nada.',
  },
  {
    id: 'accommodation',
    part: living,
    heading: 'Fair housing and accommodation',
    text: [
      'The Homeowner and the Manager treat everybody alike, whatever their race, colour, religion, sex, gender identity, sexual orientation, national origin, familial status, disability, source of income, or anything else the law protects. A Resident with a disability may ask for a change of rules or of the home at any time, in any form, and is answered promptly.',
    ],
    summary: 'Everybody is treated alike. Ask us for any change a disability makes necessary.',
    resumen: 'Tratamos a todos por igual. Pídanos cualquier adaptación que una discapacidad haga necesaria.',
    source: '42 U.S.C. 3604',
  },
  {
    id: 'smoking',
    part: living,
    heading: 'Smoke-free',
    text: [
      'Nobody smokes or vapes anything inside the home, in shared rooms, or within twenty-five feet of a door or window. Cleaning away what smoke leaves behind is not ordinary wear.',
    ],
    summary: 'No smoking or vaping indoors.',
    resumen: 'No se permite fumar ni vapear dentro.',
  },
  {
    id: 'changes',
    part: living,
    heading: 'Making it yours',
    text: [
      'Pictures, shelves and curtains need no permission. Painting, drilling into tile, changing locks or fixtures, satellite dishes and chargers do; it is given in writing with what has to be put back at the end. A changed lock never leaves the Manager without a key for an emergency.',
    ],
    summary: 'Hang pictures freely; ask before you paint or change fixtures.',
    resumen: 'Cuelgue cuadros con libertad; pregunte antes de pintar o cambiar instalaciones.',
  },
  {
    id: 'subletting',
    part: living,
    heading: 'Somebody else in your place',
    text: [
      'The Resident may not hand over the lease or let part of the home without the Manager’s written consent. Whoever is proposed is looked at by the same published criteria as everybody. A change among the Residents is made by an addendum that all of them sign.',
    ],
    summary: 'New roommates and subletting need our consent, by the same rules as for you.',
    resumen: 'Nuevos compañeros y subarriendos requieren nuestro permiso, con las mismas reglas que para usted.',
  },
  {
    id: 'repairs-ours',
    part: care,
    heading: 'What we keep in order',
    text: [
      'The Homeowner, through the Manager, keeps the home fit to live in for the whole lease: roof and walls that keep out weather, plumbing with hot and cold water, heat, safe electricity and gas, working locks, clean shared spaces, and every appliance that came with it. This duty cannot be given up by this or any other paper.',
      'What endangers life or health, no heat in the cold, no water, a leak that spreads, or a door that does not lock is begun within twenty-four hours of being told. Other repairs are begun within three working days and finished as soon as parts and weather allow. The Resident can follow each of them in their account.',
    ],
    summary: 'We keep the home sound: urgent repairs within a day, others begun within three working days.',
    resumen: 'Mantenemos la casa en buen estado: lo urgente en un día, lo demás se empieza en tres días hábiles.',
  },
  {
    id: 'repairs-yours',
    part: care,
    heading: 'What you take care of',
    text: [
      'The Resident keeps the home clean, airs it, throws rubbish away properly, uses fixtures for what they are made for, replaces light bulbs and the batteries of alarms where the law allows that duty, and tells the Manager promptly, in the account or by phone, about anything broken, wet, mouldy or unsafe. What is told promptly is never held against the Resident; what is kept quiet and grows may be.',
      'The Resident pays for damage they, their guests or their pets cause beyond ordinary wear, at what the repair truly costs, with the invoice.',
    ],
    summary: 'Keep it clean, tell us soon when something breaks, pay only for damage you cause.',
    resumen: 'Manténgala limpia, avise pronto si algo se rompe y pague solo los daños que cause.',
  },
  {
    id: 'alarms',
    part: care,
    heading: 'Smoke and carbon monoxide alarms',
    text: [
      'Working alarms are in the home where the law asks for them. The Resident tests them once a month, does not take them down, and tells the Manager when one fails, which is put right within a day.',
    ],
    summary: 'Test the alarms monthly; we replace a broken one within a day.',
    resumen: 'Pruebe las alarmas cada mes; cambiamos una averiada en un día.',
  },
  {
    id: 'moisture',
    part: care,
    heading: 'Moisture and mould',
    text: [
      'Mould grows where it stays damp. The Resident runs the fans when cooking and bathing, keeps air moving, wipes away standing water and tells the Manager about leaks and musty smells at once. The Manager finds the source, dries it and removes what has grown, at no cost unless the Resident caused it. The Homeowner and the Manager know of no visible mould in the home on the day of this lease, except what the condition record says.',
    ],
    summary: 'Keep it dry and aired; tell us about leaks; we remove mould at its source.',
    resumen: 'Ventile y mantenga seco; avise de fugas; eliminamos el moho desde su origen.',
  },
  {
    id: 'entry',
    part: care,
    heading: 'When we come in',
    text: [
      'The Manager enters to repair, to inspect, to show the home to somebody who may buy or rent it next, or in an emergency; after notice of {entryNotice} that says why, on which day and between which hours, and at a reasonable time. In an emergency, or when the Resident agrees, no notice is needed. The Resident does not refuse without a reason, and nobody uses this right to bother them.',
    ],
    summary: 'Notice of {entryNotice} before we come in, except in an emergency.',
    resumen: 'Avisamos con {entryNoticeEs} antes de entrar, salvo emergencia.',
  },
  {
    id: 'condition',
    part: care,
    heading: 'How the home was on the first day',
    text: [
      'When the Resident moves in, the condition of every room is written down with pictures, in the account, and signed by the Resident and by the Homeowner or the Manager. Its fingerprint (SHA-256) is kept, so that nobody can change it later. It is what the home is compared with when the lease ends. The Resident may add to it for {conditionDays} days after the first.',
    ],
    summary: 'We both sign a record with pictures, room by room. It protects your deposit.',
    resumen: 'Ambos firmamos un registro con fotos, cuarto por cuarto. Protege su depósito.',
  },
  {
    id: 'leaving',
    part: ending,
    heading: 'Leaving at the end',
    text: [
      'Whoever wants to leave at the end of the lease, or later from month to month, tells the other in writing {leaveNotice} before. On the last day the Resident hands back the home empty and clean, with every key, and leaves an address for the deposit.',
    ],
    summary: 'Write to us {leaveNotice} before you go, leave it clean, hand back the keys.',
    resumen: 'Avísenos por escrito con {leaveNoticeEs} de anticipación, deje todo limpio y entregue las llaves.',
  },
  {
    id: 'early',
    part: ending,
    heading: 'Leaving before the end',
    text: [
      'A Resident who has to leave early tells the Manager. The Manager at once looks for somebody new by the same criteria; the Resident owes rent only until the new lease begins, and what letting it again truly costs, with invoices, as far as the law allows.',
      'The law lets some leave without owing more: members of the armed forces with orders (50 U.S.C. 3955), people who fled violence at home, and whoever lives in a home that has become unfit. Nothing in this lease limits those rights.',
    ],
    summary: 'Life changes. You pay until somebody new moves in, not a day longer.',
    resumen: 'La vida cambia. Paga solo hasta que llegue otra persona, ni un día más.',
  },
  {
    id: 'breach',
    part: ending,
    heading: 'When something is not kept',
    text: [
      'If the Resident does not pay or does not keep this lease, the Manager says so in writing, with what has to be done and by when, for at least the time the law sets. Only when that time has passed, and only by the court, can the lease be ended against the Resident’s will. Notices of that kind are always sent on paper as well, whatever was agreed about electronic letters.',
      'If the Homeowner or the Manager does not keep it, the Resident has every remedy the law gives: to repair and deduct, to pay less, or to leave, as the state provides. Nobody is punished for using a right, for asking for a repair or for calling an inspector.',
    ],
    summary:
      'Problems are told in writing with time to mend them. Only a court can end a lease. Using your rights is safe.',
    resumen:
      'Los problemas se avisan por escrito con tiempo para resolverlos. Solo un tribunal puede terminar el contrato. Ejercer sus derechos es seguro.',
  },
  {
    id: 'destroyed',
    part: ending,
    heading: 'Fire, flood and the like',
    text: [
      'If the home can no longer be lived in through no fault of the Resident, rent stops on that day. If it cannot be put right within thirty days, either may end the lease, and deposit and prepaid rent come back.',
    ],
    summary: 'If the home becomes unliveable, the rent stops that day.',
    resumen: 'Si la casa queda inhabitable, la renta se detiene ese día.',
  },
  {
    id: 'left-behind',
    part: ending,
    heading: 'Things left behind',
    text: [
      'What is left in the home after the Resident has gone is kept, its owner is written to, and it is given back or disposed of as the law of the state sets out.',
    ],
    summary: 'We write to you before anything left behind is disposed of.',
    resumen: 'Le escribimos antes de disponer de cualquier cosa olvidada.',
  },
  {
    id: 'notices',
    part: general,
    heading: 'Letters between us',
    text: [
      'Letters to the Homeowner and the Manager go to: {noticeAddress}. The Manager takes papers of a court there for the Homeowner. Letters to the Resident go to the home, and, where the Resident has agreed to it, to their account and e-mail address. Day-to-day messages in the account count as written. A notice that could end the lease is always sent on paper too.',
    ],
    summary: 'Our address for letters. Anything serious also comes on paper.',
    resumen: 'Nuestra dirección para cartas. Lo importante siempre llega también en papel.',
  },
  {
    id: 'sale',
    part: general,
    heading: 'If the home is sold',
    text: [
      'Whoever buys the home takes over this lease as it is, with the deposit, which is handed on and told to the Resident in writing. A sale alone ends nothing.',
    ],
    summary: 'A sale does not end your lease; your deposit moves with it.',
    resumen: 'Una venta no termina su contrato; su depósito se transfiere.',
  },
  {
    id: 'data',
    part: general,
    heading: 'What we know about you',
    text: [
      'What was given to us for the application is used for that, for this lease and for what the law requires, kept as long as the law asks, never sold, and shown to the Homeowner only as far as a decision needed it. Rent is reported to a credit bureau only if the Resident asks for it.',
    ],
    summary: 'Your papers stay with us. We report rent only if you want it.',
    resumen: 'Sus documentos quedan con nosotros. Reportamos la renta solo si usted quiere.',
  },
  {
    id: 'cosigner',
    part: general,
    heading: 'The co-signer',
    when: (lease) => lease.cosigners.length > 0,
    text: [
      '{cosigners} signs as co-signer: they do not live in the home, and answer for rent, charges and damage under this lease if the Resident does not pay, for the term stated above and not for a renewal they have not signed. They are told in writing within ten days when the Resident is late, and have the same time to put it right.',
    ],
    summary: 'The co-signer answers for what is not paid, for this term only, and is told early.',
    resumen: 'El aval responde por lo no pagado, solo durante este plazo, y se le avisa pronto.',
  },
  {
    id: 'whole',
    part: general,
    heading: 'The whole of it',
    text: [
      'This lease with its addenda is all that was agreed. It is changed only in writing signed by all. If part of it cannot hold in law, the rest stays, and the law takes the place of that part. The law of {state} applies. Whoever wins in court pays their own lawyer, unless a law that protects residents says otherwise. Nobody gives up a jury, a class action or any right the law does not let them give up.',
      'The summaries in plain words, in English and in Spanish, are there to help. Where they differ from a clause, the reading that is better for the Resident holds.',
    ],
    summary: 'Everything is in here. Where a summary and a clause differ, what is better for you holds.',
    resumen: 'Todo está aquí. Si un resumen y una cláusula difieren, vale lo más favorable para usted.',
  },
];
