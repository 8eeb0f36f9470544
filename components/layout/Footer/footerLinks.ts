export interface FooterLink {
  label: string;
  href: string;
}

/** The title is that of Cal. Code Regs. tit. 11, § 7015(b). */
export const privacyChoicesLink: FooterLink = {
  label: 'Your Privacy Choices',
  href: '/privacy-policy?activeModal=PRIVACY_CHOICES',
};

export interface FooterGroup {
  title: string;
  links: readonly FooterLink[];
}

/** Every link the footer owes. */
export const footerGroups: readonly FooterGroup[] = [
  {
    title: 'Homeowners',
    links: [
      { label: 'For homeowners', href: '/homeowners' },
      { label: 'Coverage regions', href: '/sitemap/homeowners-coverage-regions' },
      { label: 'Affiliate program', href: '/affiliates' },
      { label: 'Refer a homeowner, earn $1,000', href: '/referral' },
    ],
  },
  {
    title: 'Residents',
    links: [
      { label: 'For residents', href: '/residents' },
      { label: 'Available homes', href: '/homes' },
      { label: 'Cities', href: '/sitemap/cities' },
      { label: 'Neighborhoods', href: '/sitemap/neighborhoods' },
    ],
  },
  {
    title: 'Belong',
    links: [
      { label: 'About us', href: '/about-us' },
      { label: 'Blog', href: '/blog' },
      { label: 'Careers', href: '/careers' },
    ],
  },
  {
    title: 'Help',
    links: [
      { label: 'Get help', href: '/help' },
      { label: 'FAQ', href: '/faq' },
      { label: 'Sitemap', href: '/sitemap' },
      { label: 'Terms', href: '/terms-and-conditions' },
      { label: 'Verify a signed document', href: '/verify' },
      { label: 'Privacy', href: '/privacy-policy' },
      privacyChoicesLink,
    ],
  },
];

export const socialLinks = [
  { network: 'Facebook', href: 'https://www.facebook.com/belonghome' },
  { network: 'Twitter', href: 'https://twitter.com/belonghome' },
  { network: 'LinkedIn', href: 'https://www.linkedin.com/company/belonghome' },
  { network: 'Instagram', href: 'https://www.instagram.com/belonghome' },
] as const;
