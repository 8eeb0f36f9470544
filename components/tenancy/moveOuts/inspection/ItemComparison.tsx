import styled from 'styled-components';
import { StoredTextField } from '@/components/layout/shared/StoredTextField';
import { itemStateLabels, itemStateOptions } from '@/components/tenancy/moveOuts/moveOut.labels';
import { NumberField } from '@/components/ui/fields/NumberField';
import { SelectField } from '@/components/ui/fields/SelectField';
import { ChoicePills } from '@/components/ui/forms/ChoicePills';
import { Grid } from '@/components/ui/layout/Grid';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import type { ConditionItem } from '@/contract/leasing/moveIns/endpoints';
import { depositItems, usefulLives } from '@/contract/tenancy/moveOuts/deposit';
import { isWorse } from '@/contract/tenancy/moveOuts/inspection';
import { color, space } from '@/styles/tokens';
import { InspectionPhotos } from './InspectionPhotos';
import type { MoveOutInspectionDraft } from './useMoveOutInspection';

const Item = styled.div`
  padding-block: ${space.s16};
  border-block-start: 1px solid ${color.line};
`;

interface ItemComparisonProps {
  readonly place: string;
  readonly item: ConditionItem;
  readonly roomName: string;
  readonly draft: MoveOutInspectionDraft;
  /** The owner’s side rates, as long as nothing was sent. */
  readonly canRate: boolean;
  readonly hasRecord: boolean;
}

/** One item: what everyone signed on the first day, and what it is like today. */
export function ItemComparison({ place, item, roomName, draft, canRate, hasRecord }: ItemComparisonProps) {
  const now = draft.item(place);
  const worse = isWorse(item.state, now.state);
  const { months } = usefulLives[now.kind ?? 'other'];
  return (
    <Item>
      <Stack $gap="s12">
        <Heading as="h3" $size="label">
          {item.name}
        </Heading>
        <Grid $min="14rem" $gap="s16">
          <div>
            <Text $size="small" $tone="soft">
              At move-in
            </Text>
            <Text>{item.state ? itemStateLabels[item.state] : hasRecord ? 'Not rated' : 'No signed report'}</Text>
            {item.note && <Text $tone="soft">{item.note}</Text>}
          </div>
          <Stack $gap="s12">
            {canRate ? (
              <ChoicePills
                legend={`${item.name} today, ${roomName}`}
                options={itemStateOptions}
                value={now.state ?? undefined}
                onChange={(state) => void draft.write(place, 'item.state', state)}
              />
            ) : (
              <div>
                <Text $size="small" $tone="soft">
                  Today
                </Text>
                <Text>{now.state ? itemStateLabels[now.state] : 'Not rated yet'}</Text>
                {now.note && <Text $tone="soft">{now.note}</Text>}
              </div>
            )}
            {worse && canRate && (
              <>
                <StoredTextField
                  label={`What’s wrong with it? (${item.name})`}
                  value={now.note}
                  maxLength={500}
                  onWrite={(note) => void draft.write(place, 'item.note', note)}
                />
                <SelectField
                  label={`What kind of item is it? (${item.name})`}
                  help="This determines its useful life."
                  options={[
                    { value: '', label: 'Choose one' },
                    ...depositItems.map((each) => ({ value: each, label: usefulLives[each].label })),
                  ]}
                  value={now.kind ?? ''}
                  onChange={(value) =>
                    void draft.write(place, 'item.kind', depositItems.find((each) => each === value) ?? 'other')
                  }
                />
                {months !== null && (
                  <NumberField
                    label={`Age in months (${item.name})`}
                    help={`Typical useful life: ${months} months.`}
                    value={now.ageMonths}
                    onChange={(age) => age !== null && void draft.write(place, 'item.ageMonths', age)}
                  />
                )}
              </>
            )}
            {worse && <InspectionPhotos place={place} label={`${item.name}, ${roomName}`} draft={draft} />}
          </Stack>
        </Grid>
      </Stack>
    </Item>
  );
}
