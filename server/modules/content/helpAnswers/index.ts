// What is published on the FAQ and the help page, as questions with answers.
import { asText, type Content, createClient } from '@prismicio/client';
import type { HelpAnswer } from '@/contract/content/helpAnswers/endpoints';
import { repositoryFetch } from '@/server/content/api/embeddedRepository';
import { env } from '@/server/env';
import { singleton } from '@/server/singleton';

const PAGES = ['faq', 'help'] as const;
/** What is published is found after this long; a page shows it as soon. */
const FRESH_MS = 60_000;

type RichText = Content.QuestionsSliceDefaultPrimaryQuestionsItem['answer'];

const paragraphs = (field: RichText): string[] =>
  field.map((block) => asText([block]).trim()).filter((text) => text !== '');

function answersOf({ uid, data }: Content.PageDocument): HelpAnswer[] {
  const page = `/${uid}`;
  return data.slices.flatMap((slice) => {
    if (slice.slice_type === 'questions')
      return slice.primary.questions.map(({ question, anchor, answer }) => ({
        question: question ?? '',
        answer: paragraphs(answer),
        href: anchor ? `${page}#${anchor}` : page,
      }));
    if (slice.slice_type === 'features')
      return slice.primary.features.map(({ title, body }) => ({
        question: title ?? '',
        answer: paragraphs(body),
        href: page,
      }));
    if (slice.slice_type === 'notice' && uid === 'help')
      return [{ question: slice.primary.title ?? '', answer: paragraphs(slice.primary.body), href: page }];
    return [];
  });
}

function contentClient() {
  const { NEXT_PUBLIC_PRISMIC_ENVIRONMENT, PRISMIC_API_ENDPOINT, PRISMIC_ACCESS_TOKEN } = env();
  if (!NEXT_PUBLIC_PRISMIC_ENVIRONMENT)
    return createClient<Content.AllDocumentTypes>('belong', {
      documentAPIEndpoint: 'http://content.internal/api/v2',
      fetch: repositoryFetch,
    });
  return createClient<Content.AllDocumentTypes>(NEXT_PUBLIC_PRISMIC_ENVIRONMENT, {
    ...(PRISMIC_API_ENDPOINT && { documentAPIEndpoint: PRISMIC_API_ENDPOINT }),
    ...(PRISMIC_ACCESS_TOKEN && { accessToken: PRISMIC_ACCESS_TOKEN }),
    fetch: (url, init) => fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(5_000) }),
  });
}

async function read(): Promise<HelpAnswer[]> {
  const client = contentClient();
  const pages = await Promise.all(PAGES.map((uid) => client.getByUID('page', uid)));
  return pages.flatMap(answersOf);
}

/** Asked once a minute; a repository that fails is asked again by the next search. */
export async function publishedAnswers(now = performance.now()): Promise<HelpAnswer[]> {
  const cache = singleton('helpAnswers', () => ({ until: 0, answers: undefined as Promise<HelpAnswer[]> | undefined }));
  if (!cache.answers || now >= cache.until) {
    const answers = read();
    Object.assign(cache, { answers, until: now + FRESH_MS });
    answers.catch(() => Object.assign(cache, { answers: undefined }));
  }
  return cache.answers ?? read();
}
