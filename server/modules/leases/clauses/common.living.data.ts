import { type Clause, parts } from './clause';

const { living, care } = parts;

/** What every lease of ours says of living in the home and caring for it. */
export const livingClauses: readonly Clause[] = [
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
];
