import styled from 'styled-components';
import { ContentPageHeader } from '@/components/content/pages/shared/ContentPageHeader';
import type { ContentViewProps } from '@/components/content/pages/shared/contentPages';
import { PageHead } from '@/components/layout/head/PageHead';
import { Notice } from '@/components/ui/feedback/Notice';
import { Container } from '@/components/ui/layout/Container';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { formatDate } from '@/lib/format/dates';
import type { LegalVersionContent } from '@/lib/page/legal.server';
import { absoluteUrl } from '@/lib/routing/absoluteUrl';
import { space } from '@/styles/tokens';
import { LegalChanges } from './LegalChanges';

const Body = styled.article`
  padding-block-end: ${space.s96};
`;

/** A former version as it stood, with what has changed since; search engines are led to the one in force. */
export function LegalVersionView({
  content: { previousVersion, currentVersion, changed },
  siteUrl,
  slices: Slices,
}: ContentViewProps<LegalVersionContent>) {
  const path = currentVersion.url ?? '/';
  const { title, version, slices: zone } = previousVersion.data;
  return (
    <Body>
      <PageHead title={`${title ?? ''}, version ${version ?? ''}`} canonical={absoluteUrl(siteUrl, path)} />
      <ContentPageHeader page={previousVersion} />
      <Container $width="reading">
        <Stack>
          <Notice tone="warning" title="This version is no longer in force">
            Version {currentVersion.version} took its place
            {currentVersion.since ? ` on ${formatDate(currentVersion.since)}` : ''}.{' '}
            <Link href={path}>Read what holds today</Link>
          </Notice>
          <Disclosure summary={`What has changed since (${changed.length})`}>
            <LegalChanges changes={changed} />
          </Disclosure>
        </Stack>
      </Container>
      <Slices slices={zone} />
    </Body>
  );
}
