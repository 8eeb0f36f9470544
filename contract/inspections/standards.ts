// What we check in every home before residents move in: the Belong standards. Must-dos are what law asks of a home
// (safety and habitability); should-dos are what a reasonable resident asks for; optional ones help a home lease.

export const SEVERITIES = ['must_do', 'should_do', 'optional'] as const;
export type Severity = (typeof SEVERITIES)[number];

export const ROOM_TYPES = [
  'whole_home',
  'living_area',
  'kitchen',
  'bathroom',
  'bedroom',
  'laundry',
  'garage',
  'outside',
] as const;
export type RoomType = (typeof ROOM_TYPES)[number];

export const ROOM_TYPE_LABELS: Record<RoomType, string> = {
  whole_home: 'Whole home',
  living_area: 'Living areas',
  kitchen: 'Kitchen',
  bathroom: 'Bathrooms',
  bedroom: 'Bedrooms',
  laundry: 'Laundry',
  garage: 'Garage',
  outside: 'Outside',
};

export const SEVERITY_LABELS: Record<Severity, string> = {
  must_do: 'Must do',
  should_do: 'Should do',
  optional: 'Optional',
};

export interface Standard {
  readonly id: string;
  readonly roomType: RoomType;
  readonly text: string;
  /** Where it comes from: statutes of the states we work in, a model code, or our own experience. */
  readonly source: string;
  readonly severity: Severity;
}

const RESIDENTS = 'What a reasonable resident asks for';
const LEASES_FASTER = 'Belong: helps a home lease';
const HABITABLE = 'Cal. Civ. Code § 1941.1; RCW 59.18.060; Fla. Stat. § 83.51; Va. Code § 55.1-1220';

