import type { Certainty } from '@/contract/law/rules';

/** Words that a statute prescribes. Leases take them from here, so a lease can say nothing else. */
interface StatutoryText {
  readonly citation: string;
  /** The act that last changed the words, and the first local day of the change where it is recent. */
  readonly sessionLaw: string;
  /** Local day on which the words were copied, and the one by which they are read again. */
  readonly copiedOn: string;
  readonly reviewOn: string;
  readonly certainty: Certainty;
  /** The smallest type that the statute allows, in points. */
  readonly points?: number;
  readonly paragraphs: readonly string[];
}

const COPIED = { copiedOn: '2026-11-28', reviewOn: '2027-07-01' } as const;

export const statutoryTexts = {
  caTenantProtection: {
    citation: 'Cal. Civ. Code §§ 1946.2(f)(3), 1947.12(d)(5)',
    sessionLaw: 'Stats. 2019, ch. 597 (AB 1482), from January 1, 2020',
    ...COPIED,
    certainty: 'cited',
    points: 12,
    paragraphs: [
      'California law limits the amount your rent can be increased. See Section 1947.12 of the Civil Code for more information. California law also provides that after all of the tenants have continuously and lawfully occupied the property for 12 months or more or at least one of the tenants has continuously and lawfully occupied the property for 24 months or more, a landlord must provide a statement of cause in any notice to terminate a tenancy. See Section 1946.2 of the Civil Code for more information.',
    ],
  },
  caMegansLaw: {
    citation: 'Cal. Civ. Code § 2079.10a',
    sessionLaw: 'Not read; the words agreed with the law on November 28, 2026',
    ...COPIED,
    certainty: 'cited',
    points: 8,
    paragraphs: [
      'Notice: Pursuant to Section 290.46 of the Penal Code, information about specified registered sex offenders is made available to the public via an Internet Web site maintained by the Department of Justice at www.meganslaw.ca.gov. Depending on an offender’s criminal history, this information will include either the address at which the offender resides or the community of residence and ZIP Code in which he or she resides.',
    ],
  },
  caOwnRefrigerator: {
    citation: 'Cal. Civ. Code § 1941.1(a)(11)',
    sessionLaw: 'Stats. 2025 (AB 628), from January 1, 2026',
    copiedOn: '2026-11-29',
    reviewOn: '2027-07-01',
    certainty: 'cited',
    paragraphs: [
      'Under state law, the landlord is required to provide a refrigerator in good working order in your unit. By checking this box, you acknowledge that you have asked to bring your own refrigerator and that you are responsible for keeping that refrigerator in working order.',
    ],
  },
  vaFeeDisclosure: {
    citation: 'Va. Code § 55.1-1204.1',
    sessionLaw: '2024 cc. 788, 826; 2025 c. 567 (HB 2430), from July 1, 2025',
    ...COPIED,
    certainty: 'cited',
    paragraphs: [
      'No additional security deposits or rent shall be charged unless they are listed below or incorporated into this agreement by way of a separate addendum after execution of this rental agreement.',
    ],
  },
  // The words of the amended act are known from one copy: read the official text before the review day.
  flDepositDisclosure: {
    citation: 'Fla. Stat. § 83.49(2)(d)',
    sessionLaw: 'Ch. 2025-16 (HB 615), from July 1, 2025',
    ...COPIED,
    certainty: 'ruleOfThumb',
    paragraphs: [
      'YOUR RENTAL AGREEMENT REQUIRES PAYMENT OF CERTAIN DEPOSITS. THE LANDLORD MAY TRANSFER ADVANCE RENTS TO THE LANDLORD’S ACCOUNT AS THEY ARE DUE AND WITHOUT NOTICE. WHEN YOU MOVE OUT, YOU MUST GIVE THE LANDLORD YOUR NEW ADDRESS SO THAT THE LANDLORD CAN SEND YOU NOTICES REGARDING YOUR DEPOSIT. THE LANDLORD MUST PROVIDE YOU WRITTEN NOTICE IN PERSON, BY MAIL, OR BY E-MAIL IN ACCORDANCE WITH SECTION 83.505, FLORIDA STATUTES, WITHIN 30 DAYS AFTER YOU MOVE OUT, OF THE LANDLORD’S INTENT TO IMPOSE A CLAIM AGAINST THE DEPOSIT. IF YOU DO NOT REPLY TO THE LANDLORD STATING YOUR OBJECTION TO THE CLAIM WITHIN 15 DAYS AFTER RECEIPT OF THE LANDLORD’S WRITTEN NOTICE, THE LANDLORD WILL COLLECT THE CLAIM AND MUST MAIL YOU THE REMAINING DEPOSIT, IF ANY.',
      'IF THE LANDLORD FAILS TO TIMELY PROVIDE YOU NOTICE, THE LANDLORD MUST RETURN THE DEPOSIT BUT MAY LATER FILE A LAWSUIT AGAINST YOU FOR DAMAGES. IF YOU FAIL TO TIMELY OBJECT TO A CLAIM, THE LANDLORD MAY COLLECT FROM THE DEPOSIT, BUT YOU MAY LATER FILE A LAWSUIT CLAIMING A REFUND.',
      'YOU SHOULD ATTEMPT TO INFORMALLY RESOLVE ANY DISPUTE BEFORE FILING A LAWSUIT. GENERALLY, THE PARTY IN WHOSE FAVOR A JUDGMENT IS RENDERED WILL BE AWARDED COSTS AND ATTORNEY FEES PAYABLE BY THE LOSING PARTY. THIS DISCLOSURE IS BASIC. PLEASE REFER TO PART II OF CHAPTER 83, FLORIDA STATUTES, TO DETERMINE YOUR LEGAL RIGHTS AND OBLIGATIONS.',
    ],
  },
  flRadon: {
    citation: 'Fla. Stat. § 404.056(5)',
    sessionLaw: 'Not read; the words agreed with the law on November 28, 2026',
    ...COPIED,
    certainty: 'cited',
    paragraphs: [
      'RADON GAS: Radon is a naturally occurring radioactive gas that, when it has accumulated in a building in sufficient quantities, may present health risks to persons who are exposed to it over time. Levels of radon that exceed federal and state guidelines have been found in buildings in Florida. Additional information regarding radon and radon testing may be obtained from your county health department.',
    ],
  },
  flAbandonedProperty: {
    citation: 'Fla. Stat. § 83.67(5)',
    sessionLaw: 'Not read; the words agreed with the law on November 28, 2026',
    ...COPIED,
    certainty: 'cited',
    paragraphs: [
      'BY SIGNING THIS RENTAL AGREEMENT, THE TENANT AGREES THAT UPON SURRENDER, ABANDONMENT, OR RECOVERY OF POSSESSION OF THE DWELLING UNIT DUE TO THE DEATH OF THE LAST REMAINING TENANT, AS PROVIDED BY CHAPTER 83, FLORIDA STATUTES, THE LANDLORD SHALL NOT BE LIABLE OR RESPONSIBLE FOR STORAGE OR DISPOSITION OF THE TENANT’S PERSONAL PROPERTY.',
    ],
  },
} as const satisfies Readonly<Record<string, StatutoryText>>;
