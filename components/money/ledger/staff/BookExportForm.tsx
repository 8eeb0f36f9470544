import { useState } from 'react';
import { saveText } from '@/components/layout/account/saveText';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import {
  accountLabels,
  BOOK_ACCOUNTS,
  BOOK_FORMATS,
  type BookAccount,
  type BookFormat,
  bookFormatLabels,
  ledger,
} from '@/contract/money/ledger/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';

/** The books of some days as a file for an accountant or another program. */
export function BookExportForm() {
  const [format, setFormat] = useState<BookFormat>('csv');
  const [account, setAccount] = useState<BookAccount>('trust');
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const file = useApiMutation(ledger.exportBooks);
  const fields = file.error?.fields ?? {};
  const hasFields = Object.keys(fields).length > 0;
  return (
    <Stack
      as="form"
      noValidate
      aria-label="Export the books"
      onSubmit={(event) => {
        event.preventDefault();
        file.mutate({ query: { format, from, until, ...(format === 'ofx' && { account }) } }, { onSuccess: saveText });
      }}
    >
      <Text $tone="soft">
        Accounts of homes and leases are one account each in QuickBooks. The memo names the home.
      </Text>
      <SelectField
        label="File"
        options={BOOK_FORMATS.map((value) => ({ value, label: bookFormatLabels[value] }))}
        value={format}
        onChange={setFormat}
      />
      {format === 'ofx' && (
        <SelectField
          label="Bank account of the register"
          options={BOOK_ACCOUNTS.map((value) => ({ value, label: accountLabels[`bank:${value}`] ?? value }))}
          value={account}
          onChange={setAccount}
        />
      )}
      <TextField label="First day" type="date" value={from} onChange={setFrom} error={fields.from} />
      <TextField label="Last day" type="date" value={until} onChange={setUntil} error={fields.until} />
      <div aria-live="polite">
        {file.error && !hasFields && <Notice tone="danger">{file.error.message}</Notice>}
        {file.isSuccess && <Notice tone="success">Saved as {file.data.fileName}.</Notice>}
      </div>
      <Row>
        <Button type="submit" size="small" loading={file.isPending}>
          Download file
        </Button>
      </Row>
    </Stack>
  );
}
