import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type HandoutEntry, handoutLanguageLabels } from '@/contract/platform/handouts/endpoints';
import { formatBytes } from '@/lib/format/bytes';
import { formatDate } from '@/lib/format/dates';
import { HandoutForm } from './HandoutForm';

/** One official paper: who publishes it, who gets it, and its editions on file. */
export function HandoutCard({ handout }: { readonly handout: HandoutEntry }) {
  const { id, title, publisher, source, place, when, law, isMissing, editions } = handout;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card as="article" aria-labelledby={`handout-${id}`}>
      <Stack $gap="s12">
        <Row>
          <Heading as="h3" id={`handout-${id}`} $size="label">
            {title}
          </Heading>
          {isMissing && <Badge tone="warning">English file missing</Badge>}
        </Row>
        <Text $size="small" $tone="soft">
          {publisher}. {place}. {when}. Law: {law}.
        </Text>
        <Link href={source} target="_blank" rel="noreferrer">
          Open the publisher’s page for {title} in a new tab
        </Link>
        {editions.map((edition) => (
          <Stack key={edition.id} $gap="s4">
            <Text>
              <Link href={edition.href} target="_blank" rel="noreferrer">
                {handoutLanguageLabels[edition.language]}, edition {edition.edition} (opens in a new tab)
              </Link>{' '}
              {!edition.isCurrent && 'Replaced by a newer one.'}
            </Text>
            <Text $size="small" $tone="soft">
              {formatBytes(edition.bytes)}. Added by {edition.addedBy} on {formatDate(edition.addedAt)}. SHA-256{' '}
              <span style={{ overflowWrap: 'anywhere' }}>{edition.sha256}</span>
            </Text>
          </Stack>
        ))}
        {isOpen ? (
          <HandoutForm handout={handout} onClose={() => setIsOpen(false)} />
        ) : (
          <Row>
            <Button tone="secondary" size="small" onClick={() => setIsOpen(true)}>
              Add an edition of {title}
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
}
