import { mayHaveLeadPaint } from '@/contract/homes/homes/constants';
import type { Clause } from './types';

/** Addenda to the lease, each starting on its own page. */
export const addenda: readonly Clause[] = [
  {
    id: 'lead-warning',
    part: 'Lead-based paint',
    heading: 'Lead Warning Statement',
    when: ({ yearBuilt }) => mayHaveLeadPaint(yearBuilt),
    text: [
      'Housing built before 1978 may contain lead-based paint. Lead from paint, paint chips, and dust can pose health hazards if not managed properly. Lead exposure is especially harmful to young children and pregnant women. Before renting pre-1978 housing, lessors must disclose the presence of known lead-based paint and/or lead-based paint hazards in the dwelling. Lessees must also receive a federally approved pamphlet on lead poisoning prevention.',
    ],
    summary: 'Homes built before 1978 may have lead-based paint. Do not sand or scrape it. Tell us if paint peels.',
    summaryEs:
      'Las viviendas construidas antes de 1978 pueden tener pintura con plomo. No la lije ni la raspe. Avísenos si se descascara.',
    source: '42 U.S.C. § 4852d; 24 CFR § 35.92',
  },
  {
    id: 'lead-disclosure',
    part: 'Lead-based paint',
    heading: 'Disclosure, acknowledgment, and certification',
    when: ({ yearBuilt }) => mayHaveLeadPaint(yearBuilt),
    text: [
      'Lessor’s disclosure. Presence of lead-based paint or hazards: {leadPaintKnowledge} Records and reports: {leadPaintRecords}',
      'Lessee’s acknowledgment, by the initials below: the Resident has received copies of all information listed above and, before signing, opened and was able to save the pamphlet “Protect Your Family From Lead in Your Home” attached below, or received it on paper. A Resident who has not received it should not sign and should ask the Manager for a paper copy.',
      'Agent’s acknowledgment. The Manager has informed the Homeowner of the Homeowner’s obligations under 42 U.S.C. § 4852d and is aware of the responsibility to ensure compliance. {leadPaintAgent}',
      'Certification of accuracy. All parties who sign this Lease have reviewed the information above and certify, to the best of their knowledge, that the information they provided is true and accurate.',
    ],
    summary:
      '{leadPaintSummary} Open the federal pamphlet before you sign. Your initials confirm that you received it here or on paper.',
    summaryEs:
      '{leadPaintSummary} Abra el folleto federal antes de firmar. Sus iniciales confirman que lo recibió aquí o en papel.',
    source: '24 CFR § 35.92(b)',
    handouts: ['epa-lead'],
    initials: true,
  },
  {
    id: 'pet-addendum',
    part: 'Pets',
    heading: 'Pet addendum',
    when: ({ pets }) => pets.length > 0,
    text: [
      'Approved pets: {pets}{petLimit}. Pets must be vaccinated and licensed as local law requires, wear a tag outdoors, stay on a leash in common areas, and not be left alone long enough to suffer or disturb others. The Resident must pick up waste immediately. Any monthly pet charge on the listing appears under “Rent and charges.” There is no other pet charge, and no pet deposit beyond the security deposit stated there.',
      'If a pet injures someone, or repeatedly disturbs others after a written warning, the Manager may require its removal with a reasonable time to find it a new home. This addendum does not apply to assistance animals.',
    ],
    summary:
      'Approved pets: {pets}{petLimit}. Keep them vaccinated, leashed in common areas, and quiet, and clean up after them.',
    summaryEs:
      'Mascotas aprobadas: {pets}{petLimit}. Manténgalas vacunadas, con correa en áreas comunes y sin molestar, y limpie lo que ensucien.',
  },
  {
    id: 'house-care',
    part: 'Home care guide',
    heading: 'Regular maintenance',
    text: [
      'Every month: test smoke and carbon monoxide alarms; check under sinks for leaks; clean the dryer lint trap; run water in drains you rarely use. Every three months: change or wash the heating and air conditioning filter; vacuum behind the refrigerator. In the fall: disconnect garden hoses. In a hard freeze: leave faucets dripping. Before a trip: turn off the main water valve and keep the heat at 55°F or higher.',
      'Never: pour grease, wipes, or paint down a drain; block a vent; overload an outlet or connect extension cords together; use a grill on a balcony or under a roof; store fuel indoors; hang anything from a sprinkler head.',
    ],
    summary: 'Simple tasks that keep the home in good condition.',
    summaryEs: 'Tareas sencillas que mantienen la vivienda en buen estado.',
  },
  {
    id: 'emergencies',
    part: 'Home care guide',
    heading: 'Emergencies',
    text: [
      'Danger to life, fire, or the smell of gas: leave, then call 911, then the gas company. Water that will not stop: close the main water valve. No power: check the breakers first. Then contact the Manager in the account or by phone, 24 hours a day. A Resident who cannot reach anyone within a reasonable time may hire a licensed professional for the necessary work and is reimbursed for the invoice.',
    ],
    summary: 'Call 911 first, then us, 24/7.',
    summaryEs: 'Llame primero al 911 y después a nosotros, las 24 horas.',
  },
  {
    id: 'checklist',
    part: 'Move-in condition report',
    heading: 'What the report covers',
    text: [
      'For each room, the report records the condition of the following, with at least one photo: doors, locks, and keys; walls and ceiling; floor; windows, screens, and coverings; lights, switches, and outlets; smoke and carbon monoxide alarms. In the kitchen also: cabinets and countertop; sink, faucet, and drain; range, oven, and hood; refrigerator; dishwasher and disposal. In each bathroom also: tub or shower; toilet; sink; fan; tile and caulking. Outside: entry, yard, fence, garage, mailbox.',
      'Each item is marked good, worn, damaged, or not in the home, with notes where needed. Both parties complete the report in the account on the first day, or before it at a walk-through set by the Homeowner or the Manager, and its sealed copy becomes part of this Lease. {checklistRule}',
    ],
    summary: 'What the move-in condition report covers, room by room.',
    summaryEs: 'Lo que cubre el informe del estado de la vivienda, cuarto por cuarto.',
  },
];
