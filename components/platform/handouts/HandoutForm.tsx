import { useState } from 'react';
import { UploadList } from '@/components/layout/shared/UploadList';
import { Button } from '@/components/ui/actions/Button';
import { FilePickerButton } from '@/components/ui/actions/FilePickerButton';
import { Notice } from '@/components/ui/feedback/Notice';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { desk } from '@/contract/platform/desk/endpoints';
import {
  HANDOUT_LANGUAGES,
  type HandoutEntry,
  type HandoutLanguage,
  handoutLanguageLabels,
  handouts,
} from '@/contract/platform/handouts/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useUploads } from '@/hooks/useUploads';

const LANGUAGES = HANDOUT_LANGUAGES.map((value) => ({ value, label: handoutLanguageLabels[value] }));

interface HandoutFormProps {
  readonly handout: HandoutEntry;
  readonly onClose: () => void;
}

/** Adds the publisher’s file of an edition. */
export function HandoutForm({ handout, onClose }: HandoutFormProps) {
  const add = useApiMutation(handouts.addHandoutEdition, { touches: [handouts, desk] });
  const [language, setLanguage] = useState<HandoutLanguage>('en');
  const [edition, setEdition] = useState('');
  const [file, setFile] = useState<{ id: string; name: string }>();
  const { uploads, send, drop } = useUploads();
  const fields = add.error?.fields ?? {};
  return (
    <Stack
      as="form"
      noValidate
      aria-label={`Add an edition: ${handout.title}`}
      $gap="s12"
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate(
          { body: { handout: handout.id, language, edition, documentId: file?.id ?? '' } },
          { onSuccess: onClose },
        );
      }}
    >
      <Text $size="small">Download the PDF from the publisher’s page and add that file unchanged.</Text>
      <SelectField
        label="Language"
        error={fields.language}
        options={LANGUAGES}
        value={language}
        onChange={setLanguage}
      />
      <TextField
        label="Edition"
        help="As the paper names it, such as March 2021."
        error={fields.edition}
        maxLength={120}
        value={edition}
        onChange={setEdition}
      />
      <Stack $gap="s8" $align="start">
        <FilePickerButton
          size="small"
          onSelect={(chosen) =>
            void send(chosen, { category: 'other', onDone: ({ id, name }) => setFile({ id, name }) })
          }
        >
          Choose the file
        </FilePickerButton>
        <UploadList uploads={uploads} onRemove={drop} />
        {file && <Text $size="small">Added: {file.name}</Text>}
        {fields.documentId && <Text role="alert">{fields.documentId}</Text>}
      </Stack>
      {add.error && !add.error.fields && (
        <Notice tone="danger" live>
          {add.error.message}
        </Notice>
      )}
      <Row>
        <Button type="submit" size="small" loading={add.isPending}>
          Add the edition
        </Button>
        <Button tone="ghost" size="small" onClick={onClose}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}
