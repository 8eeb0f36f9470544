import { type Clause, parts } from './clause';

const part = 'Virginia';

/** What a lease says in Virginia. */
export const vaClauses: readonly Clause[] = [
  {
    id: 'va-fees',
    part: parts.terms,
    heading: 'Rent and fees',
    text: [
      'No fee shall be collected unless it is listed below or incorporated into this agreement by way of a separate addendum after execution of this rental agreement.',
      'Rent: {rent} a month. Monthly: {monthlyCharges}. Once: {onceCharges}. Deposit: {deposit}. Late fee: {latePercent} of what is unpaid after {graceDays} days, at most {lateMost}. Returned payment: {returnedFee}.',
    ],
    summary: 'Every fee there is, on the first page. Nothing else may be charged.',
    resumen: 'Todos los cargos, en la primera página. No se puede cobrar nada más.',
    source: 'Va. Code 55.1-1204',
    from: '2025-07-01',
  },
  {
    id: 'va-deposit',
    part,
    heading: 'The deposit in Virginia',
    text: [
      'The deposit, with any damage insurance premium, is at most two months of rent. Within 45 days after the later of the end of the tenancy and the day the Resident vacates, it comes back with an itemised list of deductions; if damage exceeds it and a contractor is needed, notice within the 45 days gives 15 more. The Resident may be present at the final inspection, within 72 hours of delivering possession, on asking in writing; the Manager tells the Resident of that right.',
    ],
    summary: 'At most two months, back within 45 days with a list; you may attend the final inspection.',
    resumen: 'Máximo dos meses, devuelto en 45 días con lista; puede asistir a la inspección final.',
    source: 'Va. Code 55.1-1226',
  },
  {
    id: 'va-late',
    part,
    heading: 'Late fee',
    text: [
      'The late fee of this lease never exceeds the lesser of ten per cent of the periodic rent and ten per cent of the remaining balance due and owed. If rent is unpaid, a written notice gives five days to pay before the lease may be ended.',
    ],
    summary: 'Never more than a tenth of what is missing.',
    resumen: 'Nunca más de una décima parte de lo que falte.',
    source: 'Va. Code 55.1-1204(E), 55.1-1245(F)',
  },
  {
    id: 'va-report',
    part,
    heading: 'Move-in report within five days',
    text: [
      'Within five days after occupancy the condition of the home is written down in an itemised report, which the Resident receives. It is taken as correct unless the Resident objects in writing within five days of receiving it. The record made in the account is that report.',
    ],
    summary: 'The condition report is made within five days; you have five to object.',
    resumen: 'El informe se hace en cinco días; usted tiene cinco para objetar.',
    source: 'Va. Code 55.1-1214',
  },
  {
    id: 'va-mold',
    part,
    heading: 'Mold, drywall, methamphetamine',
    text: [
      'There is no visible evidence of mold in areas readily accessible within the interior of the home, unless the move-in report says so; if it does, the Resident may choose not to move in or to ask for remediation within five business days. The Homeowner has no actual knowledge of defective drywall that has not been remediated, nor that the home was used to manufacture methamphetamine without cleanup under the guidelines.',
    ],
    summary: 'No visible mold, no defective drywall, no contamination known.',
    resumen: 'Sin moho visible, sin paneles defectuosos, sin contaminación conocida.',
    source: 'Va. Code 55.1-1215, 55.1-1218, 55.1-1219',
  },
  {
    id: 'va-air',
    part,
    heading: 'Military air installation and tourism zone',
    text: [
      'Unless an addendum says so, the home does not lie in a noise zone or accident potential zone of a military air installation as the official zoning map shows it, and the Homeowner knows of no planned use as a tourism destination within the next two years.',
    ],
    summary: 'Not in a military air zone, unless an addendum says so.',
    resumen: 'Fuera de zona aérea militar, salvo que un anexo lo diga.',
    source: 'Va. Code 55.1-1217',
  },
  {
    id: 'va-insurance',
    part,
    heading: 'Insurance',
    text: [
      'The landlord is not responsible for the tenant’s personal property, the landlord’s insurance coverage does not cover the tenant’s personal property, and, if the tenant wishes to protect his personal property, he should obtain renter’s insurance. Such insurance does not generally cover flood damage; the tenant is advised to contact the Federal Emergency Management Agency (FEMA) or visit the websites for FEMA’s National Flood Insurance Program or the Virginia Department of Conservation and Recreation’s Flood Risk Information System to obtain information regarding whether the property is located in a special flood hazard area.',
    ],
    summary: 'Your things need insurance of their own; floods need another.',
    resumen: 'Sus pertenencias necesitan seguro propio; las inundaciones, otro.',
    source: 'Va. Code 55.1-1206',
    initials: true,
  },
  {
    id: 'va-entry',
    part,
    heading: 'Coming in',
    text: [
      'For routine maintenance the Resident did not ask for, at least 72 hours’ notice is given, and the work is done within fourteen days of it. If the Resident asked for the repair, no notice is needed. A Resident may at their own cost install a security system or new locks that can be opened by the Manager’s key.',
    ],
    summary: '72 hours’ notice for routine maintenance.',
    resumen: 'Aviso de 72 horas para mantenimiento de rutina.',
    source: 'Va. Code 55.1-1229',
  },
  {
    id: 'va-alarms',
    part,
    heading: 'Alarms',
    text: [
      'The Manager certifies that smoke alarms are present, have been inspected and are in good working order, and does so again once a year. The Resident replaces batteries and gives written notice of a malfunction, which is put right within five days. A carbon monoxide alarm is installed within ninety days of a written request.',
    ],
    summary: 'Alarms are certified each year; a broken one is mended within five days.',
    resumen: 'Las alarmas se certifican cada año; se reparan en cinco días.',
    source: 'Va. Code 55.1-1220',
  },
  {
    id: 'va-payment',
    part,
    heading: 'Ways to pay, receipts, renewal',
    text: [
      'The Resident may pay by check or money order as well. A written receipt is given on request for cash or money order, and a statement of charges and payments on request within ten business days. Where the law asks for it, the Manager tells the Resident of a renewal and of a rent increase in writing at least sixty days, and for leases ending after June 2027 at least ninety days, before the end.',
    ],
    summary: 'Checks are fine, receipts on request, renewal told in time.',
    resumen: 'Se aceptan cheques, recibos a pedido, renovación avisada a tiempo.',
    source: 'Va. Code 55.1-1204',
    from: '2025-07-01',
  },
  {
    id: 'va-agent',
    part,
    heading: 'Who manages, and who owns',
    text: [
      'The person authorised to manage the premises is Belong. The owner is {homeowner}, reached for service of process and for notices and demands at {noticeAddress}. If the home is sold, the Resident is told the purchaser’s name, address and telephone number.',
    ],
    summary: 'Who manages, who owns, and where they are reached.',
    resumen: 'Quién administra, quién es dueño y dónde contactarlos.',
    source: 'Va. Code 55.1-1216',
  },
  {
    id: 'va-remedies',
    part,
    heading: 'Repairs through the court, and retaliation',
    text: [
      'If a condition that threatens life, health or safety is not mended within thirty days of written notice, the Resident may pay rent into the court and ask for an order (tenant’s assertion), or, after fourteen days, have it mended by a licensed contractor for up to the greater of one month’s rent and $1,500 and deduct that with the receipt. For a breach that can be mended, notice gives twenty-one days to mend it and thirty before the lease ends. Nobody retaliates for using these rights.',
    ],
    summary: 'If we do not mend what is dangerous, the court helps, or you mend and deduct.',
    resumen: 'Si no reparamos lo peligroso, el tribunal ayuda, o repara y descuenta.',
    source: 'Va. Code 55.1-1234.1, 55.1-1244, 55.1-1245, 55.1-1258',
  },
  {
    id: 'va-rights',
    part: 'Tenant rights and responsibilities',
    heading: 'Statement of tenant rights and responsibilities',
    text: [
      'By the initials beneath, the Resident signs that they have opened and could keep the current Virginia Statement of Tenant Rights and Responsibilities of the Department of Housing and Community Development at the address below, or were given it on paper, before signing, as the Virginia Residential Landlord and Tenant Act asks. Whoever has not had it yet does not sign, and writes to the Manager, who brings it.',
      'In short, it says: a written lease, and a list of fees on its first page; a deposit of at most two months, back within forty-five days; a safe and fit home; a move-in report within five days; notice before entry; confidentiality of the Resident’s records; relief for those who fear violence; redemption by paying what is owed up to two days before an eviction is carried out. In return: to pay on time, to keep the home clean and safe, to tell of damage and mold, not to disturb others, to use no part of the home for what is unlawful, and to leave it as it was but for reasonable wear. Eviction needs a court, and only a sheriff carries it out.',
    ],
    summary: 'Open the state’s list of your rights and duties before you sign; your initials say that you had it.',
    resumen: 'Abra la lista estatal de derechos y deberes antes de firmar; sus iniciales dicen que la tuvo.',
    source: 'Va. Code 55.1-1204(H)',
    papers: [
      {
        title: 'DHCD: Virginia Statement of Tenant Rights and Responsibilities',
        href: 'https://www.dhcd.virginia.gov/landlord-tenant-resources',
      },
    ],
    initials: true,
  },
];
