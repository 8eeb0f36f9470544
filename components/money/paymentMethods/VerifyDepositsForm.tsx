import { useState } from 'react';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { NumberField } from '@/components/ui/fields/NumberField';
import { TextField } from '@/components/ui/fields/TextField';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { type PaymentMethod, paymentMethods } from '@/contract/money/paymentMethods/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDate } from '@/lib/format/dates';

const inRange = (amount: number | null): amount is number => amount !== null && amount >= 1 && amount <= 99;
const AMOUNT_ERROR = 'Enter 1 to 99 cents';

/** Confirms a bank account by two small deposits, or by the code in their description. */
export function VerifyDepositsForm({ method }: { readonly method: PaymentMethod }) {
  const verify = useApiMutation(paymentMethods.verifyPaymentMethod, { touches: [paymentMethods] });
  const [first, setFirst] = useState<number | null>(null);
  const [second, setSecond] = useState<number | null>(null);
  const [code, setCode] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const byCode = method.verification?.type === 'code';
  const send = () => {
    setIsSubmitted(true);
    const params = { paymentMethodId: method.id };
    if (byCode) {
      if (code.trim()) verify.mutate({ params, body: { code } });
    } else if (inRange(first) && inRange(second)) verify.mutate({ params, body: { amounts: [first, second] } });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack $gap="s12">
        <Text $size="small" $tone="soft">
          {byCode
            ? 'We sent a deposit of 1 cent. Its description starts with SM. '
            : 'We sent two deposits of less than a dollar. '}
          {method.verification && `Look for them by ${formatDate(method.verification.depositsOn)}.`}
        </Text>
        {byCode ? (
          <TextField
            label="Code in the description"
            error={
              isSubmitted && !code.trim() ? 'Enter the 6 characters, starting with SM' : verify.error?.fields?.code
            }
            maxLength={6}
            autoComplete="off"
            autoCapitalize="characters"
            value={code}
            onChange={setCode}
          />
        ) : (
          <Row $align="start">
            <NumberField
              label="First deposit, in cents"
              error={isSubmitted && !inRange(first) ? AMOUNT_ERROR : undefined}
              maxLength={2}
              value={first}
              onChange={setFirst}
            />
            <NumberField
              label="Second deposit, in cents"
              error={isSubmitted && !inRange(second) ? AMOUNT_ERROR : undefined}
              maxLength={2}
              value={second}
              onChange={setSecond}
            />
          </Row>
        )}
        {verify.error && (
          <Notice live tone="danger">
            {verify.error.message}
          </Notice>
        )}
        <div>
          <Button type="submit" size="small" loading={verify.isPending} aria-label={`Confirm ${method.label}`}>
            Confirm account
          </Button>
        </div>
      </Stack>
    </form>
  );
}
