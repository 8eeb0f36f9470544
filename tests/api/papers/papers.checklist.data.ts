// What each statute has a paper show, written from the statute: a lawyer reads the page against these lines.

/** The statute, the words or fields that the page shows, and the smallest type where it prescribes one. */
export type Line = readonly [citation: string, shows: readonly string[], points?: number];

const HOME = '12 Alder Lane';
const PARTIES = ['Maya Okafor', 'Ada Lovelace', 'Ben Okri'];

const EVERY_LEASE: readonly Line[] = [
  ['Parties, home, term, and rent', [...PARTIES, HOME, 'December 1, 2026', 'November 30, 2027', '$3,000.00']],
  [
    '24 CFR § 35.92(b)(1)',
    [
      'Housing built before 1978 may contain lead-based paint. Lead from paint, paint chips, and dust can pose health hazards if not managed properly.',
      'Lessees must also receive a federally approved pamphlet on lead poisoning prevention.',
    ],
  ],
  [
    '24 CFR § 35.92(b)(2)–(4)',
    ['Lessor’s disclosure', 'Lessee’s acknowledgment', 'Protect Your Family From Lead in Your Home'],
  ],
  ['24 CFR § 35.92(b)(5)–(6)', ['Agent’s acknowledgment', 'Robin Reyes', 'Certification of accuracy']],
  [
    'Signatures',
    [
      'Ada Lovelace, Resident. Initials AL. Signed',
      'Ben Okri, Resident.',
      'Maya Okafor, Homeowner.',
      'Certificate of completion',
    ],
  ],
];

const CALIFORNIA: readonly Line[] = [
  [
    'Cal. Civ. Code §§ 1946.2(f)(3), 1947.12(d)(5)',
    [
      'California law limits the amount your rent can be increased. See Section 1947.12 of the Civil Code for more information. California law also provides that after all of the tenants have continuously and lawfully occupied the property for 12 months or more or at least one of the tenants has continuously and lawfully occupied the property for 24 months or more, a landlord must provide a statement of cause in any notice to terminate a tenancy. See Section 1946.2 of the Civil Code for more information.',
    ],
    12,
  ],
  ['Cal. Civ. Code § 2079.10a', ['Notice: Pursuant to Section 290.46 of the Penal Code', 'www.meganslaw.ca.gov'], 8],
  ['Cal. Civ. Code § 1950.5', ['not exceed one month', 'Within 21 calendar days', '$125', 'Photos of the home']],
  ['Cal. Civ. Code § 1947.3', ['neither cash nor an electronic funds transfer']],
  ['Cal. Civ. Code § 1954.603', ['Bed bugs have six legs. Adult bed bugs have flat bodies']],
  [
    'Cal. Civ. Code § 1962',
    ['authorized to manage the home', '1 Demo Plaza', 'telephone (415) 555-0199', 'Rent is paid to'],
  ],
  ['Cal. Civ. Code § 1954.07', ['rent payments reported']],
  [
    'Cal. Civ. Code § 1941.1(a)(10) and (11)',
    [
      'a stove in good working order',
      'a refrigerator in good working order',
      'By checking this box, you acknowledge that you have asked to bring your own refrigerator',
    ],
  ],
  [
    'Cal. Gov. Code § 8589.45',
    [
      'special flood hazard area',
      'myhazards.caloes.ca.gov',
      'does not cover the loss of the Resident’s possessions',
      'deemed adequate',
    ],
  ],
  ['Cal. Health & Safety Code §§ 26147, 26148', ['Information on Dampness and Mold for Renters in California']],
  ['Cal. Civ. Code §§ 1940.6–1940.9', ['gas and electric meters', 'pests', 'permit to demolish', 'military ordnance']],
  ['Cal. Civ. Code § 1632', ['translation of the entire Lease']],
];

const WASHINGTON: readonly Line[] = [
  ['RCW 59.18.260', ['written checklist or statement describing the condition and cleanliness']],
  ['RCW 59.18.270', ['trust account', 'Demo Trust Bank', 'written receipt']],
  ['RCW 59.18.280', ['Within 30 days after the tenancy ends', 'full and specific statement']],
  ['RCW 59.18.170(2)', ['No late fee applies to rent paid within five days after the due date']],
  ['RCW 59.18.700, .720', ['Rent is not increased during the first 12 months', 'at least 90 days']],
  ['RCW 59.18.650', ['only for a cause listed in RCW 59.18.650']],
  ['RCW 59.18.060(12)', ['Smoke detection devices']],
  ['RCW 59.18.060(13)', ['Washington State Department of Health', 'Mold needs moisture']],
  ['RCW 59.18.060(15)', ['The landlord is Maya Okafor', '1 Demo Plaza']],
  ['RCW 59.18.150(6)', ['two days’ written notice', 'earliest and latest time', 'phone number']],
  ['RCW 59.18.610', ['three consecutive equal monthly installments']],
];

