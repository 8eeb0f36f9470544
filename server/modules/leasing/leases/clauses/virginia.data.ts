import { statutoryTexts } from '@/contract/law/texts/statutes.data';
import { type Clause, clauseParts } from './types';

const part = 'Virginia terms and disclosures';

/** Terms and disclosures for Virginia. */
export const vaClauses: readonly Clause[] = [
  {
    id: 'va-fees',
    part: clauseParts.terms,
    heading: 'Rent and fees',
    text: [
      ...statutoryTexts.vaFeeDisclosure.paragraphs,
      'Rent: {rent} per month. Monthly: {monthlyCharges}. One-time: {onceCharges}. Security deposit: {deposit}. Late fee: {latePercent} of the unpaid amount after {graceDays} days, up to {lateMost}. Returned payment: {returnedFee}.',
    ],
    summary: 'Every fee is on the first page. No other fee may be charged.',
    summaryEs: 'Todos los cargos están en la primera página. No se puede cobrar ningún otro.',
    source: 'Va. Code § 55.1-1204.1',
    from: '2025-07-01',
    firstPage: true,
  },
  {
    id: 'va-deposit',
    part,
    heading: 'Security deposit (Virginia)',
    text: [
      'The security deposit and any damage insurance premium together may not exceed two months of rent. Within 45 days after the tenancy ends or the Resident vacates, whichever is later, the deposit is returned with an itemized list of deductions. If damage exceeds the deposit and a contractor is needed, notice within the 45 days extends the time by 15 days. On written request, the Resident may attend the final inspection, which takes place within 72 hours of delivery of possession. The Manager tells the Resident of that right.',
    ],
    summary: 'Two months of rent at most, returned within 45 days with a list. You may attend the final inspection.',
    summaryEs:
      'Como máximo dos meses de renta, devuelto dentro de 45 días con una lista. Usted puede asistir a la inspección final.',
    source: 'Va. Code § 55.1-1226',
  },
  {
    id: 'va-late',
    part,
    heading: 'Late fee (Virginia)',
    text: [
      'The late fee may not exceed 10% of the periodic rent or 10% of the remaining balance due and owed, whichever is less. If rent is unpaid, a written notice gives five days to pay before the Lease may be terminated.',
    ],
    summary: 'Never more than 10% of the unpaid balance.',
    summaryEs: 'Nunca más del 10% del saldo impago.',
    source: 'Va. Code §§ 55.1-1204(E), 55.1-1245(F)',
    until: '2026-06-30',
  },
  {
    id: 'va-late-2026',
    part,
    heading: 'Late fee (Virginia)',
    text: [
      'The late fee may not exceed 10% of the periodic rent or 10% of the remaining balance due and owed, whichever is less. If rent is unpaid, a written notice gives 14 days to pay before the Lease may be terminated.',
    ],
    summary: 'Never more than 10% of the unpaid balance. If rent is unpaid, you get 14 days’ written notice.',
    summaryEs: 'Nunca más del 10% del saldo impago. Si no se paga la renta, recibe un aviso por escrito de 14 días.',
    source: 'Va. Code §§ 55.1-1204(E), 55.1-1245(F)',
    from: '2026-07-01',
  },
  {
    id: 'va-report',
    part,
    heading: 'Move-in condition report (Virginia)',
    text: [
      'Within five days after occupancy begins, the condition of the home is recorded in an itemized report, and the Resident receives a copy. It is deemed correct unless the Resident objects in writing within five days after receiving it. The report made in the account is that report.',
    ],
    summary: 'The report is made within five days, and you have five days to object.',
    summaryEs: 'El informe se hace dentro de cinco días y usted tiene cinco días para objetar.',
    source: 'Va. Code § 55.1-1214',
  },
  {
    id: 'va-mold',
    part,
    heading: 'Mold, drywall, and methamphetamine disclosures',
    text: [
      'The move-in condition report says whether there is visible evidence of mold in readily accessible areas of the home’s interior. If there is, the Resident may choose not to move in or may request remediation within five business days.',
      '{defectsKnown}',
    ],
    summary: '{defectsSummary} The move-in report covers visible mold.',
    summaryEs: '{defectsSummary} El informe de entrada cubre el moho visible.',
    source: 'Va. Code §§ 55.1-1215, 55.1-1218, 55.1-1219',
  },
  {
    id: 'va-air',
    part,
    heading: 'Military air installation disclosure',
    text: ['{airZone}'],
    summary: '{airSummary}',
    summaryEs: '{airSummary}',
    source: 'Va. Code § 55.1-1217',
  },
  {
    id: 'va-insurance',
    part,
    heading: 'Insurance notice',
    text: [
      'The landlord is not responsible for the tenant’s personal property, the landlord’s insurance coverage does not cover the tenant’s personal property, and, if the tenant wishes to protect his personal property, he should obtain renter’s insurance. Such insurance does not generally cover flood damage; the tenant is advised to contact the Federal Emergency Management Agency (FEMA) or visit the websites for FEMA’s National Flood Insurance Program or the Virginia Department of Conservation and Recreation’s Flood Risk Information System to obtain information regarding whether the property is located in a special flood hazard area.',
    ],
    summary: 'Your belongings need renters insurance. Floods need separate insurance.',
    summaryEs: 'Sus pertenencias necesitan un seguro para inquilinos. Las inundaciones requieren otro seguro.',
    source: 'Va. Code § 55.1-1206',
  },
  {
    id: 'va-flood',
    part,
    heading: 'Flood disclosure',
    text: ['{floodHistory} {floodArea}{floodInsured}{floodDetails}'],
    summary: '{floodSummary}',
    summaryEs: '{floodSummary}',
  },
  {
    id: 'va-entry',
    part,
    heading: 'Notice of entry (Virginia)',
    text: [
      'The Manager gives at least 72 hours’ notice of routine maintenance the Resident did not request, and completes the work within 14 days of the notice. No notice is needed if the Resident requested the repair. The Resident may, at their own cost, install a security system or new locks that the Manager’s key can open.',
    ],
    summary: '72 hours’ notice for routine maintenance.',
    summaryEs: 'Aviso de 72 horas para mantenimiento de rutina.',
    source: 'Va. Code § 55.1-1229',
  },
  {
    id: 'va-alarms',
    part,
    heading: 'Smoke and carbon monoxide alarms (Virginia)',
    text: [
      'The Manager certifies that smoke alarms are present, have been inspected, and are in good working order, and certifies this again each year. The Resident replaces batteries and gives written notice of a malfunction, which is repaired within five days. A carbon monoxide alarm is installed within 90 days after a written request.',
    ],
    summary: 'Alarms are certified every year. A failed alarm is repaired within five days.',
    summaryEs: 'Las alarmas se certifican cada año. Una alarma averiada se repara dentro de cinco días.',
    source: 'Va. Code § 55.1-1220',
  },
  {
    id: 'va-payment',
    part,
    heading: 'Payment methods, receipts, and renewal notice',
    text: [
      'The Resident may also pay by check or money order. On request, the Manager provides a written receipt for cash or money orders, and a statement of charges and payments within 10 business days. Where the law requires it, the Manager gives written notice of a renewal and of a rent increase at least 60 days before the end of the Lease, or at least 90 days for leases that end after June 2027.',
    ],
    summary: 'Checks are accepted. You get receipts on request and notice of renewal ahead of time.',
    summaryEs: 'Se aceptan cheques. Usted recibe recibos si los pide y aviso de la renovación con tiempo.',
    source: 'Va. Code § 55.1-1204',
    from: '2025-07-01',
  },
  {
    id: 'va-agent',
    part,
    heading: 'Manager and owner',
    text: [
      'The person authorized to manage the premises is Belong. The owner is {homeowner}. Service of process, notices, and demands for the owner are accepted at {noticeAddress}. If the home is sold, the Resident is told the buyer’s name, address, and telephone number.',
    ],
    summary: 'Who manages the home, who owns it, and how to reach them.',
    summaryEs: 'Quién administra la vivienda, quién es el propietario y cómo contactarlos.',
    source: 'Va. Code § 55.1-1216',
  },
  {
    id: 'va-remedies',
    part,
    heading: 'Tenant’s assertion, repairs, and retaliation',
    text: [
      'If a condition that threatens life, health, or safety is not remedied within 30 days after written notice, the Resident may pay rent into court and ask for an order (tenant’s assertion). Or, after 14 days, the Resident may hire a licensed contractor to make the repair for up to one month’s rent or $1,500, whichever is greater, and deduct the cost with a receipt. For a breach that can be remedied, notice gives 21 days to remedy it and 30 days before the Lease terminates. Retaliation for using these rights is prohibited.',
    ],
    summary: 'If we don’t fix a dangerous condition, you can go to court, or make the repair and deduct the cost.',
    summaryEs:
      'Si no corregimos una condición peligrosa, usted puede acudir al tribunal, o hacer la reparación y descontar el costo.',
    source: 'Va. Code §§ 55.1-1234.1, 55.1-1244, 55.1-1245, 55.1-1258',
    until: '2026-06-30',
  },
  {
    id: 'va-remedies-2026',
    part,
    heading: 'Tenant’s assertion, repairs, and retaliation',
    text: [
      'If a condition that threatens life, health, or safety is not remedied within 30 days after written notice, the Resident may pay rent into court and ask for an order (tenant’s assertion). If the Homeowner sues for rent or possession, such a condition that was not remedied after notice is a defense, and the Resident need not pay the rent into court for it. Or, after 14 days, the Resident may hire a licensed contractor to make the repair for up to one month’s rent or $1,500, whichever is greater, and deduct the cost with a receipt. For a breach that can be remedied, notice gives 21 days to remedy it and 30 days before the Lease terminates. Retaliation for using these rights is prohibited.',
    ],
    summary: 'If we don’t fix a dangerous condition, you can go to court, or make the repair and deduct the cost.',
    summaryEs:
      'Si no corregimos una condición peligrosa, usted puede acudir al tribunal, o hacer la reparación y descontar el costo.',
    source: 'Va. Code §§ 55.1-1234.1, 55.1-1241, 55.1-1244, 55.1-1245, 55.1-1258',
    from: '2026-07-01',
  },
  {
    id: 'va-rights',
    part: 'Statement of Tenant Rights and Responsibilities',
    heading: 'Statement of Tenant Rights and Responsibilities',
    text: [
      'By initialing below, the Resident confirms that before signing they opened and were able to save the current Virginia Statement of Tenant Rights and Responsibilities of the Department of Housing and Community Development attached below, or received it on paper, as the Virginia Residential Landlord and Tenant Act requires. A Resident who has not received it should not sign and should ask the Manager for a copy.',
      'In short, it says that the Resident has a right to: a written lease with a list of fees on its first page; a deposit of no more than two months’ rent, returned within 45 days; a safe and habitable home; a move-in report within five days; notice before entry; confidential tenant records; relief for those who fear violence; and the chance to stop an eviction by paying what is owed up to two days before it is carried out. The Resident must pay on time, keep the home clean and safe, report damage and mold, not disturb others, not use the home for anything unlawful, and leave it in its original condition except for reasonable wear and tear. An eviction requires a court order, and only a sheriff can carry it out.',
    ],
    summary:
      'Open the state’s list of your rights and responsibilities before you sign. Your initials confirm that you received it.',
    summaryEs:
      'Abra la lista estatal de sus derechos y responsabilidades antes de firmar. Sus iniciales confirman que la recibió.',
    source: 'Va. Code § 55.1-1204(H)',
    handouts: ['va-rights'],
    initials: true,
  },
];
