// Notices after a missed payment and about things left behind, in the form of their statute. `{names}` are filled in.
import type { Certainty } from '@/contract/law/rules';

export interface FormText {
  readonly citation: string;
  readonly sessionLaw: string;
  /** Local days of the copy, and by which the words are read again. */
  readonly copiedOn: string;
  readonly reviewOn: string;
  /** `ruleOfThumb`: not read in the official text, so the desk compares the paper with it before service. */
  readonly certainty: Certainty;
  /** Whether the statute prescribes the words, or the facts that the words below state. */
  readonly prescribed: 'words' | 'facts';
  readonly title: string;
  readonly paragraphs: readonly string[];
}

const COPIED = { copiedOn: '2026-11-30', reviewOn: '2027-07-01' } as const;

/** What is left of property that is worth more than may be kept: the sale of it (two states with the same words). */
const SALE = (cost: 'cost' | 'costs', year: 'one' | '1'): string =>
  `If you fail to reclaim the property, it will be sold at a public sale after notice of the sale has been given by publication. You have the right to bid on the property at this sale. After the property is sold and the ${cost} of storage, advertising, and sale ${cost === 'cost' ? 'is' : 'are'} deducted, the remaining money will be paid over to the county. You may claim the remaining money at any time within ${year} year after the county receives the money.`;

export const payOrQuitForms = {
  CA: {
    citation: 'Cal. Code Civ. Proc. § 1161(2)',
    sessionLaw: 'Stats. 2018, ch. 260 (AB 2343), from September 1, 2019',
    ...COPIED,
    certainty: 'cited',
    prescribed: 'facts',
    title: '{days}-Day Notice to Pay Rent or Quit',
    paragraphs: [
      'To {tenants}, and all others in possession of {address}:',
      'Rent of this home is past due in the amount of {total}: {months}. No late fee and no other charge is in this amount.',
      'Within {days} days after this notice is served on you{excluded}, you are required to pay the whole amount, or to give up possession of the home.',
      'Pay to: {payTo}, {payPhone}, {payAddress}. Payment can be made in person there: {payHours}. If payment by electronic funds transfer was set up before, you can pay in that way.',
      'If you do neither, the landlord elects to declare the forfeiture of the lease, and may begin legal proceedings to recover possession of the home, the rent that is owed, and damages as the law allows.',
    ],
  },
  WA: {
    citation: 'RCW 59.18.057',
    sessionLaw: 'Laws of 2021, c. 115, § 10; Laws of 2020, c. 315, § 2',
    ...COPIED,
    certainty: 'ruleOfThumb',
    prescribed: 'words',
    title: 'FOURTEEN-DAY NOTICE TO PAY RENT OR VACATE THE PREMISES',
    paragraphs: [
      'TO: {tenants}',
      'ADDRESS: {address}',
      'You are receiving this notice because the landlord alleges you are not in compliance with the terms of the lease agreement by failing to pay rent and/or utilities and/or recurring or periodic charges that are past due.',
      '(1) Monthly rent due for {rentMonths}: {rent}',
      'AND/OR',
      '(2) Utilities due for {utilityMonths}: {utilities}',
      'AND/OR',
      '(3) Other recurring or periodic charges identified in the lease for {otherMonths}: {others}',
      'TOTAL AMOUNT DUE: {total}',
      'Note - payment must be made pursuant to the terms of the rental agreement or by nonelectronic means including, but not limited to, cashier’s check, money order, or other certified funds.',
      'You must pay the total amount due to your landlord within fourteen (14) days after service of this notice or you must vacate the premises. Any payment you make to the landlord must first be applied to the total amount due as shown on this notice. Any failure to comply with this notice within fourteen (14) days after service of this notice may result in a judicial proceeding that leads to your eviction from the premises.',
      'The Washington state Office of the Attorney General has this notice in multiple languages as well as information on available resources to help you pay your rent, including state and local rental assistance programs, on its website at www.atg.wa.gov/landlord-tenant.',
      'State law provides you the right to legal representation and the court may be able to appoint a lawyer to represent you without cost to you if you are a qualifying low-income renter. If you believe you are a qualifying low-income renter and would like an attorney appointed to represent you, please contact the Eviction Defense Screening Line at 855-657-8387 or apply online at https://nwjustice.org/apply-online. For additional resources, call 2-1-1 or the Northwest Justice Project CLEAR Hotline outside King County (888) 201-1014 weekdays between 9:15 a.m. – 12:15 p.m., or (888) 387-7111 for seniors (age 60 and over). You may find additional information to help you at http://www.washingtonlawhelp.org. Free or low-cost mediation services to assist in nonpayment of rent disputes before any judicial proceedings occur are also available at dispute resolution centers throughout the state. You can find your nearest dispute resolution center at https://www.resolutionwa.org.',
      'State law also provides you the right to receive interpreter services at court.',
      'WHERE TOTAL AMOUNT DUE IS TO BE PAID: {payTo}, {payAddress}',
      'Copy to the dispute resolution center (RCW 59.18.057(2)): {copyTo}',
    ],
  },
  FL: {
    citation: 'Fla. Stat. § 83.56(3)',
    sessionLaw: 'Ch. 2013-136, § 8; the words agreed with a copy of the section on November 30, 2026',
    ...COPIED,
    certainty: 'cited',
    prescribed: 'words',
    title: 'Three-Day Notice',
    paragraphs: [
      'To {tenants}:',
      'You are hereby notified that you are indebted to me in the sum of {total} for the rent and use of the premises {address}, {county} County, Florida, now occupied by you and that I demand payment of the rent or possession of the premises within 3 days (excluding Saturday, Sunday, and legal holidays) from the date of delivery of this notice, to wit: on or before {by}.',
      'The rent is that of {rentMonths}.',
      '{landlord}, {payAddress}, {payPhone}. Pay to: {payTo}.',
    ],
  },
  VA: {
    citation: 'Va. Code § 55.1-1245(F)',
    sessionLaw: '2026 HB 15 and SB 48, from July 1, 2026',
    ...COPIED,
    certainty: 'cited',
    prescribed: 'facts',
    title: '{days}-Day Notice to Pay Rent or Quit',
    paragraphs: [
      'Legal aid for all of Virginia: 1-866-534-5243 (1-866-LEGLAID), www.valegalaid.org.',
      'To {tenants}, at {address}:',
      'Rent of this home is not paid: {total}, for {months}.',
      'If it is not paid within {days} days after this notice is served on you, the landlord intends to terminate the rental agreement and to proceed to obtain possession of the home as the law provides.',
      'Pay to: {payTo}, {payAddress}, {payPhone}.',
    ],
  },
} as const satisfies Readonly<Record<string, FormText>>;

