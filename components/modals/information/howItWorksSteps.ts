export interface HowItWorksSteps {
  title: string;
  steps: readonly { title: string; text: string }[];
  next: { label: string; href: string };
}

/** How it works, for each of the two sides. */
export const howItWorksSteps: readonly HowItWorksSteps[] = [
  {
    title: 'For homeowners',
    steps: [
      {
        title: 'Tell us about your home',
        text: 'Start with your address. We’ll estimate your rent and show your take-home under each payout plan, after fees.',
      },
      {
        title: 'We get it ready',
        text: 'We inspect the home and send you a list with prices. No work starts until you approve it.',
      },
      {
        title: 'We find residents who’ll love it',
        text: 'We photograph it, list it, and show it. We review every application by the same rules.',
      },
      {
        title: 'We take care of it',
        text: 'We handle rent, repairs, and questions. You see everything, and what it costs, as it happens.',
      },
    ],
    next: { label: 'More for homeowners', href: '/homeowners' },
  },
  {
    title: 'For residents',
    steps: [
      {
        title: 'Find a home',
        text: 'Every home shows its rent, fees, and move-in costs. Nothing is added later.',
      },
      { title: 'Ask questions and take a tour', text: 'Ask us anything about it. We reply within one business day.' },
      {
        title: 'Apply',
        text: 'One application for everyone who’ll live there. We tell you what we check before you pay.',
      },
      { title: 'Live well', text: 'Something broken? Tell us anytime and we’ll send one of our Pros.' },
    ],
    next: { label: 'View homes', href: '/homes' },
  },
];
