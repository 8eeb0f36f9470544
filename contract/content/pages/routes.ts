// Where documents of the content repository stand on the site. prismic.config.json says the same to Prismic's tools.

export interface ContentRoute {
  readonly type: string;
  readonly uid?: string;
  readonly path: string;
}

/** Pages with an address of their own that is not their uid. */
const pagesWithOwnPath = {
  'homeowners-leasing': '/homeowners/leasing',
  'homeowners-renting-in-a-recession': '/homeowners/renting-in-a-recession',
  'members-join-success': '/members/join/success',
} as const;

/** Former versions of what people have agreed to: each stays at an address of its own. */
const supersededPages = {
  'privacy-policy-2026-03': '/privacy-policy/2026-03',
  'privacy-policy-2026-11': '/privacy-policy/2026-11',
  'privacy-policy-2026-11-21': '/privacy-policy/2026-11-21',
  'privacy-policy-2026-11-23': '/privacy-policy/2026-11-23',
  'privacy-policy-2026-11-24': '/privacy-policy/2026-11-24',
  'terms-and-conditions-2026-03': '/terms-and-conditions/2026-03',
  'terms-and-conditions-2026-11': '/terms-and-conditions/2026-11',
} as const;

/** Every document of type `page` that the site has a page file for. */
export const pageUids = [
  'about-us',
  'affiliates',
  'careers',
  'faq',
  'help',
  'homeowners',
  'how-it-works',
  'licenses',
  'privacy-policy',
  'referral',
  'renting-during-recession',
  'residents',
  'support',
  'terms-and-conditions',
  'homeowners-leasing',
  'homeowners-renting-in-a-recession',
  'members-join-success',
  'privacy-policy-2026-03',
  'privacy-policy-2026-11',
  'privacy-policy-2026-11-21',
  'privacy-policy-2026-11-23',
  'privacy-policy-2026-11-24',
  'terms-and-conditions-2026-03',
  'terms-and-conditions-2026-11',
] as const;

export type PageUid = (typeof pageUids)[number];

export const contentRoutes: readonly ContentRoute[] = [
  ...Object.entries({ ...pagesWithOwnPath, ...supersededPages }).map(([uid, path]) => ({ type: 'page', uid, path })),
  { type: 'page', path: '/:uid' },
  { type: 'blog_post', path: '/blog/:uid' },
  { type: 'author', path: '/blog/author/:uid' },
  { type: 'landing_page', path: '/lp/:uid' },
];

/** The picture of a document for those who are sent a link to it; its name changes whenever the document does. */
export const shareImageName = ({ id, last_publication_date }: { id: string; last_publication_date: string }): string =>
  `share-${id}-${last_publication_date.slice(0, 19).replace(/\D/g, '')}.jpg`;
