import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Field } from '@/components/ui/forms/Field';
import { MoneyInput } from '@/components/ui/forms/MoneyInput';
import { NumberInput } from '@/components/ui/forms/NumberInput';
import { Select } from '@/components/ui/forms/Select';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import type { Cents } from '@/contract/money/cents';
import { chargeable, type DepositItem, depositItems, usefulLives } from '@/contract/moveOuts/deposit';
import { type MoveOut, moveOuts, type NewDeduction } from '@/contract/moveOuts/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { type ChosenFile, EvidenceFile } from './EvidenceFile';
import { useInspectedItems } from './useInspectedItems';

/** A new line: there is none without its pair of photos and its invoice or estimate. */
export function AddDeduction({ moveOut }: { readonly moveOut: MoveOut }) {
  const { leaseId, beforePhotos } = moveOut;
  const add = useApiMutation(moveOuts.addDeduction, { touches: [moveOuts] });
  const [room, setRoom] = useState('');
  const [description, setDescription] = useState('');
  const [item, setItem] = useState<DepositItem>('paint');
  const [cost, setCost] = useState<number | null>(null);
  const [age, setAge] = useState<number | null>(null);
  const [before, setBefore] = useState('');
  const [after, setAfter] = useState<ChosenFile>();
  const [proof, setProof] = useState<ChosenFile>();
  const [proofKind, setProofKind] = useState<'invoice' | 'estimate'>('invoice');
  const inspected = useInspectedItems(moveOut);
  const [place, setPlace] = useState('');
  const source = inspected.find((each) => each.place === place);
  const fields = add.error?.fields ?? {};
  const life = usefulLives[item].months;
  /** What the inspection knows of an item is filled in. */
  function choose(next: string) {
    const found = inspected.find((each) => each.place === next);
    setPlace(next);
    setAfter(found?.after[0] ? { id: found.after[0], name: '' } : undefined);
    if (!found) return;
    setRoom(found.room);
    setDescription(found.description);
    setItem(found.kind ?? 'other');
    setAge(found.ageMonths);
    setBefore(found.before[0] ?? '');
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
          ...{ room, description, item, costCents: cost ?? 0, ageMonths: life === null ? 0 : age },
          ...{ beforePhotoId: before, afterPhotoId: after?.id ?? '', proofId: proof?.id ?? '', proofKind },
          ...(source && { inspectionItem: source.place }),
        };
        add.mutate(
          { params: { tenancyId: leaseId }, body: body as unknown as NewDeduction },
          {
            onSuccess: () => {
              setPlace('');
              setDescription('');
              setCost(null);
              setAge(null);
              setAfter(undefined);
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
          <Field label="Item from the inspection" help="Its photos and the residents’ comments go into the statement.">
            {(field) => (
              <Select {...field} value={place} onChange={({ target }) => choose(target.value)}>
                <option value="">Something else</option>
                {inspected.map((each) => (
                  <option key={each.place} value={each.place}>
                    {each.label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Grid $min="12rem">
          <Field label="Room" error={fields.room}>
            {(field) => (
              <TextInput {...field} value={room} maxLength={80} onChange={({ target }) => setRoom(target.value)} />
            )}
          </Field>
          <Field label="What was damaged?" error={fields.description}>
            {(field) => (
              <TextInput
                {...field}
                value={description}
                maxLength={300}
                onChange={({ target }) => setDescription(target.value)}
              />
            )}
          </Field>
          <Field label="Item">
            {(field) => (
              <Select
                {...field}
                value={item}
                onChange={({ target }) => setItem(depositItems.find((each) => each === target.value) ?? 'other')}
              >
                {depositItems.map((each) => (
                  <option key={each} value={each}>
                    {usefulLives[each].label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Cost" error={fields.costCents}>
            {(field) => <MoneyInput {...field} cents={cost} onChange={setCost} />}
          </Field>
          {life !== null && (
            <Field label="Age in months" help={`Typical useful life: ${life} months.`} error={fields.ageMonths}>
              {(field) => <NumberInput {...field} value={age} onChange={setAge} />}
            </Field>
          )}
        </Grid>
        {cost !== null && (life === null || age !== null) && (
          <Text>
            You can charge <Money amount={chargeable(item, cost as Cents, age ?? 0)} />.
          </Text>
        )}
        <Field label="Photo from the move-in record" error={fields.beforePhotoId}>
          {(field) => (
            <Select {...field} value={before} onChange={({ target }) => setBefore(target.value)}>
              <option value="">Choose a photo</option>
              {(source ? beforePhotos.filter(({ id }) => source.before.includes(id)) : beforePhotos).map(
                ({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ),
              )}
            </Select>
          )}
        </Field>
        {source ? (
          <Field
            label="Photo from the inspection"
            help={
              source.after.length === 0 ? 'Add a photo of this item or its room to the inspection first.' : undefined
            }
            error={fields.afterPhotoId}
          >
            {(field) => (
              <Select
                {...field}
                value={after?.id ?? ''}
                onChange={({ target }) => setAfter({ id: target.value, name: '' })}
              >
                <option value="">Choose a photo</option>
                {source.after.map((id, n) => (
                  <option key={id} value={id}>
                    Photo {n + 1} of {source.label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ) : (
          <EvidenceFile label="Add a photo from today" file={after} onFile={setAfter} problem={fields.afterPhotoId} />
        )}
        <Field label="Proof of cost">
          {(field) => (
            <Select
              {...field}
              value={proofKind}
              onChange={({ target }) => setProofKind(target.value === 'estimate' ? 'estimate' : 'invoice')}
            >
              <option value="invoice">Invoice</option>
              <option value="estimate">Estimate</option>
            </Select>
          )}
        </Field>
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
