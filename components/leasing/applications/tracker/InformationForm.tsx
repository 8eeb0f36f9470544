import { Button } from '@/components/ui/actions/Button';
import { FilePickerButton } from '@/components/ui/actions/FilePickerButton';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextAreaField } from '@/components/ui/fields/TextAreaField';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type Application, applications } from '@/contract/leasing/applications/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';
import { useUploads } from '@/hooks/useUploads';

/** What we asked for in our letter: words, papers, or both. */
export function InformationForm({ application }: { readonly application: Application }) {
  const {
    values: { note },
    set,
    clear,
  } = useDraft(`information:${application.id}`, { note: '' });
  const { uploads, send } = useUploads();
  const submitInformation = useApiMutation(applications.provideInformation, {
    touches: [applications],
    onArrived: clear,
  });
  const documentIds = uploads.flatMap(({ document }) => (document ? [document.id] : []));
  return (
    <Card as="section" $tone="float" aria-labelledby="more">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submitInformation.mutate({
            params: { applicationId: application.id },
            body: { note: note.trim(), documentIds: documentIds },
          });
        }}
      >
        <Stack>
          <Heading as="h2" id="more" $size="part">
            What we need from you
          </Heading>
          {application.me?.documentsNeeded && <Text as="blockquote">{application.me.documentsNeeded}</Text>}
          <Text $tone="soft">Add it here. We’ll continue as soon as you submit it.</Text>
          <TextAreaField
            label="Your answer"
            optional
            error={submitInformation.error?.fields?.note}
            rows={4}
            maxLength={2_000}
            value={note}
            onChange={(note) => set({ note })}
          />
          <div>
            <FilePickerButton multiple onSelect={(file) => void send(file, { category: 'application' })}>
              Add files
            </FilePickerButton>
          </div>
          <Stack as="ul" $gap="s4" aria-label="Files">
            {uploads.map(({ key, name, sent, total, problem, document }) => (
              <Text as="li" key={key} $size="small" $tone={problem ? 'danger' : 'soft'}>
                {name}: {problem ?? (document ? 'arrived' : `${Math.round((100 * sent) / Math.max(total, 1))} %`)}
              </Text>
            ))}
          </Stack>
          {submitInformation.error && !submitInformation.error.fields && (
            <Notice tone="danger" live>
              {submitInformation.error.message}
            </Notice>
          )}
          <div>
            <Button type="submit" loading={submitInformation.isPending}>
              Submit
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
