import { type Clause, parts } from './clause';

const { ending, general } = parts;

/** What every lease of ours says of its end, and of everything else. */
export const endingClauses: readonly Clause[] = [
  {
    id: 'leaving',
    part: ending,
    heading: 'Leaving at the end',
    text: [
      'Whoever wants to leave at the end of the lease, or later from month to month, tells the other in writing {leaveNotice} before. On the last day the Resident hands back the home empty and clean, with every key, and leaves an address for the deposit.',
    ],
    summary: 'Write to us {leaveNotice} before you go, leave it clean, hand back the keys.',
    resumen: 'Avísenos por escrito con {leaveNoticeEs} de anticipación, deje todo limpio y entregue las llaves.',
  },
  {
    id: 'early',
    part: ending,
    heading: 'Leaving before the end',
    text: [
      'A Resident who has to leave early tells the Manager. The Manager at once looks for somebody new by the same criteria; the Resident owes rent only until the new lease begins, and what letting it again truly costs, with invoices, as far as the law allows.',
      'The law lets some leave without owing more: members of the armed forces with orders (50 U.S.C. 3955), people who fled violence at home, and whoever lives in a home that has become unfit. Nothing in this lease limits those rights.',
    ],
    summary: 'Life changes. You pay until somebody new moves in, not a day longer.',
    resumen: 'La vida cambia. Paga solo hasta que llegue otra persona, ni un día más.',
  },
  {
    id: 'breach',
    part: ending,
    heading: 'When something is not kept',
    text: [
      'If the Resident does not pay or does not keep this lease, the Manager says so in writing, with what has to be done and by when, for at least the time the law sets. Only when that time has passed, and only by the court, can the lease be ended against the Resident’s will. Notices of that kind are always sent on paper as well, whatever was agreed about electronic letters.',
      'If the Homeowner or the Manager does not keep it, the Resident has every remedy the law gives: to repair and deduct, to pay less, or to leave, as the state provides. Nobody is punished for using a right, for asking for a repair or for calling an inspector.',
    ],
    summary:
      'Problems are told in writing with time to mend them. Only a court can end a lease. Using your rights is safe.',
    resumen:
      'Los problemas se avisan por escrito con tiempo para resolverlos. Solo un tribunal puede terminar el contrato. Ejercer sus derechos es seguro.',
  },
  {
    id: 'destroyed',
    part: ending,
    heading: 'Fire, flood and the like',
    text: [
      'If the home can no longer be lived in through no fault of the Resident, rent stops on that day. If it cannot be put right within thirty days, either may end the lease, and deposit and prepaid rent come back.',
    ],
    summary: 'If the home becomes unliveable, the rent stops that day.',
    resumen: 'Si la casa queda inhabitable, la renta se detiene ese día.',
  },
  {
    id: 'left-behind',
    part: ending,
    heading: 'Things left behind',
    text: [
      'What is left in the home after the Resident has gone is kept, its owner is written to, and it is given back or disposed of as the law of the state sets out.',
    ],
    summary: 'We write to you before anything left behind is disposed of.',
    resumen: 'Le escribimos antes de disponer de cualquier cosa olvidada.',
  },
  {
    id: 'notices',
    part: general,
    heading: 'Letters between us',
    text: [
      'Letters to the Homeowner and the Manager go to: {noticeAddress}. The Manager takes papers of a court there for the Homeowner. Letters to the Resident go to the home, and, where the Resident has agreed to it, to their account and e-mail address. Day-to-day messages in the account count as written. A notice that could end the lease is always sent on paper too.',
    ],
    summary: 'Our address for letters. Anything serious also comes on paper.',
    resumen: 'Nuestra dirección para cartas. Lo importante siempre llega también en papel.',
  },
  {
    id: 'sale',
    part: general,
    heading: 'If the home is sold',
    text: [
      'Whoever buys the home takes over this lease as it is, with the deposit, which is handed on and told to the Resident in writing. A sale alone ends nothing.',
    ],
    summary: 'A sale does not end your lease; your deposit moves with it.',
    resumen: 'Una venta no termina su contrato; su depósito se transfiere.',
  },
  {
    id: 'data',
    part: general,
    heading: 'What we know about you',
    text: [
      'What was given to us for the application is used for that, for this lease and for what the law requires, kept as long as the law asks, never sold, and shown to the Homeowner only as far as a decision needed it. Rent is reported to a credit bureau only if the Resident asks for it.',
    ],
    summary: 'Your papers stay with us. We report rent only if you want it.',
    resumen: 'Sus documentos quedan con nosotros. Reportamos la renta solo si usted quiere.',
  },
  {
    id: 'cosigner',
    part: general,
    heading: 'The co-signer',
    when: (lease) => lease.cosigners.length > 0,
    text: [
      '{cosigners} signs as co-signer: they do not live in the home, and answer for rent, charges and damage under this lease if the Resident does not pay, for the term stated above and not for a renewal they have not signed. They are told in writing within ten days when the Resident is late, and have the same time to put it right.',
    ],
    summary: 'The co-signer answers for what is not paid, for this term only, and is told early.',
    resumen: 'El aval responde por lo no pagado, solo durante este plazo, y se le avisa pronto.',
  },
  {
    id: 'whole',
    part: general,
    heading: 'The whole of it',
    text: [
      'This lease with its addenda is all that was agreed. It is changed only in writing signed by all. If part of it cannot hold in law, the rest stays, and the law takes the place of that part. The law of {state} applies. Whoever wins in court pays their own lawyer, unless a law that protects residents says otherwise. Nobody gives up a jury, a class action or any right the law does not let them give up.',
      'The summaries in plain words, in English and in Spanish, are there to help. Where they differ from a clause, the reading that is better for the Resident holds.',
    ],
    summary: 'Everything is in here. Where a summary and a clause differ, what is better for you holds.',
    resumen: 'Todo está aquí. Si un resumen y una cláusula difieren, vale lo más favorable para usted.',
  },
];
