// schema.org data of content pages; every word of it stands on the page too.
import type { Content } from '@prismicio/client';
import { absoluteUrl } from '@/lib/routing/absoluteUrl';
import { siteJsonLd } from '@/lib/seo/jsonLd';
import { sharedImageOf } from './pictures';
import { postByline, publishedOn } from './posts';
import { plainText } from './text';

const context = 'https://schema.org';

interface Step {
  name: string;
  path: string;
}

const breadcrumbTrail = (siteUrl: string, steps: readonly Step[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: absoluteUrl(siteUrl, path),
  })),
});

type Slices = Content.PageDocument['data']['slices'];

const questionsIn = (slices: Slices) =>
  slices.flatMap((slice) => (slice.slice_type === 'questions' ? [...slice.primary.questions] : []));

export const questionCount = (slices: Slices): number => questionsIn(slices).length;

/** Questions where the page answers some; who we are on the page about us; nothing elsewhere. */
export function pageJsonLd(
  siteUrl: string,
  { uid, data }: Content.PageDocument | Content.LandingPageDocument,
): object | undefined {
  if (uid === 'about-us') return siteJsonLd(siteUrl);
  const questions = questionsIn(data.slices);
  if (questions.length === 0) return undefined;
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  };
}

export function postJsonLd(siteUrl: string, post: Content.BlogPostDocument): object {
  const { data, uid } = post;
  const path = post.url ?? `/blog/${uid}`;
  const author = postByline(post);
  const image = sharedImageOf(siteUrl, data.image);
  return {
    '@context': context,
    '@graph': [
      {
        '@type': 'BlogPosting',
        headline: data.title,
        description: data.summary,
        url: absoluteUrl(siteUrl, path),
        mainEntityOfPage: absoluteUrl(siteUrl, path),
        datePublished: publishedOn(post),
        dateModified: data.updated_on ?? publishedOn(post),
        articleSection: data.category,
        ...(image && { image }),
        ...(author && {
          author: {
            '@type': 'Person',
            name: author.name,
            ...(author.url && { url: absoluteUrl(siteUrl, author.url) }),
          },
        }),
        publisher: { '@type': 'Organization', name: 'Belong', url: absoluteUrl(siteUrl, '/') },
      },
      breadcrumbTrail(siteUrl, [
        { name: 'Blog', path: '/blog' },
        { name: data.title ?? uid, path },
      ]),
    ],
  };
}
