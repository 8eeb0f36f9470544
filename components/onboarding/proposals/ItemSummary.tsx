import styled from 'styled-components';
import { Badge } from '@/components/ui/feedback/Badge';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { sourceIn } from '@/contract/onboarding/inspections/sources';
import { SEVERITY_LABELS } from '@/contract/onboarding/inspections/standards';
import type { ProposalItem } from '@/contract/onboarding/proposals/endpoints';
import { formatCents } from '@/lib/format/money';
import { pluralize } from '@/lib/format/text';
import { imageSource } from '@/lib/media/images';
import { radius } from '@/styles/tokens';

const Photo = styled.img`
  width: 7rem;
  height: 7rem;
  border-radius: ${radius.control};
  object-fit: cover;
`;

const tones = { must_do: 'danger', should_do: 'warning', optional: 'neutral' } as const;

/** What our rent model says of it, where it knows such a thing. */
function effectText({ rentEffectCents, daysEffect }: ProposalItem): string {
  if (rentEffectCents === null) return '';
  const rent = `Worth about ${formatCents(rentEffectCents)} a month in rent by our model`;
  return daysEffect ? `${rent}, or about ${pluralize(daysEffect, 'day')} faster to lease. ` : `${rent}. `;
}

interface ItemSummaryProps {
  readonly item: ProposalItem;
  /** Of the home: its law is the one that counts. */
  readonly state: string;
  /** False under a heading that says how urgent all of its items are. */
  readonly showsSeverity?: boolean;
}

/** What was found, where, why it matters, and what it costs. */
export function ItemSummary({ item, state, showsSeverity = true }: ItemSummaryProps) {
  const { room, standard, source, severity, note, photos, priceCents, leadDays, pro } = item;
  return (
    <Stack $gap="s8">
      <Stack $gap="s4" $align="start">
        {showsSeverity && <Badge tone={tones[severity]}>{SEVERITY_LABELS[severity]}</Badge>}
        <Text $size="small" $tone="soft">
          {room}
        </Text>
        <Heading as="h3" $size="label">
          {standard}
        </Heading>
      </Stack>
      {note && <Text>What we found: {note}</Text>}
      <Row>
        {photos.map(({ id, picture }, n) => (
          <Photo
            key={id}
            src={imageSource(picture, { aspect: '1:1', width: 112 }).src}
            alt={`${room}, photo ${n + 1}`}
            width={112}
            height={112}
          />
        ))}
      </Row>
      <Text $figures>
        {priceCents === null ? 'We’re still pricing this item.' : formatCents(priceCents)}
        {leadDays !== null && ` · done within ${pluralize(leadDays, 'day')}`}
        {pro && ` · ${pro}`}
      </Text>
      <Text $size="small" $tone="soft">
        {effectText(item)}Source: {sourceIn(source, state)}.
      </Text>
    </Stack>
  );
}
