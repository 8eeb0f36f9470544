import { FilePickerButton } from '@/components/ui/actions/FilePickerButton';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { Field } from '@/components/ui/forms/Field';
import { TextArea } from '@/components/ui/forms/TextArea';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { MAX_DESCRIPTION } from '@/contract/workOrders/constants';
import type { IssueDraft } from './troubleshootDraft';

interface IssueDetailsProps {
  readonly issue: IssueDraft;
  readonly files: readonly File[];
  readonly onChange: (more: Partial<IssueDraft>) => void;
  readonly onFiles: (files: readonly File[]) => void;
}

/** What a Pro has to know. Nothing is required: a report without words is a report. */
export function IssueDetails({ issue, files, onChange, onFiles }: IssueDetailsProps) {
  return (
    <Stack $gap="s16">
      <Field label="What’s happening?" optional help="Write in any language. We’ll pass it on as is.">
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            maxLength={MAX_DESCRIPTION}
            value={issue.description}
            onChange={({ target }) => onChange({ description: target.value })}
          />
        )}
      </Field>
      <Field label="Where exactly?" optional>
        {(control) => (
          <TextInput
            {...control}
            maxLength={200}
            value={issue.location}
            onChange={({ target }) => onChange({ location: target.value })}
          />
        )}
      </Field>
      <Field label="Since when?" optional>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={issue.startedOn}
            onChange={({ target }) => onChange({ startedOn: target.value })}
          />
        )}
      </Field>
      <Checkbox checked={issue.gettingWorse} onChange={({ target }) => onChange({ gettingWorse: target.checked })}>
        It’s getting worse
      </Checkbox>
      <Checkbox checked={issue.activeDamage} onChange={({ target }) => onChange({ activeDamage: target.checked })}>
        It’s damaging the home right now
      </Checkbox>
      <Row>
        <FilePickerButton multiple size="small" accept="image/jpeg,image/png,image/webp" onSelectAll={onFiles}>
          Add photos
        </FilePickerButton>
        {files.length > 0 && <Text>{files.length === 1 ? 'One photo' : `${files.length} photos`}</Text>}
      </Row>
    </Stack>
  );
}