const FLORIDA: readonly Line[] = [
  [
    'Fla. Stat. § 83.49(2)(d)',
    [
      'YOUR RENTAL AGREEMENT REQUIRES PAYMENT OF CERTAIN DEPOSITS.',
      'OR BY E-MAIL IN ACCORDANCE WITH SECTION 83.505',
      'FAILS TO TIMELY PROVIDE YOU NOTICE',
    ],
  ],
  ['Fla. Stat. § 404.056(5)', ['RADON GAS: Radon is a naturally occurring radioactive gas']],
  ['Fla. Stat. § 83.67(5)', ['BY SIGNING THIS RENTAL AGREEMENT, THE TENANT AGREES THAT UPON SURRENDER, ABANDONMENT']],
  ['Fla. Stat. § 83.50', ['authorized to receive notices and demands', '1 Demo Plaza']],
  [
    'Fla. Stat. § 83.505(1)',
    ['VOLUNTARY', 'Ada Lovelace, ada@example.test', 'Ben Okri, ben@example.test', 'hello@belong.test'],
  ],
  ['Fla. Stat. § 83.53(2)', ['24 hours', '7:30']],
];

/** A document by itself, with the signatures of the parties beneath it. */
export const floodLines: readonly Line[] = [
  [
    'Fla. Stat. § 83.512(1)',
    [
      'Flood disclosure: 12 Alder Lane',
      'at or before the time a rental agreement for a term of one year or longer is executed',
      'Flood insurance: Renters insurance policies do not include coverage',
      'has knowledge of flooding',
      'has not filed a claim',
      'has not received assistance',
    ],
  ],
  [
    'Fla. Stat. § 83.512(1), “flooding”',
    ['overflow of inland or tidal waters', 'standing water resulting from rainfall'],
  ],
  ['Fla. Stat. § 83.512(2)', ['the tenant may terminate the Lease within 30 days']],
  [
    'Signatures',
    ['Ada Lovelace, Resident.', 'Ben Okri, Resident.', 'Maya Okafor, Homeowner.', 'Certificate of completion'],
  ],
];

const VIRGINIA: readonly Line[] = [
  [
    'Va. Code § 55.1-1204.1',
    [
      'No additional security deposits or rent shall be charged unless they are listed below or incorporated into this agreement by way of a separate addendum after execution of this rental agreement.',
    ],
  ],
  ['Va. Code § 55.1-1226', ['may not exceed two months of rent', 'Within 45 days', 'attend the final inspection']],
  ['Va. Code § 55.1-1204(E)', ['10% of the periodic rent or 10% of the remaining balance']],
  ['Va. Code § 55.1-1245(F)', ['14 days to pay']],
  ['Va. Code § 55.1-1216', ['authorized to manage the premises is Belong', 'owner is Maya Okafor']],
  ['Va. Code § 55.1-1215', ['visible evidence of mold']],
  ['Va. Code § 55.1-1217', ['military air installation']],
  ['Va. Code § 55.1-1204(B)', ['Statement of Tenant Rights and Responsibilities']],
  ['Va. Code § 55.1-1241 (2026 HB 281)', ['need not pay the rent into court']],
];

const place = (city: string, state: string, zipcode: string) => ({ city, state, zipcode });
export const PLACES = {
  sanFrancisco: place('San Francisco', 'CA', '94110'),
  losAngeles: place('Los Angeles', 'CA', '90026'),
  fremont: place('Fremont', 'CA', '94536'),
  seattle: place('Seattle', 'WA', '98101'),
  tacoma: place('Tacoma', 'WA', '98402'),
  kirkland: place('Kirkland', 'WA', '98033'),
  miami: place('Miami', 'FL', '33130'),
  arlington: place('Arlington', 'VA', '22201'),
} as const;
export type PlaceName = keyof typeof PLACES;

const papersOf = (law: string, ...names: string[]): Line => [law, ['Papers of the city', ...names]];

