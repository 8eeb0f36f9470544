// What anyone who applies agrees to, in the words they are shown. A new wording is a new version; the old one stays with the person who gave it.

export const consentKinds = ['consumerReports', 'accuracy', 'electronicDelivery'] as const;
export type ConsentKind = (typeof consentKinds)[number];

export const CONSENTS_VERSION = '2026-11-21';

export const applicationConsents: Readonly<Record<ConsentKind, { label: string; wording: string }>> = {
  // 15 U.S.C. § 1681b(a)(2): a report in accordance with the written instructions of the consumer.
  consumerReports: {
    label: 'to reports about me',
    wording:
      'I ask Belong, for the homeowner of this home, to obtain consumer reports about me from screening companies: identity, credit, rental and income records, and criminal records where the law of the place allows it. They are used for this application, and within thirty days for another one that I hand in with Belong, and for nothing else. The inquiry is a soft one and does not change my credit score. I may have a copy of each report free of charge, and dispute what is wrong in it.',
  },
  accuracy: {
    label: 'that what I wrote is true',
    wording:
      'What I have answered and the papers I have added are true and complete as far as I know. I may be asked about them, Belong may ask the people I named as references, and an untrue answer that matters can end this application.',
  },
  electronicDelivery: {
    label: 'to letters by e-mail',
    wording:
      'Belong may send me what belongs to this application by e-mail and in my account instead of on paper. I may have any of it on paper free of charge, take this back at any time in my account or by writing to Belong, and I need only a browser, an e-mail address and something that shows PDF files.',
  },
};
