import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { disclosureFrom, floodAnswersRule } from '@/contract/law/tenancy';
import { statutoryTexts } from '@/contract/law/texts/statutes.data';
import type { Clause } from './types';

const part = 'Florida terms and disclosures';

/** Terms and disclosures for Florida. */
export const flClauses: readonly Clause[] = [
  {
    id: 'fl-radon',
    part,
    heading: 'Radon gas',
    text: statutoryTexts.flRadon.paragraphs,
    summary: 'A radon notice in the words state law requires.',
    summaryEs: 'Aviso sobre el gas radón con el texto que exige la ley estatal.',
    source: 'Fla. Stat. § 404.056(5)',
  },
  {
    id: 'fl-deposit',
    part,
    heading: 'Security deposit disclosure',
    text: [
      ...statutoryTexts.flDepositDisclosure.paragraphs,
      'The deposit is held separately for the Resident’s benefit at {depositBank}, without interest. It is not commingled with other funds or used before it is due. It is returned within 15 days if no claim is made against it.',
    ],
    summary:
      'Where your deposit is held. We must give you written notice of a claim within 30 days, and you have 15 days to object.',
    summaryEs:
      'Dónde se guarda su depósito. Debemos darle aviso por escrito de un reclamo dentro de 30 días y usted tiene 15 días para objetar.',
    source: 'Fla. Stat. § 83.49(2)(d), (3)',
  },
  {
    id: 'fl-notice',
    part,
    heading: 'Landlord and agent',
    text: [
      'The landlord is {homeowner}. The Manager is authorized to receive notices and demands on the landlord’s behalf at {noticeAddress}. The Resident is promptly notified in writing of any change.',
    ],
    summary: 'Where to send notices to the homeowner.',
    summaryEs: 'A dónde enviar los avisos al propietario.',
    source: 'Fla. Stat. § 83.50',
  },
  {
    id: 'fl-late',
    part,
    heading: 'Late fees are not additional rent',
    text: [
      'The late fee and the returned-payment fee in this Lease are not additional rent. A notice of unpaid rent demands only rent and gives three days, excluding Saturday, Sunday, legal holidays, and days the court is closed.',
    ],
    summary: 'Late fees never count as rent.',
    summaryEs: 'Los recargos nunca cuentan como renta.',
    source: 'Fla. Stat. §§ 83.43, 83.56(3)',
  },
  {
    id: 'fl-entry',
    part,
    heading: 'Notice of entry (Florida)',
    text: [
      'The Manager gives at least 24 hours’ notice before entering for repairs and enters between 7:30 a.m. and 8:00 p.m. The Manager may enter at any time to protect or preserve the home.',
    ],
    summary: '24 hours’ notice for repairs, between 7:30 a.m. and 8:00 p.m.',
    summaryEs: 'Aviso de 24 horas para reparaciones, entre las 7:30 a. m. y las 8:00 p. m.',
    source: 'Fla. Stat. § 83.53',
  },
  {
    id: 'fl-maintenance',
    part,
    heading: 'Maintenance duties (Florida)',
    text: [
      'The Homeowner must comply with building, housing, and health codes and keep the structure and plumbing in good repair. Unless the list of services above assigns it to the Resident, the Homeowner provides extermination of rats, mice, roaches, ants, wood-destroying organisms, and bedbugs; locks and keys; clean and safe common areas; garbage removal and outside receptacles; and working heat during winter, running water, and hot water. Smoke detection devices are installed at the start of the tenancy.',
    ],
    summary: 'The homeowner complies with the codes and pays for pest control and garbage removal.',
    summaryEs: 'El propietario cumple los códigos y se encarga del control de plagas y la recolección de basura.',
    source: 'Fla. Stat. § 83.51',
  },
  {
    id: 'fl-noncompliance',
    part,
    heading: 'Homeowner default',
    text: [
      'If the Homeowner materially fails to comply within seven days after the Resident’s written notice, the Resident may terminate the Lease. If the Resident was ready to pay rent into the court registry, that is a defense to a claim for rent.',
    ],
    summary: 'You may end the lease if a serious problem isn’t fixed within seven days of your written notice.',
    summaryEs:
      'Usted puede terminar el contrato si un problema grave no se corrige dentro de los siete días de su aviso por escrito.',
    source: 'Fla. Stat. §§ 83.56(1), 83.60',
  },
  {
    id: 'fl-end',
    part,
    heading: 'Notice at the end of the term',
    text: [
      'A party who does not want the tenancy to continue after the end of the term must give 30 days’ written notice. The Manager reminds the Resident in writing within 15 days before that notice is due and explains what happens if no notice is given.',
      ...statutoryTexts.flAbandonedProperty.paragraphs,
    ],
    summary: 'Both sides give 30 days’ notice. We remind you ahead of time.',
    summaryEs: 'Ambas partes dan un aviso de 30 días. Se lo recordamos con tiempo.',
    source: 'Fla. Stat. §§ 83.575, 83.67(5)',
  },
  {
    id: 'fl-military',
    part,
    heading: 'Servicemembers and early termination',
    text: [
      'A servicemember may terminate the Lease as provided in section 83.682, Florida Statutes. No early termination fee is owed under this Lease. The Resident was not offered and did not choose liquidated damages in a separate addendum.',
    ],
    summary: 'No early termination fee. Servicemembers may end the lease.',
    summaryEs: 'Sin cargo por terminación anticipada. Los militares en servicio pueden terminar el contrato.',
    source: 'Fla. Stat. §§ 83.595, 83.682',
  },
  {
    id: 'fl-flood',
    part: 'Flood disclosure',
    heading: 'Flood disclosure',
    text: [
      'Florida law requires a landlord to give the following information to a prospective tenant at or before the time a rental agreement for a term of one year or longer is executed.',
      'Flood insurance: Renters insurance policies do not include coverage for damage resulting from floods. The tenant is encouraged to discuss the need to purchase separate flood insurance coverage with the tenant’s insurance agent.',
      '{floodKnowledge}{floodDetails}',
      '{floodClaim}',
      '{floodAid}',
      'For this purpose “flooding” means a general or temporary condition of partial or complete inundation of the dwelling unit caused by the overflow of inland or tidal waters, the unusual and rapid accumulation of runoff or surface waters from any established water source such as a river, stream or drainage ditch, or sustained periods of standing water resulting from rainfall. If a substantial loss by flooding happens that was not disclosed, the tenant may terminate the Lease within 30 days after it, and rent paid in advance is refunded.',
    ],
    summary: 'Renters insurance doesn’t cover floods. {floodSummary}',
    summaryEs: 'El seguro para inquilinos no cubre inundaciones. {floodSummary}',
    source: 'Fla. Stat. § 83.512',
    ownDocument: 'Flood disclosure',
    initials: true,
    from: disclosureFrom('fl-flood'),
    when: ({ address, months }) =>
      floodAnswersRule(jurisdictionOf(address), disclosureFrom('fl-flood'), months) !== undefined,
  },
  {
    id: 'fl-email',
    part: 'Notices by email',
    heading: 'Addendum: notices by email',
    text: [
      'ELECTRONIC DELIVERY OF NOTICES IS VOLUNTARY. A tenant who initials this addendum, and the landlord by signing, agree that notices required by this Lease or by law may be sent by email: to the tenant at {residentEmails}, and to the landlord at {landlordEmail}. Either party may end this agreement, or change the address, by written notice at any time. The change takes effect on delivery and does not affect earlier notices. Notice is given when the email is sent, unless it is returned as undeliverable. The sender keeps a copy and proof of sending.',
    ],
    summary: 'You get notices by email only if you initial this. It’s optional, and you can stop at any time.',
    summaryEs:
      'Solo recibirá avisos por correo electrónico si pone sus iniciales. Es opcional y puede detenerlo en cualquier momento.',
    source: 'Fla. Stat. § 83.505',
    from: '2025-07-01',
    initials: 'optional',
  },
];
