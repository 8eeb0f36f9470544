export interface HowItWorksSteps {
  title: string;
  steps: readonly { title: string; text: string }[];
  next: { label: string; href: string };
}

/** How it works, for each of the two sides. */
export const howItWorksSteps: readonly HowItWorksSteps[] = [
  {
    title: 'You own a home',
    steps: [
      {
        title: 'Tell us about your home',
        text: 'Its address is enough to begin. We suggest a rent and show what you would keep under each payout plan, fees included.',
      },
      {
        title: 'We get it ready',
        text: 'We inspect the home and send you a list with prices. Nobody starts before you say yes.',
      },
      {
        title: 'We find residents who will love it',
        text: 'We picture it, list it and show it, and we read every application by the same rules.',
      },
      {
        title: 'We look after it',
        text: 'Rent, repairs and questions come to us. You see each of them, and what it costs, as it happens.',
      },
    ],
    next: { label: 'More for homeowners', href: '/homeowners' },
  },
  {
    title: 'You are looking for a home',
    steps: [
      {
        title: 'Find a home',
        text: 'Every home shows its rent, its fees and the cash you need to move in. Nothing is added later.',
      },
      { title: 'Ask and see it', text: 'Ask us anything about it. A person answers within one working day.' },
      {
        title: 'Apply',
        text: 'One application for everybody who will live there. We tell you what we check before you pay for it.',
      },
      { title: 'Live well', text: 'Something broken? Tell us at any hour, and we send one of our Pros.' },
    ],
    next: { label: 'See homes', href: '/homes' },
  },
];
