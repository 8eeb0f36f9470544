import styled from 'styled-components';
import { PageHead } from '@/components/layout/head/PageHead';
import type { SitemapItem } from '@/components/layout/sitemap/sitemapPages';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { Container } from '@/components/ui/layout/Container';
import { Grid } from '@/components/ui/layout/Grid';
import { Breadcrumbs, type CrumbItem } from '@/components/ui/navigation/Breadcrumbs';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { routes } from '@/contract/routes';
import { absoluteUrl } from '@/lib/routing/absoluteUrl';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';

const Frame = styled.div`
  display: grid;
  gap: ${space.s24};
  padding-block: ${space.s32} ${space.s96};
`;

const List = styled(Grid)`
  ${plainList}
`;

interface SitemapListProps {
  readonly title: string;
  readonly lead: string;
  readonly path: string;
  readonly siteUrl: string;
  readonly items: readonly SitemapItem[] | undefined;
}

/** One page of the site map: links, each with a word about it. */
export function SitemapList({ title, lead, path, siteUrl, items }: SitemapListProps) {
  const crumbs: CrumbItem[] = [{ label: 'Site map', href: routes.sitemap.all() }, { label: title }];
  return (
    <Container>
      <PageHead title={title} description={lead} canonical={absoluteUrl(siteUrl, path)} />
      <Frame>
        {path !== routes.sitemap.all() && <Breadcrumbs items={crumbs} />}
        <Heading as="h1" $size="title">
          {title}
        </Heading>
        <Text $size="large" $tone="soft">
          {lead}
        </Text>
        {items?.length ? (
          <List as="ul" $min="16rem" $gap="s16">
            {items.map(({ href, label, note }) => (
              <li key={`${href} ${label}`}>
                <Link href={href} prefetch={false}>
                  {label}
                </Link>
                {note && (
                  <Text $size="small" $tone="soft">
                    {note}
                  </Text>
                )}
              </li>
            ))}
          </List>
        ) : (
          <EmptyState title="Nothing to list right now">
            <Link href={routes.homes.all()}>See all homes</Link>
          </EmptyState>
        )}
      </Frame>
    </Container>
  );
}
