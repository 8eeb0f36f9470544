import type { Content } from '@prismicio/client';
import styled from 'styled-components';
import { ContentPageHeader } from '@/components/content/pages/shared/ContentPageHeader';
import type { ContentViewProps } from '@/components/content/pages/shared/contentPages';
import { JsonLd } from '@/components/layout/head/JsonLd';
import { PageHead } from '@/components/layout/head/PageHead';
import { pageJsonLd, questionCount } from '@/lib/prismic/jsonLd';
import { shareImage } from '@/lib/prismic/pictures';
import { absoluteUrl } from '@/lib/routing/absoluteUrl';
import { space } from '@/styles/tokens';
import { SearchableQuestions } from './SearchableQuestions';

const Body = styled.article`
  padding-block-end: ${space.s96};
`;

/** With fewer questions a page is read faster than searched. */
const MIN_SEARCHABLE_QUESTIONS = 8;

/** A page or a landing page: its slices, beneath its title where no hero says it. */
export function PageView({
  content: page,
  siteUrl,
  slices: Slices,
  children,
}: ContentViewProps<Content.PageDocument | Content.LandingPageDocument>) {
  const { data, url } = page;
  const [first] = data.slices;
  const hero = first?.slice_type === 'hero' ? first : undefined;
  const sliceZone = <Slices slices={hero ? data.slices.slice(1) : data.slices} />;
  const path = url ?? '/';
  const questions = questionCount(data.slices);
  const { image, largeImage } = shareImage(siteUrl, page, data.share_image);
  return (
    <Body>
      <PageHead
        title={data.title ?? ''}
        canonical={absoluteUrl(siteUrl, path)}
        noindex={data.noindex}
        {...(data.description && { description: data.description })}
        {...(image && { image, largeImage })}
      />
      {hero ? <Slices slices={[hero]} /> : <ContentPageHeader page={page} />}
      {children}
      {questions > MIN_SEARCHABLE_QUESTIONS || page.uid === 'help' ? (
        <SearchableQuestions>{sliceZone}</SearchableQuestions>
      ) : (
        sliceZone
      )}
      {(questions > 0 || page.uid === 'about-us') && (
        <JsonLd data={typeof window === 'undefined' && pageJsonLd(siteUrl, page)} />
      )}
    </Body>
  );
}
