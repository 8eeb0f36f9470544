import { useState } from 'react';
import { FormResult } from '@/components/layout/account/FormResult';
import { useMoneyAction } from '@/components/money/charges/staff/useMoneyAction';
import { Button } from '@/components/ui/actions/Button';
import { FilePickerButton } from '@/components/ui/actions/FilePickerButton';
import { Field } from '@/components/ui/fields/Field';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { TextField } from '@/components/ui/fields/TextField';
import { Combobox } from '@/components/ui/forms/Combobox';
import { Select } from '@/components/ui/forms/Select';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { cents } from '@/contract/amounts/cents';
import { type LedgerAccountSummary, ledger } from '@/contract/money/ledger/endpoints';
import { MAX_MANUAL_LINES, moneyRequests } from '@/contract/money/moneyRequests/endpoints';
import { useApi } from '@/hooks/useApi';
import { useDraft } from '@/hooks/useDraft';
import { useUploads } from '@/hooks/useUploads';

interface Line {
  readonly key: number;
  readonly code: string;
  readonly side: 'debit' | 'credit';
  readonly amount: number | null;
}

/** A debit and a credit. */
const MIN_LINES = 2;

const nameOf = ({ name, address }: LedgerAccountSummary) => (address ? `${name}: ${address}` : name);
const newLine = (key: number, side: Line['side']): Line => ({ key, code: '', side, amount: null });

interface LineFieldsProps {
  readonly line: Line;
  readonly number: number;
  readonly errors: { readonly code?: string | undefined; readonly amount?: string | undefined };
  readonly onChange: (change: Partial<Line>) => void;
  /** Absent where an entry needs the line. */
  readonly onRemove?: (() => void) | undefined;
}

/** One line: an account found by its name or the address of its home, the side, and the amount. */
function LineFields({ line, number, errors, onChange, onRemove }: LineFieldsProps) {
  const [text, setText] = useState('');
  const query = text.trim().length > 1 ? { query: text.trim() } : {};
  const { data, isFetching } = useApi(ledger.listLedgerAccounts, { query });
  const items = (data?.items ?? []).filter(({ takesManualEntries }) => takesManualEntries);
  return (
    <Stack $gap="s8" role="group" aria-label={`Line ${number}`}>
      <Field label="Account" help="A name or an address" error={errors.code}>
        {(control) => (
          <Combobox
            control={control}
            items={items}
            itemKey={({ code }) => code}
            itemText={nameOf}
            loading={isFetching}
            onTextChange={(typed) => {
              setText(typed);
              onChange({ code: '' });
            }}
            onSelect={({ code }) => onChange({ code })}
          />
        )}
      </Field>
      <Row $align="start">
        <Field label="Side">
          {(control) => (
            <Select
              {...control}
              value={line.side}
              onChange={({ target }) => onChange({ side: target.value === 'debit' ? 'debit' : 'credit' })}
            >
              <option value="debit">Debit</option>
              <option value="credit">Credit</option>
            </Select>
          )}
        </Field>
        <MoneyField
          label="Amount"
          error={errors.amount}
          cents={line.amount}
          onChange={(amount) => onChange({ amount })}
        />
      </Row>
      {onRemove && (
        <Row>
          <Button size="small" tone="ghost" onClick={onRemove}>
            Remove line {number}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

/** What both sides come to, and how far they are apart: an entry is sent once they agree. */
function Totals({ lines }: { readonly lines: readonly Line[] }) {
  const totalOf = (side: Line['side']) =>
    lines.reduce((sum, line) => sum + (line.side === side ? (line.amount ?? 0) : 0), 0);
  const [debits, credits] = [totalOf('debit'), totalOf('credit')];
  const apart = Math.abs(debits - credits);
  return (
    <Text $size="small" $tone="soft">
      Debits <Money amount={debits} cents="always" /> · Credits <Money amount={credits} cents="always" />
      {apart > 0 && (
        <>
          {' '}
          · <Money amount={apart} cents="always" /> apart
        </>
      )}
    </Text>
  );
}

/** An entry by hand, with its reason and its document; another person approves it. */
export function ManualEntryForm() {
  const [lines, setLines] = useState<readonly Line[]>([newLine(1, 'debit'), newLine(2, 'credit')]);
  const [sent, setSent] = useState<readonly Line[]>([]);
  const {
    values: { effectiveOn, reason },
    set,
    clear,
  } = useDraft('manual-entry', { effectiveOn: '', reason: '' });
  const [documentId, setDocumentId] = useState<string | null>(null);
  const { uploads, send: upload } = useUploads();
  const { send, fields, error, isPending, isSuccess, dialog } = useMoneyAction(moneyRequests.requestMoney);
  const file = uploads.at(-1);
  /** What was wrong with a line as it was sent: a change to the line ends it. */
  const errorsOf = (line: Line) => {
    const n = sent.indexOf(line);
    return { code: fields[`entries.${n}.code`], amount: fields[`entries.${n}.amountCents`] };
  };
  const change = (key: number, more: Partial<Line>) =>
    setLines((all) => all.map((line) => (line.key === key ? { ...line, ...more } : line)));
  const reset = () => {
    setLines((all) => [newLine(all.length + 1, 'debit'), newLine(all.length + 2, 'credit')]);
    clear();
    setDocumentId(null);
  };
  return (
    <Stack
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSent(lines);
        const entries = lines.map(({ code, side, amount }) => ({
          code,
          amountCents: cents((side === 'debit' ? 1 : -1) * (amount ?? 0)),
        }));
        send({ body: { kind: 'manual_entry', effectiveOn, entries, documentId, reason } }, reset);
      }}
    >
      {lines.map((line, n) => (
        <LineFields
          key={line.key}
          line={line}
          number={n + 1}
          errors={errorsOf(line)}
          onChange={(more) => change(line.key, more)}
          onRemove={
            lines.length > MIN_LINES ? () => setLines((all) => all.filter(({ key }) => key !== line.key)) : undefined
          }
        />
      ))}
      <Totals lines={lines} />
      {lines.length < MAX_MANUAL_LINES && (
        <Row>
          <Button
            size="small"
            tone="ghost"
            onClick={() => setLines((all) => [...all, newLine((all.at(-1)?.key ?? 0) + 1, 'credit')])}
          >
            Add a line
          </Button>
        </Row>
      )}
      <TextField
        label="Effective on"
        error={fields.effectiveOn}
        type="date"
        value={effectiveOn}
        onChange={(value) => set({ effectiveOn: value })}
      />
      <TextField
        label="Reason"
        help="It stays with the entry for good."
        error={fields.reason}
        maxLength={600}
        value={reason}
        onChange={(value) => set({ reason: value })}
      />
      <Row>
        <FilePickerButton
          onSelect={(picked) => void upload(picked, { category: 'other', onDone: ({ id }) => setDocumentId(id) })}
        >
          Attach a document
        </FilePickerButton>
        <Text $size="small" $tone="soft" role="status">
          {file && (file.problem ?? (documentId ? `${file.name} is attached.` : `Sending ${file.name}…`))}
        </Text>
      </Row>
      <FormResult isSuccess={isSuccess} error={fields.entries ?? fields.documentId ?? error}>
        Sent. Another person approves it before anything is posted.
      </FormResult>
      <Row>
        <Button type="submit" size="small" loading={isPending}>
          Ask for approval
        </Button>
      </Row>
      {dialog}
    </Stack>
  );
}