export const propertyForms = {
  CA: {
    citation: 'Cal. Civ. Code § 1984',
    sessionLaw: 'Stats. 2012, ch. 560 (AB 2303), from January 1, 2013',
    ...COPIED,
    certainty: 'cited',
    prescribed: 'words',
    title: 'Notice of Right to Reclaim Abandoned Property',
    paragraphs: [
      'To: {tenants}, {lastAddress}',
      'When you vacated the premises at {address}, the following personal property remained: {description}',
      'You may claim this property at {claimAt}.',
      'If you claim this property by {freeBy}, you may minimize the costs of storage.',
      'If you fail to claim this property by {freeBy}, unless you pay the landlord’s reasonable cost of storage for all the above-described property, and take possession of the property which you claim, not later than {by}, this property may be disposed of pursuant to Civil Code Section 1988.',
      '{outcome}',
    ],
    small:
      'Because this property is believed to be worth less than $700, it may be kept, sold, or destroyed without further notice if you fail to reclaim it within the time indicated above.',
    large: SALE('cost', 'one'),
  },
  WA: {
    citation: 'RCW 59.18.310(2)',
    sessionLaw: 'Laws of 2015, c. 264, § 4; Laws of 2011, c. 132, § 16',
    ...COPIED,
    certainty: 'cited',
    prescribed: 'facts',
    title: 'Notice of Sale or Disposition of Property Left Behind',
    paragraphs: [
      'To: {tenants}, {lastAddress}',
      'The landlord is {landlord}, {landlordAddress}. Rent of the home at {address} is unpaid, and the home was left. The following property was found there: {description}',
      'The property is stored at {claimAt}.',
      'A sale or disposition of the property will take place under RCW 59.18.310 on a day after {by}.',
      'You have the right under RCW 59.18.230 to have the property returned before its sale or disposition. Ask for it in writing before then. The actual or reasonable costs of moving and storing it, whichever are less, are due first.',
    ],
  },
  FL: {
    citation: 'Fla. Stat. § 715.105',
    sessionLaw: 'Not read; the words agreed with § 715.106 in a copy of 2022',
    ...COPIED,
    certainty: 'cited',
    prescribed: 'words',
    title: 'Notice of Right to Reclaim Abandoned Property',
    paragraphs: [
      'To: {tenants}, {lastAddress}',
      'When you vacated the premises at {address}, the following personal property remained: {description}',
      'You may claim this property at {claimAt}.',
      'Unless you pay the reasonable costs of storage and advertising, if any, for all the above-described property, and take possession of the property which you claim, not later than {by}, this property may be disposed of pursuant to s. 715.109.',
      '{outcome}',
    ],
    small:
      'Because this property is believed to be worth less than $500, it may be kept, sold, or destroyed without further notice if you fail to reclaim it within the time indicated above.',
    large: SALE('costs', '1'),
  },
  VA: {
    citation: 'Va. Code § 55.1-1254',
    sessionLaw: '2019 c. 712, from October 1, 2019',
    ...COPIED,
    certainty: 'cited',
    prescribed: 'facts',
    title: 'Notice of Disposal of Property Left Behind',
    paragraphs: [
      'To: {tenants}, {lastAddress}',
      'The rental agreement of {address} has terminated. The following items of personal property were left in the dwelling unit, the premises, or a storage area of the landlord: {description}',
      'They are considered abandoned and will be disposed of within 24 hours after the expiration of a 10-day period from the date this notice is given to you, which is not before {by}.',
      'You have the right to remove them at reasonable times during that 24-hour period, and at other reasonable times until they are disposed of: {claimAt}.',
    ],
  },
} as const satisfies Readonly<Record<string, FormText & { small?: string; large?: string }>>;
