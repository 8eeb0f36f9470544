import type { ContentViewProps } from '@/components/content/pages/shared/contentPages';
import { PageHead } from '@/components/layout/head/PageHead';
import { Container } from '@/components/ui/layout/Container';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { AnyDocument } from '@/lib/prismic/anyDocument.server';
import { plainText } from '@/lib/prismic/text';

function fieldSummary(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return plainText(value as { type: string; text?: string }[]) || `${value.length} entries`;
  return value === null ? '' : JSON.stringify(value);
}

/** Any document by its id in a preview, also of types that have no page. */
export function PreviewScreen({ content, slices: Slices }: ContentViewProps<AnyDocument>) {
  const { document, expired } = content;
  const name = document ? (document.uid ?? document.id) : undefined;
  const fields = Object.entries(document?.data ?? {}).filter(([field]) => field !== 'slices');
  return (
    <>
      <PageHead title="Preview of content" noindex />
      <Container>
        <Stack $gap="s16" style={{ paddingBlock: '3rem' }}>
          <Heading as="h1" $size="title">
            {document ? `Preview of ${name}` : expired ? 'This preview link has ended' : 'No preview is open'}
          </Heading>
          {!document && (
            <Text>
              {expired
                ? 'Ask the person who sent it for a new one. '
                : 'Open a preview link to see drafts here, or enter a preview from where you write. '}
              <Link href="/">To the front door</Link>
            </Text>
          )}
          <dl>
            {fields.map(([field, value]) => (
              <div key={field}>
                <dt>
                  <strong>{field}</strong>
                </dt>
                <dd>{fieldSummary(value)}</dd>
              </div>
            ))}
          </dl>
        </Stack>
      </Container>
      {document && <Slices slices={document.data.slices ?? []} />}
    </>
  );
}
