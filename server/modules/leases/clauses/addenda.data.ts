import type { Clause } from './clause';

const built = (year: number | null) => year === null || year < 1978;

/** Papers that belong to the lease and stand on pages of their own. */
export const addenda: readonly Clause[] = [
  {
    id: 'lead-warning',
    part: 'Lead-based paint',
    heading: 'Lead warning statement',
    when: ({ yearBuilt }) => built(yearBuilt),
    text: [
      'Housing built before 1978 may contain lead-based paint. Lead from paint, paint chips, and dust can pose health hazards if not managed properly. Lead exposure is especially harmful to young children and pregnant women. Before renting pre-1978 housing, lessors must disclose the presence of known lead-based paint and/or lead-based paint hazards in the dwelling. Lessees must also receive a federally approved pamphlet on lead poisoning prevention.',
    ],
    summary: 'Homes from before 1978 may have lead in their paint. Do not sand or scrape; tell us when paint peels.',
    resumen: 'Las casas anteriores a 1978 pueden tener plomo en la pintura. No lije ni raspe; avise si se descascara.',
    source: '42 U.S.C. 4852d; 24 CFR 35.92',
    initials: true,
  },
  {
    id: 'lead-disclosure',
    part: 'Lead-based paint',
    heading: 'What is known, and what the Resident received',
    when: ({ yearBuilt }) => built(yearBuilt),
    text: [
      'Lessor’s disclosure. Presence of lead-based paint or hazards: the Homeowner has no knowledge of lead-based paint or lead-based paint hazards in the housing, unless a report is attached to this lease. Records and reports: the Homeowner has no reports or records pertaining to lead-based paint or hazards in the housing, unless attached.',
      'Lessee’s acknowledgment, by the initials beneath: the Resident has received copies of all information listed above, and has opened and could keep the pamphlet “Protect Your Family from Lead in Your Home” at the address below, or was given it on paper, before signing. Whoever has not had it yet does not sign, and writes to the Manager, who brings it on paper.',
      'Agent’s acknowledgment. The Manager has informed the Homeowner of the Homeowner’s obligations under 42 U.S.C. 4852d and is aware of the responsibility to ensure compliance.',
      'Certification of accuracy. All who sign this lease have reviewed the information above and certify, to the best of their knowledge, that what they have provided is true and accurate.',
    ],
    summary:
      'Nobody knows of lead here. Open the federal leaflet before you sign; your initials say that you had it, here or on paper.',
    resumen:
      'No se conoce plomo aquí. Abra el folleto federal antes de firmar; sus iniciales dicen que lo tuvo, aquí o en papel.',
    source: '24 CFR 35.92(b)',
    papers: [{ title: 'EPA: Protect Your Family from Lead in Your Home', href: 'https://www.epa.gov/lead' }],
    initials: true,
  },
  {
    id: 'pet-addendum',
    part: 'Pets',
    heading: 'Pet addendum',
    when: ({ pets }) => pets.length > 0,
    text: [
      'Agreed: {pets}. They are vaccinated and licensed as the place requires, wear a tag outdoors, are on a leash in shared spaces, and are not left alone so long that they suffer or disturb. Waste is picked up at once. The monthly charge for a pet, if the listing names one, stands under “What it costs, all of it”; there is no other, and no pet deposit beyond the deposit stated there.',
      'If a pet injures somebody or disturbs again and again after a written warning, the Manager may ask that it leaves, with a reasonable time to find it a home. This addendum does not apply to assistance animals.',
    ],
    summary: '{pets}, with the usual good manners.',
    resumen: '{pets}, con las buenas costumbres de siempre.',
    initials: true,
  },
  {
    id: 'house-care',
    part: 'How to look after this home',
    heading: 'Care through the year',
    text: [
      'Every month: test smoke and carbon monoxide alarms; look beneath sinks for damp; clean the lint trap of the dryer; run water in drains that are seldom used. Every three months: change or wash the filter of heating and air conditioning; vacuum behind the refrigerator. In autumn: disconnect garden hoses, and let taps drip in hard frost. Before a journey: turn off the water at the main and leave the heat at fifty-five degrees or more.',
      'Never: pour fat, wipes or paint down a drain; block a vent; overload a socket or chain extension cords; use a grill on a balcony or beneath a roof; store fuel indoors; hang things from sprinklers.',
    ],
    summary: 'A short list of what keeps a home well.',
    resumen: 'Una lista corta para cuidar bien la casa.',
  },
  {
    id: 'emergencies',
    part: 'How to look after this home',
    heading: 'In an emergency',
    text: [
      'Danger to life, fire or the smell of gas: leave, then call 911, then the gas company. Water that does not stop: turn it off at the main. No power: look at the breakers first. Then tell the Manager through the account or by phone, at any hour; somebody answers. A Resident who cannot reach anybody within a reasonable time may have what is necessary done by a licensed professional, and is paid back on the invoice.',
    ],
    summary: '911 first, then us, at any hour.',
    resumen: 'Primero el 911, después nosotros, a cualquier hora.',
  },
  {
    id: 'checklist',
    part: 'Condition of the home',
    heading: 'Move-in condition record',
    text: [
      'For each room the record says in what state these are, with at least one picture: doors, locks and keys; walls and ceiling; floor; windows, screens and coverings; lights, switches and sockets; smoke and carbon monoxide alarms. In the kitchen also: cabinets and worktop; sink, tap and drain; range, oven and hood; refrigerator; dishwasher and disposal. In each bathroom also: tub or shower; toilet; basin; fan; tiles and sealing. Outside: entrance, garden, fence, garage, mailbox.',
      'Each is marked as good, worn or damaged, and in words where words help. It is made in the account on or about the first day, by both, and its sealed copy becomes part of this lease. {checklistRule}',
    ],
    summary: 'What the record of the first day covers, room by room.',
    resumen: 'Lo que cubre el registro del primer día, cuarto por cuarto.',
    initials: true,
  },
];