export const STANDARDS = [
  {
    id: 'smoke-alarms',
    roomType: 'whole_home',
    text: 'A working smoke alarm in each bedroom, outside each sleeping area, and on each floor',
    source: 'Cal. Health & Safety Code § 13113.7; RCW 43.44.110; Fla. Stat. § 83.51(2)(b); Va. Code § 55.1-1220(A)(8)',
    severity: 'must_do',
  },
  {
    id: 'carbon-monoxide-alarms',
    roomType: 'whole_home',
    text: 'A working carbon monoxide alarm outside each sleeping area where fuel burns or a garage is attached',
    source: 'Cal. Health & Safety Code § 17926; RCW 19.27.530; Fla. Stat. § 553.885; Va. Code § 55.1-1229(C)',
    severity: 'must_do',
  },
  {
    id: 'heating',
    roomType: 'whole_home',
    text: 'Heating that works in every living space',
    source: HABITABLE,
    severity: 'must_do',
  },
  {
    id: 'electrical',
    roomType: 'whole_home',
    text: 'Wiring, panel, and lights that are safe: no bare wires, no missing covers',
    source: HABITABLE,
    severity: 'must_do',
  },
  {
    id: 'plumbing',
    roomType: 'whole_home',
    text: 'Plumbing and gas lines without leaks',
    source: HABITABLE,
    severity: 'must_do',
  },
  {
    id: 'hot-water',
    roomType: 'whole_home',
    text: 'Hot and cold running water at every sink, tub, and shower',
    source: HABITABLE,
    severity: 'must_do',
  },
  {
    id: 'water-heater',
    roomType: 'whole_home',
    text: 'A water heater that is strapped and has a relief valve that drains safely',
    source: 'Cal. Health & Safety Code § 19211; International Residential Code P2804',
    severity: 'must_do',
  },
  {
    id: 'pests',
    roomType: 'whole_home',
    text: 'No rodents, roaches, bed bugs, or other pests',
    source: HABITABLE,
    severity: 'must_do',
  },
  {
    id: 'mold',
    roomType: 'whole_home',
    text: 'No visible mold, and no wet walls or ceilings',
    source: 'Cal. Health & Safety Code § 17920.3; Va. Code § 55.1-1220(A)(5); RCW 59.18.060(13)',
    severity: 'must_do',
  },
  {
    id: 'door-locks',
    roomType: 'whole_home',
    text: 'A deadbolt on each main entry door that opens from inside without a key',
    source: 'Cal. Civ. Code § 1941.3; Fla. Stat. § 83.51(2)(a); Va. Code § 55.1-1221; RCW 59.18.060(7)',
    severity: 'must_do',
  },
  {
    id: 'lead-paint',
    roomType: 'whole_home',
    text: 'No peeling paint in a home built before 1978',
    source: '42 U.S.C. § 4852d; 40 C.F.R. part 745',
    severity: 'must_do',
  },
  {
    id: 'stairs',
    roomType: 'whole_home',
    text: 'Floors, stairs, and railings that are sound, with a firm handrail',
    source: `${HABITABLE}; International Residential Code R311.7.8`,
    severity: 'must_do',
  },
  {
    id: 'rekeyed',
    roomType: 'whole_home',
    text: 'New keys or codes for each outside door',
    source: RESIDENTS,
    severity: 'should_do',
  },
  {
    id: 'cleaned',
    roomType: 'whole_home',
    text: 'Professionally cleaned, inside appliances and cabinets too',
    source: RESIDENTS,
    severity: 'should_do',
  },
  {
    id: 'cooling',
    roomType: 'whole_home',
    text: 'Air conditioning, where there is any, that cools and has a clean filter',
    source: RESIDENTS,
    severity: 'should_do',
  },
  {
    id: 'walls',
    roomType: 'living_area',
    text: 'Walls and ceilings without holes or stains, in even paint',
    source: RESIDENTS,
    severity: 'should_do',
  },
  {
    id: 'floors',
    roomType: 'living_area',
    text: 'Floors without trip edges, tears, or deep stains',
    source: RESIDENTS,
    severity: 'should_do',
  },
  {
    id: 'windows',
    roomType: 'living_area',
    text: 'Windows that open, close, and lock, without broken glass',
    source: HABITABLE,
    severity: 'must_do',
  },
  {
    id: 'window-screens',
    roomType: 'living_area',
    text: 'Window screens without holes',
    source: 'Fla. Stat. § 83.51(1)(b); what a reasonable resident asks for',
    severity: 'should_do',
  },
  {
    id: 'window-coverings',
    roomType: 'living_area',
    text: 'Blinds or shades that work, without loose cords',
    source: RESIDENTS,
    severity: 'should_do',
  },
  {
    id: 'outlets',
    roomType: 'living_area',
    text: 'Outlets, switches, and lights that work',
    source: RESIDENTS,
    severity: 'should_do',
  },
  {
    id: 'kitchen-gfci',
    roomType: 'kitchen',
    text: 'Outlets near water that shut off on a ground fault (GFCI)',
    source: 'National Electrical Code 210.8(A)',
    severity: 'must_do',
  },
  {
    id: 'stove',
    roomType: 'kitchen',
    text: 'A stove that works on every burner and does not leak gas',
    source: 'Cal. Civ. Code § 1941.1(a)(10), for leases from January 1, 2026; elsewhere, what a resident expects',
    severity: 'must_do',
  },
  {
    id: 'refrigerator',
    roomType: 'kitchen',
    text: 'A refrigerator that holds its temperature',
    source: 'Cal. Civ. Code § 1941.1(a)(11), for leases from January 1, 2026; elsewhere, what a resident expects',
    severity: 'must_do',
  },
  {
    id: 'kitchen-appliances',
    roomType: 'kitchen',
    text: 'A dishwasher, disposal, and range hood that work, where there are any',
    source: RESIDENTS,
    severity: 'should_do',
  },
  {
    id: 'cabinets',
    roomType: 'kitchen',
    text: 'Cabinets and drawers that open and close',
    source: RESIDENTS,
    severity: 'should_do',
  },
  {
    id: 'countertops',
    roomType: 'kitchen',
    text: 'Countertops without cracks or burns',
    source: LEASES_FASTER,
    severity: 'optional',
  },
  {
    id: 'bathroom-gfci',
    roomType: 'bathroom',
    text: 'Bathroom outlets that shut off on a ground fault (GFCI)',
    source: 'National Electrical Code 210.8(A)',
    severity: 'must_do',
  },
  {
    id: 'toilet',
    roomType: 'bathroom',
    text: 'A toilet that is firm, flushes, and does not leak',
    source: HABITABLE,
    severity: 'must_do',
  },
  {
    id: 'bathroom-ventilation',
    roomType: 'bathroom',
    text: 'A fan that works or a window that opens',
    source: 'International Residential Code R303.3; Cal. Health & Safety Code § 17920.3',
    severity: 'must_do',
  },
  {
    id: 'caulk',
    roomType: 'bathroom',
    text: 'Sound caulk and grout around tub, shower, and sink',
    source: RESIDENTS,
    severity: 'should_do',
  },
  {
    id: 'bathroom-fixtures',
    roomType: 'bathroom',
    text: 'Faucets, towel bars, and mirrors that are firm and clean',
    source: LEASES_FASTER,
    severity: 'optional',
  },
  {
    id: 'bedroom-exit',
    roomType: 'bedroom',
    text: 'A window or door in each bedroom that is large enough to escape through',
    source: 'International Residential Code R310.1; Cal. Code Regs. tit. 24, R310',
    severity: 'must_do',
  },
  {
    id: 'bedroom-door',
    roomType: 'bedroom',
    text: 'A door that closes and latches',
    source: RESIDENTS,
    severity: 'should_do',
  },
  {
    id: 'closet',
    roomType: 'bedroom',
    text: 'A closet with a rod, a shelf, and doors that slide',
    source: LEASES_FASTER,
    severity: 'optional',
  },
  {
    id: 'dryer-vent',
    roomType: 'laundry',
    text: 'A dryer vent that is clean and leads outside',
    source: 'International Residential Code M1502',
    severity: 'must_do',
  },
  {
    id: 'washer-hoses',
    roomType: 'laundry',
    text: 'Washer hoses without cracks, on shutoff valves that turn',
    source: RESIDENTS,
    severity: 'should_do',
  },
  {
    id: 'garage-door',
    roomType: 'garage',
    text: 'A garage door that reverses when something is in its way',
    source: '16 C.F.R. part 1211; Cal. Health & Safety Code § 19891',
    severity: 'must_do',
  },
  {
    id: 'roof',
    roomType: 'outside',
    text: 'A roof and outside walls that keep water out',
    source: HABITABLE,
    severity: 'must_do',
  },
  {
    id: 'decks',
    roomType: 'outside',
    text: 'Decks, balconies, and steps that are sound, with guards where a fall is over 30 inches',
    source: 'International Residential Code R312.1; Cal. Civ. Code § 1941.1(a)(8)',
    severity: 'must_do',
  },
  {
    id: 'pool-fence',
    roomType: 'outside',
    text: 'A pool or spa with the barriers and covers that law asks for',
    source: 'Cal. Health & Safety Code § 115922; Fla. Stat. § 515.27; 15 U.S.C. § 8003',
    severity: 'must_do',
  },
  {
    id: 'entry-light',
    roomType: 'outside',
    text: 'A light at each outside door',
    source: RESIDENTS,
    severity: 'should_do',
  },
  {
    id: 'gutters',
    roomType: 'outside',
    text: 'Gutters that are clear and lead water away from the home',
    source: RESIDENTS,
    severity: 'should_do',
  },
  {
    id: 'yard',
    roomType: 'outside',
    text: 'A yard that is trimmed, with fences and gates that close',
    source: LEASES_FASTER,
    severity: 'optional',
  },
] as const satisfies readonly Standard[];

export type StandardId = (typeof STANDARDS)[number]['id'];

const byId: ReadonlyMap<string, Standard> = new Map(STANDARDS.map((standard) => [standard.id, standard]));

export const findStandard = (id: string): Standard | undefined => byId.get(id);

/** What we ask an owner for, and what we do not (Opendoor's rule). */
export const PROPOSAL_RULE =
  'We ask only for what a reasonable resident would ask for: a safe, clean home where everything works. We never ask for upgrades.';

/** By kind of room, in the order of a visit. */
export const standardsByRoom = ROOM_TYPES.map((roomType) => ({
  roomType,
  standards: STANDARDS.filter((standard) => standard.roomType === roomType),
}));
