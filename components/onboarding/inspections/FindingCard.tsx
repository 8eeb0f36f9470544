import { LocalPhotoThumbnail } from '@/components/layout/shared/LocalPhotoThumbnail';
import { StoredTextField } from '@/components/layout/shared/StoredTextField';
import { Button } from '@/components/ui/actions/Button';
import { FilePickerButton } from '@/components/ui/actions/FilePickerButton';
import { Badge } from '@/components/ui/feedback/Badge';
import { SelectField } from '@/components/ui/fields/SelectField';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { PHOTO_ACCEPT } from '@/contract/content/media/constants';
import type { InspectionPhoto } from '@/contract/onboarding/inspections/endpoints';
import type { Finding } from '@/contract/onboarding/inspections/merge';
import { sourceIn } from '@/contract/onboarding/inspections/sources';
import { findStandard, SEVERITIES, SEVERITY_LABELS } from '@/contract/onboarding/inspections/standards';
import { severityTones } from './inspection.labels';
import type { InspectionDraft } from './useInspection';

interface FindingCardProps {
  readonly finding: Finding;
  readonly draft: InspectionDraft;
  readonly state: string;
  readonly storedPhotos: readonly InspectionPhoto[];
}

/** One finding: which standard it misses, how much that matters, and what was seen. */
export function FindingCard({ finding, draft, state, storedPhotos }: FindingCardProps) {
  const { id, standardId, severity, note, measurement, serialPlate, fixed, photoIds } = finding;
  const standard = findStandard(standardId);
  return (
    <Card as="article" $pad="s16" aria-labelledby={`finding-${id}`}>
      <Stack $gap="s16">
        <Row $justify="space-between">
          <Heading as="h2" id={`finding-${id}`} $size="label">
            {standard?.text}
          </Heading>
          <Badge tone={severityTones[severity]}>{SEVERITY_LABELS[severity]}</Badge>
        </Row>
        <Text $size="small" $tone="soft">
          {standard && sourceIn(standard.source, state)}
        </Text>
        {standard?.severity !== 'must_do' && (
          <SelectField
            label="Priority"
            options={SEVERITIES.filter(
              (each) => SEVERITIES.indexOf(each) <= SEVERITIES.indexOf(standard?.severity ?? 'optional'),
            ).map((each) => ({ value: each, label: SEVERITY_LABELS[each] }))}
            value={severity}
            onChange={(value) => void draft.write(id, { 'finding.severity': value })}
          />
        )}
        <StoredTextField
          label="Note"
          lines
          value={note}
          maxLength={1_000}
          onWrite={(value) => void draft.write(id, { 'finding.note': value })}
        />
        <StoredTextField
          label="Measurement"
          value={measurement}
          maxLength={80}
          onWrite={(value) => void draft.write(id, { 'finding.measurement': value })}
        />
        <StoredTextField
          label="Serial plate"
          value={serialPlate}
          maxLength={80}
          onWrite={(value) => void draft.write(id, { 'finding.serialPlate': value })}
        />
        <Row>
          {photoIds.map((photoId, n) => (
            <LocalPhotoThumbnail
              key={photoId}
              alt={`Photo ${n + 1}`}
              local={draft.photos.find((photo) => photo.id === photoId)}
              stored={storedPhotos.find((photo) => photo.id === photoId)?.picture}
            />
          ))}
        </Row>
        {draft.photos.some((photo) => photo.sent === 2 && photoIds.includes(photo.id)) && (
          <Text $tone="danger">We couldn’t read one of these photos. Take it again as a JPEG, PNG, WebP, or HEIC.</Text>
        )}
        <Row>
          <FilePickerButton
            size="small"
            accept={PHOTO_ACCEPT}
            multiple
            onSelect={(file) => void draft.addPhoto(id, file)}
          >
            Add photos
          </FilePickerButton>
          <Button size="small" tone="secondary" onClick={() => void draft.write(id, { 'finding.removed': true })}>
            Remove finding
          </Button>
        </Row>
        {(draft.status === 'reinspection' || fixed) && (
          <Checkbox
            checked={fixed}
            onChange={({ target }) => void draft.write(id, { 'finding.fixed': target.checked })}
          >
            Fixed
          </Checkbox>
        )}
      </Stack>
    </Card>
  );
}
