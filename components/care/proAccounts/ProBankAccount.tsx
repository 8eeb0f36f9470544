import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextField } from '@/components/ui/fields/TextField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { type ProAccount, type ProBank, proAccounts } from '@/contract/care/proAccounts/endpoints';
import { PAYOUT_ACCOUNT_HOLD_DAYS } from '@/contract/money/payoutAccounts/constants';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDay } from '@/lib/format/dates';

const nameOf = ({ bankName, lastFour }: ProBank) => `${bankName} •••• ${lastFour}`;

interface ProBankAccountProps {
  readonly account: ProAccount;
  readonly session: string;
  readonly onChange: (account: ProAccount) => void;
}

/** Where invoices are paid, and a new account that waits for its day. */
export function ProBankAccount({ account, session, onChange }: ProBankAccountProps) {
  const { bank, newBank, isRecent } = account;
  const [isAdding, setAdding] = useState(false);
  const cancel = useApiMutation(proAccounts.cancelProBankAccount);
  return (
    <Card as="section" $pad="s16" aria-labelledby="pro-bank">
      <Stack $gap="s12" $align="start">
        <Heading as="h2" id="pro-bank" $size="small">
          How we pay you
        </Heading>
        {bank ? (
          <Text>We pay your invoices to {nameOf(bank)}.</Text>
        ) : (
          !newBank && <Text>Add a bank account, so that we can pay your invoices.</Text>
        )}
        {newBank && (
          <>
            <Text>
              {nameOf(newBank)} takes over on {formatDay(newBank.usableFrom)}.
            </Text>
            <Button
              size="small"
              tone="secondary"
              loading={cancel.isPending}
              onClick={() => cancel.mutate({ body: { session } }, { onSuccess: onChange })}
            >
              Remove {nameOf(newBank)}
            </Button>
            {cancel.error && (
              <Notice live tone="danger" title="That did not work">
                {cancel.error.message}
              </Notice>
            )}
          </>
        )}
        {!isAdding && isRecent && (
          <Button size="small" tone={bank || newBank ? 'secondary' : 'primary'} onClick={() => setAdding(true)}>
            {bank || newBank ? 'Change the bank account' : 'Add a bank account'}
          </Button>
        )}
        {!isRecent && <Text $tone="soft">To add or change a bank account, log out and confirm a new code first.</Text>}
        {isAdding && (
          <BankForm
            session={session}
            onDone={(next) => {
              setAdding(false);
              onChange(next);
            }}
          />
        )}
      </Stack>
    </Card>
  );
}

const FIELDS = [
  { name: 'holderName', label: 'Name on the account', numeric: false },
  { name: 'routingNumber', label: 'Routing number', numeric: true },
  { name: 'accountNumber', label: 'Account number', numeric: true },
  { name: 'accountNumberAgain', label: 'Account number again', numeric: true },
] as const;

interface BankFormProps {
  readonly session: string;
  readonly onDone: (account: ProAccount) => void;
}

function BankForm({ session, onDone }: BankFormProps) {
  const [values, setValues] = useState({
    holderName: '',
    routingNumber: '',
    accountNumber: '',
    accountNumberAgain: '',
  });
  const add = useApiMutation(proAccounts.addProBankAccount);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate({ body: { session, ...values } }, { onSuccess: onDone });
      }}
    >
      <Stack $gap="s12">
        <Text $tone="soft" $size="small">
          For your safety, a new account takes over after {PAYOUT_ACCOUNT_HOLD_DAYS} days, and we email you now.
        </Text>
        {FIELDS.map(({ name, label, numeric }) => (
          <TextField
            key={name}
            label={label}
            error={add.error?.fields?.[name]}
            {...(numeric && { inputMode: 'numeric' as const })}
            autoComplete="off"
            value={values[name]}
            onChange={(value) => setValues({ ...values, [name]: value })}
          />
        ))}
        {add.error && !add.error.fields && (
          <Notice live tone="danger" title="That did not work">
            {add.error.message}
          </Notice>
        )}
        <Row>
          <Button type="submit" loading={add.isPending}>
            Save the bank account
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
