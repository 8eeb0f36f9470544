import { useState } from 'react';
import { saveText } from '@/components/layout/account/saveText';
import { Button } from '@/components/ui/actions/Button';
import { FilePickerButton } from '@/components/ui/actions/FilePickerButton';
import { Notice } from '@/components/ui/feedback/Notice';
import { SelectField } from '@/components/ui/fields/SelectField';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Grid } from '@/components/ui/layout/Grid';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import {
  type ImportFile,
  type ImportFileKind,
  importFileLabels,
  importSourceLabels,
  MAX_IMPORT_LENGTH,
  portfolioImports,
} from '@/contract/onboarding/portfolioImports/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { pluralize } from '@/lib/format/text';
import { textOfFile } from '@/lib/media/textOfFile';

interface ImportFileSectionProps {
  readonly portfolioImportId: string;
  readonly kind: ImportFileKind;
  readonly file: ImportFile | undefined;
  readonly mayEdit: boolean;
}

const NO_COLUMN = '';

/** Which column of the file is which; each choice is kept at once. */
function ColumnFields({ portfolioImportId, file }: { readonly portfolioImportId: string; readonly file: ImportFile }) {
  const map = useApiMutation(portfolioImports.mapImportFile, { touches: [portfolioImports] });
  const choose = (key: string, header: string) => {
    const columns = Object.fromEntries(file.columns.map((column) => [column.key, column.header]));
    map.mutate({
      params: { portfolioImportId },
      body: { kind: file.kind, columns: { ...columns, [key]: header === NO_COLUMN ? null : header } },
    });
  };
  return (
    <Stack $gap="s16">
      <Grid $min="14rem" $gap="s16">
        {file.columns.map(({ key, label, isRequired, header }) => (
          <SelectField
            key={key}
            label={label}
            required={isRequired}
            options={[
              { value: NO_COLUMN, label: 'No column' },
              ...file.header.map((name) => ({ value: name, label: name })),
            ]}
            value={header ?? NO_COLUMN}
            onChange={(value) => choose(key, value)}
          />
        ))}
      </Grid>
      {map.error && (
        <Notice live tone="danger">
          {map.error.message}
        </Notice>
      )}
    </Stack>
  );
}

/** One file of a portfolio: its template, its upload, and its columns. */
export function ImportFileSection({ portfolioImportId, kind, file, mayEdit }: ImportFileSectionProps) {
  const { title, about } = importFileLabels[kind];
  const [tooLarge, setTooLarge] = useState('');
  const upload = useApiMutation(portfolioImports.saveImportFile, { touches: [portfolioImports] });
  const remove = useApiMutation(portfolioImports.removeImportFile, { touches: [portfolioImports] });
  const template = useApiMutation(portfolioImports.getImportTemplate);
  const send = async (chosen: File) => {
    upload.reset();
    setTooLarge(chosen.size > MAX_IMPORT_LENGTH ? chosen.name : '');
    if (chosen.size > MAX_IMPORT_LENGTH) return;
    const text = await textOfFile(chosen);
    upload.mutate({ params: { portfolioImportId }, body: { kind, fileName: chosen.name, text } });
  };
  const error = upload.error ?? remove.error ?? template.error;
  return (
    <Stack as="section" aria-labelledby={`file-${kind}`} $gap="s12">
      <Heading as="h2" id={`file-${kind}`} $size="small">
        {title}
      </Heading>
      <Text $tone="soft">{about}</Text>
      {file && (
        <Text>
          {file.fileName}: {pluralize(file.rows, 'row')}
          {file.source && `, read as an export of ${importSourceLabels[file.source]}`}
        </Text>
      )}
      {mayEdit && (
        <Row>
          <FilePickerButton
            size="small"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            onSelect={(chosen) => void send(chosen)}
          >
            {file ? `Replace the file of ${title.toLowerCase()}` : `Upload ${title.toLowerCase()}`}
          </FilePickerButton>
          <Button
            size="small"
            tone="ghost"
            loading={template.isPending}
            onClick={() => template.mutate({ query: { kind } }, { onSuccess: saveText })}
          >
            Template for {title.toLowerCase()}
          </Button>
          {file && (
            <Button
              size="small"
              tone="ghost"
              loading={remove.isPending}
              onClick={() => remove.mutate({ params: { portfolioImportId }, body: { kind } })}
            >
              Remove {title.toLowerCase()}
            </Button>
          )}
        </Row>
      )}
      <div aria-live="polite">
        {upload.isPending && <Text $tone="soft">Reading the file…</Text>}
        {tooLarge && (
          <Notice tone="danger">
            {tooLarge} is larger than {MAX_IMPORT_LENGTH / 1_000_000} MB. Split it.
          </Notice>
        )}
        {error && <Notice tone="danger">{error.message}</Notice>}
      </div>
      {file && mayEdit && (
        <Disclosure summary="Columns of this file">
          <ColumnFields portfolioImportId={portfolioImportId} file={file} />
        </Disclosure>
      )}
    </Stack>
  );
}
