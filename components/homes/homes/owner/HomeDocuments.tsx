import { Button } from '@/components/ui/actions/Button';
import { ButtonLink } from '@/components/ui/actions/ButtonLink';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { documents } from '@/contract/account/documents/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { useOpenFile } from '@/hooks/useOpenFile';
import { formatDay } from '@/lib/format/dates';

/** So many of the newest are shown here. */
const SHOWN = 6;

/** The newest papers of this home among those of the person who looks. */
export function HomeDocuments({ homeId }: { readonly homeId: string }) {
  const { data } = useApi(documents.listDocuments);
  const { open, opening, error } = useOpenFile();
  if (!data) return null;
  const own = data.items.filter(({ home, hidden }) => home?.id === homeId && !hidden);
  return (
    <Stack as="section" aria-labelledby="home-documents" $gap="s12">
      <Row $justify="space-between">
        <Heading id="home-documents" $size="small">
          Documents
        </Heading>
        <ButtonLink tone="ghost" size="small" href={routes.accounts.documents()}>
          {own.length > SHOWN ? `All ${own.length} documents` : 'All documents'}
        </ButtonLink>
      </Row>
      {own.length === 0 && <Text $tone="soft">No documents for this home yet.</Text>}
      {error && (
        <Notice live tone="danger">
          {error.message}
        </Notice>
      )}
      {own.slice(0, SHOWN).map(({ id, name, createdAt }) => (
        <Card key={id} $pad="s12">
          <Row $justify="space-between">
            <div>
              <Text $weight="semibold">{name}</Text>
              <Text $size="small" $tone="soft">
                {formatDay(createdAt)}
              </Text>
            </div>
            <Button
              tone="ghost"
              size="small"
              loading={opening === id}
              aria-label={`Open ${name}`}
              onClick={() => open(id)}
            >
              Open
            </Button>
          </Row>
        </Card>
      ))}
    </Stack>
  );
}
