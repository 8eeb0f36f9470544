import type { Clause } from './clause';

const part = 'Florida';

/** What a lease says in Florida. */
export const flClauses: readonly Clause[] = [
  {
    id: 'fl-radon',
    part,
    heading: 'Radon gas',
    text: [
      'RADON GAS: Radon is a naturally occurring radioactive gas that, when it has accumulated in a building in sufficient quantities, may present health risks to persons who are exposed to it over time. Levels of radon that exceed federal and state guidelines have been found in buildings in Florida. Additional information regarding radon and radon testing may be obtained from your county health department.',
    ],
    summary: 'A notice about radon in the words the state sets.',
    resumen: 'Aviso sobre el gas radón con el texto que fija el estado.',
    source: 'Fla. Stat. 404.056(5)',
  },
  {
    id: 'fl-deposit',
    part,
    heading: 'Your deposit, in the words of the law',
    text: [
      'YOUR RENTAL AGREEMENT REQUIRES PAYMENT OF CERTAIN DEPOSITS. THE LANDLORD MAY TRANSFER ADVANCE RENTS TO THE LANDLORD’S ACCOUNT AS THEY ARE DUE AND WITHOUT NOTICE. WHEN YOU MOVE OUT, YOU MUST GIVE THE LANDLORD YOUR NEW ADDRESS SO THAT THE LANDLORD CAN SEND YOU NOTICES REGARDING YOUR DEPOSIT. THE LANDLORD MUST MAIL YOU NOTICE, WITHIN 30 DAYS AFTER YOU MOVE OUT, OF THE LANDLORD’S INTENT TO IMPOSE A CLAIM AGAINST THE DEPOSIT. IF YOU DO NOT REPLY TO THE LANDLORD STATING YOUR OBJECTION TO THE CLAIM WITHIN 15 DAYS AFTER RECEIPT OF THE LANDLORD’S NOTICE, THE LANDLORD WILL COLLECT THE CLAIM AND MUST MAIL YOU THE REMAINING DEPOSIT, IF ANY.',
      'IF THE LANDLORD FAILS TO TIMELY MAIL YOU NOTICE, THE LANDLORD MUST RETURN THE DEPOSIT BUT MAY LATER FILE A LAWSUIT AGAINST YOU FOR DAMAGES. IF YOU FAIL TO TIMELY OBJECT TO A CLAIM, THE LANDLORD MAY COLLECT FROM THE DEPOSIT, BUT YOU MAY LATER FILE A LAWSUIT CLAIMING A REFUND.',
      'YOU SHOULD ATTEMPT TO INFORMALLY RESOLVE ANY DISPUTE BEFORE FILING A LAWSUIT. GENERALLY, THE PARTY IN WHOSE FAVOR A JUDGMENT IS RENDERED WILL BE AWARDED COSTS AND ATTORNEY FEES PAYABLE BY THE LOSING PARTY. THIS DISCLOSURE IS BASIC. PLEASE REFER TO PART II OF CHAPTER 83, FLORIDA STATUTES, TO DETERMINE YOUR LEGAL RIGHTS AND OBLIGATIONS.',
      'The deposit is held separately for the Resident’s benefit in {depositBank}, without interest. It is not mixed with other money and not used before it is due. It comes back within 15 days if no claim is made on it.',
    ],
    summary: 'Where the deposit is, and that a claim on it must be mailed within 30 days; you have 15 to object.',
    resumen: 'Dónde está el depósito; un reclamo debe enviarse en 30 días y usted tiene 15 para objetar.',
    source: 'Fla. Stat. 83.49(2)(d), (3)',
    initials: true,
  },
  {
    id: 'fl-notice',
    part,
    heading: 'Landlord’s address and agent',
    text: [
      'The landlord is {homeowner}. The Manager is authorised to receive notices and demands on the landlord’s behalf at {noticeAddress}. A change is told to the Resident promptly in writing.',
    ],
    summary: 'Where notices to the homeowner go.',
    resumen: 'A dónde se envían los avisos al propietario.',
    source: 'Fla. Stat. 83.50',
  },
  {
    id: 'fl-late',
    part,
    heading: 'Late fees are not rent',
    text: [
      'The late fee and the fee for a returned payment of this lease are not additional rent. A notice that rent is unpaid names rent alone, and gives three days, without Saturday, Sunday, legal holidays and days on which the court is closed.',
    ],
    summary: 'Late fees never count as rent.',
    resumen: 'Los recargos nunca cuentan como renta.',
    source: 'Fla. Stat. 83.43, 83.56(3)',
  },
  {
    id: 'fl-entry',
    part,
    heading: 'Coming in for repairs',
    text: [
      'For repairs the Manager gives at least twenty-four hours’ notice and comes between 7:30 in the morning and 8:00 in the evening. The Manager may come in at any time to protect or preserve the home.',
    ],
    summary: 'A day’s notice, between 7:30 and 20:00.',
    resumen: 'Aviso de un día, entre 7:30 y 20:00.',
    source: 'Fla. Stat. 83.53',
  },
  {
    id: 'fl-maintenance',
    part,
    heading: 'Who maintains what',
    text: [
      'The Homeowner complies with building, housing and health codes and keeps structure and plumbing in repair. Unless the list of services above says that the Resident does it, the Homeowner provides for extermination of rats, mice, roaches, ants, wood-destroying organisms and bedbugs, locks and keys, clean and safe common areas, garbage removal and outside receptacles, functioning facilities for heat during winter, running water and hot water. Smoke detection devices are installed at the beginning.',
    ],
    summary: 'The homeowner keeps to the codes; pests and garbage are ours.',
    resumen: 'El propietario cumple los códigos; plagas y basura nos tocan.',
    source: 'Fla. Stat. 83.51',
  },
  {
    id: 'fl-noncompliance',
    part,
    heading: 'If the homeowner does not keep the law',
    text: [
      'If the Homeowner materially does not comply within seven days after the Resident’s written notice, the Resident may end the lease; and if the Resident was ready to pay into the registry of the court, that is a defence against a claim for rent.',
    ],
    summary: 'Seven days after a written notice you may end the lease.',
    resumen: 'Siete días después de un aviso escrito puede terminar el contrato.',
    source: 'Fla. Stat. 83.56(1), 83.60',
  },
  {
    id: 'fl-end',
    part,
    heading: 'Before the end',
    text: [
      'Whoever does not wish to go on after the end gives thirty days’ written notice. The Manager reminds the Resident in writing within fifteen days before that notice is due, with what follows if none is given.',
      'BY SIGNING THIS RENTAL AGREEMENT, THE TENANT AGREES THAT UPON SURRENDER, ABANDONMENT, OR RECOVERY OF POSSESSION OF THE DWELLING UNIT DUE TO THE DEATH OF THE LAST REMAINING TENANT, AS PROVIDED BY CHAPTER 83, FLORIDA STATUTES, THE LANDLORD SHALL NOT BE LIABLE OR RESPONSIBLE FOR STORAGE OR DISPOSITION OF THE TENANT’S PERSONAL PROPERTY.',
    ],
    summary: 'Thirty days’ notice either way; we remind you in time.',
    resumen: 'Aviso de treinta días por ambas partes; le recordamos a tiempo.',
    source: 'Fla. Stat. 83.575, 83.67(5)',
  },
  {
    id: 'fl-military',
    part,
    heading: 'Armed forces, and leaving early',
    text: [
      'Members of the armed forces may end the lease as section 83.682 provides. No fee for leaving early is owed under this lease: the Resident was not offered, and did not choose, liquidated damages by a separate addendum.',
    ],
    summary: 'No fee for leaving early; service members may end the lease.',
    resumen: 'Sin cargo por irse antes; militares pueden terminar el contrato.',
    source: 'Fla. Stat. 83.595, 83.682',
  },
  {
    id: 'fl-flood',
    part: 'Flood disclosure',
    heading: 'Flood disclosure',
    text: [
      'Florida law requires a landlord to give the following information to a prospective tenant at or before the time a rental agreement for a term of one year or longer is executed.',
      'Flood insurance: renters’ insurance policies do not include coverage for damage resulting from floods. The tenant is encouraged to discuss the need to purchase separate flood insurance coverage with the tenant’s insurance agent.',
      'The landlord has no knowledge of any flooding that has damaged the dwelling unit during the landlord’s ownership of it, unless an addendum says so.',
      'The landlord has not filed a claim with an insurance provider relating to flood damage in the dwelling unit, including, but not limited to, a claim with the National Flood Insurance Program, unless an addendum says so.',
      'The landlord has not received assistance for flood damage to the dwelling unit, including, but not limited to, assistance from the Federal Emergency Management Agency, unless an addendum says so.',
      'For this purpose “flooding” means a general or temporary condition of partial or complete inundation of the dwelling unit caused by the overflow of inland or tidal waters, the unusual and rapid accumulation of runoff or surface waters from any established water source such as a river, stream or drainage ditch, or sustained periods of standing water resulting from rainfall. If a substantial loss by flooding happens that was not disclosed, the tenant may end the lease within thirty days of it, and rent paid in advance comes back.',
    ],
    summary: 'Renters’ insurance does not cover floods. No flood is known here.',
    resumen: 'El seguro de inquilino no cubre inundaciones. No se conoce ninguna aquí.',
    source: 'Fla. Stat. 83.512',
    from: '2025-10-01',
    when: ({ months }) => months >= 12,
    initials: true,
  },
  {
    id: 'fl-email',
    part: 'Notices by e-mail',
    heading: 'Addendum: notices by e-mail',
    text: [
      'ELECTRONIC DELIVERY OF NOTICES IS VOLUNTARY. A tenant who initials this addendum, and the landlord by signing, agree that notices this lease or the law asks for may be sent by e-mail: to the tenant at the address of their account, to the landlord at the address shown in the account. Either may end this agreement, or change the address, by written notice at any time, which takes effect when it is delivered and does not touch notices sent before. Notice is given when the e-mail is sent, unless it comes back as undeliverable. The sender keeps a copy and proof of sending.',
    ],
    summary: 'Only if you initial it do notices come by e-mail; leave it out as you like, and stop at any time.',
    resumen: 'Solo con sus iniciales acepta avisos por correo electrónico; puede omitirlas o detenerlo cuando quiera.',
    source: 'Fla. Stat. 83.505',
    from: '2025-07-01',
    initials: 'optional',
  },
];
