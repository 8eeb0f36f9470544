import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { FigureSeries } from '@/contract/platform/legalFigures/endpoints';
import { formatDate } from '@/lib/format/dates';
import { LegalFigureForm } from './LegalFigureForm';

/** One figure: until when it is known, and by when the next one is entered. */
export function FigureSeriesCard({ series }: { readonly series: FigureSeries }) {
  const [isOpen, setOpen] = useState(false);
  const { id, title, announcedBy, fallback, knownUntil, nextFrom, dueOn, isOverdue } = series;
  return (
    <Card as="article" aria-labelledby={`series-${id}`}>
      <Stack $gap="s8" $align="start">
        <Badge tone={isOverdue ? 'danger' : 'success'}>{isOverdue ? 'Overdue' : 'Known'}</Badge>
        <Heading id={`series-${id}`} as="h3" $size="small">
          {title}
        </Heading>
        <Text>
          {knownUntil ? `Known through ${formatDate(knownUntil)}. ` : 'Never entered. '}
          {isOverdue ? 'The next one was due on ' : 'The next one is due on '}
          {formatDate(dueOn)}.
        </Text>
        <Text $size="small" $tone="soft">
          From {formatDate(nextFrom)} until it is entered: {fallback}. Announced by: {announcedBy}.
        </Text>
        {isOpen ? (
          <LegalFigureForm series={series} onClose={() => setOpen(false)} />
        ) : (
          <Row>
            <Button size="small" tone="secondary" onClick={() => setOpen(true)} aria-describedby={`series-${id}`}>
              Enter a figure
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
}