export const leaseLines: Readonly<Record<PlaceName, readonly Line[]>> = {
  sanFrancisco: [...EVERY_LEASE, ...CALIFORNIA],
  losAngeles: [...EVERY_LEASE, ...CALIFORNIA, papersOf('LAMC § 165.05', 'Renter Protections Notice')],
  fremont: [...EVERY_LEASE, ...CALIFORNIA],
  seattle: [
    ...EVERY_LEASE,
    ...WASHINGTON,
    ['SMC 7.24.034', ['at most $10.00']],
    papersOf('SMC 7.24.080', 'Renting in Seattle Handbook', 'Voter registration information'),
  ],
  tacoma: [...EVERY_LEASE, ...WASHINGTON, papersOf('TMC 1.95.030', 'Tenant Information Packet')],
  kirkland: [...EVERY_LEASE, ...WASHINGTON],
  miami: [...EVERY_LEASE, ...FLORIDA],
  arlington: [...EVERY_LEASE, ...VIRGINIA],
};

/** A notice names the parties, the home, and the last day, and has a place to sign and a form for the proof of service. */
const EVERY_NOTICE: readonly Line[] = [
  ['Parties and home', [...PARTIES, HOME]],
  ['A day and a signature', ['November 21, 2026', 'Signature of the homeowner or their representative: ____']],
  ['Where to answer', ['1 Demo Plaza']],
  ['Proof of service', ['Proof of service', 'Handed to a resident in person', 'under penalty of perjury']],
];

export const endingLines: Readonly<Record<'moveIn' | 'remodel' | 'florida' | 'virginia', readonly Line[]>> = {
  moveIn: [
    ...EVERY_NOTICE,
    ['RCW 59.18.650(2)(d)', ['March 31, 2027', 'The owner or a close relative will move in (RCW 59.18.650(2)(d))']],
    ['RCW 59.18.650(6)(b)', ['Facts behind the cause: My daughter Ines Okafor moves in on April 1, 2027']],
    ['RCW 5.50.050', ['(RCW 5.50.050)']],
  ],
  remodel: [
    ...EVERY_NOTICE,
    ['RCW 59.18.650(2)(f)', ['The home is demolished or substantially rebuilt (RCW']],
    ['RCW 59.18.650(6)(b)', ['Facts behind the cause: Every pipe is replaced; permit B-2026-123']],
  ],
  florida: [
    ...EVERY_NOTICE,
    ['Fla. Stat. § 83.57(3)', ['ends on March 31, 2027']],
    ['Fla. Stat. § 92.525', ['§ 92.525']],
  ],
  virginia: [
    ...EVERY_NOTICE,
    ['Va. Code § 55.1-1253', ['ends on March 31, 2027']],
    ['Va. Code § 8.01-4.3', ['§ 8.01-4.3']],
  ],
};

const INCREASE: readonly Line[] = [
  ...EVERY_NOTICE,
  ['The new rent and its first day', ['From December 1, 2027, the rent is $3,100.00 a month', '$3,000.00']],
];

export const increaseLines: Readonly<Record<'fremont' | 'seattle' | 'miami' | 'arlington', readonly Line[]>> = {
  fremont: [...INCREASE, ['Cal. Code Civ. Proc. § 2015.5', ['§ 2015.5']]],
  seattle: [
    ['Parties and home', [...PARTIES, HOME]],
    [
      'RCW 59.18.720(3)',
      [
        'RENT AND FEE INCREASE NOTICE TO TENANTS',
        'by up to seven percent plus the consumer price index, or 10 percent, whichever is less',
        'effective December 1, 2027 will be 3.34%, which totals an additional $100.00 per month, for a new total amount of $3,100.00 per month',
        '[ X ] A lower increase than the maximum allowed by state law.',
        'Date: November 21, 2026',
        'Landlord or landlord’s representative: ____',
      ],
    ],
    ['Proof of service', ['Proof of service', '(RCW 5.50.050)']],
  ],
  miami: INCREASE,
  arlington: INCREASE,
};

const EVERY_STATEMENT: readonly Line[] = [
  [
    'Parties, home, and days',
    [...PARTIES, HOME, 'Moved out November 10, 2026', 'Date of this statement November 21, 2026'],
  ],
  ['From and to', ['1 Demo Plaza', '9 New Street, Reno, NV 89501']],
  [
    'Each deduction with its cost and evidence',
    [
      'Wall behind the door, torn plaster: $750.00',
      '× 30 of 36 months of useful life left',
      'Rent of November 2026: $500.00',
    ],
  ],
  ['Totals', ['Deposit held: $3,000.00', 'Deductions in total: $1,250.00', 'Refund: $1,750.00']],
  ['One payment', ['The refund is one payment to Ada Lovelace and Ben Okri']],
];
/** An estimate, and the photo from after the work. */
const CA_STATEMENT: readonly Line[] = [
  ...EVERY_STATEMENT,
  ['Cal. Civ. Code § 1950.5(h)(1)', ['December 1, 2026 (Cal. Civ. Code § 1950.5(h))']],
  ['Cal. Civ. Code § 1950.5(h)(3)', ['You get the invoice within 14 days after the work is done']],
  ['Cal. Civ. Code § 1950.5(g), (h)(2)(D)', ['from after the work']],
];

