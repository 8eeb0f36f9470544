import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { NumberField } from '@/components/ui/fields/NumberField';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import type { Cents } from '@/contract/amounts/cents';
import { chargeable, type DepositItem, depositItems, usefulLives } from '@/contract/tenancy/moveOuts/deposit';
import { type MoveOut, moveOuts, type NewDeduction } from '@/contract/tenancy/moveOuts/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';
import { type ChosenFile, EvidenceFile } from './EvidenceFile';
import { useInspectedItems } from './useInspectedItems';

/** A new line: there is none without its photos and its invoice or estimate. */
export function AddDeduction({ moveOut }: { readonly moveOut: MoveOut }) {
  const { leaseId, beforePhotos, needsWorkPhoto } = moveOut;
  const add = useApiMutation(moveOuts.addDeduction, { touches: [moveOuts] });
  const {
    values: { room, description, item, cost, age, before, proofKind, place },
    set,
    clear,
  } = useDraft(`deduction:${leaseId}`, {
    room: '',
    description: '',
    item: 'paint' as DepositItem,
    cost: null as number | null,
    age: null as number | null,
    before: '',
    proofKind: 'invoice' as 'invoice' | 'estimate',
    place: '',
  });
  const [after, setAfter] = useState<ChosenFile>();
  const [work, setWork] = useState<ChosenFile>();
  const [proof, setProof] = useState<ChosenFile>();
  const inspected = useInspectedItems(moveOut);
  const source = inspected.find((each) => each.place === place);
  const fields = add.error?.fields ?? {};
  const life = usefulLives[item].months;
  // With an estimate, the work is still to be done.
  const isWorkShown = needsWorkPhoto && proofKind === 'invoice';
  /** What the inspection knows of an item is filled in. */
  function choose(next: string) {
    const found = inspected.find((each) => each.place === next);
    set({ place: next });
    setAfter(found?.after[0] ? { id: found.after[0], name: '' } : undefined);
    if (!found) return;
    const { room, description, kind, ageMonths, before } = found;
    set({ room, description, item: kind ?? 'other', age: ageMonths, before: before[0] ?? '' });
  }
  if (beforePhotos.length === 0)
    return (
      <Notice title="No deductions are possible">
        There are no photos in the signed move-in record. Without a “before” photo, nothing can be charged, so the full
        deposit must be refunded.
      </Notice>
    );
  return (
    <Card
      as="form"
      noValidate
      aria-labelledby="add-deduction"
      onSubmit={(event) => {
        event.preventDefault();
        const body = {
          // An unknown age is no new item: the server asks for it.
          room,
          description,
          item,
          costCents: cost ?? 0,
          ageMonths: life === null ? 0 : age,
          beforePhotoId: before,
          afterPhotoId: after?.id ?? '',
          ...(isWorkShown && { workPhotoId: work?.id ?? null }),
          proofId: proof?.id ?? '',
          proofKind,
          ...(source && { inspectionItem: source.place }),
        };
        add.mutate(
          { params: { tenancyId: leaseId }, body: body as unknown as NewDeduction },
          {
            onSuccess: () => {
              clear();
              setAfter(undefined);
              setWork(undefined);
              setProof(undefined);
            },
          },
        );
      }}
    >
      <Stack>
        <Heading id="add-deduction" $size="small">
          Add a deduction
        </Heading>
        {inspected.length > 0 && (
          <SelectField
            label="Item from the inspection"
            help="Its photos and the residents’ comments go into the statement."
            options={[
              { value: '', label: 'Something else' },
              ...inspected.map((each) => ({ value: each.place, label: each.label })),
            ]}
            value={place}
            onChange={choose}
          />
        )}
        <Grid $min="12rem">
          <TextField label="Room" error={fields.room} maxLength={80} value={room} onChange={(room) => set({ room })} />
          <TextField
            label="What was damaged?"
            error={fields.description}
            maxLength={300}
            value={description}
            onChange={(description) => set({ description })}
          />
          <SelectField
            label="Item"
            options={depositItems.map((each) => ({ value: each, label: usefulLives[each].label }))}
            value={item}
            onChange={(item) => set({ item })}
          />
          <MoneyField label="Cost" error={fields.costCents} cents={cost} onChange={(cost) => set({ cost })} />
          {life !== null && (
            <NumberField
              label="Age in months"
              help={`Typical useful life: ${life} months.`}
              error={fields.ageMonths}
              value={age}
              onChange={(age) => set({ age })}
            />
          )}
        </Grid>
        {cost !== null && (life === null || age !== null) && (
          <Text>
            You can charge <Money amount={chargeable(item, cost as Cents, age ?? 0)} />.
          </Text>
        )}
        <SelectField
          label="Photo from the move-in record"
          error={fields.beforePhotoId}
          options={[
            { value: '', label: 'Choose a photo' },
            ...(source ? beforePhotos.filter(({ id }) => source.before.includes(id)) : beforePhotos).map(
              ({ id, name }) => ({ value: id, label: name }),
            ),
          ]}
          value={before}
          onChange={(before) => set({ before })}
        />
        {source ? (
          <SelectField
            label="Photo from the inspection"
            help={
              source.after.length === 0 ? 'Add a photo of this item or its room to the inspection first.' : undefined
            }
            error={fields.afterPhotoId}
            options={[
              { value: '', label: 'Choose a photo' },
              ...source.after.map((id, n) => ({ value: id, label: `Photo ${n + 1} of ${source.label}` })),
            ]}
            value={after?.id ?? ''}
            onChange={(value) => setAfter({ id: value, name: '' })}
          />
        ) : (
          <EvidenceFile label="Add a photo from today" file={after} onFile={setAfter} problem={fields.afterPhotoId} />
        )}
        <SelectField
          label="Proof of cost"
          options={[
            { value: 'invoice', label: 'Invoice' },
            { value: 'estimate', label: 'Estimate' },
          ]}
          value={proofKind}
          onChange={(proofKind) => set({ proofKind })}
        />
        {isWorkShown && (
          <EvidenceFile
            label="Add a photo from after the work"
            file={work}
            onFile={setWork}
            problem={fields.workPhotoId}
          />
        )}
        <EvidenceFile label="Add the invoice or estimate" file={proof} onFile={setProof} problem={fields.proofId} />
        {add.error && (
          <Notice tone="danger" title="Not added" live>
            {add.error.message}
          </Notice>
        )}
        <Row>
          <Button type="submit" size="small" loading={add.isPending}>
            Add deduction
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
