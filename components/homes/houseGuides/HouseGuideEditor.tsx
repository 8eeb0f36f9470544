import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import {
  GUIDE_TOPICS,
  type GuideTopic,
  guideTopicLabels,
  type HouseGuide,
  houseGuides,
  MAX_GUIDE_TEXT,
} from '@/contract/homes/houseGuides/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';

const help: Partial<Record<GuideTopic, string>> = {
  water: 'Where it is and which way to turn it.',
  trash: 'Pickup days, and where the bins go.',
  wifi: 'The network’s name and the company. Save the password under Codes, where it is encrypted.',
  keys: 'How many there are, and what each one opens.',
};

function GuideForm({ guide, onDone }: { readonly guide: HouseGuide; readonly onDone: () => void }) {
  const before = Object.fromEntries(guide.topics.map(({ topic, text }) => [topic, text]));
  const [changed, setChanged] = useState<Partial<Record<GuideTopic, string>>>({});
  const save = useApiMutation(houseGuides.changeHouseGuide, { touches: [houseGuides] });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ params: { homeId: guide.homeId }, body: { entries: changed } }, { onSuccess: onDone });
      }}
    >
      <Stack>
        {GUIDE_TOPICS.map((topic) => (
          <TextAreaField
            key={topic}
            label={guideTopicLabels[topic]}
            help={help[topic]}
            optional
            error={save.error?.fields?.[`entries.${topic}`]}
            rows={2}
            maxLength={MAX_GUIDE_TEXT}
            value={changed[topic] ?? before[topic] ?? ''}
            onChange={(value) => setChanged({ ...changed, [topic]: value })}
          />
        ))}
        {save.error && (
          <Notice live tone="danger">
            {save.error.message}
          </Notice>
        )}
        <Row>
          <Button type="submit" loading={save.isPending}>
            Save guide
          </Button>
          <Button tone="ghost" onClick={onDone}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

/** The house guide as its owner or our team writes it. */
export function HouseGuideEditor({ homeId }: { readonly homeId: string }) {
  const { data } = useApi(houseGuides.getHouseGuide, { params: { homeId } });
  const [isEditing, setEditing] = useState(false);
  if (!data?.canEdit) return null;
  return (
    <Card as="section" aria-labelledby={`edit-guide-${homeId}`}>
      <Stack>
        <Row $justify="space-between">
          <Heading id={`edit-guide-${homeId}`} $size="small">
            House guide
          </Heading>
          {!isEditing && (
            <Button tone="secondary" size="small" onClick={() => setEditing(true)}>
              Edit guide
            </Button>
          )}
        </Row>
        <Text $tone="soft">Residents see this on their home’s page. We filled in what we know from setup.</Text>
        {isEditing ? (
          <GuideForm guide={data} onDone={() => setEditing(false)} />
        ) : (
          data.topics.map(({ topic, text }) => (
            <div key={topic}>
              <Heading as="h3" $size="label">
                {guideTopicLabels[topic]}
              </Heading>
              <Text style={{ whiteSpace: 'pre-line' }}>{text}</Text>
            </div>
          ))
        )}
      </Stack>
    </Card>
  );
}
