import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { TextField } from '@/components/ui/fields/TextField';
import { Disclosure } from '@/components/ui/layout/Disclosure';
import { Stack } from '@/components/ui/layout/Stack';
import { cents } from '@/contract/amounts/cents';
import { type WorkOrder, workOrders } from '@/contract/care/workOrders/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';

interface CostFormProps {
  readonly order: WorkOrder;
  readonly kind: 'quote' | 'invoice';
}

const EMPTY = { vendorName: '', about: '', label: '', address: '', license: '', number: '', reason: '' };

/** A quote or an invoice of a Pro, as we got it. */
export function CostForm({ order: { id }, kind }: CostFormProps) {
  const {
    values: { texts, amount, tax },
    set,
    clear,
  } = useDraft(`${kind}:${id}`, { texts: EMPTY, amount: null as number | null, tax: null as number | null });
  const options = { touches: [workOrders], onArrived: clear };
  const quote = useApiMutation(workOrders.addQuote, options);
  const invoice = useApiMutation(workOrders.addInvoice, options);
  const error = quote.error ?? invoice.error;
  const isQuote = kind === 'quote';
  const input = (name: keyof typeof EMPTY, label: string, field: string = name) => (
    <TextField
      label={label}
      error={error?.fields?.[field]}
      value={texts[name]}
      onChange={(value) => set({ texts: { ...texts, [name]: value } })}
    />
  );
  const submit = () => {
    const params = { workOrderId: id };
    const lines = [{ label: texts.label, cents: cents(amount ?? 0) }];
    const { vendorName } = texts;
    const taxCents = cents(tax ?? 0);
    if (isQuote) {
      const body = { vendorName, diagnosis: texts.about, lines, taxCents, recommended: true, reason: texts.reason };
      return quote.mutate({ params, body });
    }
    const vendor = { vendorName, vendorAddress: texts.address, vendorLicense: texts.license, number: texts.number };
    return invoice.mutate({ params, body: { ...vendor, lines, taxCents } });
  };
  return (
    <Disclosure summary={isQuote ? 'Add a quote' : 'Add an invoice'}>
      <Stack $gap="s12" $align="start">
        {input('vendorName', 'Company')}
        {isQuote ? input('about', 'What’s wrong?', 'diagnosis') : input('address', 'Address', 'vendorAddress')}
        {isQuote ? input('reason', 'Why we recommend it') : input('license', 'License number', 'vendorLicense')}
        {!isQuote && input('number', 'Invoice number')}
        {input('label', 'Work and parts', 'lines.0.label')}
        <MoneyField
          label="Amount"
          error={error?.fields?.['lines.0.cents']}
          cents={amount}
          onChange={(amount) => set({ amount })}
        />
        <MoneyField label="Tax" optional cents={tax} onChange={(tax) => set({ tax })} />
        {error && (
          <Notice live tone="danger" title="That did not work">
            {error.message}
          </Notice>
        )}
        <Button size="small" loading={quote.isPending || invoice.isPending} onClick={submit}>
          {isQuote ? 'Save quote' : 'Save invoice'}
        </Button>
      </Stack>
    </Disclosure>
  );
}