export const statementLines: Readonly<Record<PlaceName, readonly Line[]>> = {
  sanFrancisco: [...CA_STATEMENT, ['S.F. Administrative Code § 49.2', ['Interest on the deposit: $126.00']]],
  losAngeles: CA_STATEMENT,
  fremont: CA_STATEMENT,
  // The lease runs through November 30, 2027, and the thirty days begin when it has ended as well.
  seattle: [...EVERY_STATEMENT, ['RCW 59.18.280(1)', ['December 30, 2027 (RCW 59.18.280(1))']]],
  tacoma: [...EVERY_STATEMENT, ['RCW 59.18.280(1)', ['December 30, 2027 (RCW 59.18.280(1))']]],
  kirkland: [...EVERY_STATEMENT, ['RCW 59.18.280(1)', ['December 30, 2027 (RCW 59.18.280(1))']]],
  miami: [
    ...EVERY_STATEMENT,
    [
      'Fla. Stat. § 83.49(3)(a)',
      [
        'This is a notice of my intention to impose a claim for damages in the amount of $1,250.00 upon your security deposit, due to',
        'It is sent to you as required by s. 83.49(3), Florida Statutes. You are hereby notified that you must object in writing to this deduction from your security deposit within 15 days from the time you receive this notice or I will be authorized to deduct my claim from your security deposit. Your objection must be sent to',
        '9407300000000000',
        'December 10, 2026',
      ],
    ],
  ],
  arlington: [...EVERY_STATEMENT, ['Va. Code § 55.1-1226(A)', ['January 14, 2028 (Va. Code § 55.1-1226(A))']]],
};

const EVERY_ENTRY: readonly Line[] = [
  [
    'Home, day, time, and purpose',
    ['Notice of entry', HOME, 'Tuesday, December 1, 2026 at 9:00 AM', 'to 11:00 AM', 'Kitchen faucet drips'],
  ],
];

export const entryLines: Readonly<Record<'fremont' | 'seattle' | 'miami' | 'arlington', readonly Line[]>> = {
  fremont: [...EVERY_ENTRY, ['Cal. Civ. Code § 1954(d)(1)', ['24 hours', 'business hours', 'Proof of service']]],
  // The earliest and latest time, and the number to call to object or to choose another time.
  seattle: [
    ...EVERY_ENTRY,
    ['RCW 59.18.150(6)', ['two days’ written notice', 'Call (415) 555-0199 with questions or to pick another time']],
  ],
  miami: [...EVERY_ENTRY, ['Fla. Stat. § 83.53(2)', ['24 hours’ notice', 'between 7:30 AM and 8 PM']]],
  arlington: [...EVERY_ENTRY, ['Va. Code § 55.1-1229(A)(4)', ['72 hours’ notice before routine maintenance']]],
};

const SIGNED: Line = [
  'Day and signature',
  ['November 21, 2026', 'Maya Okafor', '1 Demo Plaza', 'Signature of the landlord'],
];

