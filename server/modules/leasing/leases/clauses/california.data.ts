import { disclosureFrom } from '@/contract/law/tenancy';
import { statutoryTexts } from '@/contract/law/texts/statutes.data';
import type { Clause } from './types';

const part = 'California terms and disclosures';
const bugs = 'Bed bugs';

/** Terms and disclosures for California. */
export const caClauses: readonly Clause[] = [
  {
    id: 'ca-just-cause',
    part,
    heading: 'Rent cap and just cause (AB 1482)',
    text: statutoryTexts.caTenantProtection.paragraphs,
    summary:
      'State law limits rent increases. After 12 months, your tenancy can end only for a legal cause stated in the notice.',
    summaryEs:
      'La ley estatal limita los aumentos de renta. Después de 12 meses, su contrato solo puede terminar por una causa legal indicada en el aviso.',
    source: 'Cal. Civ. Code §§ 1946.2(f), 1947.12(d)',
    from: '2020-07-01',
  },
  {
    id: 'ca-deposit',
    part,
    heading: 'Security deposit (California)',
    text: [
      'The security deposit, including any amount charged for pets or cleaning, may not exceed one month of rent, and no part of it is nonrefundable. Photos of the home are taken before or at move-in, after the Resident moves out and before any repair or cleaning is charged, and after that work. The Resident receives the photos with the itemized statement.',
      'At least two weeks before the end of the tenancy, the Manager offers an initial inspection that the Resident may attend. The Resident receives a list of possible deductions and time to correct them. Within 21 calendar days after move-out, the Resident receives an itemized statement, copies of bills, invoices, and receipts for deductions of more than $125, and the balance of the deposit. The balance is returned electronically if the deposit was paid electronically, unless both agree otherwise. If a repair cannot be completed in that time, the Manager sends a good-faith estimate and then the documents within 14 days after the repair is completed.',
    ],
    summary: 'One month of rent at most, fully refundable, and returned within 21 days with receipts and photos.',
    summaryEs: 'Como máximo un mes de renta, totalmente reembolsable y devuelto dentro de 21 días con recibos y fotos.',
    source: 'Cal. Civ. Code § 1950.5',
    from: '2025-07-01',
  },
  {
    id: 'ca-payment',
    part,
    heading: 'Non-electronic payment',
    text: [
      'The Homeowner accepts at least one form of payment that is neither cash nor an electronic funds transfer. After a check is returned, the Manager may require cash by written notice for up to three months.',
    ],
    summary: 'You can always pay by check or money order.',
    summaryEs: 'Siempre puede pagar con cheque o giro postal (money order).',
    source: 'Cal. Civ. Code § 1947.3',
  },
  {
    id: 'ca-late',
    part,
    heading: 'Late fee estimate',
    text: [
      'The parties agree that the cost of a late payment is difficult to determine exactly, and that the late fee in this Lease is a reasonable estimate of that cost and not a penalty. The late fee is not rent and may not be included in a notice to pay or quit.',
    ],
    summary: 'The late fee covers our cost. It can’t be part of a notice to pay or quit.',
    summaryEs: 'El recargo por atraso cubre nuestro costo. No puede incluirse en un aviso de pagar o desocupar.',
    source: 'Cal. Civ. Code § 1671(d)',
  },
  {
    id: 'ca-reporting',
    part,
    heading: 'Positive rent reporting',
    text: [
      'The Resident may choose to have on-time rent payments reported to at least one nationwide credit bureau. This offer is made now and once a year. The Resident may accept, decline, or stop reporting at any time in writing, with no other consequence. There is no fee.',
    ],
    summary: 'If you choose, we report on-time rent to a credit bureau. It’s free, and you can stop at any time.',
    summaryEs:
      'Si usted lo desea, reportamos sus pagos puntuales a una agencia de crédito. Es gratis y puede detenerlo en cualquier momento.',
    source: 'Cal. Civ. Code § 1954.07 (AB 2747)',
    from: '2025-04-01',
  },
  {
    id: 'ca-megan',
    part,
    heading: 'Registered sex offender database (Megan’s Law)',
    text: statutoryTexts.caMegansLaw.paragraphs,
    summary: 'Where to find the state’s public database.',
    summaryEs: 'Dónde encontrar la base de datos pública del estado.',
    source: 'Cal. Civ. Code § 2079.10a',
  },
  {
    id: 'ca-flood',
    part,
    heading: 'Flood hazard disclosure',
    text: [
      '{floodArea} {floodHistory}{floodInsured}{floodDetails}',
      'The Resident may obtain information about hazards, including flood hazards, from the Internet Web site of the Office of Emergency Services, myhazards.caloes.ca.gov. The Homeowner’s insurance does not cover the loss of the Resident’s possessions, and it is recommended that the Resident consider renters insurance and flood insurance. The Homeowner is not required to provide additional information concerning flood hazards; the information here is deemed adequate to inform the Resident.',
    ],
    summary: '{floodSummary} Check the state’s website, and consider flood insurance.',
    summaryEs: '{floodSummary} Consulte el sitio web estatal y considere un seguro contra inundaciones.',
    source: 'Cal. Gov. Code § 8589.45',
    from: disclosureFrom('ca-flood'),
  },
  {
    id: 'ca-mold',
    part,
    heading: 'Mold disclosure',
    text: [
      '{moldKnown} By initialing below, the Resident confirms that before signing they opened and were able to save the booklet “Information on Dampness and Mold for Renters in California” of the Department of Public Health attached below, or received it on paper. A Resident who has not received it should not sign and should ask the Manager for a copy.',
    ],
    summary: '{moldSummary} Open the state booklet before you sign. Your initials confirm that you received it.',
    summaryEs: '{moldSummary} Abra el folleto estatal antes de firmar. Sus iniciales confirman que lo recibió.',
    source: 'Cal. Health & Safety Code §§ 26147, 26148',
    handouts: ['ca-mold'],
    initials: true,
  },
  {
    id: 'ca-meters',
    part,
    heading: 'Meters, pest control, demolition, and site history',
    text: ['{siteKnown}'],
    summary: '{siteSummary}',
    summaryEs: '{siteSummary}',
    source: 'Cal. Civ. Code §§ 1940.6–1940.9, 1710.2; Health & Safety Code § 25400.28',
  },
  {
    id: 'ca-appliances',
    part,
    heading: 'Stove and refrigerator',
    text: [
      'The home has a stove in good working order that can safely generate heat for cooking, and a refrigerator in good working order that can safely store food. The Homeowner maintains both, and repairs or replaces one that is subject to a recall within 30 days after learning of the recall. The Resident is never required to provide either.',
    ],
    summary: 'The home comes with a stove and a refrigerator that work, and we keep them working.',
    summaryEs: 'La vivienda incluye una estufa y un refrigerador que funcionan, y los mantenemos en buen estado.',
    source: 'Cal. Civ. Code § 1941.1(a)(10) and (11) (AB 628)',
    from: disclosureFrom('ca-appliances'),
  },
  {
    id: 'ca-own-refrigerator',
    part,
    heading: 'Refrigerator of the Resident (optional)',
    text: [
      ...statutoryTexts.caOwnRefrigerator.paragraphs,
      'Initials below check this box. Without them, the Homeowner provides the refrigerator. The Lease does not depend on this choice, and the Homeowner is not responsible for maintaining a refrigerator that the Resident brings.',
      'With 30 days’ written notice, the Resident may inform the Manager that they no longer wish to keep their own refrigerator in the home. At the end of the 30 days, the Homeowner installs a refrigerator in good working order.',
    ],
    summary:
      'Only if you want to bring your own refrigerator, initial this. You can change your mind with 30 days’ written notice.',
    summaryEs:
      'Ponga sus iniciales solo si quiere traer su propio refrigerador. Puede cambiar de opinión con 30 días de aviso por escrito.',
    source: 'Cal. Civ. Code § 1941.1(a)(11) (AB 628)',
    from: disclosureFrom('ca-appliances'),
    initials: 'optional',
  },
  {
    id: 'ca-safety',
    part,
    heading: 'Locks, alarms, and protection from violence',
    text: [
      'Dead bolts, window locks, smoke and carbon monoxide alarms, and a braced water heater are installed and working. A Resident who has been threatened or harmed may have the locks changed within 24 hours after providing a court order or police report, and may terminate the Lease on 14 days’ notice.',
    ],
    summary: 'Locks and alarms work. If you’re in danger, you can get new locks within 24 hours and may end the lease.',
    summaryEs:
      'Las cerraduras y alarmas funcionan. Si usted está en peligro, puede obtener cerraduras nuevas en 24 horas y terminar el contrato.',
    source: 'Cal. Civ. Code §§ 1941.3, 1941.5, 1946.7',
  },
  {
    id: 'ca-manager',
    part,
    heading: 'Manager, owner, and where rent is paid',
    text: [
      'The person authorized to manage the home, and to receive service of process, notices, and demands for the Homeowner, is Belong, {noticeAddress}, telephone {noticePhone}. Rent is paid to Belong at the same address and telephone number: by bank transfer, by card, or by check or money order sent by mail. It is not collected in person.',
      'The Manager tells the Resident in writing of a change within 15 days.',
    ],
    summary: 'Who manages the home, how to reach them, and where rent is paid.',
    summaryEs: 'Quién administra la vivienda, cómo contactarlo y dónde se paga la renta.',
    source: 'Cal. Civ. Code § 1962',
  },
  {
    id: 'ca-translation',
    part,
    heading: 'Translation',
    text: [
      'If this Lease was negotiated primarily in Spanish, Chinese, Tagalog, Vietnamese, or Korean, the Resident received a translation of the entire Lease in that language before signing.',
    ],
    summary: 'If you negotiated in one of these languages, you get the full lease in that language before you sign.',
    summaryEs: 'Si usted negoció en uno de estos idiomas, recibe el contrato completo en ese idioma antes de firmar.',
    source: 'Cal. Civ. Code § 1632',
  },
  {
    id: 'ca-bed-bugs',
    part: bugs,
    heading: 'Information about bed bugs',
    text: [
      'Bed bug Appearance: Bed bugs have six legs. Adult bed bugs have flat bodies about 1/4 of an inch in length. Their color can vary from red and brown to copper colored. Young bed bugs are very small. Their bodies are about 1/16 of an inch in length. They have almost no color. When a bed bug feeds, its body swells, may lengthen, and becomes bright red, sometimes making it appear to be a different insect. Bed bugs do not fly. They can either crawl or be carried from place to place on objects, people, or animals. Bed bugs can be hard to find and identify because they are tiny and try to stay hidden.',
      'Life Cycle and Reproduction: An average bed bug lives for about 10 months. Female bed bugs lay one to five eggs per day. Bed bugs grow to full adulthood in about 21 days. Bed bugs can survive for months without feeding.',
      'Bed bug Bites: Because bed bugs usually feed at night, most people are bitten in their sleep and do not realize they were bitten. A person’s reaction to insect bites is an immune response and so varies from person to person. Sometimes the red welts caused by the bites will not be noticed until many days after a person was bitten, if at all.',
      'Common signs and symptoms of a possible bed bug infestation: Small red to reddish brown fecal spots on mattresses, box springs, bed frames, linens, upholstery, or walls. Molted bed bug skins, white, sticky eggs, or empty eggshells. Very heavily infested areas may have a characteristically sweet odor. Red, itchy bite marks, especially on the legs, arms, and other body parts exposed while sleeping. However, some people do not show bed bug lesions on their bodies even though bed bugs may have fed on them.',
      'For more information, see the Internet Web sites of the United States Environmental Protection Agency and the National Pest Management Association. The Resident must report a suspected infestation to the Manager in writing through the account immediately; the Manager arranges an inspection, tells the Resident the result within two business days, and does not show a home that is known to be infested.',
    ],
    summary: 'How to recognize bed bugs. Report them right away. We never retaliate for a report.',
    summaryEs: 'Cómo reconocer las chinches. Avísenos de inmediato. Nunca tomamos represalias por un aviso.',
    source: 'Cal. Civ. Code § 1954.603',
    from: disclosureFrom('ca-bed-bugs'),
  },
];
