import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { letterKindLabels, serviceMethodLabels } from '@/contract/platform/letters/constants';
import type { Letter } from '@/contract/platform/letters/endpoints';
import { routes } from '@/contract/routes';
import { formatDate } from '@/lib/format/dates';
import { OpenLetter } from './OpenLetter';
import { ServiceForm } from './ServiceForm';

const statusLabels = { queued: 'Being printed', ready: 'To serve', served: 'Served', canceled: 'Canceled' } as const;
const statusTones = { queued: 'info', ready: 'warning', served: 'success', canceled: 'neutral' } as const;

/** One paper: whom it goes to, by which law and day, and how it was served. */
export function LetterCard({ letter }: { readonly letter: Letter }) {
  const [isOpen, setOpen] = useState(false);
  const {
    id,
    homeId,
    kind,
    title,
    status,
    recipients,
    addressLines,
    dueOn,
    today,
    carrier,
    served,
    source,
    compareWith,
  } = letter;
  const waits = status === 'queued' || status === 'ready';
  return (
    <Card as="article" aria-labelledby={`letter-${id}`}>
      <Stack $gap="s12" $align="start">
        <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>
        <Heading id={`letter-${id}`} as="h3" $size="small">
          {title}
        </Heading>
        <Text>
          {letterKindLabels[kind]} to {recipients.join(', ')}, {addressLines.join(', ')}
        </Text>
        <Text $tone="soft" $size="small">
          {source}
        </Text>
        {waits && (
          <Text>
            {dueOn < today ? 'It should have been served by ' : 'Serve it by '}
            {formatDate(dueOn)}
            {carrier && `. ${carrier} prints and posts it`}.
          </Text>
        )}
        {waits && compareWith && (
          <Text $weight="semibold">Compare it with the form of {compareWith} before you serve it.</Text>
        )}
        {served && (
          <Text>
            {serviceMethodLabels[served.method]} on {formatDate(served.on)} by {served.by}. It counts as given on{' '}
            {formatDate(served.givenOn)}.{served.certifiedNumber && ` Certified number ${served.certifiedNumber}.`}
          </Text>
        )}
        <Row>
          <Link href={routes.accounts.deskHome({ homeId })}>Open the home</Link>
          {status !== 'queued' && <OpenLetter letterId={id} />}
          {status === 'ready' && !isOpen && (
            <Button size="small" onClick={() => setOpen(true)}>
              Record the service
            </Button>
          )}
        </Row>
        {status === 'ready' && isOpen && <ServiceForm letter={letter} onClose={() => setOpen(false)} />}
      </Stack>
    </Card>
  );
}