export const payOrQuitLines: Readonly<Record<'fremont' | 'kirkland' | 'miami' | 'arlington', readonly Line[]>> = {
  fremont: [
    ['Cal. Code Civ. Proc. § 1161(2): parties and premises', ['Ada Lovelace and Ben Okri', HOME]],
    ['§ 1161(2): the amount that is due', ['$3,000.00', 'November 2026']],
    [
      '§ 1161(2): three days, and which count',
      ['Within 3 days after this notice is served on you, excluding Saturdays and Sundays and other judicial holidays'],
    ],
    [
      '§ 1161(2): who takes it, where, and when',
      ['Robin Reyes, (415) 555-0199, 1 Demo Plaza', 'Monday to Friday, 9 AM to 5 PM'],
    ],
    ['§ 1161(2): electronic transfer', ['electronic funds transfer']],
    ['§ 1161(2): or possession', ['to give up possession of the home']],
    ['§ 1161.5, § 1174: forfeiture', ['declare the forfeiture of the lease']],
    ['§ 1162(a)', ['Posted at the home, and mailed', '§ 2015.5']],
    SIGNED,
  ],
  kirkland: [
    [
      'RCW 59.18.057(1)',
      [
        'FOURTEEN-DAY NOTICE TO PAY RENT OR VACATE THE PREMISES',
        'You are receiving this notice because the landlord alleges you are not in compliance with the terms of the lease agreement',
        '(1) Monthly rent due for November 2026: $3,000.00',
        '(2) Utilities due for November 2026: $80.00',
        '(3) Other recurring or periodic charges identified in the lease for November 2026: $50.00',
        'TOTAL AMOUNT DUE: $3,130.00',
        'nonelectronic means including, but not limited to, cashier’s check, money order, or other certified funds',
        'within fourteen (14) days after service of this notice or you must vacate the premises',
        'www.atg.wa.gov/landlord-tenant',
        'Eviction Defense Screening Line at 855-657-8387',
        'nearest dispute resolution center at',
        'right to receive interpreter services at court',
        'WHERE TOTAL AMOUNT DUE IS TO BE PAID: Robin Reyes, 1 Demo Plaza',
      ],
    ],
    ['RCW 59.18.057(2)', ['Dispute Resolution Center of King County, 4649 Sunnyside Ave N']],
    ['RCW 59.12.040', ['Posted at the home, and mailed', '(RCW 5.50.050)']],
    SIGNED,
  ],
  // Nov 24 and three court days without Thanksgiving and the day after it; five days for payments by mail, through Monday.
  miami: [
    [
      'Fla. Stat. § 83.56(3)',
      [
        'You are hereby notified that you are indebted to me in the sum of $3,000.00 for the rent and use of the premises 12 Alder Lane, Miami, FL 33130, Miami-Dade County, Florida, now occupied by you and that I demand payment of the rent or possession of the premises within 3 days (excluding Saturday, Sunday, and legal holidays) from the date of delivery of this notice, to wit: on or before December 7, 2026.',
        'Maya Okafor, 1 Demo Plaza',
        '(415) 555-0199',
      ],
    ],
    ['Fla. Stat. § 83.56(4)', ['Handed to a resident in person', 'Left at the entry door', '§ 92.525']],
    SIGNED,
  ],
  arlington: [
    [
      'Va. Code § 55.1-1245(F)',
      [
        '$3,000.00 for November 2026',
        'within 14 days after this notice is served on you, the landlord intends to terminate the rental agreement',
      ],
    ],
    ['Va. Code § 55.1-1202', ['1-866-534-5243', 'www.valegalaid.org', '§ 8.01-4.3']],
    SIGNED,
  ],
};

const THINGS = 'A blue bicycle, a desk, and two boxes of books';

export const propertyLines: Readonly<Record<'fremont' | 'kirkland' | 'miami' | 'arlington', readonly Line[]>> = {
  // 18 days after Nov 24 end on a Saturday: Monday, Dec 14.
  fremont: [
    [
      'Cal. Civ. Code § 1984(a)',
      [
        'Notice of Right to Reclaim Abandoned Property',
        'To: Ada Lovelace and Ben Okri, 9 New Street, Reno, NV 89501',
        `the following personal property remained: ${THINGS}`,
        'You may claim this property at 1 Storage Way',
        'If you claim this property by November 22, 2026, you may minimize the costs of storage.',
        'not later than December 14, 2026, this property may be disposed of pursuant to Civil Code Section 1988.',
      ],
    ],
    ['Cal. Civ. Code § 1984(b)(2)', ['Because this property is believed to be worth less than $700']],
    SIGNED,
  ],
  // 45 days after Nov 24: Jan 8.
  kirkland: [
    [
      'RCW 59.18.310(2)',
      [
        'The landlord is Maya Okafor, 1 Demo Plaza',
        THINGS,
        'The property is stored at 1 Storage Way',
        'on a day after January 8, 2027',
        'right under RCW 59.18.230 to have the property returned before its sale or disposition',
      ],
    ],
    SIGNED,
  ],
  // 15 days after Nov 24: Dec 9.
  miami: [
    [
      'Fla. Stat. § 715.105(1)',
      [
        'Notice of Right to Reclaim Abandoned Property',
        `the following personal property remained: ${THINGS}`,
        'Unless you pay the reasonable costs of storage and advertising, if any',
        'not later than December 9, 2026, this property may be disposed of pursuant to s. 715.109.',
      ],
    ],
    ['Fla. Stat. § 715.105(2)(b)', ['Because this property is believed to be worth less than $500']],
    SIGNED,
  ],
  // 10 days after Nov 24: Dec 4.
  arlington: [
    [
      'Va. Code § 55.1-1254',
      [
        THINGS,
        'will be disposed of within 24 hours after the expiration of a 10',
        'period from the date this notice is given to you, which is not before December 4, 2026',
        'right to remove them at reasonable times during that 24-hour period',
      ],
    ],
    SIGNED,
  ],
};
