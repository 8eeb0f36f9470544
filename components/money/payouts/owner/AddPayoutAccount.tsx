import { useState } from 'react';
import { useRecentLogin, visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Field } from '@/components/ui/fields/Field';
import { Select } from '@/components/ui/forms/Select';
import { TextInput } from '@/components/ui/forms/TextInput';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { PAYOUT_ACCOUNT_HOLD_DAYS } from '@/contract/money/payoutAccounts/constants';
import { payoutAccounts } from '@/contract/money/payoutAccounts/endpoints';
import { payouts } from '@/contract/money/payouts/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';

const empty = {
  holderName: '',
  kind: 'checking',
  homeId: '',
  routingNumber: '',
  accountNumber: '',
  accountNumberAgain: '',
};
type Typed = typeof empty;

interface AddPayoutAccountProps {
  readonly homes: readonly { homeId: string; address: string }[];
  readonly onDone: () => void;
}

/** Asks for a bank account; its number goes to the processor, and nowhere else. */
export function AddPayoutAccount({ homes, onDone }: AddPayoutAccountProps) {
  const [typed, setTyped] = useState<Typed>(empty);
  const add = useApiMutation(payoutAccounts.addPayoutAccount, { touches: [payoutAccounts, payouts] });
  const { requireRecentLogin, dialog } = useRecentLogin(
    'This changes where your money goes, so confirm that it’s you.',
  );
  const fields = add.error?.fields ?? {};
  const set = (name: keyof Typed) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [name]: event.target.value });
  const submit = () =>
    add.mutate(
      {
        body: {
          ...typed,
          kind: typed.kind === 'savings' ? 'savings' : 'checking',
          homeId: typed.homeId || null,
        },
      },
      { onSuccess: onDone, onError: requireRecentLogin(submit) },
    );
  const error = Object.keys(fields).length === 0 ? visibleError(add.error) : null;
  const digits = (name: 'routingNumber' | 'accountNumber' | 'accountNumberAgain', label: string) => (
    <Field label={label} error={fields[name]}>
      {(control) => (
        <TextInput {...control} inputMode="numeric" autoComplete="off" value={typed[name]} onChange={set(name)} />
      )}
    </Field>
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack>
        <Field label="Name on the account" error={fields.holderName}>
          {(control) => (
            <TextInput {...control} autoComplete="name" value={typed.holderName} onChange={set('holderName')} />
          )}
        </Field>
        <Field label="Account type">
          {(control) => (
            <Select {...control} value={typed.kind} onChange={set('kind')}>
              <option value="checking">Checking</option>
              <option value="savings">Savings</option>
            </Select>
          )}
        </Field>
        {homes.length > 1 && (
          <Field label="For">
            {(control) => (
              <Select {...control} value={typed.homeId} onChange={set('homeId')}>
                <option value="">All my homes</option>
                {homes.map(({ homeId, address }) => (
                  <option key={homeId} value={homeId}>
                    {address}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {digits('routingNumber', 'Routing number')}
        {digits('accountNumber', 'Account number')}
        {digits('accountNumberAgain', 'Account number again')}
        <Text $size="small" $tone="soft">
          To keep your money safe, a new account waits {PAYOUT_ACCOUNT_HOLD_DAYS} days. We email you now, so you can
          cancel it if it wasn’t you.
        </Text>
        <div aria-live="polite">{error && <Notice tone="danger">{error}</Notice>}</div>
        <Row>
          <Button type="submit" loading={add.isPending}>
            Add bank account
          </Button>
          <Button tone="ghost" onClick={onDone}>
            Cancel
          </Button>
        </Row>
        {dialog}
      </Stack>
    </form>
  );
}
