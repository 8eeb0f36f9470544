import { footerGroups } from '@/components/layout/Footer/footerLinks';
import type { SitemapItem } from '@/components/layout/sitemap/sitemapPages';
import { routes } from '@/contract/routes';
import { SitemapList } from './SitemapList';

/** What the footer does not name. */
const otherLinks: readonly SitemapItem[] = [
  { label: 'Homes to love', href: routes.sitemap.homesToLove() },
  { label: 'How it works', href: routes.howItWorks() },
  { label: 'Leasing only', href: routes.homeowners.leasing() },
  { label: 'Renting during a recession', href: routes.rentingDuringRecession() },
  { label: 'Renting out a home in a recession', href: routes.homeowners.rentingInARecession() },
  { label: 'Licenses', href: routes.licenses() },
  { label: 'Verify a signed document', href: routes.verify() },
  { label: 'Support', href: routes.support() },
];

const toItems: readonly SitemapItem[] = [
  ...footerGroups.flatMap(({ title, links }) => links.map((link) => ({ ...link, note: title }))),
  ...otherLinks,
].filter(({ href }) => href !== routes.sitemap.all());

export function SitemapScreen({ siteUrl }: { readonly siteUrl: string }) {
  return (
    <SitemapList
      title="Site map"
      lead="Find every page on our site."
      path={routes.sitemap.all()}
      siteUrl={siteUrl}
      items={toItems}
    />
  );
}
