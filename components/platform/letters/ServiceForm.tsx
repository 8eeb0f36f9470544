import { useState } from 'react';
import { UploadList } from '@/components/layout/shared/UploadList';
import { Button } from '@/components/ui/actions/Button';
import { FilePickerButton } from '@/components/ui/actions/FilePickerButton';
import { Notice } from '@/components/ui/feedback/Notice';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { desk } from '@/contract/platform/desk/endpoints';
import { serviceMethodLabels } from '@/contract/platform/letters/constants';
import { type Letter, letters } from '@/contract/platform/letters/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';
import { useUploads } from '@/hooks/useUploads';

interface ServiceFormProps {
  readonly letter: Letter;
  readonly onClose: () => void;
}

/** How, when, and by whom a paper was served, with its proof. */
export function ServiceForm({ letter, onClose }: ServiceFormProps) {
  const { id: letterId, methods, today } = letter;
  const record = useApiMutation(letters.recordService, { touches: [letters, desk] });
  const { values, set, clear } = useDraft(`service:${letterId}`, {
    method: methods[0] ?? 'personal',
    servedOn: today,
    servedBy: '',
    certifiedNumber: '',
    formCompared: false,
  });
  const [proof, setProof] = useState<{ id: string; name: string }>();
  const { uploads, send, drop } = useUploads();
  const fields = record.error?.fields ?? {};
  const takesNumber = letter.certified || values.method === 'certifiedMail';
  return (
    <Stack
      as="form"
      noValidate
      aria-label="Record the service"
      $gap="s12"
      onSubmit={(event) => {
        event.preventDefault();
        record.mutate(
          { params: { letterId }, body: { ...values, proofId: proof?.id ?? null } },
          {
            onSuccess: () => {
              clear();
              onClose();
            },
          },
        );
      }}
    >
      {letter.compareWith && (
        <Stack $gap="s8">
          <Notice tone="warning" title={`Compare the paper with the form of ${letter.compareWith}`}>
            Our copy of this form was not made from the official text. Serve the paper only if its words are those of
            the state’s form.
          </Notice>
          <Checkbox
            checked={values.formCompared}
            aria-invalid={fields.formCompared !== undefined || undefined}
            onChange={({ currentTarget }) => set({ formCompared: currentTarget.checked })}
          >
            I compared it before it was served
          </Checkbox>
          {fields.formCompared && <Text role="alert">{fields.formCompared}</Text>}
        </Stack>
      )}
      <SelectField
        label="How it was served"
        error={fields.method}
        options={methods.map((value) => ({ value, label: serviceMethodLabels[value] }))}
        value={values.method}
        onChange={(method) => set({ method })}
      />
      <TextField
        label="Day of service"
        help="The day it was handed over, posted, or mailed."
        type="date"
        max={today}
        error={fields.servedOn}
        value={values.servedOn}
        onChange={(servedOn) => set({ servedOn })}
      />
      <TextField
        label="Served by"
        error={fields.servedBy}
        maxLength={120}
        value={values.servedBy}
        onChange={(servedBy) => set({ servedBy })}
      />
      {takesNumber && (
        <TextField
          label="Certified mail number"
          error={fields.certifiedNumber}
          maxLength={60}
          value={values.certifiedNumber}
          onChange={(certifiedNumber) => set({ certifiedNumber })}
        />
      )}
      <Stack $gap="s8" $align="start">
        <FilePickerButton
          size="small"
          onSelect={(chosen) =>
            void send(chosen, { category: 'notice', onDone: ({ id, name }) => setProof({ id, name }) })
          }
        >
          Add the signed proof of service
        </FilePickerButton>
        <UploadList uploads={uploads} onRemove={drop} />
        {proof && <Text $size="small">Added: {proof.name}</Text>}
        {fields.proofId && <Text role="alert">{fields.proofId}</Text>}
      </Stack>
      {record.error && !record.error.fields && (
        <Notice tone="danger" live>
          {record.error.message}
        </Notice>
      )}
      <Row>
        <Button type="submit" size="small" loading={record.isPending}>
          Record the service
        </Button>
        <Button tone="ghost" size="small" onClick={onClose}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}
