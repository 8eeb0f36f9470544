// What anyone who applies agrees to, in the words they are shown. A new wording is a new version; the old one stays with the person who gave it.

export const consentKinds = ['consumerReports', 'accuracy', 'electronicDelivery'] as const;
/** Those that anyone may leave unchecked. */
export const choiceKinds = ['reportCopy'] as const;
export type ConsentKind = (typeof consentKinds)[number] | (typeof choiceKinds)[number];

export const CONSENTS_VERSION = '2026-11-29';

export const applicationConsents: Readonly<Record<ConsentKind, { label: string; wording: string }>> = {
  // 15 U.S.C. § 1681b(a)(2): a report in accordance with the written instructions of the consumer.
  consumerReports: {
    label: 'to consumer reports about me',
    wording:
      'I authorize Belong, on behalf of the homeowner, to obtain consumer reports about me from screening companies. They cover my identity, credit, rental and income history, and criminal history where local law allows it. Belong may use the reports only for this application and any other application I submit with Belong within 30 days. This is a soft inquiry and does not affect my credit score. I can get a free copy of each report and dispute anything in it that is wrong.',
  },
  accuracy: {
    label: 'that my answers are true',
    wording:
      'My answers and documents are true and complete to the best of my knowledge. Belong may ask me about them and contact the references I named. A materially false answer can end this application.',
  },
  // Cal. Civ. Code § 1786.16(b)(1): a box to check for a copy, which is sent within three business days of its receipt.
  reportCopy: {
    label: 'I want a copy of each report (optional)',
    wording:
      'You may get a copy of every report about you, free of charge. If you check this box, we send it to you within three business days after we receive it.',
  },
  electronicDelivery: {
    label: 'to electronic delivery',
    wording:
      'Belong may send me all notices and documents about this application by email and in my account instead of on paper. I can ask for a free paper copy. I can withdraw this consent at any time in my account or by writing to Belong. I need a current browser, an email address, and a PDF reader.',
  },
};
