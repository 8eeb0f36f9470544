import { FormResult } from '@/components/layout/account/FormResult';
import { useMoneyAction, WAITS_FOR_SECOND } from '@/components/money/charges/staff/useMoneyAction';
import { Button } from '@/components/ui/actions/Button';
import { SelectField } from '@/components/ui/fields/SelectField';
import { TextField } from '@/components/ui/fields/TextField';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { TRUST_ACCOUNTS, type TrustAccount, trustAccountLabels } from '@/contract/money/reconciliations/constants';
import { reconciliations } from '@/contract/money/reconciliations/endpoints';
import { useDraft } from '@/hooks/useDraft';

/** Takes wrong statements back, once a second person approves; then the right ones can be uploaded. */
export function StatementRemoval({ today }: { readonly today: string }) {
  const { values, set, clear } = useDraft('statement-removal', {
    account: 'trust' as TrustAccount,
    from: today,
    to: today,
    reason: '',
  });
  const { send, fields, error, isPending, isSuccess, dialog } = useMoneyAction(reconciliations.removeStatement, [
    reconciliations,
  ]);
  return (
    <Disclosure summary="Take a wrong statement back">
      <Stack
        as="form"
        noValidate
        aria-label="Take a wrong statement back"
        onSubmit={(event) => {
          event.preventDefault();
          send({ body: values }, clear);
        }}
      >
        <Text $tone="soft">
          The lines of these days are removed, and what they matched is open again. Then upload the right file.
        </Text>
        <SelectField
          label="Bank account of the statement"
          options={TRUST_ACCOUNTS.map((each) => ({ value: each, label: trustAccountLabels[each] }))}
          value={values.account}
          onChange={(account) => set({ account })}
          error={fields.account}
        />
        <TextField
          label="First day"
          type="date"
          error={fields.from}
          value={values.from}
          onChange={(from) => set({ from })}
        />
        <TextField label="Last day" type="date" error={fields.to} value={values.to} onChange={(to) => set({ to })} />
        <TextField
          label="Reason"
          error={fields.reason}
          maxLength={600}
          value={values.reason}
          onChange={(reason) => set({ reason })}
        />
        <FormResult isSuccess={isSuccess} error={error}>
          {WAITS_FOR_SECOND}
        </FormResult>
        <Row>
          <Button type="submit" size="small" loading={isPending}>
            Ask for approval
          </Button>
        </Row>
        {dialog}
      </Stack>
    </Disclosure>
  );
}
