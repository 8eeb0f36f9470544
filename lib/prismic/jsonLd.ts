// schema.org data of content pages; every word of it stands on the page too.
import type { Content } from '@prismicio/client';
import { absolute } from '@/lib/absolute';
import { siteJsonLd } from '@/lib/jsonLd';
import { sharedPicture } from './pictures';
import { bylineOf, publishedOn } from './posts';
import { plainText } from './text';

const context = 'https://schema.org';

interface Step {
  name: string;
  path: string;
}

const trail = (siteUrl: string, steps: readonly Step[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: absolute(siteUrl, path),
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
  const author = bylineOf(post);
  const image = sharedPicture(siteUrl, data.image);
  return {
    '@context': context,
    '@graph': [
      {
        '@type': 'BlogPosting',
        headline: data.title,
        description: data.summary,
        url: absolute(siteUrl, path),
        mainEntityOfPage: absolute(siteUrl, path),
        datePublished: publishedOn(post),
        dateModified: data.updated_on ?? publishedOn(post),
        articleSection: data.category,
        ...(image && { image }),
        ...(author && {
          author: { '@type': 'Person', name: author.name, ...(author.url && { url: absolute(siteUrl, author.url) }) },
        }),
        publisher: { '@type': 'Organization', name: 'Belong', url: absolute(siteUrl, '/') },
      },
      trail(siteUrl, [
        { name: 'Blog', path: '/blog' },
        { name: data.title ?? uid, path },
      ]),
    ],
  };
}
