import { useState } from 'react';
import { FilePickerButton } from '@/components/ui/actions/FilePickerButton';
import { Notice } from '@/components/ui/feedback/Notice';
import { SelectField } from '@/components/ui/fields/SelectField';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import {
  MAX_STATEMENT_LENGTH,
  TRUST_ACCOUNTS,
  type TrustAccount,
  trustAccountLabels,
} from '@/contract/money/reconciliations/constants';
import { reconciliations } from '@/contract/money/reconciliations/endpoints';
import { desk } from '@/contract/platform/desk/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatNumber, pluralize } from '@/lib/format/text';
import { textOfFile } from '@/lib/media/textOfFile';

/** Statements that the bank does not send by itself. */
export function StatementUpload({ isAutomatic }: { readonly isAutomatic: boolean }) {
  const [account, setAccount] = useState<TrustAccount>('trust');
  const upload = useApiMutation(reconciliations.importStatement, { touches: [reconciliations, desk] });
  const [tooLarge, setTooLarge] = useState('');
  const send = async (file: File) => {
    upload.reset();
    setTooLarge(file.size > MAX_STATEMENT_LENGTH ? file.name : '');
    if (file.size > MAX_STATEMENT_LENGTH) return;
    upload.mutate({ body: { account, text: await textOfFile(file) } });
  };
  return (
    <Stack as="section" aria-labelledby="upload" $align="start">
      <Heading as="h2" id="upload" $size="small">
        Upload a statement
      </Heading>
      <Text $tone="soft">
        {isAutomatic
          ? 'The bank sends its statements each morning. Upload one only if a day is missing.'
          : 'Download it from your bank as CSV, BAI2, or OFX (also named QFX or QBO). You can upload a day again.'}
      </Text>
      <SelectField
        label="Bank account"
        options={TRUST_ACCOUNTS.map((each) => ({ value: each, label: trustAccountLabels[each] }))}
        value={account}
        onChange={setAccount}
      />
      <FilePickerButton
        accept=".csv,.tsv,.bai,.bai2,.ofx,.qfx,.qbo,.txt,.dat,text/csv,text/plain,application/x-ofx"
        onSelect={(file) => void send(file)}
      >
        Choose a file
      </FilePickerButton>
      <div aria-live="polite">
        {upload.isPending && <Text $tone="soft">Reading the statement…</Text>}
        {tooLarge && (
          <Notice tone="danger">
            {tooLarge} is larger than {MAX_STATEMENT_LENGTH / 1_000_000} MB. Download fewer days at once.
          </Notice>
        )}
        {upload.error && <Notice tone="danger">{upload.error.message}</Notice>}
        {upload.data && (
          <Notice tone="success">
            {pluralize(upload.data.days, 'day')} read: {pluralize(upload.data.lines, 'new line')},{' '}
            {formatNumber(upload.data.known)} already here. {pluralize(upload.data.matched, 'line')} matched the books.
          </Notice>
        )}
      </div>
    </Stack>
  );
}
