import type { Clause } from './clause';

const part = 'California';
const bugs = 'Bed bugs';

/** What a lease says in California. */
export const caClauses: readonly Clause[] = [
  {
    id: 'ca-just-cause',
    part,
    heading: 'Rent caps and just cause',
    text: [
      'California law limits the amount your rent can be increased. See Section 1947.12 of the Civil Code for more information. California law also provides that after all of the tenants have continuously and lawfully occupied the property for 12 months or more or at least one of the tenants has continuously and lawfully occupied the property for 24 months or more, a landlord must provide a statement of cause in any notice to terminate a tenancy. See Section 1946.2 of the Civil Code for more information.',
    ],
    summary: 'The state limits increases, and after a year a lease ends only for a lawful cause.',
    resumen: 'El estado limita los aumentos y, después de un año, el contrato solo termina por causa legal.',
    source: 'Cal. Civ. Code 1946.2(f), 1947.12(d)',
    from: '2020-07-01',
  },
  {
    id: 'ca-deposit',
    part,
    heading: 'The deposit in California',
    text: [
      'The deposit, with anything asked for pets or cleaning, is at most one month of rent, and nothing of it is non-refundable. Pictures of the home are taken before or when the Resident moves in, after the Resident has left and before any repair or cleaning is charged, and after it; they are given to the Resident with the statement.',
      'At least two weeks before the end, the Manager offers an initial inspection at which the Resident may be present, with a list of what would be deducted and time to put it right. Within 21 calendar days of moving out the Resident receives the itemised statement, copies of bills, invoices and receipts for deductions above $125, and the balance, electronically if the deposit was paid so, unless both agree otherwise. Where a repair cannot be done in that time, a good-faith estimate is sent and the documents follow within 14 days of its end.',
    ],
    summary: 'At most a month, nothing non-refundable, back within 21 days with receipts and pictures.',
    resumen: 'Máximo un mes, nada es no reembolsable, devuelto en 21 días con recibos y fotos.',
    source: 'Cal. Civ. Code 1950.5',
    from: '2025-07-01',
  },
  {
    id: 'ca-payment',
    part,
    heading: 'A way to pay that is not electronic',
    text: [
      'The Homeowner accepts at least one form of payment that is neither cash nor electronic funds transfer. After a check that was returned, cash may be asked for in writing for at most three months.',
    ],
    summary: 'You may always pay by check or money order.',
    resumen: 'Siempre puede pagar con cheque o giro.',
    source: 'Cal. Civ. Code 1947.3',
  },
  {
    id: 'ca-late',
    part,
    heading: 'About the late fee',
    text: [
      'Both agree that what a late payment costs is hard to work out exactly, and that the late fee of this lease is a fair estimate of it and not a punishment. It is not rent and is not asked for in a notice to pay or quit.',
    ],
    summary: 'The late fee covers our cost and is never part of a notice to leave.',
    resumen: 'El recargo cubre nuestro costo y nunca forma parte de un aviso de desalojo.',
    source: 'Cal. Civ. Code 1671(d)',
  },
  {
    id: 'ca-reporting',
    part,
    heading: 'Rent that helps your credit',
    text: [
      'The Resident may choose to have rent paid on time reported to at least one nationwide credit bureau. The offer is made now and once a year. Saying yes or no, and stopping at any time in writing, has no other consequence. The Manager asks nothing for it.',
    ],
    summary: 'If you want, on-time rent goes to a credit bureau. Free, and you may stop at any time.',
    resumen: 'Si quiere, reportamos sus pagos puntuales. Es gratis y puede parar cuando quiera.',
    source: 'Cal. Civ. Code 1954.07 (AB 2747)',
    from: '2025-04-01',
  },
  {
    id: 'ca-megan',
    part,
    heading: 'Registered sex offenders',
    text: [
      'Notice: Pursuant to Section 290.46 of the Penal Code, information about specified registered sex offenders is made available to the public via an Internet Web site maintained by the Department of Justice at www.meganslaw.ca.gov. Depending on an offender’s criminal history, this information will include either the address at which the offender resides or the community of residence and ZIP Code in which he or she resides.',
    ],
    summary: 'Where the state publishes its register.',
    resumen: 'Dónde publica el estado su registro.',
    source: 'Cal. Civ. Code 2079.10a',
  },
  {
    id: 'ca-flood',
    part,
    heading: 'Flood',
    text: [
      'The Homeowner has no actual knowledge that the home is in a special flood hazard area or an area of potential flooding, unless an addendum to this lease says so. The Resident may obtain information about hazards, including flood hazards, from the Internet Web site of the Office of Emergency Services, myhazards.caloes.ca.gov. The Homeowner’s insurance does not cover the loss of the Resident’s possessions, and it is recommended that the Resident consider renters’ insurance and flood insurance. The Homeowner is not required to provide additional information concerning flood hazards; the information here is deemed adequate to inform the Resident.',
    ],
    summary: 'No known flood hazard. You can look at the state’s map; consider flood insurance.',
    resumen: 'No se conoce peligro de inundación. Consulte el mapa estatal; considere un seguro.',
    source: 'Cal. Gov. Code 8589.45',
    from: '2018-07-01',
  },
  {
    id: 'ca-mold',
    part,
    heading: 'Mold',
    text: [
      'The Homeowner does not know, and has no reason to know, of mold in the home that exceeds permissible limits or threatens health. By the initials beneath, the Resident says that they have opened and could keep the booklet “Information on Dampness and Mold for Renters in California” of the Department of Public Health, or were given it on paper, before signing. Whoever has not had it yet does not sign, and writes to the Manager, who brings it.',
    ],
    summary: 'No known mold. Open the state’s booklet before you sign; your initials say that you had it.',
    resumen: 'No se conoce moho. Abra el folleto estatal antes de firmar; sus iniciales dicen que lo tuvo.',
    source: 'Cal. Health & Safety Code 26147, 26148',
    papers: [
      {
        title: 'CDPH: Information on Dampness and Mold for Renters in California',
        href: 'https://www.cdph.ca.gov',
      },
    ],
    initials: true,
  },
  {
    id: 'ca-meters',
    part,
    heading: 'Meters, pests, demolition, ordnance',
    text: [
      'The Resident’s gas and electric meters serve this home alone, unless an agreement in writing says otherwise. No company treats the home for pests periodically, unless its notice is attached. The Homeowner has not applied for a permit to demolish the home. The Homeowner knows of no former military ordnance location within one mile, of no death in the home within three years that must be told, and of no order about contamination by methamphetamine or fentanyl.',
    ],
    summary: 'Things the state wants told: none of them applies here as far as anybody knows.',
    resumen: 'Avisos que exige el estado: que se sepa, ninguno aplica aquí.',
    source: 'Cal. Civ. Code 1940.6–1940.9, 1710.2; Health & Safety Code 25400.28',
  },
  {
    id: 'ca-safety',
    part,
    heading: 'Locks, alarms, heaters',
    text: [
      'Dead bolts, window locks, smoke and carbon monoxide alarms and a braced water heater are in place and work. A Resident who has been threatened or hurt by somebody may have the locks changed within twenty-four hours on showing an order or a report, and may leave the lease on fourteen days’ notice.',
    ],
    summary: 'Locks and alarms work; people in danger get new locks within a day and may leave.',
    resumen: 'Cerraduras y alarmas funcionan; quien esté en peligro obtiene cerraduras nuevas y puede irse.',
    source: 'Cal. Civ. Code 1941.3, 1941.5, 1946.7',
  },
  {
    id: 'ca-translation',
    part,
    heading: 'In your language',
    text: [
      'Where this lease was negotiated mainly in Spanish, Chinese, Tagalog, Vietnamese or Korean, the Resident received a translation of the whole of it in that language before signing.',
    ],
    summary: 'Negotiated in another language? You get the whole lease in it before you sign.',
    resumen: '¿Negoció en otro idioma? Recibe el contrato completo en ese idioma antes de firmar.',
    source: 'Cal. Civ. Code 1632',
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
      'For more information, see the Internet Web sites of the United States Environmental Protection Agency and the National Pest Management Association. A suspected infestation is reported to the Manager in writing through the account, at once; the Manager has it inspected, tells the Resident the result within two business days, and does not show a home that is known to be infested.',
    ],
    summary: 'How to know bed bugs, and that you should tell us at once. You are never punished for it.',
    resumen: 'Cómo reconocer chinches y que debe avisarnos de inmediato, sin represalias.',
    source: 'Cal. Civ. Code 1954.603',
    from: '2017-07-01',
    initials: true,
  },
];
