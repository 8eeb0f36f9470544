import { LocalPhotoThumbnail } from '@/components/layout/shared/LocalPhotoThumbnail';
import { Badge } from '@/components/ui/feedback/Badge';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { InspectionPhoto } from '@/contract/onboarding/inspections/endpoints';
import type { Finding } from '@/contract/onboarding/inspections/merge';
import { sourceIn } from '@/contract/onboarding/inspections/sources';
import { findStandard, SEVERITY_LABELS } from '@/contract/onboarding/inspections/standards';
import { severityTones } from './inspection.labels';
import type { InspectionDraft } from './useInspection';

interface RecordedFindingProps {
  readonly finding: Finding;
  /** Photos of this phone, also those that are still being sent. */
  readonly photos: InspectionDraft['photos'];
  readonly state: string;
  readonly storedPhotos: readonly InspectionPhoto[];
}

/** A finding of a submitted inspection, to read. */
export function RecordedFinding({ finding, photos, state, storedPhotos }: RecordedFindingProps) {
  const { id, standardId, severity, note, measurement, serialPlate, fixed, photoIds } = finding;
  const standard = findStandard(standardId);
  return (
    <Card as="article" $pad="s16" aria-labelledby={`finding-${id}`}>
      <Stack $gap="s8">
        <Row $justify="space-between">
          <Heading as="h2" id={`finding-${id}`} $size="label">
            {standard?.text}
          </Heading>
          <Row $gap="s8">
            {fixed && <Badge tone="success">Fixed</Badge>}
            <Badge tone={severityTones[severity]}>{SEVERITY_LABELS[severity]}</Badge>
          </Row>
        </Row>
        <Text $size="small" $tone="soft">
          {standard && sourceIn(standard.source, state)}
        </Text>
        {note && <Text>{note}</Text>}
        {measurement && <Text>Measurement: {measurement}</Text>}
        {serialPlate && <Text>Serial plate: {serialPlate}</Text>}
        {photoIds.length > 0 && (
          <Row>
            {photoIds.map((photoId, n) => (
              <LocalPhotoThumbnail
                key={photoId}
                alt={`Photo ${n + 1}`}
                local={photos.find((photo) => photo.id === photoId)}
                stored={storedPhotos.find((photo) => photo.id === photoId)?.picture}
              />
            ))}
          </Row>
        )}
      </Stack>
    </Card>
  );
}
