import { Badge } from '@/components/ui/feedback/Badge';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { HomeInsurance } from '@/contract/tenancy/insurance/endpoints';
import { HAZARDS_ENTERED_ON, hazardSources } from '@/contract/tenancy/insurance/hazards.data';
import { formatDate } from '@/lib/format/dates';
import { hazardLabels, hazardLevelLabels } from './insurance.labels';

const tones = { high: 'danger', moderate: 'warning', low: 'success' } as const;

/** How likely hazards are around a home, and what policies do about each. */
export function HazardList({ hazards }: Pick<HomeInsurance, 'hazards'>) {
  return (
    <Stack as="section" aria-labelledby="hazards">
      <Heading id="hazards" $size="small">
        Hazards around this home
      </Heading>
      {!hazards && (
        <Text>
          We have no figures for this ZIP code. Look up your address on{' '}
          <Link href={hazardSources.flood.lookUp}>FEMA’s flood map</Link> and{' '}
          <Link href={hazardSources.wind.lookUp}>its map of other risks</Link>.
        </Text>
      )}
      {hazards?.map(({ id, level }) => (
        <Stack key={id} $gap="s4">
          <Row>
            <Text $weight="semibold">{hazardLabels[id].title}</Text>
            <Badge tone={tones[level]}>{hazardLevelLabels[level]}</Badge>
          </Row>
          <Text $tone="soft">
            {hazardLabels[id].text} <Link href={hazardSources[id].lookUp}>Look up your address</Link>
          </Text>
        </Stack>
      ))}
      {hazards && (
        <Text $tone="soft" $size="small">
          Our own rough levels for the area of the ZIP code, entered {formatDate(HAZARDS_ENTERED_ON)}. They follow{' '}
          {[...new Set(Object.values(hazardSources).map(({ map }) => map))].join('; ')}. They say nothing about one
          address.
        </Text>
      )}
    </Stack>
  );
}
