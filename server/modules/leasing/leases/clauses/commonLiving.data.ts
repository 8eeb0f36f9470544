import { type Clause, clauseParts } from './types';

const { living, care } = clauseParts;

/** Occupancy, use, pets, maintenance, and entry: the same in every state. */
export const livingClauses: readonly Clause[] = [
  {
    id: 'occupants',
    part: living,
    heading: 'Occupants and guests',
    text: [
      'The home is rented as a private residence for the Resident. Other occupants: {occupants}. Guests are welcome. A guest who stays more than 14 days in any six-month period needs the Manager’s written consent, which will not be unreasonably withheld.',
    ],
    summary: 'Who may live in the home. Guests may stay up to 14 days in six months without permission.',
    summaryEs:
      'Quién puede vivir en la vivienda. Los invitados pueden quedarse hasta 14 días en seis meses sin permiso.',
  },
  {
    id: 'use',
    part: living,
    heading: 'Use of the premises',
    text: [
      'The home is for residential use only. The Resident may work from home if customers and deliveries do not disturb the neighbors and no license requirement or insurance policy prohibits it. The Resident may not offer or advertise the home for short-term rental.',
      'The Resident must obey the law, observe quiet hours from 10 p.m. to 7 a.m., and follow the rules of any homeowners association that were provided before signing. A rule made later that substantially changes this Lease applies only if the parties agree to it.',
    ],
    summary: 'You may live and work there. Respect your neighbors. No short-term rentals.',
    summaryEs: 'Usted puede vivir y trabajar allí. Respete a los vecinos. No se permiten alquileres a corto plazo.',
  },
  {
    id: 'quiet',
    part: living,
    heading: 'Quiet enjoyment',
    text: [
      'As long as the Resident complies with this Lease, no one acting for the Homeowner may disturb the Resident’s use of the home. No one may change the locks, remove doors or belongings, or shut off a service to force a Resident to leave. Only a court may order an eviction.',
    ],
    summary: 'No one may lock you out, shut off services, or harass you to make you leave.',
    summaryEs: 'Nadie puede cambiar las cerraduras, cortar los servicios ni acosarle para que se vaya.',
  },
  {
    id: 'subletting',
    part: living,
    heading: 'Assignment and subletting',
    text: [
      'The Resident may not assign this Lease or sublet any part of the home without the Manager’s written consent. A proposed new resident is screened by the same published criteria as everyone else. Any change in who is a Resident requires an addendum signed by all parties.',
    ],
    summary: 'You need our consent to sublet or add a roommate. The same criteria apply to them.',
    summaryEs:
      'Usted necesita nuestro consentimiento para subarrendar o agregar a un compañero de vivienda. Se aplican los mismos criterios.',
  },
  {
    id: 'pets',
    part: living,
    heading: 'Pets and assistance animals',
    text: [
      'Approved pets: {pets}{petLimit}. The Resident needs the Manager’s written consent before adding another pet. The charge is only what the listing says a pet costs. The Resident must clean up after pets, keep them from disturbing others, and pay for damage they cause beyond ordinary wear and tear.',
      'An assistance animal, including an emotional support animal, is not a pet. No fee, deposit, or breed restriction applies. {assistanceAnimals}The Resident may request one as a reasonable accommodation, and the Manager responds within 10 days.',
    ],
    summary: 'Approved pets: {pets}{petLimit}. Assistance animals are always allowed at no charge.{assistanceSummary}',
    summaryEs:
      'Mascotas aprobadas: {pets}{petLimit}. Los animales de asistencia siempre se permiten sin costo.{assistanceSummary}',
  },
  {
    id: 'accommodation',
    part: living,
    heading: 'Fair housing and reasonable accommodation',
    text: [
      'The Homeowner and the Manager do not discriminate based on race, color, religion, sex, gender identity, sexual orientation, national origin, familial status, disability, source of income, or any other characteristic protected by law. A Resident with a disability may request a reasonable accommodation or modification at any time and in any form. The Manager responds promptly.',
    ],
    summary: 'We treat everyone equally. You may ask us for any change you need because of a disability.',
    summaryEs: 'Tratamos a todos por igual. Usted puede pedirnos cualquier cambio que necesite por una discapacidad.',
    source: '42 U.S.C. § 3604',
  },
  {
    id: 'smoking',
    part: living,
    heading: 'No smoking',
    when: ({ smoking }) => smoking === 'none',
    text: [
      'Smoking and vaping of any substance are prohibited everywhere on the premises: inside the home, in the garage, on balconies, patios, and in the yard, and in common areas. The cost of removing smoke residue is not ordinary wear and tear.',
    ],
    summary: 'No smoking or vaping anywhere at the home, indoors or outdoors.',
    summaryEs: 'No se permite fumar ni vapear en ninguna parte de la propiedad, ni adentro ni afuera.',
  },
  {
    id: 'smoking',
    part: living,
    heading: 'Smoking outdoors only',
    when: ({ smoking }) => smoking === 'outside',
    text: [
      'Smoking and vaping of any substance are prohibited inside the home, in the garage, and in common areas. Where the law and the rules of any homeowners association allow it, the Resident and guests may smoke or vape outdoors on the premises, {smokingDistance}. Smoke may not drift into the home or disturb the neighbors, and ashes and butts must be put out and disposed of safely. The cost of removing smoke residue is not ordinary wear and tear.',
    ],
    summary: 'Smoking and vaping are allowed outdoors only, {smokingDistance}.',
    summaryEs: 'Solo se permite fumar o vapear afuera, {smokingDistance}.',
  },
  {
    id: 'smoking',
    part: living,
    heading: 'No smoking',
    // Homes that were set up before anyone asked, and leases from before.
    when: ({ smoking }) => smoking == null,
    text: [
      'Smoking and vaping of any substance are prohibited inside the home, in common areas, and within 25 feet of a door or window. The cost of removing smoke residue is not ordinary wear and tear.',
    ],
    summary: 'No smoking or vaping indoors.',
    summaryEs: 'No se permite fumar ni vapear en el interior.',
  },
  {
    id: 'changes',
    part: living,
    heading: 'Alterations',
    text: [
      'The Resident may hang pictures, shelves, and curtains without permission. The Resident needs written permission to paint, drill into tile, change locks or fixtures, or install satellite dishes or chargers. The permission states what must be restored at move-out. If a lock is changed, the Manager must receive a key for emergencies.',
    ],
    summary: 'You may hang pictures and shelves. Ask before you paint or change locks or fixtures.',
    summaryEs: 'Usted puede colgar cuadros y repisas. Pregunte antes de pintar o cambiar cerraduras o accesorios.',
  },
  {
    id: 'repairs-ours',
    part: care,
    heading: 'Homeowner’s maintenance duties',
    text: [
      'The Homeowner, through the Manager, must keep the home fit to live in during the whole Lease. This includes a weatherproof roof and walls, plumbing with hot and cold water, heat, safe electricity and gas, working locks, clean common areas, and every appliance provided with the home. This duty cannot be waived.',
      'Within 24 hours of notice, the Manager begins work on conditions that endanger life or health, lack of heat in cold weather, lack of water, a spreading leak, or a door that does not lock. Other repairs begin within three business days and are completed as soon as parts and weather allow. The Resident can track each repair in their account.',
    ],
    summary:
      'We keep the home in good repair. Urgent repairs start within 24 hours, others within three business days.',
    summaryEs:
      'Mantenemos la vivienda en buen estado. Las reparaciones urgentes empiezan dentro de 24 horas; las demás, dentro de tres días hábiles.',
  },
  {
    id: 'repairs-yours',
    part: care,
    heading: 'Resident’s maintenance duties',
    text: [
      'The Resident must keep the home clean and ventilated, dispose of trash properly, use fixtures as intended, and replace light bulbs and alarm batteries where the law allows. The Resident must promptly tell the Manager, in the account or by phone, about anything broken, wet, moldy, or unsafe. A prompt report is never held against the Resident. The Resident may be responsible for added damage caused by a failure to report.',
      'The Resident pays for damage beyond ordinary wear and tear caused by the Resident, guests, or pets, at the actual cost of repair shown by an invoice.',
    ],
    summary: 'Keep the home clean, report problems promptly, and pay only for damage you cause.',
    summaryEs: 'Mantenga limpia la vivienda, avise pronto de los problemas y pague solo los daños que usted cause.',
  },
  {
    id: 'alarms',
    part: care,
    heading: 'Smoke and carbon monoxide alarms',
    text: [
      'The home has working smoke and carbon monoxide alarms where the law requires them. The Resident must test them monthly, may not remove them, and must tell the Manager when one fails. The Manager repairs or replaces a failed alarm within one day.',
    ],
    summary: 'Test the alarms monthly. We fix a failed alarm within one day.',
    summaryEs: 'Pruebe las alarmas cada mes. Reparamos o reemplazamos las que fallen en un día.',
  },
  {
    id: 'moisture',
    part: care,
    heading: 'Moisture and mold',
    text: [
      'Mold grows where moisture remains. The Resident must run fans when cooking and bathing, keep air circulating, wipe up standing water, and report leaks and musty odors immediately. The Manager finds and dries the source and removes the mold at no cost unless the Resident caused it. The Homeowner and the Manager know of no visible mold in the home on the date of this Lease, except as noted in the move-in condition report.',
    ],
    summary: 'Keep the home dry and ventilated, and report leaks. We remove mold at its source.',
    summaryEs: 'Mantenga la vivienda seca y ventilada y avise de las fugas. Eliminamos el moho desde su origen.',
  },
  {
    id: 'condition',
    part: care,
    heading: 'Move-in condition report',
    text: [
      'At move-in, the condition of every room is recorded in the account with photos and signed by the Resident and by the Homeowner or the Manager. A digital fingerprint of the report (SHA-256) is stored so that any later change can be detected. The home is compared with this report when the Lease ends. The Resident may add to it for {conditionDays} days after the first day.',
    ],
    summary: 'We both sign a room-by-room report with photos. It protects your deposit.',
    summaryEs: 'Ambas partes firmamos un informe con fotos de cada cuarto. Protege su depósito.',
  },
  {
    id: 'entry',
    part: care,
    heading: 'Entry',
    text: [
      'The Manager may enter to make repairs, inspect, show the home to a prospective buyer or resident, or respond to an emergency. Except in an emergency or with the Resident’s consent, the Manager must give {entryNotice} stating the reason, date, and time window, and must enter at a reasonable time. The Resident may not unreasonably refuse entry. The right of entry may not be used to harass the Resident.',
    ],
    summary: 'We give you {entryNotice} before we enter, except in an emergency.',
    summaryEs: 'Le damos {entryNoticeEs} antes de entrar, salvo en una emergencia.',
  },
];
