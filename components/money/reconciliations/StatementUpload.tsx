import { useState } from 'react';
import { FilePickerButton } from '@/components/ui/actions/FilePickerButton';
import { Notice } from '@/components/ui/feedback/Notice';
import { SelectField } from '@/components/ui/fields/SelectField';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import {
  MAX_STATEMENT_LENGTH,
  type StatementFormat,
  TRUST_ACCOUNTS,
  type TrustAccount,
  trustAccountLabels,
} from '@/contract/money/reconciliations/constants';
import { reconciliations } from '@/contract/money/reconciliations/endpoints';
import { desk } from '@/contract/platform/desk/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';

/** A BAI2 file begins with its file header, and XML with a tag. */
function formatOf(text: string): StatementFormat {
  const start = text.replace(/^\uFEFF/, '').trimStart();
  if (start.startsWith('<')) return 'camt053';
  return start.startsWith('01,') ? 'bai2' : 'csv';
}

/** Statements that the bank does not send by itself. */
export function StatementUpload({ isAutomatic }: { readonly isAutomatic: boolean }) {
  const [account, setAccount] = useState<TrustAccount>('trust');
  const upload = useApiMutation(reconciliations.importStatement, { touches: [reconciliations, desk] });
  const [tooLarge, setTooLarge] = useState('');
  const send = async (file: File) => {
    upload.reset();
    setTooLarge(file.size > MAX_STATEMENT_LENGTH ? file.name : '');
    if (file.size > MAX_STATEMENT_LENGTH) return;
    const text = await file.text();
    upload.mutate({ body: { account, format: formatOf(text), text } });
  };
  return (
    <Stack as="section" aria-labelledby="upload" $align="start">
      <Heading as="h2" id="upload" $size="small">
        Upload a statement
      </Heading>
      <Text $tone="soft">
        {isAutomatic
          ? 'The bank sends its statements each morning. Upload one only if a day is missing.'
          : 'Download it from your bank as CSV, BAI2, or camt.053.'}
      </Text>
      <SelectField
        label="Bank account"
        options={TRUST_ACCOUNTS.map((each) => ({ value: each, label: trustAccountLabels[each] }))}
        value={account}
        onChange={setAccount}
      />
      <FilePickerButton
        accept=".csv,.bai,.bai2,.txt,.xml,text/csv,text/plain,text/xml,application/xml"
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
            {upload.data.days} {upload.data.days === 1 ? 'day' : 'days'} read. {upload.data.matched} of{' '}
            {upload.data.lines} lines match the books.
          </Notice>
        )}
      </div>
    </Stack>
  );
}
