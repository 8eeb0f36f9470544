import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { TextField } from '@/components/ui/fields/TextField';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import { cents, formatExactMoney } from '@/contract/amounts/cents';
import { proJobs } from '@/contract/care/proJobs/endpoints';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useDraft } from '@/hooks/useDraft';
import { formatDate } from '@/lib/format/dates';
import { BillLines } from './BillLines';
import { emptyLine, linesOf } from './billForms';
import type { OpenJob } from './jobRecord';
import type { JobState } from './useJob';

const QUOTABLE: readonly string[] = ['assigned', 'scheduled', 'in_progress', 'waiting', 'awaiting_approval'];
const BILLABLE: readonly string[] = ['in_progress', 'waiting', 'done', 'confirmed', 'billed', 'closed'];

interface JobBillingProps {
  readonly job: OpenJob;
  readonly state: JobState;
}

/** A quote before the work, or the invoice after it. */
export function JobBilling({ job: { details }, state }: JobBillingProps) {
  const canBill = BILLABLE.includes(details.jobStatus);
  const canQuote = QUOTABLE.includes(details.jobStatus);
  return (
    <Card as="section" $pad="s16" aria-labelledby="job-bill">
      <Stack $gap="s16">
        <Heading as="h2" id="job-bill" $size="small">
          Quote and invoice
        </Heading>
        {details.approvedCents !== null && (
          <Text $tone="soft">
            Approved so far: {formatExactMoney(details.approvedCents)}. Ask before it costs more.
          </Text>
        )}
        {details.quotes.map(({ id, totalCents, status }) => (
          <Text key={id}>
            Quote of {formatExactMoney(totalCents)}: {status === 'offered' ? 'waiting for the owner' : status}
          </Text>
        ))}
        {details.invoices.map((invoice) => (
          <SentInvoice key={invoice.id} invoice={invoice} state={state} />
        ))}
        <Text $tone="soft" $size="small">
          Tell us where to pay you, certify your Form W-9, and see every payment, under{' '}
          <Link href={routes.pros.jobs()}>all of your jobs</Link>.
        </Text>
        {canQuote && <QuoteForm state={state} />}
        {canBill && <InvoiceForm state={state} />}
      </Stack>
    </Card>
  );
}

type Invoice = OpenJob['details']['invoices'][number];

const stateOf = ({ status, arrivesOn }: Invoice) => {
  if (status === 'paid' || status === 'withdrawn') return status;
  return arrivesOn ? `on its way, arrives ${formatDate(arrivesOn)}` : 'received';
};

function SentInvoice({ invoice, state }: { readonly invoice: Invoice; readonly state: JobState }) {
  const { id: invoiceId, number, totalCents, canWithdraw, traceId } = invoice;
  const withdraw = useApiMutation(proJobs.withdrawJobInvoice);
  return (
    <Stack $gap="s8" $align="start">
      <Text>
        Invoice {number} of {formatExactMoney(totalCents)}: {stateOf(invoice)}
        {traceId && `, bank trace ${traceId}`}
      </Text>
      {canWithdraw && (
        <Button
          tone="secondary"
          loading={withdraw.isPending}
          onClick={() => withdraw.mutate({ body: { ...state.link, invoiceId } }, { onSuccess: state.setJob })}
        >
          Withdraw invoice {number}
        </Button>
      )}
      {withdraw.error && (
        <Notice live tone="danger" title="That did not work">
          {withdraw.error.message}
        </Notice>
      )}
    </Stack>
  );
}

function QuoteForm({ state }: { readonly state: JobState }) {
  const {
    values: { diagnosis, lines },
    set,
    clear,
  } = useDraft(`job-quote:${state.recordId}`, { diagnosis: '', lines: [emptyLine()] });
  const send = useApiMutation(proJobs.addJobQuote, { onArrived: clear });
  const submit = () =>
    send.mutate(
      { body: { ...state.link, diagnosis, lines: linesOf(lines), taxCents: cents(0), warrantyDays: 90 } },
      { onSuccess: state.setJob },
    );
  return (
    <Stack $gap="s12" role="group" aria-label="Quote">
      <TextField
        label="What is wrong?"
        error={send.error?.fields?.diagnosis}
        value={diagnosis}
        onChange={(value) => set({ diagnosis: value })}
      />
      <BillLines name="quote" lines={lines} onChange={(value) => set({ lines: value })} />
      <Row>
        <Button tone="secondary" loading={send.isPending} onClick={submit}>
          Send quote
        </Button>
      </Row>
      {send.error && (
        <Notice live tone="danger" title="That did not work">
          {send.error.fields?.lines ?? send.error.message}
        </Notice>
      )}
    </Stack>
  );
}

function InvoiceForm({ state }: { readonly state: JobState }) {
  const {
    values: { number, lines },
    set,
    clear,
  } = useDraft(`job-invoice:${state.recordId}`, { number: '', lines: [emptyLine()] });
  const send = useApiMutation(proJobs.addJobInvoice, { onArrived: clear });
  const submit = () =>
    send.mutate(
      { body: { ...state.link, number, lines: linesOf(lines), taxCents: cents(0) } },
      { onSuccess: state.setJob },
    );
  return (
    <Stack $gap="s12" role="group" aria-label="Invoice">
      <TextField
        label="Invoice number"
        error={send.error?.fields?.number}
        value={number}
        onChange={(value) => set({ number: value })}
      />
      <BillLines name="invoice" lines={lines} onChange={(value) => set({ lines: value })} />
      <Row>
        <Button loading={send.isPending} onClick={submit}>
          Send invoice
        </Button>
      </Row>
      {send.error && (
        <Notice live tone="danger" title="That did not work">
          {send.error.fields?.lines ?? send.error.message}
        </Notice>
      )}
    </Stack>
  );
}
